#pragma once

#include <cstdint>
#include <string>

namespace offhand::platform::linux_apps {

/// A process that the desktop depends on, and what it is: "the window manager".
struct DesktopProcess {
  std::int64_t pid = 0;
  std::string what;
};

}  // namespace offhand::platform::linux_apps
