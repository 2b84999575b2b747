#include "platform/linux/x11/windows/gtk_exports.h"

#include "platform/linux/x11/connection/display.h"

namespace offhand::platform::x11 {

Result<GtkExports> gtk_exports(Display& display, std::int64_t window_id, const Limits& limits) {
  OFFHAND_ASSIGN(const auto talk, display.converse("Reading where a window's menus are", limits));
  const auto window = static_cast<xcb_window_t>(window_id);
  auto bus_name = talk->ask_property(window, Atom::gtk_unique_bus_name);
  auto application = talk->ask_property(window, Atom::gtk_application_object_path);
  auto own = talk->ask_property(window, Atom::gtk_window_object_path);
  auto menubar = talk->ask_property(window, Atom::gtk_menubar_object_path);
  auto app_menu = talk->ask_property(window, Atom::gtk_app_menu_object_path);
  GtkExports exports;
  const auto take = [](auto& asked, std::string& text) -> Result<void> {
    OFFHAND_ASSIGN(const auto property, asked.get());
    if (property) text = text_of(property.get());
    return {};
  };
  OFFHAND_CHECK(take(bus_name, exports.bus_name));
  OFFHAND_CHECK(take(application, exports.application_path));
  OFFHAND_CHECK(take(own, exports.window_path));
  OFFHAND_CHECK(take(menubar, exports.menubar_path));
  OFFHAND_CHECK(take(app_menu, exports.app_menu_path));
  return exports;
}

}  // namespace offhand::platform::x11
