#pragma once

#include <memory>

#include "platform/api/windows.h"
#include "platform/linux/atspi/tree.h"

namespace offhand::platform::atspi {

/// Windows as applications report them over AT-SPI, for a desktop without an X display. Their positions on the screen
/// and their stacking are unknown, so each of them has its origin at 0, 0.
std::unique_ptr<Windows> make_accessible_windows(std::shared_ptr<AtspiTree> tree);

}  // namespace offhand::platform::atspi
