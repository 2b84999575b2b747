#pragma once

#include <string>

#include "codegen/runtime/error.h"
#include "platform/api/screen.h"

namespace offhand {

/// Scales a picture down so that its longer side is at most `max_dimension` pixels (0: as it is). Area average, so that
/// thin lines and small text survive.
platform::Picture scaled_to(const platform::Picture& picture, int max_dimension);

/// PNG bytes: level 1 with the sub filter, which measured best of what is packaged (12.9 ms and 352 kB for a desktop).
Result<std::string> encode_png(const platform::Picture& picture);

/// Draws a cross of the colour red with its middle at x, y.
void draw_cross(platform::Picture& picture, double x, double y);

}  // namespace offhand
