#pragma once

#include <optional>

#include "impl/action/action_run.h"
#include "impl/verbs/parameters.h"
#include "impl/verbs/plan.h"

namespace offhand {

/// For a cell of a spreadsheet: its number where that is one, else by the keys of its editor, which is ended. What it
/// held before is put back as it was written, a formula as such. Empty: the element is no such cell.
Result<std::optional<Plan>> plan_cell_value(ActionRun& run, const ValueParameters& parameters);

}  // namespace offhand
