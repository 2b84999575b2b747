#include "generated/tools/ax/ax_key_press.h"

#include "impl/action/keys.h"
#include "impl/tools/call.h"
#include "impl/verbs/keys.h"

namespace offhand::tools::ax {

Result<ActionResult> ax_key_press(Call& call, const Target& target, const AxKeyPressArgs& args) {
  OFFHAND_ASSIGN(auto press, parse_key_chord(args.key, call.input()));
  for (const auto modifier : args.modifiers) press.modifiers.insert(modifier);
  OFFHAND_ASSIGN(const auto run, call.begin_action(target));
  return carry_out(*run, plan_keys(*run, {.keys = {press}}));
}

}  // namespace offhand::tools::ax
