#pragma once

#include <cstdint>
#include <memory>
#include <new>
#include <string>
#include <utility>
#include <vector>

#include "codegen/runtime/error.h"
#include "platform/api/clock.h"
#include "platform/api/windows.h"

namespace offhand::platform {

/// Pixels, top row first, three bytes each: red, green, blue; rows without padding.
/// Leaves new bytes as they are: whoever makes a picture writes all of them, and to fill megabytes with zeros first
/// costs a fifth of the time that taking the picture does.
template <class Value>
struct Unfilled : std::allocator<Value> {
  template <class Other>
  struct rebind {
    using other = Unfilled<Other>;
  };
  template <class Other>
  void construct(Other* place) {
    ::new (static_cast<void*>(place)) Other;
  }
  template <class Other, class... Arguments>
  void construct(Other* place, Arguments&&... arguments) {
    std::construct_at(place, std::forward<Arguments>(arguments)...);
  }
};
using PixelBytes = std::vector<std::uint8_t, Unfilled<std::uint8_t>>;

struct Picture {
  int width = 0;
  int height = 0;
  PixelBytes rgb;
  /// What to know about it, for example that a minimised window shows its last state. Empty: nothing.
  std::string note;
};

/// A video that is being made. One that is not finished when this goes is ended at once.
class Film {
 public:
  virtual ~Film() = default;
  /// Ends it within a few seconds; then the file can be played. What went wrong, if there is none.
  virtual Result<void> finish() = 0;
  /// What is wrong with it so far: that it ended before its time, or not when it was told to. Empty: nothing.
  virtual std::string trouble() = 0;
};

class Screen {
 public:
  virtual ~Screen() = default;
  /// Whether pictures can be taken here at all; otherwise the error that says what is missing.
  virtual Result<void> available(const Limits& /*limits*/) { return {}; }
  /// The window's visible frame without shadow, also where other windows cover it.
  /// `not_visible` when there is nothing to take (a window that was minimised before it was first seen).
  virtual Result<Picture> capture(const WindowInfo& window, const Limits& limits) = 0;
  virtual Result<Picture> capture_desktop(const Limits& limits) = 0;
  /// Films the screen into this file, until the film is finished or gone. `missing_package`, `action_failed`.
  virtual Result<std::unique_ptr<Film>> film(const std::string& path, const Limits& limits);
};

}  // namespace offhand::platform
