#pragma once

#include <cstdint>
#include <string>

#include "codegen/runtime/error.h"
#include "platform/api/clock.h"

namespace offhand::platform::x11 {

class Display;

/// Where the application of a window says, on the window, that its commands and menus are to be had on the session bus
/// (GTK 3 and GTK 4). Each is empty where it does not say so. Anybody may write such properties.
struct GtkExports {
  std::string bus_name;
  std::string application_path;
  std::string window_path;
  std::string menubar_path;
  std::string app_menu_path;
};

Result<GtkExports> gtk_exports(Display& display, std::int64_t window_id, const Limits& limits);

}  // namespace offhand::platform::x11
