#include "generated/tools/desktop/press_key.h"

#include "impl/action/keys.h"
#include "impl/tools/call.h"
#include "impl/verbs/keys.h"

namespace offhand::tools::desktop {

Result<ActionResult> press_key(Call& call, const Target& target, const PressKeyArgs& args) {
  OFFHAND_ASSIGN(auto press, parse_key_chord(args.key, call.input()));
  for (const auto modifier : args.modifiers) press.modifiers.insert(modifier);
  OFFHAND_ASSIGN(const auto run, call.begin_action(target, args.observe));
  return carry_out(*run, plan_keys(*run, {.keys = {press}}));
}

}  // namespace offhand::tools::desktop
