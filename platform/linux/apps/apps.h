#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "platform/api/apps.h"
#include "platform/linux/apps/desktop_process.h"

namespace offhand::platform::linux_apps {

/// Called before a process is ended; provided by the X11 half of the backend. May be null.
using DesktopProcesses = std::function<std::vector<DesktopProcess>(const Limits& limits)>;

/// Applications by desktop entries and PATH, processes by /proc.
std::unique_ptr<Apps> make_apps(DesktopProcesses desktop_processes);

}  // namespace offhand::platform::linux_apps
