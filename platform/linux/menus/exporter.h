#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "codegen/runtime/error.h"
#include "platform/api/clock.h"

namespace offhand::platform::linux_menus {

/// The exporter of a window's commands and menus, by the window's properties. Any client can write those, so they are
/// trusted only if the bus name belongs to the process that owns the window.
struct Exporter {
  std::int64_t pid = 0;
  std::string app;
  /// Empty when nothing is exported.
  std::string bus_name;
  /// The org.gtk.Actions objects of "app." and "win." commands; empty when there are none.
  std::string application_path;
  std::string window_path;
  /// The org.gtk.Menus objects; empty when there are none.
  std::string menubar_path;
  std::string app_menu_path;
};

/// Provided by the X11 half of the backend; `window_not_found`.
using ExporterSource = std::function<Result<Exporter>(std::int64_t window_id, const Limits& limits)>;

}  // namespace offhand::platform::linux_menus
