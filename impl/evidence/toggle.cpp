#include "impl/evidence/toggle.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <vector>

#include "impl/perception/toggle_button.h"

namespace offhand {
namespace {

bool is_on(const platform::States& states) {
  return states.contains(ElementState::checked) || states.contains(ElementState::pressed);
}

/// What a click on a node of this role leaves it in; empty where nothing is promised.
std::optional<ElementState> chosen_state(Role role) {
  if (has(role, RoleTrait::exclusive)) return ElementState::checked;
  if (has(role, RoleTrait::selectable)) return ElementState::selected;
  return std::nullopt;
}

/// Those that have no other way to answer a click.
bool must_be_chosen(Role role) { return role == Role::radio || role == Role::option; }

bool has_state(const Scope& scope, const Target& target, const platform::NodeHandle& node, ElementState state) {
  const auto now = scope.platform.tree().states(target.window, node, scope.limits);
  return now && *now && (*now)->contains(state);
}

Observation observe_state(const Scope& scope, const Target& target, ElementState state, std::string words,
                          std::vector<platform::NodeHandle> nodes) {
  Observation observation;
  observation.look = [&scope, &target, state, words = std::move(words),
                      nodes = std::move(nodes)]() -> std::optional<Evidence> {
    for (const auto& node : nodes) {
      if (has_state(scope, target, node, state)) return Evidence{EvidenceKind::state_readback, words};
    }
    return std::nullopt;
  };
  return observation;
}

/// Why it is not known that these nodes are not in the state: an option that is chosen may go with its list.
std::function<std::optional<std::string>()> doubt_of(const Scope& scope, const Target& target,
                                                     std::vector<platform::NodeHandle> nodes) {
  return [&scope, &target, nodes = std::move(nodes)]() -> std::optional<std::string> {
    for (const auto& node : nodes) {
      const auto now = scope.platform.tree().identify(target.window, node, scope.limits);
      if (!now) return "what became of it is not told";
      if (!now->exists) return "it is gone, as what was chosen may be";
      if (now->states.contains(ElementState::hidden) || now->states.contains(ElementState::offscreen))
        return "it shows no longer, as what was chosen may do";
    }
    return nodes.empty() ? std::nullopt : doubt_of_drawn(scope, nodes.front());
  };
}

/// The nodes that show the selection: the item itself, or the item that contains it (the cell of a grid of GTK 4),
/// unless that was selected when it was captured.
std::vector<platform::NodeHandle> said_by(const Scope& scope, const Target& target, ElementState chosen) {
  const auto& seen = target.element->seen;
  std::vector<platform::NodeHandle> nodes{seen.node.handle};
  const auto parent = scope.session.shown_as(target.window.window_id, seen.parent);
  if (parent && chosen_state(parent->role) == chosen && !parent->states.contains(chosen))
    nodes.push_back(parent->handle);
  return nodes;
}

/// Whether it is the only one that is on of several in a tool bar, as drawing tools and views are: where they exclude
/// each other, one that is pressed again stays on, and no application tells whether they do.
bool may_stay_on(const Scope& scope, const Target& target) {
  const auto window_id = target.window.window_id;
  const auto& seen = target.element->seen;
  const auto above = scope.session.above(window_id, seen);
  const bool in_tool_bar = std::ranges::any_of(above, [&](const platform::NodeHandle& node) {
    const auto shown = scope.session.shown_as(window_id, node);
    return shown && shown->role == Role::toolbar;
  });
  const auto snapshot = in_tool_bar ? scope.session.latest(window_id) : nullptr;
  if (!snapshot) return false;
  const auto is_beside = [&](const SnapshotElement& other) {
    return other.parent == seen.parent && other.node.role == seen.node.role && other.node.handle != seen.node.handle;
  };
  const auto& all = snapshot->elements;
  return std::ranges::any_of(all, is_beside) && std::ranges::none_of(all, [&](const SnapshotElement& other) {
           return is_beside(other) && is_on(other.node.states);
         });
}

}  // namespace

std::optional<std::string> doubt_of_drawn(const Scope& scope, const platform::NodeHandle& node) {
  constexpr std::array<std::string_view, 3> browsers_own{"input", "option", "select"};
  const auto written = scope.platform.tree().markup({node}, scope.limits);
  if (!written || written->empty() || written->front().tag.empty()) return std::nullopt;
  if (std::ranges::count(browsers_own, written->front().tag) > 0) return std::nullopt;
  return "its page draws it, and may say so later or not at all";
}

std::optional<bool> flipped_by_press(const Target& target) {
  if (!target.element) return std::nullopt;
  const auto& node = target.element->seen.node;
  const bool is_toggle = has(node.role, RoleTrait::toggle) || is_toggle_button(node);
  if (!is_toggle && node.press != platform::ActionPress::elsewhere) return std::nullopt;
  return is_on(target.element->now.states);
}

Observation observe_toggle(const Scope& scope, const Target& target, MouseButton button, std::optional<bool> told) {
  Observation observation;
  if (!target.element || button != MouseButton::left) return observation;
  const auto& node = target.element->seen.node;
  const auto& states = target.element->now.states;
  const bool is_tick = node.press == platform::ActionPress::elsewhere;
  if (const auto chosen = chosen_state(node.role); chosen && !is_tick && !states.contains(*chosen)) {
    observation = observe_state(scope, target, *chosen, "it is chosen now", said_by(scope, target, *chosen));
    observation.must_change = must_be_chosen(node.role);
    observation.doubt = doubt_of(scope, target, {node.handle});
    observation.escalation = Escalation{EscalationRecommended::px, "it is not chosen"};
    return observation;
  }
  if (node.editable_text && !states.contains(ElementState::focused)) {
    return observe_state(scope, target, ElementState::focused, "it has the focus of its window now", {node.handle});
  }
  const auto was_on = flipped_by_press(target);
  if (!was_on) return observation;
  const bool before = *was_on;
  const bool was_mixed = states.contains(ElementState::mixed);
  // Of a menu that is closed by then LibreOffice tells what it was when it was last open.
  // One that is a button may open a menu instead, or be one of several that exclude each other.
  const bool is_button = node.role == Role::button;
  observation.events_count = is_button;
  observation.must_change = !is_button && node.role != Role::menuitemcheckbox && !node.may_be_checked_untold;
  observation.doubt = [&scope, &target, before, gone = doubt_of(scope, target, {node.handle})] {
    const bool is_doubted = before && may_stay_on(scope, target);
    return is_doubted ? std::optional<std::string>("it was the one of several that is on, and may be left on") : gone();
  };
  observation.escalation = Escalation{EscalationRecommended::px, "its state is what it was"};
  const bool is_told = told && *told != before;
  observation.look = [&scope, &target, before, was_mixed, is_told]() -> std::optional<Evidence> {
    if (is_told) return Evidence{EvidenceKind::state_readback, before ? "it is off now" : "it is on now"};
    const auto now = scope.platform.tree().states(target.window, target.element->seen.node.handle, scope.limits);
    if (!now || !*now) return std::nullopt;
    const bool is_mixed = (*now)->contains(ElementState::mixed);
    if (is_on(**now) == before && is_mixed == was_mixed) return std::nullopt;
    return Evidence{EvidenceKind::state_readback, fmt::format("it is {} now", is_mixed       ? "mixed"
                                                                              : is_on(**now) ? "on"
                                                                                             : "off")};
  };
  return observation;
}

}  // namespace offhand
