#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "codegen/runtime/error.h"
#include "platform/api/clock.h"

namespace offhand::platform::linux_menus {

/// Who exports the commands and menus of a window, as the window's properties say. Anybody may write those, so they are
/// believed only where the name on the bus belongs to the process that owns the window.
struct Exporter {
  std::int64_t pid = 0;
  std::string app;
  /// Empty where nothing is exported.
  std::string bus_name;
  /// org.gtk.Actions of what is called "app." and "win."; empty where there are none.
  std::string application_path;
  std::string window_path;
  /// org.gtk.Menus; empty where there are none.
  std::string menubar_path;
  std::string app_menu_path;
};

/// The half of the backend that speaks X11 supplies it; `window_not_found`.
using ExporterSource = std::function<Result<Exporter>(std::int64_t window_id, const Limits& limits)>;

}  // namespace offhand::platform::linux_menus
