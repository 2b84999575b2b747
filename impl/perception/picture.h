#pragma once

#include "platform/api/screen.h"

namespace offhand {

/// By how much a picture is divided so that its longer side is at most `max_dimension` pixels (0: as it is); 1 at
/// least.
double shrinking_step(const platform::Picture& picture, int max_dimension);
/// A picture with one pixel for `step` x `step` of the given one; 1 is the same. Area average, so that thin lines and
/// small text survive.
platform::Picture shrunk(platform::Picture picture, double step);
/// Each pixel `factor` times as wide and high.
platform::Picture enlarged(const platform::Picture& picture, int factor);
/// A part that lies inside the picture.
platform::Picture cropped(const platform::Picture& picture, const Bounds& part);

/// Hides a part, as far as it lies inside the picture, under grey.
void paint_over(platform::Picture& picture, const Bounds& part);

/// Draws a cross of the colour red with its middle at x, y.
void draw_cross(platform::Picture& picture, double x, double y);

}  // namespace offhand
