#pragma once

#include <optional>
#include <string>
#include <vector>

#include "platform/api/apps.h"

namespace offhand::platform::linux_apps {

/// See Apps::plan. `launch_path` wins over `name`.
Result<LaunchPlan> make_plan(const std::optional<std::string>& name, const std::optional<std::string>& launch_path,
                             const std::vector<std::string>& urls, const std::vector<std::string>& arguments);

}  // namespace offhand::platform::linux_apps
