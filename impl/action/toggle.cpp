#include "impl/action/toggle.h"

#include <fmt/format.h>

namespace offhand {
namespace {

bool flips_when_clicked(std::string_view role) {
  return role == "checkbox" || role == "switch" || role == "menuitemcheckbox";
}

bool is_on(const platform::States& states) {
  return states.contains(ElementState::checked) || states.contains(ElementState::pressed);
}

/// What a click on a node of this role leaves it in; empty where nothing is promised.
std::optional<ElementState> chosen_state(std::string_view role) {
  if (role == "radio" || role == "menuitemradio") return ElementState::checked;
  if (role == "option" || role == "tab" || role == "listitem" || role == "treeitem" || role == "row" || role == "cell")
    return ElementState::selected;
  return std::nullopt;
}

/// Those that have no other way to answer a click.
bool must_be_chosen(std::string_view role) { return role == "radio" || role == "option"; }

Observation observe_state(const Scope& scope, const Target& target, ElementState state, std::string words) {
  Observation observation;
  observation.look = [&scope, &target, state, words = std::move(words)]() -> std::optional<Evidence> {
    const auto now = scope.platform.tree().identify(target.window, target.element->seen.node.handle, scope.limits);
    if (!now || !now->exists || !now->states.contains(state)) return std::nullopt;
    return Evidence{EvidenceKind::state_readback, words};
  };
  return observation;
}

}  // namespace

Observation observe_toggle(const Scope& scope, const Target& target, MouseButton button) {
  Observation observation;
  if (!target.element || button != MouseButton::left) return observation;
  const auto& node = target.element->seen.node;
  const auto& states = target.element->now.states;
  if (const auto chosen = chosen_state(node.role); chosen && !states.contains(*chosen)) {
    observation = observe_state(scope, target, *chosen, "it is chosen now");
    observation.must_change = must_be_chosen(node.role);
    observation.escalation = Escalation{EscalationRecommended::px, "it is not chosen"};
    return observation;
  }
  if (node.editable_text && !states.contains(ElementState::focused)) {
    return observe_state(scope, target, ElementState::focused, "it has the focus of its window now");
  }
  if (!flips_when_clicked(node.role)) return observation;
  const bool before = is_on(target.element->now.states);
  observation.must_change = true;
  observation.escalation = Escalation{EscalationRecommended::px, "its state is what it was"};
  observation.look = [&scope, &target, before]() -> std::optional<Evidence> {
    const auto now = scope.platform.tree().identify(target.window, target.element->seen.node.handle, scope.limits);
    if (!now || !now->exists || is_on(now->states) == before) return std::nullopt;
    return Evidence{EvidenceKind::state_readback, before ? "it is off now" : "it is on now"};
  };
  return observation;
}

}  // namespace offhand
