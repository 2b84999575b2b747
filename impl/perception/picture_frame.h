#pragma once

#include <cmath>
#include <cstdint>
#include <optional>

#include "generated/types/geometry.h"

namespace offhand {

/// Maps between the pixels of a picture and those of its window, because clients give positions in a picture.
struct PictureFrame {
  double picture_pixels_per_window_pixel = 1.0;
  /// The position of the picture's corner in the window; not zero for a part of it.
  double left = 0;
  double top = 0;
  /// The size of the shown part of the window; empty: all of it.
  struct Extent {
    double width;
    double height;
  };
  std::optional<Extent> part = {};

  struct Point {
    double x;
    double y;
  };
  /// The window position of a point in the picture. Compensates rounding, so that a window pixel converted to the
  /// picture and back is the same pixel; plain scaling would land just beside most pixels, for half of them on the
  /// previous one.
  Point in_window(double x, double y) const {
    const auto at = [&](double origin, double pixel) {
      constexpr double hair = 1e-6;
      const double exact = origin + pixel / picture_pixels_per_window_pixel;
      const double whole = std::round(exact);
      return std::abs(exact - whole) < hair ? whole : exact;
    };
    return {at(left, x), at(top, y)};
  }

  /// The bounds in the picture of a rectangle in the window.
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
