#include "impl/evidence/toggle.h"

#include <fmt/format.h>

#include <utility>
#include <vector>

namespace offhand {
namespace {

bool flips_when_clicked(std::string_view role) {
  return role == "checkbox" || role == "switch" || role == "menuitemcheckbox";
}

bool is_on(const platform::States& states) {
  return states.contains(ElementState::checked) || states.contains(ElementState::pressed);
}

/// The state that a click on this role sets; empty where none is certain.
std::optional<ElementState> chosen_state(std::string_view role) {
  if (role == "radio" || role == "menuitemradio") return ElementState::checked;
  if (role == "option" || role == "tab" || role == "listitem" || role == "treeitem" || role == "row" || role == "cell")
    return ElementState::selected;
  return std::nullopt;
}

/// Roles that answer a click in no other way.
bool must_be_chosen(std::string_view role) { return role == "radio" || role == "option"; }

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

}  // namespace

Observation observe_toggle(const Scope& scope, const Target& target, MouseButton button, std::optional<bool> told) {
  Observation observation;
  if (!target.element || button != MouseButton::left) return observation;
  const auto& node = target.element->seen.node;
  const auto& states = target.element->now.states;
  if (const auto chosen = chosen_state(node.role); chosen && !states.contains(*chosen)) {
    observation = observe_state(scope, target, *chosen, "it is chosen now", said_by(scope, target, *chosen));
    observation.must_change = must_be_chosen(node.role);
    observation.escalation = Escalation{EscalationRecommended::px, "it is not chosen"};
    return observation;
  }
  if (node.editable_text && !states.contains(ElementState::focused)) {
    return observe_state(scope, target, ElementState::focused, "it has the focus of its window now", {node.handle});
  }
  if (!flips_when_clicked(node.role)) return observation;
  const bool before = is_on(target.element->now.states);
  // LibreOffice reports the states of a closed menu as they were when it was last open.
  observation.must_change = node.role != "menuitemcheckbox";
  observation.escalation = Escalation{EscalationRecommended::px, "its state is what it was"};
  const bool is_told = told && *told != before;
  observation.look = [&scope, &target, before, is_told]() -> std::optional<Evidence> {
    Evidence evidence{EvidenceKind::state_readback, before ? "it is off now" : "it is on now"};
    if (is_told) return evidence;
    const auto now = scope.platform.tree().states(target.window, target.element->seen.node.handle, scope.limits);
    if (!now || !*now || is_on(**now) == before) return std::nullopt;
    return evidence;
  };
  return observation;
}

}  // namespace offhand
