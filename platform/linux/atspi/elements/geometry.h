#pragma once

#include <cstdint>
#include <optional>
#include <utility>

#include "generated/types/geometry.h"
#include "platform/linux/atspi/applications/window_facts.h"
#include "platform/linux/toolkit/toolkit.h"

namespace offhand::platform::atspi {

/// The unconverted result of Component.GetExtents.
struct Extents {
  std::int32_t x = 0;
  std::int32_t y = 0;
  std::int32_t width = 0;
  std::int32_t height = 0;

  bool plausible() const;
  bool operator==(const Extents&) const = default;
};

/// The difference between an object's true position and the reported one.
struct Offset {
  std::int32_t x = 0;
  std::int32_t y = 0;
  bool operator==(const Offset&) const = default;
};

Extents moved(const Extents& extents, const Offset& offset);

/// A root pane fills its parent. LibreOffice reports its position, and that of everything it draws inside, as if there
/// were no menu bar above; the parent is a GTK widget with a correct position. No offset if their sizes differ.
Offset offset_of_root_pane(const std::optional<Extents>& holder, const std::optional<Extents>& pane);

/// The remaining offset inside a root pane. There is none for GTK widgets that LibreOffice puts into its bars: GTK
/// reports their true positions, which differ from those of their equally sized parents by that offset.
Offset offset_within(const Offset& inherited, const std::optional<Extents>& holder, const std::optional<Extents>& held);

/// The coordinate type for Component.GetExtents.
enum class CoordinateType : std::uint32_t { screen = 0, window = 1 };

/// GTK 4 has no screen coordinates. Qt's window coordinates are wrong, and those of a GTK 3 menu are relative to the
/// menu's own window.
inline CoordinateType coordinates_of(Toolkit toolkit) {
  return toolkit == Toolkit::gtk4 ? CoordinateType::window : CoordinateType::screen;
}

/// The extents of the frame that WindowFrame needs. GTK 4 prints a warning when asked for the other kind; Qt's are
/// wrong. Chromium's screen extents are those of its window, except for the GTK dialogs that it shows.
inline bool wants_frame_on_screen(Toolkit toolkit) { return toolkit != Toolkit::gtk4; }
inline bool wants_frame_in_window(Toolkit toolkit) { return toolkit != Toolkit::qt; }

/// The position of a frame's X window in the toolkit's screen coordinates. Some toolkits include the window manager's
/// decoration in the frame; the X window decides.
std::pair<std::int32_t, std::int32_t> window_origin(const Extents& screen, const Extents& window,
                                                    const WindowFacts& facts, double scale);

/// Converts a toolkit's extents to physical pixels relative to the window's visible frame.
class WindowFrame {
 public:
  /// Takes the frame's extents in both coordinate types and the X server's facts about the window.
  WindowFrame(Toolkit toolkit, const Extents& screen, const Extents& window, const WindowFacts& facts);

  /// Nothing for impossible extents (a node without layout).
  std::optional<Bounds> local(const Extents& extents) const;
  /// Converts a point of the window to the toolkit's coordinates.
  std::pair<std::int32_t, std::int32_t> in_toolkit(double x, double y) const;
  /// The bounds of the window itself.
  Bounds whole() const;
  /// True if the rectangle intersects the window.
  bool shows(const Bounds& bounds) const;

 private:
  double scale_ = 1;
  double origin_x_ = 0;
  double origin_y_ = 0;
  double shift_x_ = 0;
  double shift_y_ = 0;
  int width_ = 0;
  int height_ = 0;
};

}  // namespace offhand::platform::atspi
