#pragma once

#include <xcb/xcb.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "platform/api/overlay.h"
#include "platform/linux/x11/connection/connection.h"

namespace offhand::platform::x11 {

/// How cursors are drawn on a screen. A compositor blends them with the windows below; without one they are opaque,
/// with a shaped outline.
struct CursorCanvas {
  bool blends = false;
  std::uint8_t depth = 0;
  xcb_visualid_t visual = 0;
  xcb_colormap_t colours = 0;
  bool swaps_bytes = false;
};

/// Empty if the screen has no pixels of eight bits each for red, green and blue.
std::optional<CursorCanvas> make_canvas(Connection& connection, bool has_compositor);

/// The window of one cursor. It is override-redirect, with an empty input shape, so all pointer events go to the
/// windows below. Sends requests only and never waits for a reply.
class CursorWindow {
 public:
  CursorWindow(Connection& connection, const CursorCanvas& canvas);
  ~CursorWindow();
  CursorWindow(const CursorWindow&) = delete;
  CursorWindow& operator=(const CursorWindow&) = delete;

  void raise();
  void draw(const CursorShow& show, TimePoint now);

 private:
  void resize(const CursorLook& look);
  void paint(const CursorLook& look, double pulse);
  void blend(double opacity);
  void cut_out();
  void upload();

  Connection& connection_;
  const CursorCanvas canvas_;
  xcb_window_t window_ = 0;
  xcb_gcontext_t context_ = 0;
  xcb_pixmap_t pixmap_ = 0;
  std::shared_ptr<const CursorLook> look_;
  std::vector<std::uint32_t> pixels_;
  int width_ = 1;
  int height_ = 1;
  std::optional<double> pulse_;
  std::optional<std::pair<int, int>> corner_;
  bool is_mapped_ = false;
};

}  // namespace offhand::platform::x11
