#pragma once

#include "platform/api/screen.h"

namespace offhand {

/// The divisor that makes the longer side at most `max_dimension` pixels (0: unchanged); at least 1.
double shrinking_step(const platform::Picture& picture, int max_dimension);
/// Scales down by `step`; 1 leaves it unchanged. Averages areas, so that thin lines and small text stay visible.
platform::Picture shrunk(platform::Picture picture, double step);
/// Enlarges each pixel to `factor` by `factor`.
platform::Picture enlarged(const platform::Picture& picture, int factor);
/// The part of the picture inside `part`.
platform::Picture cropped(const platform::Picture& picture, const Bounds& part);

/// Covers a part with grey, as far as it lies inside the picture.
void paint_over(platform::Picture& picture, const Bounds& part);

/// Draws a red cross centred at x, y.
void draw_cross(platform::Picture& picture, double x, double y);

}  // namespace offhand
