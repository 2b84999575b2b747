#pragma once

#include <vector>

#include "platform/api/apps.h"

namespace offhand::platform::linux_apps {

/// Desktop entries and processes merged, see Apps::list. A window belongs to the entry that is called as it calls its
/// application, else to the one whose program its process runs.
std::vector<AppInfo> list_applications(const std::vector<WindowInfo>& windows);

}  // namespace offhand::platform::linux_apps
