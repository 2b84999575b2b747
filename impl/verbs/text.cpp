#include "impl/verbs/text.h"

#include <memory>
#include <utility>

#include "generated/types/errors.h"
#include "impl/base/number_text.h"
#include "impl/evidence/text_evidence.h"
#include "impl/target/ancestry.h"
#include "impl/verbs/form_field.h"
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
  if (!receiver->many_lines || receiver->is_read_only) return LineBreak::not_typed;
  return receiver->role == Role::textbox ? LineBreak::shift_and_return : LineBreak::return_key;
}

Error line_break_refused(const ActionRun& run, const std::optional<TextReceiver>& receiver) {
  const auto* const reason =
      receiver && !receiver->is_read_only
          ? "it is a field of one line that takes keys only, in which a line break would press return"
          : "a line break would press return there, and it is not known what that does";
  return errors::text_not_sent(
      {.element = run.target().describe(),
       .reason = reason,
       .advice = "Send the text without line breaks; press_key presses return where that is meant."});
}

/// Whether a node lies in a page or is one.
bool lies_in_document(const ActionRun& run, const TextReceiver& receiver) {
  const auto is_document = [](const auto& /*node*/, const auto& now) { return now.role == Role::document; };
  return first_upwards(run.platform().tree(), receiver.window, receiver.node, run.limits(), is_document).has_value();
}

/// A tab that is typed moves the focus to the next field, and the rest of the text goes there: in fields of one line,
/// and in a page in all. A cell of a table is left on purpose.
std::optional<Error> tab_refused(const ActionRun& run, const TextReceiver& receiver, const std::string& text) {
  if (receiver.edits_elsewhere || text.find('\t') == std::string::npos) return std::nullopt;
  if (receiver.many_lines && (receiver.role != Role::textbox || !lies_in_document(run, receiver))) return std::nullopt;
  return errors::text_not_sent({.element = run.target().describe(),
                                .reason = "a tab is pressed as a key there, which moves on to the next field",
                                .advice = "Send the text without tabs; press_key presses tab where that is meant."});
}

/// Both end the editor of a cell, and the rest of the text would go into the next one.
std::optional<Error> cell_text_refused(const ActionRun& run, const std::string& text) {
  if (text.find_first_of("\t\r\n") == std::string::npos) return std::nullopt;
  return errors::text_not_sent({.element = run.target().describe(),
                                .reason = "a tab or line break leads on to the next cell",
                                .advice = "Set each cell by its own call; type_text types into several."});
}

/// What in a window its keys may go to.
struct KeyTakers {
  /// Buttons and boxes, which a space presses.
  std::vector<std::string> pressed;
  /// Anything else, which may take text.
  bool others = false;
  /// It waits for an answer.
  bool asks = false;
  /// The window has no tree that could be read.
  bool is_untold = false;
};

std::string described(const platform::Node& node) {
  std::string text(to_string(node.role));
  return node.name.empty() ? text : text + " \"" + node.name + "\"";
}

/// What a program draws itself takes keys as it likes, and does not say so (the text of gVim).
bool is_drawn(const platform::Node& node) {
  return node.platform_role == "drawing area" || node.platform_role == "canvas";
}

bool waits_for_answer(const platform::Node& node) {
  return has_any(node.role, {RoleTrait::dialog, RoleTrait::attention}) || node.states.contains(ElementState::modal);
}

/// By what has the focus; where nothing says that it has it, by all that the window shows.
KeyTakers key_takers(const ActionRun& run, const platform::WindowInfo& window) {
  auto& tree = run.platform().tree();
  const auto focused = tree.focused(window, run.limits());
  const bool is_known = focused && *focused;
  if (is_known && !has((*focused)->role, RoleTrait::pressed_by_space))
    return {.pressed = {}, .others = true, .asks = false};
  const auto all = tree.read(window, {}, run.limits());
  if (!all) return {.pressed = {}, .others = true, .asks = false, .is_untold = true};
  KeyTakers takers;
  if (is_known) takers.pressed.push_back(described(**focused));
  for (const auto& node : all->nodes) {
    if (node.states.contains(ElementState::hidden)) continue;
    takers.asks = takers.asks || waits_for_answer(node);
    if (is_known) continue;
    const bool is_off = node.states.contains(ElementState::disabled);
    const bool is_pressed = has(node.role, RoleTrait::pressed_by_space);
    if (is_pressed && !is_off) takers.pressed.push_back(described(node));
    // Words that can be selected take the focus, and no text.
    const bool takes_focus = node.role != Role::text && node.states.contains(ElementState::focusable);
    takers.others = takers.others || node.editable_text || is_drawn(node) || (!is_pressed && takes_focus);
  }
  return takers;
}

/// Empty where the text goes to a known receiver or to a point, or nothing can be asked.
std::optional<KeyTakers> key_takers(const ActionRun& run, const std::optional<TextReceiver>& receiver) {
  const auto* window = run.target().receiving_window();
  if (receiver || window == nullptr || run.target().point || !run.platform().has_tree()) return std::nullopt;
  return key_takers(run, *window);
}

/// Where only buttons can have the focus, a space in a text presses one, and in a dialog each letter may.
std::optional<Error> pressing_refused(const ActionRun& run, const KeyTakers& takers, const std::string& text) {
  const bool has_space = text.find(' ') != std::string::npos;
  if (takers.others || takers.pressed.empty() || !(has_space || takers.asks)) return std::nullopt;
  return errors::text_not_sent(
      {.element = run.target().describe(),
       .reason = "nothing in it takes text, and its keys would press the " + takers.pressed.front(),
       .advice = "Click the field that is meant, or name it; press_key presses a key on purpose."});
}

/// A field that holds more is cleared by marking all that it holds.
constexpr std::size_t most_erased = 100;

/// How many characters are erased one by one, because marking them would take the place of what the user has marked, or
/// show a secret to whoever pastes it; 0: all is marked. How many keys other writing takes is not known, nor that of
/// several lines.
std::size_t erased_singly(ActionRun& run, const std::optional<TextReceiver>& receiver,
                          const std::optional<std::string>& held) {
  if (!receiver || receiver->many_lines || !held || held->empty() || held->size() > most_erased) return 0;
  const bool is_plain = std::ranges::all_of(*held, [](unsigned char c) { return c >= ' ' && c < 0x7F; });
  const bool is_secret = held->find_first_not_of('*') == std::string::npos;
  return is_plain && (is_secret || run.user_state().user_has_selection()) ? held->size() : 0;
}

/// The first key of a text takes the place of all that a cell holds.
std::vector<platform::KeyPress> keys_for_cell(const std::string& text) {
  auto keys = keys_of_text(text);
  keys.push_back({"delete", {}});
  if (!text.empty()) keys.push_back({"return", {}});
  return keys;
}

std::vector<platform::KeyPress> keys_for(const TextParameters& parameters, LineBreak line_break, std::size_t erased) {
  if (parameters.ending == Ending::return_key) return keys_for_cell(parameters.text);
  const auto writing = parameters.writing;
  auto keys = keys_of_text(parameters.text);
  if (line_break == LineBreak::shift_and_return) {
    for (auto& key : keys)
      if (key.key == "return") key.modifiers.insert(KeyModifier::shift);
  }
  if (writing == Writing::insert) return keys;
  if (erased > 0) {
    keys.insert(keys.begin(), erased, {"backspace", {}});
    keys.insert(keys.begin(), {"end", {}});
    return keys;
  }
  if (keys.empty()) keys.push_back({"delete", {}});
  platform::KeyPress select_all{"a", {}};
  select_all.modifiers.insert(KeyModifier::ctrl);
  keys.insert(keys.begin(), select_all);
  return keys;
}

/// Some take letters for commands where nothing has the focus (FLTK).
void note_untold(ActionResult& result) {
  if (result.effect == Effect::confirmed) return;
  result.observed = (result.observed ? *result.observed + "; " : std::string()) +
                    "the window told of nothing that takes text, so it may have taken the letters for commands or "
                    "dropped them: its picture shows what became of them";
}

/// What an editor holds that opened for a cell is not what the cell holds.
void note_open_editor(ActionResult& result) {
  if (result.effect == Effect::confirmed) return;
  result.observed = (result.observed ? *result.observed + "; " : std::string()) +
                    "a cell takes over what was typed once return, tab or a click on another cell ends its editor";
}

/// What it was given it holds in any case.
std::optional<std::string> doubt_of_words(const TextEvidence& evidence) {
  if (evidence.holds_only_that()) return "it holds what it was given, whether it takes that or not";
  return evidence.doubt();
}

std::vector<Strategy> ways_to_write(ActionRun& run, const std::optional<TextReceiver>& receiver,
                                    const std::optional<KeyTakers>& takers, const TextParameters& parameters,
                                    const std::optional<std::string>& held) {
  const bool looked_up = is_looked_up(run, receiver.has_value());
  const auto line_break = line_break_of(run, receiver, parameters.text);
  std::vector<Strategy> strategies;
  auto refused = line_break == LineBreak::not_typed ? std::optional(line_break_refused(run, receiver)) : std::nullopt;
  if (!refused && receiver) refused = tab_refused(run, *receiver, parameters.text);
  if (!refused && parameters.ending == Ending::return_key) refused = cell_text_refused(run, parameters.text);
  if (!refused && takers) refused = pressing_refused(run, *takers, parameters.text);
  if (refused) {
    strategies = {[refused] { return platform::Delivery::failed(*refused); }};
  } else {
    strategies = keyboard_strategies(run, {.keys = keys_for(parameters, line_break, erased_singly(run, receiver, held)),
                                           .delay = parameters.delay,
                                           .looked_up = looked_up});
  }
  // The screen is worked as a user does.
  const bool by_keys_alone = run.delivery_options().foreground || run.target().on_screen();
  if (receiver && !by_keys_alone)
    strategies.insert(strategies.begin(), by_accessibility(run, receiver->node, parameters));
  return strategies;
}

/// Whether its text lies in several parts, such as words in bold: written again it would be one.
bool has_parts(const ActionRun& run, const TextReceiver& receiver) {
  constexpr int most_read = 64;
  if (!receiver.many_lines) return false;
  platform::ReadOptions options;
  options.max_nodes = most_read;
  options.within = receiver.node;
  const auto inside = run.platform().tree().read(receiver.window, options, run.limits());
  if (!inside) return false;
  return std::ranges::count_if(inside->nodes, [&](const platform::Node& part) {
           return part.role == Role::text && part.handle != receiver.node;
         }) > 1;
}

/// What the field held is written in place of all that it holds. Of a password nothing is known but its length.
std::optional<Undo> undo_of(const ActionRun& run, const std::optional<TextReceiver>& receiver,
                            const std::optional<std::string>& before) {
  if (receiver && has_parts(run, *receiver)) return std::nullopt;
  const bool is_secret = before && !before->empty() && before->find_first_not_of('*') == std::string::npos;
  if (!receiver || !before || is_secret) return std::nullopt;
  return Undo{.what = TextParameters{.text = *before, .writing = Writing::replace, .delay = {}}, .on = receiver->node};
}

}  // namespace

Result<Plan> plan_text(ActionRun& run, const TextParameters& given) {
  const auto& target = run.target();
  const auto receiver = text_receiver(run.scope(), target);
  const bool is_read_only = target.element && target.element->now.states.contains(ElementState::readonly);
  if (is_read_only && !receiver)
    return fail(errors::not_editable({.element = target.describe() + ", which is read-only,"}));
  if (target.element && !receiver) return fail(errors::not_editable({.element = target.describe()}));
  OFFHAND_ASSIGN(const auto whole, whole_value(run, receiver, given.text));
  const auto parameters = whole ? TextParameters{.text = *whole, .writing = Writing::replace, .delay = {}} : given;
  const auto evidence = std::make_shared<TextEvidence>(run.scope(), receiver, parameters.text);
  const auto takers = key_takers(run, receiver);
  Plan plan;
  // The keys for the parts of a date differ from country to country.
  plan.strategies = whole ? std::vector{by_accessibility(run, receiver->node, parameters)}
                          : ways_to_write(run, receiver, takers, parameters, evidence->before());
  if (takers && takers->is_untold) plan.add_notes = note_untold;
  const bool goes_into_cell = receiver && receiver->edits_elsewhere && parameters.ending == Ending::none;
  if (goes_into_cell) plan.add_notes = note_open_editor;
  const bool is_of_words = whole && receiver && is_spin_button_of_words(run, *receiver);
  plan.observation = [evidence, is_of_words, writing = parameters.writing,
                      ending = parameters.ending](const platform::Delivery&) {
    auto observation = writing == Writing::replace ? evidence->replacement() : evidence->arrival();
    if (ending == Ending::return_key) {
      observation.must_change = true;
      observation.events_count = false;
    }
    if (is_of_words) {
      observation.look = nullptr;
      observation.refutes = [](const platform::Event& event) { return static_cast<bool>(event.node); };
      observation.doubt = [evidence] { return doubt_of_words(*evidence); };
    }
    return observation;
  };
  plan.undo = undo_of(run, receiver, evidence->exactly_before());
  return plan;
}

Error read_only(const ActionRun& run, const std::string& doing) {
  return errors::action_failed({.what = doing + " " + run.target().describe(),
                                .reason = "it is read-only.",
                                .advice = "Nothing was sent. Do first what makes it editable."});
}

}  // namespace offhand
