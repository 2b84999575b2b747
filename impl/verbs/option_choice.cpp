#include "impl/verbs/option_choice.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>

#include "codegen/runtime/suggest.h"
#include "generated/types/errors.h"
#include "impl/base/fold_case.h"
#include "impl/target/clickable_point.h"
#include "impl/verbs/drop_down.h"
#include "impl/verbs/keyboard_strategies.h"
#include "platform/api/wheel_choices.h"

namespace offhand {
namespace {

using platform::Delivery;
using platform::Node;

/// For an arrow key to show what it chose.
constexpr std::chrono::milliseconds time_for_choice{500};
constexpr std::chrono::milliseconds choice_look_interval{5};

/// Chooses one option of the target's element.
class OptionChoice {
 public:
  OptionChoice(ActionRun& run, std::string name) : run_(run), element_(*run.target().element), name_(std::move(name)) {}

  Result<Plan> plan(const std::vector<Node>& options) {
    OFFHAND_ASSIGN(const auto place, option_called(run_, name_, names_of(options)));
    const auto found = options.begin() + static_cast<std::ptrdiff_t>(place);
    is_turned_ = is_turned_alone(options);
    const bool is_settled = is_settled_on(options, *found);
    if (!is_settled && is_disabled(*found)) return fail(option_is_disabled(run_, found->name));
    const auto option = found->handle;
    Plan plan;
    Observation observation;
    if (is_settled) {
      plan.strategies = {nothing_to_do()};
    } else {
      // Where several may be chosen one is added to them.
      if (!may_be_several()) plan.undo = undo_of(options);
      plan.strategies = ways_to(options, place);
    }
    observation.look = [this_ = *this, option, name = found->name]() { return this_.chosen(option, name); };
    observation.must_change = true;
    observation.windows_count = false;
    observation.doubt = [this_ = *this, option]() -> std::optional<std::string> {
      if (!this_.identity_of(this_.node())) return "it is gone, or tells nothing any more";
      if (!this_.identity_of(option)) return "the option is gone, as one that was chosen may be";
      const auto now = this_.run_.platform().tree().options(this_.node(), this_.run_.limits());
      if (now && std::ranges::none_of(*now, is_chosen)) return "it does not tell which of its options is chosen";
      return std::nullopt;
    };
    observation.escalation = Escalation{EscalationRecommended::px, "the option is not chosen"};
    observation.holds = [this_ = *this, option, name = found->name]() -> std::optional<std::string> {
      if (this_.may_be_several()) return this_.all_chosen();
      return this_.chosen(option, name) ? std::optional(name) : std::nullopt;
    };
    plan.observe(std::move(observation));
    return plan;
  }

  Result<Plan> plan_of_drop_down() {
    Plan plan;
    Observation observation;
    const auto taken = std::make_shared<std::string>(name_);
    const Strategy take = [this_ = *this, taken] { return this_.take_of_drop_down(*taken); };
    if (DropDown(run_, node()).shows(name_)) {
      plan.strategies = {nothing_to_do()};
    } else if (run_.delivery_options().foreground) {
      plan.strategies = {[&run = run_, take] { return run.in_foreground(take, NeedsKeyboard::users); }};
    } else {
      plan.strategies = {take};
    }
    observation.look = [this_ = *this, taken]() -> std::optional<Evidence> {
      if (!DropDown(this_.run_, this_.node()).shows(*taken)) return std::nullopt;
      return Evidence{EvidenceKind::state_readback, fmt::format("it shows \"{}\" now", *taken)};
    };
    observation.windows_count = false;
    plan.observe(std::move(observation));
    return plan;
  }

 private:
  const platform::NodeHandle& node() const { return element_.seen.node.handle; }

  std::optional<platform::NodeIdentity> identity_of(const platform::NodeHandle& handle) const {
    auto now = run_.platform().tree().identify(run_.target().window, handle, run_.limits());
    return now && now->exists ? std::optional(*std::move(now)) : std::nullopt;
  }

  /// Whether it alone is chosen already. What is written into a combo box chooses nothing by itself, and what is only
  /// ticked is not chosen.
  bool is_settled_on(const std::vector<Node>& options, const Node& option) const {
    if (is_turned_) return shown() == option.name;
    const auto is_selected = [](const Node& one) { return one.states.contains(ElementState::selected); };
    const bool takes_text = element_.seen.node.editable_text || written_part(options);
    return !takes_text && is_selected(option) && std::ranges::count_if(options, is_selected) == 1;
  }

  /// Of what chooses one of several.
  static std::optional<Undo> undo_of(const std::vector<Node>& options) {
    const auto is_selected = [](const Node& one) { return one.states.contains(ElementState::selected); };
    const auto was = std::ranges::find_if(options, is_selected);
    if (was == options.end() || std::ranges::count_if(options, is_selected) > 1) return std::nullopt;
    return Undo{.what = ValueParameters{was->name}};
  }

  bool may_be_several() const { return element_.now.states.contains(ElementState::multiselectable); }

  std::optional<std::string> all_chosen() const {
    const auto options = run_.platform().tree().options(node(), run_.limits());
    if (!options) return std::nullopt;
    std::string names;
    for (const auto& option : *options)
      if (is_chosen(option)) names += (names.empty() ? "" : ", ") + option.name;
    return names;
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
    const auto now = identity_of(node());
    if (now && now->name == name && (is_turned_ || element_.now.name != name)) return evidence;
    const auto held = run_.platform().tree().text(node(), run_.limits());
    return held && *held && **held == name ? std::optional(evidence) : std::nullopt;
  }

  static bool is_disabled(const Node& option) { return option.states.contains(ElementState::disabled); }

  static std::vector<std::string> names_of(const std::vector<Node>& options) {
    std::vector<std::string> names;
    for (const auto& option : options) names.push_back(option.name);
    return names;
  }

  /// In the foreground keys come first, as the user would choose; what takes none is asked. Elsewhere entries of a
  /// menu, which may lie in submenus, are asked before keys.
  std::vector<Strategy> ways_to(const std::vector<Node>& options, std::size_t place) {
    const auto& option = options[place];
    const Strategy choose = [&run = run_, holder = node(), option = option.handle] {
      return run.platform().tree().choose(holder, option, run.limits());
    };
    const Strategy pick = [&run = run_, option = option.handle] {
      return run.platform().tree().perform(option, NodeAction::pick, run.limits());
    };
    auto& tree = run_.platform().tree();
    const bool is_closed =
        element_.seen.node.role == Role::combobox && !element_.now.states.contains(ElementState::expanded);
    const bool heeds_pick = !is_closed || tree.heeds_options_while_closed(node(), run_.limits());
    const bool is_foreground = run_.delivery_options().foreground;
    if (is_turned_) return {choose, turning_to(options, place)};
    auto keys = keys_to(options, place);
    std::vector<Strategy> ways;
    const auto add_keys = [&] { ways.insert(ways.end(), keys.begin(), keys.end()); };
    if (is_foreground) add_keys();
    ways.push_back(choose);
    if (heeds_pick && option.role == Role::menuitem) ways.push_back(pick);
    if (!is_foreground) add_keys();
    if (heeds_pick && option.role != Role::menuitem) ways.push_back(pick);
    return ways;
  }

  /// Of one that cannot have the focus: neither a request nor Tab, which would move the focus for nothing, gives it
  /// the arrow keys, but the wheel over it turns it.
  bool is_turned_alone(const std::vector<Node>& options) const {
    if (element_.seen.node.role != Role::combobox || element_.seen.node.editable_text) return false;
    for (const auto state : {ElementState::focusable, ElementState::disabled, ElementState::expanded})
      if (element_.now.states.contains(state)) return false;
    if (written_part(options)) return false;
    auto* by_wheel = dynamic_cast<platform::WheelChoices*>(&run_.platform().tree());
    return by_wheel != nullptr && by_wheel->turns_by_wheel(node(), run_.limits());
  }

  Strategy turning_to(const std::vector<Node>& options, std::size_t place) const {
    const Strategy turn = [this_ = *this, names = names_of(options), place] { return this_.turn_to(names, place); };
    if (!run_.delivery_options().foreground) return turn;
    return [&run = run_, turn] { return run.in_foreground(turn, NeedsKeyboard::none); };
  }

  /// What it shows; it may be called so.
  std::optional<std::string> shown() const {
    auto held = run_.platform().tree().text(node(), run_.limits());
    if (held && *held) return *std::move(held);
    auto now = identity_of(node());
    return now ? std::optional(std::move(now->name)) : std::nullopt;
  }

  std::optional<std::size_t> place_shown(const std::vector<std::string>& names) const {
    const auto now = shown();
    if (!now || std::ranges::count(names, *now) != 1) return std::nullopt;
    return static_cast<std::size_t>(std::ranges::find(names, *now) - names.begin());
  }

  std::optional<std::size_t> await_other_place(const std::vector<std::string>& names, std::size_t was) const {
    const auto& scope = run_.scope();
    const auto until = std::min(scope.now() + time_for_choice, scope.limits.deadline);
    for (;;) {
      const auto now = place_shown(names);
      if (now && *now != was) return now;
      if (scope.now() >= until) return std::nullopt;
      scope.sleep_until(std::min(scope.now() + choice_look_interval, until));
    }
  }

  struct Turned {
    Delivery delivery;
    std::size_t at = 0;
    bool has_passed = false;
  };

  /// A notch at a time, each of which has to bring it nearer.
  Turned turn_towards(const std::vector<std::string>& names, std::size_t from, std::size_t place) const {
    Turned turned{.delivery = Delivery::delivered(ActionPath::none), .at = from};
    auto& delivery = turned.delivery;
    while (turned.at != place) {
      const auto point = find_clickable_point(run_.scope(), run_.perception(), run_.target());
      const bool is_below = turned.at < place;
      auto notch = point
                       ? run_.deliver(platform::Scroll{
                             .x = point->x, .y = point->y, .right = 0, .down = is_below ? 1.0 : -1.0, .modifiers = {}})
                       : Delivery::failed(point.error());
      // Notches before this one must not pass for nothing.
      if (notch.outcome == platform::Outcome::not_attempted && turned.at != from)
        notch = Delivery::unknown(delivery.path, notch.reason);
      delivery = std::move(notch);
      if (delivery.outcome != platform::Outcome::delivered) return turned;
      const auto now = await_other_place(names, turned.at);
      if (!now) {
        delivery = Delivery::unknown(delivery.path, "a turn of the wheel over it changed nothing");
        return turned;
      }
      turned.has_passed = is_below ? *now <= turned.at || *now > place : *now >= turned.at || *now < place;
      turned.at = *now;
      if (turned.has_passed) return turned;
    }
    return turned;
  }

  /// Qt does not tell of a list that is closed which of its options are disabled. The wheel passes over these.
  Delivery turn_to(const std::vector<std::string>& names, std::size_t place) const {
    const auto start = place_shown(names);
    if (!start) return Delivery::not_attempted("it does not tell which of its options is chosen");
    auto turned = turn_towards(names, *start, place);
    if (!turned.has_passed) return std::move(turned.delivery);
    const auto back = turn_towards(names, turned.at, *start);
    return Delivery::unknown(turned.delivery.path,
                             fmt::format("the wheel passes over it, so it may be disabled; \"{}\" is chosen {}",
                                         names[back.at], back.at == *start ? "as before" : "now"));
  }

  /// A closed combo box goes through its options with the arrows, and past those that are disabled.
  std::vector<Strategy> keys_to(const std::vector<Node>& options, std::size_t place) const {
    const auto& node = element_.seen.node;
    if (node.role != Role::combobox || node.editable_text) return {};
    if (const auto field = written_part(options)) {
      return {[this_ = *this, field = *field, names = names_of(options), place] {
        return this_.step_to(field, names, place);
      }};
    }
    platform::Keys keys{{{"home", {}}}, {}};
    const auto before = options.begin() + static_cast<std::ptrdiff_t>(place);
    const auto passed =
        static_cast<std::size_t>(before - options.begin() - std::count_if(options.begin(), before, is_disabled));
    keys.keys.insert(keys.keys.end(), passed, {"down", {}});
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
    const auto until = std::min(scope.now() + time_for_choice, scope.limits.deadline);
    while (written_in(field) != name) {
      if (scope.now() >= until) return false;
      scope.sleep_until(std::min(scope.now() + choice_look_interval, until));
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
      delivery = press_keys(run_, {.keys = {{is_below ? "down" : "up", {}}}, .delay = {}});
      if (delivery.outcome != platform::Outcome::delivered) return delivery;
      at = is_below ? at + 1 : at - 1;
      if (!comes_to_hold(field, names[at]))
        return Delivery::unknown(delivery.path, fmt::format("it holds \"{}\" now", written_in(field).value_or("")));
    }
    return delivery;
  }

  /// `taken` becomes the name of the option.
  Delivery take_of_drop_down(std::string& taken) const {
    DropDown drop_down(run_, node());
    const auto options = drop_down.open();
    if (!options) return Delivery::failed(options.error());
    const auto place = option_called(run_, name_, names_of(*options));
    const bool is_refused = !place || is_disabled((*options)[*place]);
    if (is_refused) drop_down.close();
    if (!place) return Delivery::failed(place.error());
    taken = (*options)[*place].name;
    if (is_refused) return Delivery::failed(option_is_disabled(run_, taken));
    return drop_down.take((*options)[*place].handle);
  }

  ActionRun& run_;
  const LiveElement& element_;
  const std::string name_;
  /// It is called what is chosen in it, and only the wheel chooses.
  bool is_turned_ = false;
};

Error no_such_option(const ActionRun& run, const std::string& name, const std::vector<std::string>& names) {
  constexpr std::size_t most = 30;
  errors::NoSuchOption data{
      .element = run.target().describe(), .value = name, .suggestion = std::nullopt, .options = {}};
  for (std::size_t i = 0; i < std::min(most, names.size()); ++i) data.options += (i == 0 ? "" : ", ") + names[i];
  if (names.size() > most) data.options += fmt::format(" and {} more", names.size() - most);
  const std::vector<std::string_view> views(names.begin(), names.end());
  if (const auto near = nearest(name, views)) data.suggestion = std::string(*near);
  return errors::no_such_option(data);
}

Error not_chosen(const ActionRun& run, const std::string& name, std::string reason, std::string advice) {
  return errors::action_failed({.what = fmt::format("Choosing \"{}\" in {}", name, run.target().describe()),
                                .reason = std::move(reason),
                                .advice = std::move(advice)});
}

}  // namespace

Result<std::size_t> option_called(const ActionRun& run, const std::string& name,
                                  const std::vector<std::string>& names) {
  auto found = std::ranges::find(names, name);
  auto count = std::ranges::count(names, name);
  if (count == 0) {
    const auto wanted = fold_case(name);
    const auto fold = [](const std::string& each) { return fold_case(each); };
    found = std::ranges::find(names, wanted, fold);
    count = std::ranges::count(names, wanted, fold);
  }
  if (count == 0) return fail(no_such_option(run, name, names));
  if (count > 1)
    return fail(not_chosen(run, name, fmt::format("{} of its options are called so", count),
                           "None was chosen. Open its list by a click, and click the one that is meant."));
  return static_cast<std::size_t>(found - names.begin());
}

Error option_is_disabled(const ActionRun& run, const std::string& name) {
  return not_chosen(run, name, "the option is disabled", "It was not chosen. Do first what it needs.");
}

Result<Plan> plan_option(ActionRun& run, const std::string& name, const std::vector<Node>& options) {
  return OptionChoice(run, name).plan(options);
}

Result<Plan> plan_option_of_drop_down(ActionRun& run, const std::string& name) {
  return OptionChoice(run, name).plan_of_drop_down();
}

}  // namespace offhand
