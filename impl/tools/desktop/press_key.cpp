#include "generated/tools/desktop/press_key.h"

#include <fmt/format.h>

#include "generated/types/errors.h"
#include "impl/action/keys.h"
#include "impl/action/text_evidence.h"
#include "impl/tools/call.h"
#include "impl/tools/desktop/keyboard_rungs.h"

namespace offhand::tools::desktop {

Result<ActionResult> press_key(Call& call, const PressKeyArgs& args) {
  OFFHAND_ASSIGN(const auto key, canonical_key(args.key, *call.platform().input));
  platform::KeyPress press{key, {}};
  for (const auto modifier : args.modifiers) press.modifiers.insert(modifier);
  const std::vector<platform::KeyPress> keys{press};

  OFFHAND_ASSIGN(const auto target, call.resolve(args.target));
  auto words = "press " + key;
  for (const auto modifier : press.modifiers) words += fmt::format(" {}", to_string(modifier));
  OFFHAND_CHECK(call.act().prepare(target, words));
  const TextEvidence evidence(call, text_receiver(call, target));
  const auto rungs = keyboard_rungs(call, target, keys, {});
  OFFHAND_ASSIGN(const auto delivery, call.act().first_of(target, rungs));
  return call.act().conclude(target, delivery, evidence.change());
}

}  // namespace offhand::tools::desktop
