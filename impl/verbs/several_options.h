#pragma once

#include <optional>
#include <string>
#include <vector>

#include "impl/verbs/plan.h"
#include "platform/api/tree.h"

namespace offhand {

/// Chooses exactly the options of the target's element that the lines of `value` name. Empty where it is one line, or
/// not several can be chosen in the element at once.
Result<std::optional<Plan>> plan_several_options(ActionRun& run, const std::string& value,
                                                 const std::vector<platform::Node>& options);

}  // namespace offhand
