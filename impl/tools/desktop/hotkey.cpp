#include "generated/tools/desktop/hotkey.h"

#include "generated/types/errors.h"
#include "impl/action/keys.h"
#include "impl/action/text_evidence.h"
#include "impl/tools/call.h"
#include "impl/tools/desktop/keyboard_rungs.h"

namespace offhand::tools::desktop {

Result<ActionResult> hotkey(Call& call, const Target& target, const HotkeyArgs& args) {
  OFFHAND_ASSIGN(const auto press, parse_key_chord(args.keys, call.input()));
  const platform::Keys keys{{press}, {}};

  OFFHAND_ASSIGN(const auto attempt, call.attempt(target, args.observe));
  KeyEvidence evidence(attempt->scope(), text_receiver(attempt->scope(), target));
  if (attempt->desk().shares_keyboard()) evidence.person_may_type(most_characters_of(press), characters_of(press));
  attempt->focus().once_clicked([&evidence] { evidence.begin_again(); });
  OFFHAND_ASSIGN(auto dispatched, attempt->first_of(keyboard_rungs(*attempt, keys)));
  auto change = evidence.change();
  change.end_counts = may_close(press);
  return std::move(dispatched).conclude(change);
}

}  // namespace offhand::tools::desktop
