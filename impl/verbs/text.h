#pragma once

#include <string>

#include "impl/verbs/plan.h"

namespace offhand {

/// Text for the target's element, or for what has the focus: through accessibility, then as keys. `not_editable` for an
/// element that takes none.
Result<Plan> plan_text(ActionRun& run, const TextParameters& parameters);

/// The error about an element that is read-only. `doing`: "Setting".
Error read_only(const ActionRun& run, const std::string& doing);

}  // namespace offhand
