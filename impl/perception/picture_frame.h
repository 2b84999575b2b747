#pragma once

#include <cmath>
#include <cstdint>

#include "generated/types/geometry.h"

namespace offhand {

/// How a picture relates to what it was taken of: positions that a client sends refer to a picture.
struct PictureFrame {
  double picture_pixels_per_window_pixel = 1.0;
  /// What the picture's corner shows, in pixels of the window; not zero in a part of it.
  double left = 0;
  double top = 0;

  struct Point {
    double x;
    double y;
  };
  /// What a point of the picture shows.
  Point in_window(double x, double y) const {
    return {left + x / picture_pixels_per_window_pixel, top + y / picture_pixels_per_window_pixel};
  }

  /// Where something of the window lies in the picture.
  Bounds in_picture(const Bounds& bounds) const {
    const auto at = [&](std::int64_t pixel, double origin) {
      return std::llround((static_cast<double>(pixel) - origin) * picture_pixels_per_window_pixel);
    };
    const auto x = at(bounds.x, left);
    const auto y = at(bounds.y, top);
    return {x, y, at(bounds.x + bounds.width, left) - x, at(bounds.y + bounds.height, top) - y};
  }
};

}  // namespace offhand
