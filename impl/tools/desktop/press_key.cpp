#include "generated/tools/desktop/press_key.h"

#include "generated/types/errors.h"
#include "impl/action/keys.h"
#include "impl/evidence/text_evidence.h"
#include "impl/tools/call.h"
#include "impl/verbs/keyboard_strategies.h"

namespace offhand::tools::desktop {

Result<ActionResult> press_key(Call& call, const Target& target, const PressKeyArgs& args) {
  OFFHAND_ASSIGN(auto press, parse_key_chord(args.key, call.input()));
  for (const auto modifier : args.modifiers) press.modifiers.insert(modifier);

  OFFHAND_ASSIGN(const auto run, call.begin_action(target, args.observe));
  const auto receiver = text_receiver(run->scope(), target);
  KeyEvidence evidence(run->scope(), receiver);
  if (run->user_state().shares_keyboard()) evidence.user_may_type(most_characters_of(press), characters_of(press));
  run->focus().once_clicked([&evidence] { evidence.begin_again(); });
  const bool looked_up = !characters_of(press).empty() && is_looked_up(*run, receiver.has_value());
  const platform::Keys keys{.keys = {press}, .delay = {}, .looked_up = looked_up};
  OFFHAND_ASSIGN(auto dispatched, run->first_of(keyboard_strategies(*run, keys)));
  auto change = evidence.change();
  change.end_counts = may_close(press);
  return std::move(dispatched).conclude(change);
}

}  // namespace offhand::tools::desktop
