#pragma once

#include <memory>

#include "platform/api/menus.h"
#include "platform/linux/menus/exporter.h"

namespace offhand::platform::linux_menus {

/// Menus and commands as GTK exports them on the session bus (org.gtk.Menus, org.gtk.Actions). Each question has a
/// connection of its own, so that nothing is left subscribed and nobody's signals reach us.
std::unique_ptr<Menus> make_menus(ExporterSource exporter);

}  // namespace offhand::platform::linux_menus
