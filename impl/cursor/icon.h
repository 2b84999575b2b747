#pragma once

#include <optional>
#include <string_view>

#include "impl/cursor/drawing.h"

namespace offhand {

enum class IconShape { arrow, crosshair, hand, dot };

std::optional<IconShape> icon_shape(std::string_view name);

/// A shape whose hot spot is the origin.
struct Icon {
  Distance shape;
  /// Its bounding box.
  Spot corner;
  Spot opposite;
  /// The ends of its colour gradient.
  Spot tip;
  Spot tail;

  Spot middle() const { return {(corner.x + opposite.x) / 2, (corner.y + opposite.y) / 2}; }
};

/// About twice `size` pixels high.
Icon make_icon(IconShape shape, double size);

}  // namespace offhand
