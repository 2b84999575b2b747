#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "impl/perception/snapshot.h"

namespace offhand {

/// Where the user pressed, in pixels of a window; the press may have changed what lies there.
struct PressedPoint {
  std::int64_t x = 0;
  std::int64_t y = 0;
  /// It went to a menu or a similar window that was open over the window.
  bool is_in_menu = false;
};

/// The place of a node in a snapshot, by what lasts of it.
std::optional<std::size_t> place_in(const Snapshot& snapshot, const platform::Node& node);

/// What takes text, also where it is protected.
bool is_text_field(const platform::Node& node);

/// The place in a snapshot of what a press at a point is for: a control, an item or a field, or else what lies there.
/// Nothing of a menu is pressed through the window below it, and nothing of the window through the menu. `hit`: what
/// its application says that lies there; null: nobody tells. Empty: nothing showed there.
std::optional<std::size_t> pressed_element(const Snapshot& snapshot, const PressedPoint& point,
                                           const platform::Node* hit);

/// The drop-down whose list an element lies in; empty: it lies in none.
std::optional<std::size_t> drop_down_around(const Snapshot& snapshot, std::size_t place);

}  // namespace offhand
