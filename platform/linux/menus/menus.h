#pragma once

#include <memory>

#include "platform/api/menus.h"
#include "platform/linux/menus/exporter.h"

namespace offhand::platform::linux_menus {

/// Menus and commands that GTK exports on the session bus (org.gtk.Menus, org.gtk.Actions). Each inquiry uses its own
/// connection, so that no subscription remains and no signals arrive.
std::unique_ptr<Menus> make_menus(ExporterSource exporter);

}  // namespace offhand::platform::linux_menus
