#pragma once

#include <cstdint>
#include <optional>
#include <utility>

#include "generated/types/geometry.h"
#include "platform/linux/atspi/window_facts.h"
#include "platform/linux/toolkit/toolkit.h"

namespace offhand::platform::atspi {

/// Component.GetExtents as it came.
struct Extents {
  std::int32_t x = 0;
  std::int32_t y = 0;
  std::int32_t width = 0;
  std::int32_t height = 0;

  bool plausible() const;
  bool operator==(const Extents&) const = default;
};

/// How far from its place something is told.
struct Offset {
  std::int32_t x = 0;
  std::int32_t y = 0;
  bool operator==(const Offset&) const = default;
};

Extents moved(const Extents& extents, const Offset& offset);

/// A root pane fills what holds it. LibreOffice tells of it, and of all that it draws in it, as if there were no menu
/// bar above it; what holds it is GTK's, and right. None where the two are not of one size.
Offset offset_of_root_pane(const std::optional<Extents>& holder, const std::optional<Extents>& pane);

/// What is left of a root pane's offset within what lies in it: none from where GTK draws again, whose fields
/// LibreOffice sets into its bars. GTK tells their true place, which is beside what holds them by that offset, and of
/// one size.
Offset offset_within(const Offset& inherited, const std::optional<Extents>& holder, const std::optional<Extents>& held);

/// The coordinates to ask Component.GetExtents for.
enum class CoordinateType : std::uint32_t { screen = 0, window = 1 };

/// GTK 4 knows no screen coordinates; Qt's window coordinates are wrong, and GTK 3's of a menu refer to the menu's own
/// window.
inline CoordinateType coordinates_of(Toolkit toolkit) {
  return toolkit == Toolkit::gtk4 ? CoordinateType::window : CoordinateType::screen;
}

/// Which extents of the frame WindowFrame makes use of. GTK 4 warns on its error output when asked for the other; Qt's
/// are wrong. Chromium's screen extents are its window's, but not those of the dialogs that it has GTK show.
inline bool wants_frame_on_screen(Toolkit toolkit) { return toolkit != Toolkit::gtk4; }
inline bool wants_frame_in_window(Toolkit toolkit) { return toolkit != Toolkit::qt; }

/// Where the X window of a frame lies in the toolkit's screen coordinates. Some toolkits count the window manager's
/// decoration to the frame and some do not; the X window tells which.
std::pair<std::int32_t, std::int32_t> window_origin(const Extents& screen, const Extents& window,
                                                    const WindowFacts& facts, double scale);

/// Turns a toolkit's extents into physical pixels from a window's visible frame.
class WindowFrame {
 public:
  /// The frame's own extents in both kinds of coordinates, and the window as X knows it.
  WindowFrame(Toolkit toolkit, const Extents& screen, const Extents& window, const WindowFacts& facts);

  /// Absent for extents that cannot be true (a node that is not laid out).
  std::optional<Bounds> local(const Extents& extents) const;
  /// The toolkit's coordinates of a point of the window.
  std::pair<std::int32_t, std::int32_t> in_toolkit(double x, double y) const;
  /// The window itself.
  Bounds whole() const;
  /// Whether the rectangle shares a pixel with the window.
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
