#pragma once

#include <optional>

#include "generated/types/input.h"
#include "impl/evidence/evidence_search.h"

namespace offhand {

/// How to tell whether a click had its effect: a check box or switch must change its state; any other element may react
/// in any way. `told`: as Delivery::is_on.
Observation observe_toggle(const Scope& scope, const Target& target, MouseButton button, std::optional<bool> told);

/// Whether a check box or a switch, which a press flips, was on as it was found; empty for anything else.
std::optional<bool> flipped_by_press(const Target& target);

}  // namespace offhand
