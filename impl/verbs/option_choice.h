#pragma once

#include <string>
#include <vector>

#include "impl/verbs/plan.h"
#include "platform/api/tree.h"

namespace offhand {

/// Chooses the option of the target's element that is called `name`, whatever its case. `no_such_option`.
Result<Plan> plan_option(ActionRun& run, const std::string& name, const std::vector<platform::Node>& options);

/// The same of a drop-down (impl/verbs/drop_down.h), which has to be opened for a moment to know its options and to
/// take one.
Result<Plan> plan_option_of_drop_down(ActionRun& run, const std::string& name);

}  // namespace offhand
