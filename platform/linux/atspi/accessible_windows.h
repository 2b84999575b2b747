#pragma once

#include <memory>

#include "platform/api/windows.h"
#include "platform/linux/atspi/tree.h"

namespace offhand::platform::atspi {

/// Windows as applications tell of them to assistive technology, for a desktop without a display that knows them: where
/// they lie on the screen and how they are stacked nobody says, so each begins at 0, 0.
std::unique_ptr<Windows> make_accessible_windows(std::shared_ptr<AtspiTree> tree);

}  // namespace offhand::platform::atspi
