#pragma once

#include "platform/api/screen.h"

namespace offhand {

/// Scales a picture down so that its longer side is at most `max_dimension` pixels (0: as it is). Area average, so that
/// thin lines and small text survive.
platform::Picture scaled_to(const platform::Picture& picture, int max_dimension);

/// Draws a cross of the colour red with its middle at x, y.
void draw_cross(platform::Picture& picture, double x, double y);

}  // namespace offhand
