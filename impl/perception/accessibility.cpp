#include "generated/types/errors.h"
#include "impl/perception/perception.h"

// Whether the desktop's accessibility is enabled.
namespace offhand {

void Perception::provide_accessibility(const platform::Facets& platform, const platform::Limits& limits,
                                       std::optional<ConfigAccessibilityEnable> policy) {
  if (policy.value_or(policy_) != ConfigAccessibilityEnable::auto_ || accessibility_is_on_) return;
  const auto enabled = platform.tree().enabled(limits);
  // Without a session bus there is no switch; the error of reading a tree explains that better.
  if (!enabled) return;
  if (*enabled || platform.tree().enable(limits)) accessibility_is_on_ = true;
}

Error Perception::explain_blindness(Error error, const platform::WindowInfo& window, const platform::Facets& platform,
                                    const platform::Limits& limits,
                                    std::optional<ConfigAccessibilityEnable> policy) const {
  const auto setting = policy.value_or(policy_);
  if (error.code != "accessibility_off" || setting == ConfigAccessibilityEnable::auto_) return error;
  const auto enabled = platform.tree().enabled(limits);
  if (!enabled || *enabled) return error;
  return errors::accessibility_disabled(
      {.app = window.app_name, .pid = window.pid, .setting = std::string(to_string(setting))});
}

}  // namespace offhand
