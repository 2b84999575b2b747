#pragma once

#include <cstdint>
#include <string>

#include "codegen/runtime/error.h"
#include "platform/api/clock.h"

namespace offhand::platform::x11 {

class Display;

/// Where an application exports its actions and menus on the session bus, by the properties of its window (GTK 3 and
/// GTK 4). Empty where a property is absent. Any client can write such properties.
struct GtkExports {
  std::string bus_name;
  std::string application_path;
  std::string window_path;
  std::string menubar_path;
  std::string app_menu_path;
};

Result<GtkExports> gtk_exports(Display& display, std::int64_t window_id, const Limits& limits);

}  // namespace offhand::platform::x11
