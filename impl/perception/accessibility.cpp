#include "impl/perception/accessibility.h"

#include "generated/types/errors.h"
#include "impl/config/desk.h"
#include "impl/tools/call.h"

namespace offhand {

void provide_accessibility(Call& call) {
  if (accessibility_policy(call.config()) != ConfigAccessibilityEnable::auto_) return;
  if (call.see().accessibility_is_on()) return;
  auto& tree = *call.platform().tree;
  const auto enabled = tree.enabled(call.limits());
  // Without a session bus there is no switch; what is wrong then, reading a tree tells better.
  if (!enabled) return;
  if (*enabled || tree.enable(call.limits())) call.see().note_accessibility_on();
}

Error explain_blindness(Call& call, Error error, const std::string& app, std::int64_t pid) {
  const auto policy = accessibility_policy(call.config());
  if (error.code != "accessibility_off" || policy == ConfigAccessibilityEnable::auto_) return error;
  const auto enabled = call.platform().tree->enabled(call.limits());
  if (!enabled || *enabled) return error;
  return errors::accessibility_disabled({.app = app, .pid = pid, .setting = std::string(to_string(policy))});
}

}  // namespace offhand
