#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>

#include "codegen/runtime/error.h"
#include "platform/api/clock.h"
#include "platform/api/glide.h"

namespace offhand::platform {

/// What a cursor of ours looks like. Drawn by whoever made it, on the thread of the backend.
struct CursorLook {
  int width = 0;
  int height = 0;
  /// What of it lies at the point that the cursor shows.
  int hot_x = 0;
  int hot_y = 0;
  double opacity = 1;
  /// Draws all of it, row by row: premultiplied alpha, red, green, blue, alpha in the highest byte. `pulse` tells how
  /// far a ring has spread, from 0 to 1; negative: there is none.
  std::function<void(double pulse, std::span<std::uint32_t> pixels)> draw;
};

/// A cursor from a moment on: at each time it is clear what is to be seen of it.
struct CursorShow {
  std::shared_ptr<const CursorLook> look;
  Glide glide{Spot{}};
  /// A ring spreads from then on, for as long as `pulse_time`.
  std::optional<TimePoint> pulse_begin = std::nullopt;
  /// From then on nothing is seen of it.
  std::optional<TimePoint> end = std::nullopt;

  static constexpr std::chrono::milliseconds pulse_time{360};
  bool is_seen(TimePoint time) const { return !end || time < *end; }
  /// As CursorLook::draw takes it.
  double pulse(TimePoint time) const {
    if (!pulse_begin || time < *pulse_begin || time >= *pulse_begin + pulse_time) return -1;
    return std::chrono::duration<double>(time - *pulse_begin) / std::chrono::duration<double>(pulse_time);
  }
};

/// A place for one cursor on the screen; with it the cursor goes.
class OverlayCursor {
 public:
  virtual ~OverlayCursor() = default;
  /// Shows that, in place of what it showed. Does not wait; fails where nothing can be shown any more, `display_lost`.
  virtual Result<void> show(CursorShow show) = 0;
};

/// Cursors that stand for runs, over all windows of a screen. They take no input and no focus, move no pointer, and are
/// no part of any window. They are gone with this process.
class Overlay {
 public:
  virtual ~Overlay() = default;
  /// Shows nothing yet. `missing_extension`, `display_lost`.
  virtual Result<std::unique_ptr<OverlayCursor>> cursor(const Limits& limits) = 0;
};

}  // namespace offhand::platform
