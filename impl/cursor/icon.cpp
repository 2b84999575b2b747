#include "impl/cursor/icon.h"

#include <algorithm>
#include <utility>

namespace offhand {
namespace {

/// An arrow that points up and to the left, with a concave back.
Icon arrow(double size) {
  const double height = 2 * size;
  const double round = size / 10;
  // The rounding is added outside, also at the tip.
  const auto at = [&](double x, double y) { return Spot{round + x * height, round + y * height}; };
  return {.shape = polygon({at(0, 0), at(0.32, 0.9), at(0.46, 0.46), at(0.9, 0.32)}, round),
          .corner = {0, 0},
          .opposite = {height, height},
          .tip = {0, 0},
          .tail = {height * 0.62, height * 0.62}};
}

Icon crosshair(double size) {
  const double width = std::max(2.0, size / 7);
  return {.shape = joined({capsule({-size, 0}, {size, 0}, width / 2), capsule({0, -size}, {0, size}, width / 2),
                           ring({0, 0}, size * 0.55, width)}),
          .corner = {-size, -size},
          .opposite = {size, size},
          .tip = {-size, -size},
          .tail = {size, size}};
}

/// A hand with one finger up, two bent, and the thumb apart.
Icon hand(double size) {
  const double unit = size / 16;
  const auto finger = [&](Spot from, Spot to, double radius) {
    return capsule({from.x * unit, from.y * unit}, {to.x * unit, to.y * unit}, radius * unit);
  };
  return {.shape = joined({finger({0, 3}, {0, 18}, 3), finger({5.5, 12}, {5.5, 20}, 2.8),
                           finger({10.5, 14}, {10.5, 21}, 2.7), finger({-5.5, 15}, {-1, 23}, 2.6),
                           rounded_box({4.8 * unit, 22 * unit}, {7.8 * unit, 6.5 * unit}, 4 * unit)}),
          .corner = {-8 * unit, 0},
          .opposite = {14 * unit, 29 * unit},
          .tip = {0, 0},
          .tail = {3 * unit, 29 * unit}};
}

Icon dot(double size) {
  return {.shape = circle({0, 0}, size),
          .corner = {-size, -size},
          .opposite = {size, size},
          .tip = {-size * 0.7, -size * 0.7},
          .tail = {size * 0.7, size * 0.7}};
}

}  // namespace

std::optional<IconShape> icon_shape(std::string_view name) {
  if (name == "arrow") return IconShape::arrow;
  if (name == "crosshair") return IconShape::crosshair;
  if (name == "hand") return IconShape::hand;
  if (name == "dot") return IconShape::dot;
  return std::nullopt;
}

Icon make_icon(IconShape shape, double size) {
  switch (shape) {
    case IconShape::crosshair:
      return crosshair(size);
    case IconShape::hand:
      return hand(size);
    case IconShape::dot:
      return dot(size);
    case IconShape::arrow:
      break;
  }
  return arrow(size);
}

}  // namespace offhand
