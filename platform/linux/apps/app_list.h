#pragma once

#include <vector>

#include "platform/api/apps.h"

namespace offhand::platform::linux_apps {

/// Merges desktop entries and processes, see Apps::list. A window belongs to the entry with the window's application
/// name, otherwise to the entry whose program its process runs.
std::vector<AppInfo> list_applications(const std::vector<WindowInfo>& windows);

}  // namespace offhand::platform::linux_apps
