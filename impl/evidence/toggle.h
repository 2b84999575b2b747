#pragma once

#include <optional>

#include "generated/types/input.h"
#include "impl/evidence/evidence_search.h"

namespace offhand {

/// How to tell whether a click had its effect: a check box or switch must change its state; any other element may react
/// in any way. `told`: as Delivery::is_on.
Observation observe_toggle(const Scope& scope, const Target& target, MouseButton button, std::optional<bool> told);

/// Why the state of a node is not known to be the last: where a page draws it, a script says what it is, and when.
std::optional<std::string> doubt_of_drawn(const Scope& scope, const platform::NodeHandle& node);

/// Whether a check box or a switch, which a press flips, was on as it was found; empty for anything else.
std::optional<bool> flipped_by_press(const Target& target);

}  // namespace offhand
