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

}  // namespace

Observation observe_toggle(const Scope& scope, const Target& target, MouseButton button) {
  Observation observation;
  if (!target.element || button != MouseButton::left || !flips_when_clicked(target.element->seen.node.role)) {
    return observation;
  }
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
