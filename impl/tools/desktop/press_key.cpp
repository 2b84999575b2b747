#include "generated/tools/desktop/press_key.h"

#include "generated/types/errors.h"
#include "impl/action/keys.h"
#include "impl/action/text_evidence.h"
#include "impl/tools/call.h"
#include "impl/tools/desktop/keyboard_rungs.h"

namespace offhand::tools::desktop {

Result<ActionResult> press_key(Call& call, const Target& target, const PressKeyArgs& args) {
  OFFHAND_ASSIGN(auto press, parse_key_chord(args.key, call.input()));
  for (const auto modifier : args.modifiers) press.modifiers.insert(modifier);

  OFFHAND_ASSIGN(const auto attempt, call.attempt(target, args.observe));
  const auto receiver = text_receiver(attempt->scope(), target);
  KeyEvidence evidence(attempt->scope(), receiver);
  if (attempt->desk().shares_keyboard()) evidence.person_may_type(most_characters_of(press), characters_of(press));
  attempt->focus().once_clicked([&evidence] { evidence.begin_again(); });
  const bool looked_up = !characters_of(press).empty() && is_looked_up(*attempt, receiver.has_value());
  const platform::Keys keys{.keys = {press}, .delay = {}, .looked_up = looked_up};
  OFFHAND_ASSIGN(auto dispatched, attempt->first_of(keyboard_rungs(*attempt, keys)));
  auto change = evidence.change();
  change.end_counts = may_close(press);
  return std::move(dispatched).conclude(change);
}

}  // namespace offhand::tools::desktop
