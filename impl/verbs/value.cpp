#include "impl/verbs/value.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <chrono>
#include <cmath>
#include <iterator>
#include <optional>
#include <string_view>
#include <utility>

#include "codegen/runtime/utf8.h"
#include "generated/types/errors.h"
#include "impl/base/fold_case.h"
#include "impl/base/number_text.h"
#include "impl/evidence/toggle.h"
#include "impl/perception/toggle_button.h"
#include "impl/verbs/cell_value.h"
#include "impl/verbs/drawn_list.h"
#include "impl/verbs/form_field.h"
#include "impl/verbs/keyboard_strategies.h"
#include "impl/verbs/option_choice.h"
#include "impl/verbs/pointer_strategies.h"
#include "impl/verbs/press.h"
#include "impl/verbs/several_options.h"
#include "impl/verbs/text.h"

namespace offhand {
namespace {

using platform::Delivery;
using platform::HeldNumber;
using platform::Node;

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

/// A cell of a table may be a check box and text at once; a switch of GTK 3 is a button that stays down.
bool is_switch(const platform::AccessibilityTree& tree, const Node& node, const platform::States& now) {
  if (has_any(node.role, {RoleTrait::toggle, RoleTrait::exclusive}) || is_toggle_button(node)) return true;
  const auto toggles = [&](const std::string& action) {
    return tree.meaning_of(node.handle, action) == NodeAction::toggle;
  };
  return has(node.role, RoleTrait::item) &&
         (is_switched_on(now) || std::any_of(node.actions.begin(), node.actions.end(), toggles));
}

/// Numbers of 32 bits, which some toolkits keep, are no nearer to those that they were given.
bool is_near(double one, double other) {
  constexpr double precision = 6e-8;
  return std::abs(one - other) <= precision * std::max(std::abs(one), std::abs(other));
}

bool is_of_32_bits(double number) { return static_cast<double>(static_cast<float>(number)) == number; }

class Planner {
 public:
  /// `is_written`: it is a field of a page, whose text is its number; what accessibility tells of it is of 32 bits and
  /// comes late.
  Planner(ActionRun& run, std::string value, bool is_written)
      : run_(run), element_(*run.target().element), value_(std::move(value)), is_written_(is_written) {}

  Result<Plan> switch_setting(bool on) {
    // Nobody knows whether it would be turned on or off.
    if (element_.seen.node.may_be_checked_untold) return fail(errors::no_value({.element = run_.target().describe()}));
    const bool was_on = is_switched_on(element_.now.states);
    // Of a radio button the one that was on before is another.
    const bool is_one_of_several =
        element_.seen.node.role == Role::radio || element_.seen.node.role == Role::menuitemradio;
    if (is_one_of_several && was_on && !on) return fail(invalid("only on, for another of its group turns it off"));
    Plan plan;
    Observation observation;
    observation.look = [this_ = *this, on]() -> std::optional<Evidence> {
      const auto now = this_.identity();
      if (!now || !is_settled(now->states, on)) return std::nullopt;
      return Evidence{EvidenceKind::state_readback, on ? "it is on now" : "it is off now"};
    };
    observation.must_change = true;
    observation.windows_count = false;
    observation.doubt = [this_ = *this]() -> std::optional<std::string> {
      const auto now = this_.identity();
      if (!now) return "it is gone, or does not tell its state";
      if (now->states.contains(ElementState::mixed)) return "it is neither on nor off";
      return doubt_of_drawn(this_.run_.scope(), this_.node());
    };
    observation.escalation = Escalation{EscalationRecommended::px, "its state is what it was"};
    const bool was_mixed = element_.now.states.contains(ElementState::mixed);
    if (was_on != on && !is_one_of_several && !was_mixed)
      plan.undo = Undo{.what = ValueParameters{was_on ? "on" : "off"}};
    if (is_settled(element_.now.states, on)) {
      plan.strategies = {nothing_to_do()};
    } else if (is_toggle_button(element_.seen.node)) {
      OFFHAND_ASSIGN(auto press, plan_press(run_, {}));
      plan.strategies = std::move(press.strategies);
    } else if (run_.delivery_options().foreground) {
      plan.strategies = {pointer_click(run_, {}, ClickPart::tick)};
    } else {
      plan.strategies = {element_action(run_, NodeAction::toggle), flip_frame(run_),
                         pointer_click(run_, {}, ClickPart::tick)};
      for (auto& strategy : press_by_key(run_)) plan.strategies.push_back(std::move(strategy));
    }
    for (auto& strategy : plan.strategies)
      strategy = was_mixed ? until_settled(std::move(strategy), on) : past_mixed(std::move(strategy), on);
    plan.observe(std::move(observation));
    return plan;
  }

  Result<Plan> number_setting(const HeldNumber& held) {
    const auto number = number_in(value_);
    if (!number || is_out_of(held, *number)) return fail(invalid(number_of(held)));
    auto plan = plan_from(held.value, *number, [&run = run_, holder = node(), number = *number] {
      return run.platform().tree().set_number(holder, number, run.limits());
    });
    // A page hears its own numbers only by the keys that it waits for.
    if (element_.seen.node.role == Role::slider && tells_exact_numbers(run_))
      plan.strategies.emplace_back([this_ = *this, number = *number] { return this_.step_by_arrows(number); });
    // Half a step: widgets round to what they can show.
    plan.observe(becomes(*number, is_written_ || tells_exact_numbers(run_) ? 0 : held.step / 2));
    return plan;
  }

  /// A part of a field for days or hours takes no number through accessibility but digits, and words of its own
  /// ("PM", "July") by their letters. Where it is blank it may say that it holds 0.
  Result<Plan> part_of_time_setting(const std::optional<HeldNumber>& held) {
    const auto wanted = number_in(value_);
    const bool is_word =
        !value_.empty() && std::ranges::all_of(value_, [](unsigned char c) { return std::isalpha(c); });
    const bool is_whole = wanted && *wanted >= 0 && *wanted == std::round(*wanted);
    if ((!is_whole && !is_word) || (is_whole && is_out_of(held, *wanted)))
      return fail(invalid(whole_number_of(held) + " or a word that it shows"));
    Plan plan;
    Observation observation;
    const auto now = number();
    if (is_whole && *wanted != 0 && now == wanted) {
      plan.strategies = {nothing_to_do()};
    } else {
      platform::Keys keys;
      // Two digits at least: one may be the first of two.
      for (const char key : is_word ? fold_case(value_) : fmt::format("{:02.0f}", *wanted))
        keys.keys.push_back({.key = std::string(1, key), .modifiers = {}});
      plan.strategies = keyboard_strategies(run_, keys);
    }
    if (is_whole && (now != wanted || *wanted != 0)) observation = becomes(*wanted, 0);
    if (is_whole && now && *now != 0 && now != wanted) plan.undo = undo_to(*now);
    plan.observe(std::move(observation));
    return plan;
  }

  /// What a page draws as a spin button takes no number through accessibility but arrows
  /// (https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/).
  Result<Plan> stepped_setting(const std::optional<HeldNumber>& held) {
    const auto now = number();
    if (!now) return fail(errors::no_value({.element = run_.target().describe()}));
    const auto wanted = number_in(value_);
    if (!wanted || is_out_of(held, *wanted)) return fail(invalid(number_of(held)));
    auto plan = plan_from(*now, *wanted, [this_ = *this, wanted = *wanted] { return this_.step_by_arrows(wanted); });
    plan.observe(becomes(*wanted, 0));
    return plan;
  }

 private:
  const platform::NodeHandle& node() const { return element_.seen.node.handle; }

  std::optional<platform::NodeIdentity> identity_of(const platform::NodeHandle& handle) const {
    auto now = run_.platform().tree().identify(run_.target().window, handle, run_.limits());
    return now && now->exists ? std::optional(*std::move(now)) : std::nullopt;
  }
  std::optional<platform::NodeIdentity> identity() const { return identity_of(node()); }

  static bool is_settled(const platform::States& states, bool on) {
    return is_switched_on(states) == on && !states.contains(ElementState::mixed);
  }

  /// What is neither on nor off may be either after a press.
  Strategy until_settled(Strategy press, bool on) const {
    return [this_ = *this, press = std::move(press), on] {
      auto pressed = press();
      if (pressed.outcome != platform::Outcome::delivered) return pressed;
      const auto& scope = this_.run_.scope();
      const auto until = std::min(scope.now() + time_for_step, scope.limits.deadline);
      for (;;) {
        const auto now = this_.identity();
        if (!now || is_settled(now->states, on)) return pressed;
        if (is_settled(now->states, !on)) return press();
        if (scope.now() >= until) return pressed;
        scope.sleep_until(std::min(scope.now() + step_look_interval, until));
      }
    };
  }

  /// A box of three states is neither on nor off on its way from one to the other.
  Strategy past_mixed(Strategy press, bool on) const {
    return [this_ = *this, press = std::move(press), on] {
      auto pressed = press();
      if (pressed.outcome != platform::Outcome::delivered || !has(this_.element_.seen.node.role, RoleTrait::has_tick))
        return pressed;
      const auto& scope = this_.run_.scope();
      const auto until = std::min(scope.now() + time_for_step, scope.limits.deadline);
      for (;;) {
        const auto now = this_.identity();
        if (!now || is_settled(now->states, on) || scope.now() >= until) return pressed;
        if (now->states.contains(ElementState::mixed)) return press();
        scope.sleep_until(std::min(scope.now() + step_look_interval, until));
      }
    };
  }

  /// As it is told, or as it is shown.
  std::optional<double> number() const {
    auto& tree = run_.platform().tree();
    if (is_written_) {
      const auto written = tree.text(node(), run_.limits());
      if (written && *written) return number_in(**written);
    }
    const auto now = tree.number(node(), run_.limits());
    if (now && *now) return (*now)->value;
    const auto shown = tree.text(node(), run_.limits());
    return shown && *shown ? number_in(**shown) : std::nullopt;
  }

  static Undo undo_to(double number) { return {.what = ValueParameters{fmt::format("{}", number)}}; }
  /// From one number to another by one strategy.
  Plan plan_from(double now, double wanted, Strategy strategy) const {
    if (is_written_ ? now == wanted : is_near(now, wanted)) return {.strategies = {nothing_to_do()}};
    return {.strategies = {std::move(strategy)}, .undo = undo_to(now)};
  }

  Observation becomes(double number, double tolerance) const {
    Observation observation;
    const auto was = this->number();
    const auto is_it = [number, is_exact = is_written_](double now) {
      return is_exact ? now == number : is_near(now, number);
    };
    observation.look = [this_ = *this, is_it, number, tolerance, was]() -> std::optional<Evidence> {
      const auto now = this_.number();
      // What it held before may be as near as that.
      const bool is_rounded = now && now != was && std::abs(*now - number) <= tolerance;
      if (!now || !(is_it(*now) || is_rounded)) return std::nullopt;
      auto words = fmt::format("its number is {} now", text_of_number(*now));
      if (!is_it(*now)) words += fmt::format(", the nearest to {} that it takes", text_of_number(number));
      return Evidence{EvidenceKind::value_readback, std::move(words)};
    };
    observation.must_change = true;
    observation.windows_count = false;
    observation.doubt = [this_ = *this, was]() -> std::optional<std::string> {
      const auto now = this_.number();
      if (!now) return "it is gone, or tells its number no more";
      if (now != was) return fmt::format("its number became {}, not the one that was asked for", text_of_number(*now));
      return std::nullopt;
    };
    observation.escalation = Escalation{EscalationRecommended::px, "its number is what it was"};
    observation.holds = [this_ = *this]() -> std::optional<std::string> {
      const auto now = this_.number();
      return now ? std::optional(text_of_number(*now)) : std::nullopt;
    };
    return observation;
  }

  static bool is_out_of(const std::optional<HeldNumber>& held, double number) {
    return held && held->highest > held->lowest && (number < held->lowest || number > held->highest);
  }
  static std::string range_of(const std::optional<HeldNumber>& held) {
    if (!held || held->highest <= held->lowest) return "";
    return fmt::format(" from {} to {}", text_of_number(held->lowest), text_of_number(held->highest));
  }
  static std::string number_of(const std::optional<HeldNumber>& held) { return "a number" + range_of(held); }
  static std::string whole_number_of(const std::optional<HeldNumber>& held) {
    return "a whole number" + range_of(held);
  }

  Error invalid(std::string expected) const {
    return errors::invalid_value(
        {.element = run_.target().describe(), .expected = std::move(expected), .value = value_});
  }

  Delivery press_arrow(bool up, std::size_t times) const {
    platform::Keys keys;
    keys.keys.assign(times, {.key = up ? "up" : "down", .modifiers = {}});
    return press_keys(run_, keys);
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

  ActionRun& run_;
  const LiveElement& element_;
  const std::string value_;
  const bool is_written_;
};

/// A spin button is a field as well; its number is what is meant.
bool is_field(const Node& node) {
  return node.editable_text && node.role != Role::spinbutton && node.role != Role::combobox;
}

/// A number of a page that nobody has written yet stays empty whatever it is set to (Chromium and Firefox): it takes
/// text. Of other spin buttons a text is none yet.
bool is_empty(const ActionRun& run, const Node& node) {
  const auto held = run.platform().tree().text(node.handle, run.limits());
  return held && *held && (*held)->empty();
}

Error options_are_hidden(const ActionRun& run, const std::string& value, std::string advice) {
  return errors::background_unavailable({.what = "Choosing \"" + preview(value) + "\" in " + run.target().describe(),
                                         .reason = "its options are told only while it is open",
                                         .advice = std::move(advice)});
}

Result<Plan> plan_by_kind(ActionRun& run, const std::string& value, bool is_written) {
  const auto& element = *run.target().element;
  const auto& node = element.seen.node;
  auto& tree = run.platform().tree();
  Planner planner(run, value, is_written);
  if (is_switch(tree, node, element.now.states)) {
    if (const auto on = as_switch(value)) return planner.switch_setting(*on);
    return fail(errors::invalid_value({.element = run.target().describe(), .expected = "on or off", .value = value}));
  }
  if (node.role == Role::combobox && tree.opens_for_options(node.handle, run.limits())) {
    if (may_take_input(run)) return plan_option_of_drop_down(run, value);
    return fail(options_are_hidden(run, value,
                                   "Nothing was sent. No way to choose in it without opening it is known; "
                                   "delivery_mode foreground opens it for a moment, as a sandbox does."));
  }
  if (has(node.role, RoleTrait::holds_options)) {
    OFFHAND_ASSIGN(auto options, tree.options(node.handle, run.limits()));
    OFFHAND_ASSIGN(auto several, plan_several_options(run, value, options));
    if (several) return *std::move(several);
    if (!options.empty()) return plan_option(run, value, options);
  }
  if (is_drawn_list(run, node)) {
    if (may_take_input(run)) return plan_option_of_drawn_list(run, value);
    return fail(options_are_hidden(run, value,
                                   "Nothing was sent. delivery_mode foreground opens its list for a moment and chooses "
                                   "there; the list of a page may close as soon as the page loses the focus."));
  }
  OFFHAND_ASSIGN(const auto number, tree.number(node.handle, run.limits()));
  if (const auto drawn = drawn_by_page(run, node))
    return drawn->is_part_of_time ? planner.part_of_time_setting(number) : planner.stepped_setting(number);
  if (number) return planner.number_setting(*number);
  if (node.role == Role::combobox && !run.delivery_options().foreground) {
    if (is_written_list(run, node) && may_take_input(run)) return plan_option_of_written_list(run, value);
    return fail(
        options_are_hidden(run, value, "Nothing was sent. No way to choose in it without opening it is known."));
  }
  return fail(errors::no_value({.element = run.target().describe()}));
}

/// The number of a field, its text, or nothing at all.
Result<Plan> plan_written_number(ActionRun& run, const std::string& value) {
  const TextParameters as_text{.text = value, .writing = Writing::replace, .delay = {}};
  if (value.empty()) return plan_text(run, as_text);
  OFFHAND_ASSIGN(auto plan, plan_by_kind(run, value, true));
  OFFHAND_ASSIGN(auto typed, plan_text(run, as_text));
  // Accessibility would write a number that it keeps in 32 bits with all their digits.
  const auto number = number_in(value);
  if (is_empty(run, run.target().element->seen.node) || (number && !is_of_32_bits(*number))) return typed;
  // For one that cannot be given its number so that its page hears of it.
  std::ranges::move(typed.strategies, std::back_inserter(plan.strategies));
  return plan;
}

/// That its program takes no other value for it now. A drop-down whose field is read-only is chosen in.
bool is_read_only(const LiveElement& element) {
  const auto role = element.seen.node.role;
  return element.now.states.contains(ElementState::readonly) && has(role, RoleTrait::control) &&
         !has(role, RoleTrait::holds_options);
}

}  // namespace

Result<Plan> plan_value(ActionRun& run, const ValueParameters& parameters) {
  const auto& node = run.target().element->seen.node;
  if (is_read_only(*run.target().element)) return fail(read_only(run, "Setting"));
  const TextParameters as_text{.text = parameters.value, .writing = Writing::replace, .delay = {}};
  OFFHAND_ASSIGN(auto cell, plan_cell_value(run, parameters));
  if (cell) return *std::move(cell);
  if (is_field(node)) return plan_text(run, as_text);
  if (is_number_of_page(run, node)) return plan_written_number(run, parameters.value);
  auto plan = plan_by_kind(run, parameters.value, false);
  if (plan) return plan;
  const bool holds_nothing = plan.error().code == "no_value";
  // What its options are nobody knows, and it is a field as well.
  const bool takes_text = (node.role == Role::combobox || node.role == Role::spinbutton) && node.editable_text;
  if (takes_text && (holds_nothing || plan.error().code == "background_unavailable")) return plan_text(run, as_text);
  if (!holds_nothing) return plan;
  OFFHAND_ASSIGN(auto files, plan_files(run, parameters));
  return files ? Result<Plan>(*std::move(files)) : plan;
}

}  // namespace offhand
