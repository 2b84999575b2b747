#include "generated/tools/desktop/hotkey.h"

#include "impl/action/keys.h"
#include "impl/tools/call.h"
#include "impl/verbs/keys.h"

namespace offhand::tools::desktop {

Result<ActionResult> hotkey(Call& call, const Target& target, const HotkeyArgs& args) {
  OFFHAND_ASSIGN(const auto press, parse_key_chord(args.keys, call.input()));
  OFFHAND_ASSIGN(const auto run, call.begin_action(target, args.observe));
  return carry_out(*run, plan_keys(*run, {.keys = {press}}));
}

}  // namespace offhand::tools::desktop
