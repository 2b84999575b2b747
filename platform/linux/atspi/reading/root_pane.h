#pragma once

#include <vector>

#include "platform/linux/atspi/elements/geometry.h"
#include "platform/linux/atspi/elements/reference.h"

namespace offhand::platform::atspi {

/// The root pane of a window at its last reading, if the positions of it and its content are reported wrongly.
struct RootPane {
  /// See offset_of_root_pane.
  Offset offset = {};
  /// GTK's own widgets inside it, whose reported positions are true; see offset_within.
  std::vector<Reference> true_places = {};
};

}  // namespace offhand::platform::atspi
