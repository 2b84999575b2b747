#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "platform/api/apps.h"
#include "platform/linux/apps/desktop_entry.h"

namespace offhand::platform::linux_apps {

/// See Apps::plan. `launch_path` takes precedence over `name`.
Result<LaunchPlan> make_plan(const std::optional<std::string>& name, const std::optional<std::string>& launch_path,
                             const std::vector<std::string>& urls, const std::vector<std::string>& arguments);

/// The application names that windows of an entry may have, the likeliest first.
std::vector<std::string> app_names_of(const DesktopEntry& entry, const std::string& program);

/// In lower case, for ASCII only: enough for ids and programs; names in other scripts are compared unchanged.
std::string folded(std::string_view text);

}  // namespace offhand::platform::linux_apps
