#pragma once

#include <vector>

#include "platform/linux/atspi/geometry.h"
#include "platform/linux/atspi/reference.h"

namespace offhand::platform::atspi {

/// A window's root pane as it was last read, where it and what lies in it are told beside their places.
struct RootPane {
  /// See offset_of_root_pane.
  Offset offset = {};
  /// GTK's own widgets in it, whose true places are told; see offset_within.
  std::vector<Reference> true_places = {};
};

}  // namespace offhand::platform::atspi
