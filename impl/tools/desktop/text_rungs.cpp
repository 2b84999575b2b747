#include "impl/tools/desktop/text_rungs.h"

#include "impl/base/number_text.h"
#include "impl/tools/desktop/keyboard_rungs.h"

namespace offhand {
namespace {

/// A spin button takes over a number that is written into it only once it loses the focus, which it never had here.
/// What was only added to stays as it is: the rest of a number may follow.
void take_over_number(const Attempt& attempt, const platform::NodeHandle& field, const std::string& written) {
  auto& tree = attempt.platform().tree();
  const auto number = number_in(written);
  if (!number) return;
  const auto held = tree.number(field, attempt.limits());
  if (!held || !*held || (*held)->value == *number) return;
  if (*number < (*held)->lowest || *number > (*held)->highest) return;
  const auto text = tree.text(field, attempt.limits());
  if (text && *text == written) static_cast<void>(tree.set_number(field, *number, attempt.limits()));
}

Rung by_accessibility(Attempt& attempt, const std::optional<platform::NodeHandle>& receiver, const std::string& text,
                      Writing writing) {
  return [&attempt, &receiver, &text, writing] {
    if (!receiver) return platform::Delivery::not_attempted("");
    auto& tree = attempt.platform().tree();
    auto delivery = writing == Writing::replace ? tree.replace_text(*receiver, text, attempt.limits())
                                                : tree.insert_text(*receiver, text, attempt.limits());
    if (delivery.outcome == platform::Outcome::delivered) take_over_number(attempt, *receiver, text);
    return delivery;
  };
}

std::vector<platform::KeyPress> keys_for(const std::string& text, Writing writing) {
  auto keys = keys_of_text(text);
  if (writing == Writing::insert) return keys;
  if (keys.empty()) keys.push_back({"delete", {}});
  platform::KeyPress select_all{"a", {}};
  select_all.modifiers.insert(KeyModifier::ctrl);
  keys.insert(keys.begin(), select_all);
  return keys;
}

}  // namespace

std::vector<Rung> text_rungs(Attempt& attempt, const std::optional<platform::NodeHandle>& receiver,
                             const std::string& text, Writing writing, std::chrono::milliseconds delay) {
  const bool looked_up = is_looked_up(attempt, receiver.has_value());
  auto rungs = keyboard_rungs(attempt, {.keys = keys_for(text, writing), .delay = delay, .looked_up = looked_up});
  // The screen is worked as a person does.
  const bool by_keys_alone = attempt.manner().foreground || attempt.target().on_screen();
  if (!by_keys_alone) rungs.insert(rungs.begin(), by_accessibility(attempt, receiver, text, writing));
  return rungs;
}

}  // namespace offhand
