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

/// _GTK_FRAME_EXTENTS: how far the shadow that an application draws itself reaches into its window. Of a window that
/// does not show, that of when it did (Shadows).
struct FrameExtents {
  int left = 0;
  int right = 0;
  int top = 0;
  int bottom = 0;
  bool operator==(const FrameExtents&) const = default;
};

/// What X says of one window.
struct WindowFacts {
  xcb_window_t window = 0;
  /// XRes' LocalClientPID, else _NET_WM_PID, else 0.
  std::int64_t pid = 0;
  /// The client's own window on the screen, shadow included, decorations of the window manager not.
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
  /// Of the application's windows, the one that this is a dialog or a tool of; 0: of none.
  xcb_window_t transient_for = 0;
  /// Workspace; absent where the window manager does not say.
  std::optional<std::uint32_t> desktop;

  /// Without the shadow. Its (0,0) is that of pictures and of points.
  Bounds visible_frame() const;
};

/// What X says of the desktop as a whole.
struct DesktopFacts {
  bool window_manager = false;
  /// Applications' top-level windows, bottom to top.
  std::vector<xcb_window_t> stacking;
  /// Every child of the root, bottom to top: frames of the window manager, popups.
  std::vector<xcb_window_t> root_children;
  /// 0 when none is.
  xcb_window_t active = 0;
  xcb_window_t focus = 0;
  ScreenPoint pointer;
  std::uint16_t pointer_mask = 0;
  std::optional<std::uint32_t> current_desktop;
};

/// In `pointer_mask`: a button is held.
inline constexpr std::uint16_t any_pointer_button = XCB_BUTTON_MASK_1 | XCB_BUTTON_MASK_2 | XCB_BUTTON_MASK_3;

/// Everything about the desktop, in two round trips (one more without a window manager).
Result<DesktopFacts> read_desktop(Conversation& talk);

/// Its name for people; empty where none runs.
Result<std::string> read_window_manager(Conversation& talk);

/// One round trip however many windows there are, two where one lacks what today's programs say. Windows that vanished
/// meanwhile are left out.
Result<std::vector<WindowFacts>> read_windows(Conversation& talk, const std::vector<xcb_window_t>& windows);

struct DesktopAndWindows {
  DesktopFacts desktop;
  std::vector<WindowFacts> windows;
};

/// The desktop and what read_windows() tells of these, in the round trips of the former.
Result<DesktopAndWindows> read_desktop_with(Conversation& talk, const std::vector<xcb_window_t>& windows);

/// With all windows of DesktopFacts::stacking; in as few round trips where they are those of the last time.
Result<DesktopAndWindows> read_desktop_and_windows(Conversation& talk);

/// Of these, the menus and the like: windows that no window manager manages and that show, but for what floats over
/// others without taking clicks (tooltips, notifications, what is dragged).
Result<std::vector<WindowFacts>> menus_among(Conversation& talk, std::vector<WindowFacts> windows);

WindowInfo to_window_info(const WindowFacts& facts, const DesktopFacts& desktop, const xcb_screen_t& screen);

/// The ancestor of a window (or itself) among `candidates`; 0 when none is.
Result<xcb_window_t> ancestor_among(Conversation& talk, xcb_window_t window,
                                    const std::vector<xcb_window_t>& candidates);

/// Whether nothing lies over a window and all of it is on the screen.
Result<bool> wholly_visible(Conversation& talk, const DesktopFacts& desktop, const WindowFacts& window);

}  // namespace offhand::platform::x11
