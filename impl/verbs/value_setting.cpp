#include "impl/verbs/value_setting.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <chrono>
#include <cmath>
#include <optional>
#include <string_view>
#include <utility>

#include "codegen/runtime/suggest.h"
#include "codegen/runtime/utf8.h"
#include "generated/types/errors.h"
#include "impl/base/fold_case.h"
#include "impl/base/number_text.h"
#include "impl/verbs/drop_down.h"
#include "impl/verbs/keyboard_strategies.h"
#include "impl/verbs/pointer_strategies.h"

namespace offhand {
namespace {

using platform::Delivery;
using platform::HeldNumber;
using platform::Node;
using platform::NodeAction;

/// For an arrow key to show what it chose.
constexpr std::chrono::milliseconds time_for_step{500};
constexpr std::chrono::milliseconds step_look_interval{5};
/// On the way to a number.
constexpr int most_arrows = 200;

bool is_one_of(std::string_view word, std::initializer_list<std::string_view> words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

std::optional<bool> as_switch(const std::string& value) {
  const auto word = fold_case(value);
  if (is_one_of(word, {"on", "true", "checked", "yes", "1"})) return true;
  if (is_one_of(word, {"off", "false", "unchecked", "no", "0"})) return false;
  return std::nullopt;
}

bool is_switched_on(const platform::States& states) {
  return states.contains(ElementState::checked) || states.contains(ElementState::pressed);
}

Strategy nothing_to_do() {
  return [] { return Delivery::delivered(ActionPath::none); };
}

/// A cell of a table may be a check box and text at once.
bool is_switch(const platform::AccessibilityTree& tree, const Node& node, const platform::States& now) {
  if (has_any(node.role, {RoleTrait::toggle, RoleTrait::exclusive})) return true;
  const auto toggles = [&](const std::string& action) {
    return tree.meaning_of(node.handle, action) == NodeAction::toggle;
  };
  return has(node.role, RoleTrait::item) &&
         (is_switched_on(now) || std::any_of(node.actions.begin(), node.actions.end(), toggles));
}

class Planner {
 public:
  Planner(ActionRun& run, const std::string& value) : run_(run), element_(*run.target().element), value_(value) {}

  Result<ValueSetting> switch_setting(bool on) {
    ValueSetting setting;
    setting.observation.look = [this_ = *this, on]() -> std::optional<Evidence> {
      const auto now = this_.identity();
      if (!now || is_switched_on(now->states) != on) return std::nullopt;
      return Evidence{EvidenceKind::state_readback, on ? "it is on now" : "it is off now"};
    };
    setting.observation.must_change = true;
    setting.observation.windows_count = false;
    setting.observation.escalation = Escalation{EscalationRecommended::px, "its state is what it was"};
    if (is_switched_on(element_.now.states) == on) {
      setting.strategies = {nothing_to_do()};
    } else if (run_.delivery_options().foreground) {
      setting.strategies = {pointer_click(run_, {}, ClickPart::tick)};
    } else {
      setting.strategies = {element_action(run_, NodeAction::toggle), flip_frame(run_),
                            pointer_click(run_, {}, ClickPart::tick)};
      for (auto& strategy : press_by_key(run_)) setting.strategies.push_back(std::move(strategy));
    }
    return setting;
  }

  Result<ValueSetting> option_setting(std::vector<Node> options) {
    const auto wanted = fold_case(value_);
    const auto found = std::find_if(options.begin(), options.end(),
                                    [&](const Node& option) { return fold_case(option.name) == wanted; });
    if (found == options.end()) return fail(no_such_option(options));
    const auto option = found->handle;
    ValueSetting setting;
    if (is_settled_on(options, *found)) {
      setting.strategies = {nothing_to_do()};
    } else {
      setting.strategies = keys_to(options, static_cast<std::size_t>(found - options.begin()));
      // In the foreground keys come first, as the user would choose; what takes none is asked.
      const bool asks_first = !run_.delivery_options().foreground;
      setting.strategies.insert(asks_first ? setting.strategies.begin() : setting.strategies.end(),
                                [&run = run_, holder = node(), option] {
                                  return run.platform().tree().choose(holder, option, run.limits());
                                });
      auto& tree = run_.platform().tree();
      const bool is_closed =
          element_.seen.node.role == Role::combobox && !element_.now.states.contains(ElementState::expanded);
      if (!is_closed || tree.heeds_options_while_closed(node(), run_.limits())) {
        setting.strategies.push_back(
            [&run = run_, option] { return run.platform().tree().perform(option, NodeAction::pick, run.limits()); });
      }
    }
    setting.observation.look = [this_ = *this, option, name = found->name]() { return this_.chosen(option, name); };
    setting.observation.must_change = true;
    setting.observation.windows_count = false;
    setting.observation.escalation = Escalation{EscalationRecommended::px, "the option is not chosen"};
    setting.observation.holds = [this_ = *this, option, name = found->name]() -> std::optional<std::string> {
      return this_.chosen(option, name) ? std::optional(name) : std::nullopt;
    };
    return setting;
  }

  Result<ValueSetting> number_setting(const HeldNumber& held) {
    const auto number = number_in(value_);
    if (!number || *number < held.lowest || *number > held.highest)
      return fail(invalid(fmt::format("a number from {:.6g} to {:.6g}", held.lowest, held.highest)));
    ValueSetting setting;
    setting.strategies = {[&run = run_, holder = node(), number = *number] {
      return run.platform().tree().set_number(holder, number, run.limits());
    }};
    if (held.value == *number) setting.strategies = {nothing_to_do()};
    // Half a step: widgets round to what they can show.
    setting.observation = becomes(*number, std::max(held.step / 2, std::abs(*number) * 1e-9));
    return setting;
  }

  /// A part of a field for days or hours takes no number through accessibility but digits, and words of its own
  /// ("PM", "July") by their letters. Where it is blank it may say that it holds 0.
  Result<ValueSetting> part_of_time_setting(const std::optional<HeldNumber>& held) {
    const auto wanted = number_in(value_);
    const bool is_word =
        !value_.empty() && std::ranges::all_of(value_, [](unsigned char c) { return std::isalpha(c); });
    const bool is_whole = wanted && *wanted >= 0 && *wanted == std::round(*wanted);
    if ((!is_whole && !is_word) || (is_whole && is_out_of(held, *wanted)))
      return fail(invalid(whole_number_of(held) + " or a word that it shows"));
    ValueSetting setting;
    const auto now = number();
    if (is_whole && *wanted != 0 && now == wanted) {
      setting.strategies = {nothing_to_do()};
    } else {
      platform::Keys keys;
      // Two digits at least: one may be the first of two.
      for (const char key : is_word ? fold_case(value_) : fmt::format("{:02.0f}", *wanted))
        keys.keys.push_back({.key = std::string(1, key), .modifiers = {}});
      setting.strategies = keyboard_strategies(run_, keys);
    }
    if (is_whole && (now != wanted || *wanted != 0)) setting.observation = becomes(*wanted, 0);
    return setting;
  }

  /// What a page draws as a spin button takes no number through accessibility but arrows
  /// (https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/).
  Result<ValueSetting> stepped_setting(const std::optional<HeldNumber>& held) {
    const auto now = number();
    if (!now) return fail(errors::no_value({.element = run_.target().describe()}));
    const auto wanted = number_in(value_);
    if (!wanted || is_out_of(held, *wanted)) return fail(invalid(number_of(held)));
    ValueSetting setting;
    setting.strategies = {[this_ = *this, wanted = *wanted] { return this_.step_by_arrows(wanted); }};
    if (*now == *wanted) setting.strategies = {nothing_to_do()};
    setting.observation = becomes(*wanted, std::abs(*wanted) * 1e-9);
    return setting;
  }

  /// It has to be opened for a moment to know its options and to take one.
  Result<ValueSetting> drop_down_setting() {
    ValueSetting setting;
    const Strategy take = [this_ = *this] { return this_.take_of_drop_down(); };
    if (DropDown(run_, node()).shows(value_)) {
      setting.strategies = {nothing_to_do()};
    } else if (run_.delivery_options().foreground) {
      setting.strategies = {[&run = run_, take] { return run.in_foreground(take, NeedsKeyboard::users); }};
    } else {
      setting.strategies = {take};
    }
    setting.observation.look = [this_ = *this]() -> std::optional<Evidence> {
      if (!DropDown(this_.run_, this_.node()).shows(this_.value_)) return std::nullopt;
      return Evidence{EvidenceKind::state_readback, fmt::format("it shows \"{}\" now", this_.value_)};
    };
    setting.observation.windows_count = false;
    return setting;
  }

 private:
  const platform::NodeHandle& node() const { return element_.seen.node.handle; }

  std::optional<platform::NodeIdentity> identity_of(const platform::NodeHandle& handle) const {
    auto now = run_.platform().tree().identify(run_.target().window, handle, run_.limits());
    return now && now->exists ? std::optional(*std::move(now)) : std::nullopt;
  }
  std::optional<platform::NodeIdentity> identity() const { return identity_of(node()); }

  /// As it is told, or as it is shown.
  std::optional<double> number() const {
    auto& tree = run_.platform().tree();
    const auto now = tree.number(node(), run_.limits());
    if (now && *now) return (*now)->value;
    const auto shown = tree.text(node(), run_.limits());
    return shown && *shown ? number_in(**shown) : std::nullopt;
  }

  Observation becomes(double number, double tolerance) const {
    Observation observation;
    observation.look = [this_ = *this, number, tolerance]() -> std::optional<Evidence> {
      const auto now = this_.number();
      if (!now || std::abs(*now - number) > tolerance) return std::nullopt;
      return Evidence{EvidenceKind::value_readback, fmt::format("its number is {:.6g} now", *now)};
    };
    observation.must_change = true;
    observation.windows_count = false;
    observation.escalation = Escalation{EscalationRecommended::px, "its number is another one"};
    observation.holds = [this_ = *this]() -> std::optional<std::string> {
      const auto now = this_.number();
      return now ? std::optional(fmt::format("{:.6g}", *now)) : std::nullopt;
    };
    return observation;
  }

  static bool is_out_of(const std::optional<HeldNumber>& held, double number) {
    return held && held->highest > held->lowest && (number < held->lowest || number > held->highest);
  }
  static std::string range_of(const std::optional<HeldNumber>& held) {
    if (!held || held->highest <= held->lowest) return "";
    return fmt::format(" from {:.6g} to {:.6g}", held->lowest, held->highest);
  }
  static std::string number_of(const std::optional<HeldNumber>& held) { return "a number" + range_of(held); }
  static std::string whole_number_of(const std::optional<HeldNumber>& held) {
    return "a whole number" + range_of(held);
  }

  Error invalid(std::string expected) const {
    return errors::invalid_value(
        {.element = run_.target().describe(), .expected = std::move(expected), .value = value_});
  }

  /// Whether it alone is chosen already. What is written into a combo box chooses nothing by itself, and what is only
  /// ticked is not chosen.
  bool is_settled_on(const std::vector<Node>& options, const Node& option) const {
    const auto is_selected = [](const Node& one) { return one.states.contains(ElementState::selected); };
    const bool takes_text = element_.seen.node.editable_text || written_part(options);
    return !takes_text && is_selected(option) && std::ranges::count_if(options, is_selected) == 1;
  }

  static bool is_chosen(const Node& option) {
    return option.states.contains(ElementState::selected) || option.states.contains(ElementState::checked);
  }

  /// What holds the options says which is chosen, or takes its name or text.
  std::optional<Evidence> chosen(const platform::NodeHandle& option, const std::string& name) const {
    Evidence evidence{EvidenceKind::state_readback, fmt::format("\"{}\" is chosen now", name)};
    if (const auto options = run_.platform().tree().options(node(), run_.limits())) {
      const auto found = std::find_if(options->begin(), options->end(),
                                      [&](const Node& now) { return now.handle == option && is_chosen(now); });
      if (found != options->end()) return evidence;
    }
    if (element_.seen.node.role != Role::combobox) return std::nullopt;
    const auto now = identity();
    if (now && now->name == name && element_.now.name != name) return evidence;
    const auto held = run_.platform().tree().text(node(), run_.limits());
    return held && *held && **held == name ? std::optional(evidence) : std::nullopt;
  }

  /// A closed combo box goes through its options with the arrows.
  std::vector<Strategy> keys_to(const std::vector<Node>& options, std::size_t place) const {
    const auto& node = element_.seen.node;
    if (node.role != Role::combobox || node.editable_text) return {};
    if (const auto field = written_part(options)) {
      std::vector<std::string> names;
      for (const auto& option : options) names.push_back(option.name);
      return {[this_ = *this, field = *field, names = std::move(names), place] {
        return this_.step_to(field, names, place);
      }};
    }
    platform::Keys keys{{{"home", {}}}, {}};
    keys.keys.insert(keys.keys.end(), place, {"down", {}});
    return keyboard_strategies(run_, keys);
  }

  /// The field of a combo box that can be written into as well.
  std::optional<platform::NodeHandle> written_part(const std::vector<Node>& options) const {
    for (const auto& part : run_.scope().session.within(run_.target().window.window_id, node())) {
      const bool is_option = std::ranges::find(options, part, &Node::handle) != options.end();
      if (part == node() || is_option) continue;
      const auto now = identity_of(part);
      if (now && now->role == Role::textbox && now->states.contains(ElementState::editable)) return part;
    }
    return std::nullopt;
  }

  std::optional<std::string> written_in(const platform::NodeHandle& field) const {
    auto held = run_.platform().tree().text(field, run_.limits());
    return held ? *std::move(held) : std::nullopt;
  }

  bool comes_to_hold(const platform::NodeHandle& field, const std::string& name) const {
    const auto& scope = run_.scope();
    const auto until = std::min(scope.now() + time_for_step, scope.limits.deadline);
    while (written_in(field) != name) {
      if (scope.now() >= until) return false;
      scope.sleep_until(std::min(scope.now() + step_look_interval, until));
    }
    return true;
  }

  /// There the home key is the caret's, so the way begins at what is chosen. Each step may do what the option is for,
  /// and that may give the focus to something else: the next one is taken once this one shows.
  Delivery step_to(const platform::NodeHandle& field, const std::vector<std::string>& names, std::size_t place) const {
    const auto held = written_in(field);
    const auto chosen = held ? std::find(names.begin(), names.end(), *held) : names.end();
    if (chosen == names.end()) return Delivery::not_attempted("what is written in it is none of its options");
    auto at = static_cast<std::size_t>(chosen - names.begin());
    auto delivery = Delivery::delivered(ActionPath::none);
    while (at != place) {
      const bool is_below = at < place;
      // The two have the focus together, and Qt's gives it by the field alone.
      if (!run_.delivery_options().foreground)
        static_cast<void>(run_.platform().tree().focus_quietly(field, run_.limits()));
      delivery = first_of(keyboard_strategies(run_, {.keys = {{is_below ? "down" : "up", {}}}, .delay = {}}));
      if (delivery.outcome != platform::Outcome::delivered) return delivery;
      at = is_below ? at + 1 : at - 1;
      if (!comes_to_hold(field, names[at]))
        return Delivery::unknown(delivery.path, fmt::format("it holds \"{}\" now", written_in(field).value_or("")));
    }
    return delivery;
  }

  Delivery take_of_drop_down() const {
    DropDown drop_down(run_, node());
    const auto options = drop_down.open();
    if (!options) return Delivery::failed(options.error());
    const auto found =
        std::ranges::find(*options, fold_case(value_), [](const Node& option) { return fold_case(option.name); });
    if (found != options->end()) return drop_down.take(found->handle);
    drop_down.close();
    return Delivery::failed(no_such_option(*options));
  }

  Delivery press_arrow(bool up, std::size_t times) const {
    platform::Keys keys;
    keys.keys.assign(times, {.key = up ? "up" : "down", .modifiers = {}});
    return first_of(keyboard_strategies(run_, keys));
  }

  /// What one arrow changes only the first one shows. Where the arrows do not lead to the number that is taken back.
  Delivery step_by_arrows(double wanted) const {
    const auto held = number();
    if (!held) return Delivery::not_attempted("it tells no number any more");
    const bool up = wanted > *held;
    auto pressed = press_arrow(up, 1);
    if (pressed.outcome != platform::Outcome::delivered) return pressed;
    const auto now = await_other_number(*held);
    if (!now) return Delivery::unknown(pressed.path, "an arrow key did not change it");
    const double step = *now - *held;
    const double rest = (wanted - *now) / step;
    if (std::abs(rest) < 1e-9) return pressed;
    const bool leads_there = rest > 0 && rest <= most_arrows && std::abs(rest - std::round(rest)) < 1e-6;
    if (leads_there) {
      auto more = press_arrow(up, static_cast<std::size_t>(std::lround(rest)));
      // One arrow was sent, which must not pass for nothing.
      return more.outcome == platform::Outcome::not_attempted ? Delivery::unknown(pressed.path, more.reason) : more;
    }
    press_arrow(!up, 1);
    return Delivery::unknown(
        pressed.path, fmt::format("an arrow key changes it by {:.6g}, which leads to {:.6g} not within {} presses",
                                  step, wanted, most_arrows));
  }

  /// Told twice: one that is shown as text may be read while it changes, with the length that it had before.
  std::optional<double> await_other_number(double held) const {
    const auto& scope = run_.scope();
    const auto until = std::min(scope.now() + time_for_step, scope.limits.deadline);
    for (std::optional<double> last;;) {
      const auto now = number();
      if (now && *now != held && now == last) return now;
      if (scope.now() >= until) return std::nullopt;
      last = now;
      scope.sleep_until(std::min(scope.now() + step_look_interval, until));
    }
  }

  static Delivery first_of(const std::vector<Strategy>& strategies) {
    auto delivery = Delivery::not_attempted("no way to press keys");
    for (const auto& strategy : strategies) {
      delivery = strategy();
      if (delivery.outcome != platform::Outcome::not_attempted) break;
    }
    return delivery;
  }

  Error no_such_option(const std::vector<Node>& options) const {
    constexpr std::size_t most = 30;
    errors::NoSuchOption data{
        .element = run_.target().describe(), .value = value_, .suggestion = std::nullopt, .options = {}};
    std::vector<std::string> names;
    for (const auto& option : options) names.push_back(option.name);
    for (std::size_t i = 0; i < std::min(most, names.size()); ++i) data.options += (i == 0 ? "" : ", ") + names[i];
    if (names.size() > most) data.options += fmt::format(" and {} more", names.size() - most);
    const std::vector<std::string_view> views(names.begin(), names.end());
    if (const auto near = nearest(value_, views)) data.suggestion = std::string(*near);
    return errors::no_such_option(data);
  }

  ActionRun& run_;
  const LiveElement& element_;
  const std::string& value_;
};

/// How a page writes a spin button that is none of the browser's own; empty of anything else.
std::optional<platform::Markup> drawn_by_page(const ActionRun& run, const Node& node) {
  if (node.role != Role::spinbutton || node.editable_text) return std::nullopt;
  auto written = run.platform().tree().markup({node.handle}, run.limits());
  if (!written || written->empty() || written->front().tag.empty() || written->front().tag == "input")
    return std::nullopt;
  return std::move(written->front());
}

}  // namespace

Result<ValueSetting> plan_value(ActionRun& run, const std::string& value) {
  const auto& element = *run.target().element;
  const auto& node = element.seen.node;
  auto& tree = run.platform().tree();
  Planner planner(run, value);
  if (is_switch(tree, node, element.now.states)) {
    if (const auto on = as_switch(value)) return planner.switch_setting(*on);
    return fail(errors::invalid_value({.element = run.target().describe(), .expected = "on or off", .value = value}));
  }
  if (node.role == Role::combobox && tree.opens_for_options(node.handle, run.limits())) {
    if (may_take_input(run)) return planner.drop_down_setting();
    return fail(errors::background_unavailable(
        {.what = "Choosing \"" + preview(value) + "\" in " + run.target().describe(),
         .reason = "its options are told only while it is open",
         .advice = "Nothing was sent. No way to choose in it without opening it is known; delivery_mode foreground "
                   "opens it for a moment, as a sandbox does."}));
  }
  if (has(node.role, RoleTrait::holds_options)) {
    OFFHAND_ASSIGN(auto options, tree.options(node.handle, run.limits()));
    if (!options.empty()) return planner.option_setting(std::move(options));
  }
  OFFHAND_ASSIGN(const auto number, tree.number(node.handle, run.limits()));
  if (const auto drawn = drawn_by_page(run, node))
    return drawn->is_part_of_time ? planner.part_of_time_setting(number) : planner.stepped_setting(number);
  if (number) return planner.number_setting(*number);
  if (node.role == Role::combobox && !run.delivery_options().foreground) {
    return fail(errors::background_unavailable(
        {.what = "Choosing \"" + preview(value) + "\" in " + run.target().describe(),
         .reason = "its options are told only while it is open",
         .advice = "Nothing was sent. No way to choose in it without opening it is known."}));
  }
  return fail(errors::no_value({.element = run.target().describe()}));
}

}  // namespace offhand
