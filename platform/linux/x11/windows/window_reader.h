#pragma once

#include <xcb/xcb.h>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "codegen/runtime/error.h"
#include "generated/types/geometry.h"
#include "platform/api/user_desk.h"
#include "platform/api/windows.h"
#include "platform/linux/x11/connection/conversation.h"

namespace offhand::platform::x11 {

/// _GTK_FRAME_EXTENTS: the width of the client-side shadow inside the window. For a hidden window the value of when it
/// was shown (Shadows).
struct FrameExtents {
  int left = 0;
  int right = 0;
  int top = 0;
  int bottom = 0;
  bool operator==(const FrameExtents&) const = default;
};

/// What the server knows about one window.
struct WindowFacts {
  xcb_window_t window = 0;
  /// XRes' LocalClientPID, else _NET_WM_PID, else 0.
  std::int64_t pid = 0;
  /// The client's own window on the screen, including its shadow, without window manager decorations.
  Bounds geometry;
  FrameExtents extents;
  int border_width = 0;
  std::uint8_t depth = 0;
  xcb_visualid_t visual = 0;
  std::string title;
  /// WM_CLASS: instance and class.
  std::string instance;
  std::string application_class;
  bool viewable = false;
  bool override_redirect = false;
  /// Minimised: _NET_WM_STATE_HIDDEN, or ICCCM's IconicState.
  bool hidden = false;
  /// _NET_WM_STATE_MODAL: a dialog that blocks others.
  bool modal = false;
  /// The owner: the window of the application that this is a dialog or utility window of; 0: none.
  xcb_window_t transient_for = 0;
  /// The workspace; empty when the window manager does not set it.
  std::optional<std::uint32_t> desktop;

  /// The window without its shadow. Pictures and points start at its corner.
  Bounds visible_frame() const;
};

/// What the server knows about the desktop as a whole.
struct DesktopFacts {
  bool window_manager = false;
  /// The applications' top-level windows, bottom to top.
  std::vector<xcb_window_t> stacking;
  /// All children of the root, bottom to top: window manager frames, popups.
  std::vector<xcb_window_t> root_children;
  /// 0 when none is active.
  xcb_window_t active = 0;
  xcb_window_t focus = 0;
  /// Of the PRIMARY selection; 0: nobody.
  xcb_window_t selection_owner = 0;
  ScreenPoint pointer;
  std::uint16_t pointer_mask = 0;
  std::optional<std::uint32_t> current_desktop;
};

/// The bits of `pointer_mask` that mean a pressed button.
inline constexpr std::uint16_t any_pointer_button = XCB_BUTTON_MASK_1 | XCB_BUTTON_MASK_2 | XCB_BUTTON_MASK_3;

/// Reads everything about the desktop in two round trips (one more without a window manager).
Result<DesktopFacts> read_desktop(Conversation& talk);

/// The window manager's name for users; empty when none runs.
Result<std::string> read_window_manager(Conversation& talk);

/// Reads any number of windows in one round trip, two if one of them lacks newer properties. Windows that vanished are
/// left out.
Result<std::vector<WindowFacts>> read_windows(Conversation& talk, const std::vector<xcb_window_t>& windows);

struct DesktopAndWindows {
  DesktopFacts desktop;
  std::vector<WindowFacts> windows;
};

/// The desktop and these windows, in the round trips of read_desktop().
Result<DesktopAndWindows> read_desktop_with(Conversation& talk, const std::vector<xcb_window_t>& windows);

/// The desktop and all windows of DesktopFacts::stacking; in the same number of round trips if they are those of the
/// last time.
Result<DesktopAndWindows> read_desktop_and_windows(Conversation& talk);

/// The listed windows of the type _NET_WM_WINDOW_TYPE_DESKTOP: file managers draw the icons of the desktop in one.
Result<std::vector<std::int64_t>> read_surfaces(Conversation& talk);

/// The menus and similar popups among the windows: visible override-redirect windows, except those that take no clicks
/// (tooltips, notifications, drag icons).
Result<std::vector<WindowFacts>> menus_among(Conversation& talk, std::vector<WindowFacts> windows);

WindowInfo to_window_info(const WindowFacts& facts, const DesktopFacts& desktop, const xcb_screen_t& screen);

/// The window itself or its nearest ancestor among `candidates`; 0 when there is none.
Result<xcb_window_t> ancestor_among(Conversation& talk, xcb_window_t window,
                                    const std::vector<xcb_window_t>& candidates);

/// Whether a window is entirely on the screen and not covered.
Result<bool> wholly_visible(Conversation& talk, const DesktopFacts& desktop, const WindowFacts& window);

}  // namespace offhand::platform::x11
