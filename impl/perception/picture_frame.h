#pragma once

#include <cmath>
#include <cstdint>
#include <optional>

#include "generated/types/geometry.h"

namespace offhand {

/// How a picture relates to what it was taken of: positions that a client sends refer to a picture.
struct PictureFrame {
  double picture_pixels_per_window_pixel = 1.0;
  /// What the picture's corner shows, in pixels of the window; not zero in a part of it.
  double left = 0;
  double top = 0;
  /// How much of the window a picture of a part shows; empty: all of it.
  struct Extent {
    double width;
    double height;
  };
  std::optional<Extent> part = {};

  struct Point {
    double x;
    double y;
  };
  /// What a point of the picture shows. Who comes from a pixel of the window gets back to it: times the scale and
  /// divided by it, most end a hair beside where they were, and half of these before it.
  Point in_window(double x, double y) const {
    const auto at = [&](double origin, double pixel) {
      constexpr double hair = 1e-6;
      const double exact = origin + pixel / picture_pixels_per_window_pixel;
      const double whole = std::round(exact);
      return std::abs(exact - whole) < hair ? whole : exact;
    };
    return {at(left, x), at(top, y)};
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
