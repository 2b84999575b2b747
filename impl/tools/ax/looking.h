#pragma once

#include <optional>
#include <string>

#include "codegen/runtime/error.h"
#include "impl/tools/ax/search.h"
#include "impl/vision/sighting.h"
#include "platform/api/screen.h"

namespace offhand {
class Call;
}

namespace offhand::tools::ax {

/// What looked at a picture, and what it saw.
struct Look {
  /// As the setting vision_backend calls it.
  std::string by;
  std::optional<vision::Sighting> sighting;
};

/// Looks for something in a picture with what the setting vision_backend names. `vision_unavailable`, `vision_failed`,
/// `text_not_read`, `input_required`.
Result<Look> look_for(Call& call, const std::string& description, const platform::Picture& picture);

/// Where a box in the picture of a window lies on the screen.
Place place_on_screen(const platform::WindowInfo& window, const Bounds& box);

}  // namespace offhand::tools::ax
