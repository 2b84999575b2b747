#include "impl/verbs/text_strategies.h"

#include "impl/base/number_text.h"
#include "impl/verbs/keyboard_strategies.h"

namespace offhand {
namespace {

/// A spin button takes over a number that is written into it only once it loses the focus, which it never had here.
/// What was only added to stays as it is: the rest of a number may follow.
void take_over_number(const ActionRun& run, const platform::NodeHandle& field, const std::string& written) {
  auto& tree = run.platform().tree();
  const auto number = number_in(written);
  if (!number) return;
  const auto held = tree.number(field, run.limits());
  if (!held || !*held || (*held)->value == *number) return;
  if (*number < (*held)->lowest || *number > (*held)->highest) return;
  const auto text = tree.text(field, run.limits());
  if (text && *text == written) static_cast<void>(tree.set_number(field, *number, run.limits()));
}

Strategy by_accessibility(ActionRun& run, const std::optional<platform::NodeHandle>& receiver, const std::string& text,
                          Writing writing) {
  return [&run, &receiver, &text, writing] {
    if (!receiver) return platform::Delivery::not_attempted("");
    auto& tree = run.platform().tree();
    auto delivery = writing == Writing::replace ? tree.replace_text(*receiver, text, run.limits())
                                                : tree.insert_text(*receiver, text, run.limits());
    if (delivery.outcome == platform::Outcome::delivered) take_over_number(run, *receiver, text);
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

std::vector<Strategy> text_strategies(ActionRun& run, const std::optional<platform::NodeHandle>& receiver,
                                      const std::string& text, Writing writing, std::chrono::milliseconds delay) {
  const bool looked_up = is_looked_up(run, receiver.has_value());
  auto strategies = keyboard_strategies(run, {.keys = keys_for(text, writing), .delay = delay, .looked_up = looked_up});
  // The screen is worked as a user does.
  const bool by_keys_alone = run.delivery_options().foreground || run.target().on_screen();
  if (!by_keys_alone) strategies.insert(strategies.begin(), by_accessibility(run, receiver, text, writing));
  return strategies;
}

}  // namespace offhand
