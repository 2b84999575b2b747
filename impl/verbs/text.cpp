#include "impl/verbs/text.h"

#include <memory>
#include <utility>

#include "generated/types/errors.h"
#include "impl/base/number_text.h"
#include "impl/evidence/text_evidence.h"
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

Strategy by_accessibility(ActionRun& run, const platform::NodeHandle& field, const TextParameters& parameters) {
  return [&run, field, text = parameters.text, writing = parameters.writing] {
    auto& tree = run.platform().tree();
    auto delivery = writing == Writing::replace ? tree.replace_text(field, text, run.limits())
                                                : tree.insert_text(field, text, run.limits());
    if (delivery.outcome == platform::Outcome::delivered) take_over_number(run, field, text);
    return delivery;
  };
}

/// How a line break is typed where it is not inserted through accessibility.
enum class LineBreak {
  return_key,        ///< It is what the key makes there: in a terminal, in a document.
  shift_and_return,  ///< In a text of several lines, which a return alone may send.
  not_typed          ///< A return there may submit, send or carry out, and nothing is known that only breaks the line.
};

bool has_line_break(const std::string& text) { return text.find_first_of("\r\n") != std::string::npos; }

/// Whether what has the focus of the window that is typed into says that it is a terminal.
bool is_terminal(const ActionRun& run) {
  const auto* window = run.target().receiving_window();
  if (window == nullptr || run.target().point || !run.platform().has_tree()) return false;
  const auto focused = run.platform().tree().focused(*window, run.limits());
  return focused && *focused && (*focused)->platform_role == "terminal";
}

LineBreak line_break_of(const ActionRun& run, const std::optional<TextReceiver>& receiver, const std::string& text) {
  if (!has_line_break(text)) return LineBreak::return_key;
  if (!receiver) return is_terminal(run) ? LineBreak::return_key : LineBreak::not_typed;
  if (!receiver->many_lines) return LineBreak::not_typed;
  return receiver->role == Role::textbox ? LineBreak::shift_and_return : LineBreak::return_key;
}

Error line_break_refused(const ActionRun& run, const std::optional<TextReceiver>& receiver) {
  const auto* const reason =
      receiver ? "it is a field of one line that takes keys only, in which a line break would press return"
               : "a line break would press return there, and it is not known what that does";
  return errors::text_not_sent(
      {.element = run.target().describe(),
       .reason = reason,
       .advice = "Send the text without line breaks; press_key presses return where that is meant."});
}

std::vector<platform::KeyPress> keys_for(const std::string& text, Writing writing, LineBreak line_break) {
  auto keys = keys_of_text(text);
  if (line_break == LineBreak::shift_and_return) {
    for (auto& key : keys)
      if (key.key == "return") key.modifiers.insert(KeyModifier::shift);
  }
  if (writing == Writing::insert) return keys;
  if (keys.empty()) keys.push_back({"delete", {}});
  platform::KeyPress select_all{"a", {}};
  select_all.modifiers.insert(KeyModifier::ctrl);
  keys.insert(keys.begin(), select_all);
  return keys;
}

std::vector<Strategy> ways_to_write(ActionRun& run, const std::optional<TextReceiver>& receiver,
                                    const TextParameters& parameters) {
  const bool looked_up = is_looked_up(run, receiver.has_value());
  const auto line_break = line_break_of(run, receiver, parameters.text);
  std::vector<Strategy> strategies;
  if (line_break == LineBreak::not_typed) {
    strategies = {[&run, receiver] { return platform::Delivery::failed(line_break_refused(run, receiver)); }};
  } else {
    strategies = keyboard_strategies(run, {.keys = keys_for(parameters.text, parameters.writing, line_break),
                                           .delay = parameters.delay,
                                           .looked_up = looked_up});
  }
  // The screen is worked as a user does.
  const bool by_keys_alone = run.delivery_options().foreground || run.target().on_screen();
  if (receiver && !by_keys_alone)
    strategies.insert(strategies.begin(), by_accessibility(run, receiver->node, parameters));
  return strategies;
}

/// What the field held is written in place of all that it holds. Of a password nothing is known but its length.
std::optional<Undo> undo_of(const std::optional<TextReceiver>& receiver, const std::optional<std::string>& before) {
  const bool is_secret = before && !before->empty() && before->find_first_not_of('*') == std::string::npos;
  if (!receiver || !before || is_secret) return std::nullopt;
  return Undo{.what = TextParameters{.text = *before, .writing = Writing::replace, .delay = {}}, .on = receiver->node};
}

}  // namespace

Result<Plan> plan_text(ActionRun& run, const TextParameters& parameters) {
  const auto& target = run.target();
  const auto receiver = text_receiver(run.scope(), target);
  if (target.element && !receiver) return fail(errors::not_editable({.element = target.describe()}));
  const auto evidence = std::make_shared<TextEvidence>(run.scope(), receiver, parameters.text);
  Plan plan;
  plan.strategies = ways_to_write(run, receiver, parameters);
  plan.observation = [evidence, writing = parameters.writing](const platform::Delivery&) {
    return writing == Writing::replace ? evidence->replacement() : evidence->arrival();
  };
  plan.undo = undo_of(receiver, evidence->before());
  return plan;
}

}  // namespace offhand
