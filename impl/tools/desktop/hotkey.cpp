#include "generated/tools/desktop/hotkey.h"

#include "generated/types/errors.h"
#include "impl/action/keys.h"
#include "impl/evidence/text_evidence.h"
#include "impl/tools/call.h"
#include "impl/verbs/keyboard_strategies.h"

namespace offhand::tools::desktop {

Result<ActionResult> hotkey(Call& call, const Target& target, const HotkeyArgs& args) {
  OFFHAND_ASSIGN(const auto press, parse_key_chord(args.keys, call.input()));
  const platform::Keys keys{{press}, {}};

  OFFHAND_ASSIGN(const auto run, call.begin_action(target, args.observe));
  KeyEvidence evidence(run->scope(), text_receiver(run->scope(), target));
  if (run->user_state().shares_keyboard()) evidence.user_may_type(most_characters_of(press), characters_of(press));
  run->focus().once_clicked([&evidence] { evidence.begin_again(); });
  OFFHAND_ASSIGN(auto dispatched, run->first_of(keyboard_strategies(*run, keys)));
  auto change = evidence.change();
  change.end_counts = may_close(press);
  return std::move(dispatched).conclude(change);
}

}  // namespace offhand::tools::desktop
