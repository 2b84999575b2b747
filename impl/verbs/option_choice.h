#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "impl/verbs/plan.h"
#include "platform/api/tree.h"

namespace offhand {

/// Chooses the option of the target's element that is called `name`; only where none is called exactly so its case does
/// not matter. `no_such_option`; `action_failed` where several are called so, or it is disabled.
Result<Plan> plan_option(ActionRun& run, const std::string& name, const std::vector<platform::Node>& options);

/// The same of a drop-down (impl/verbs/drop_down.h), which has to be opened for a moment to know its options and to
/// take one.
Result<Plan> plan_option_of_drop_down(ActionRun& run, const std::string& name);

/// The place, in `names`, of the one option that `name` means. The error names the options that there are, and the
/// nearest.
Result<std::size_t> option_called(const ActionRun& run, const std::string& name, const std::vector<std::string>& names);
/// The error about an option that cannot be chosen now.
Error option_is_disabled(const ActionRun& run, const std::string& name);

}  // namespace offhand
