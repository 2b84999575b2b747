#pragma once

#include <sys/types.h>
#include <xcb/xcb.h>

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace offhand::test {

/// What the X server of DISPLAY says, asked over a connection of its own and without any code of the product: what
/// xdotool and xprop say, without the time in which a program starts.
class XServer {
 public:
  XServer();
  ~XServer();
  XServer(const XServer&) = delete;
  XServer& operator=(const XServer&) = delete;

  /// Whether there is one.
  bool answers() const { return root_ != XCB_WINDOW_NONE; }
  std::pair<int, int> pointer();
  /// As the server has it: a window that may lie deep in another one, none, or the root that follows the pointer.
  xcb_window_t focus();
  /// A list of windows on the root; nothing where there is no such property.
  std::optional<std::vector<xcb_window_t>> windows_in(const std::string& property);
  /// Windows of a process that are mapped and have a name; those that lie higher in the tree first.
  std::vector<std::int64_t> windows_of(pid_t pid);

  /// Until the window manager has handled what it was sent before, as far as that takes no longer than `limit`. A
  /// window that has just opened becomes active only then. Where there is none, at once.
  void await_window_manager(std::chrono::milliseconds limit);
  /// Until the application of a window has handled what it was sent before (by _NET_WM_PING), as far as that takes no
  /// longer than `limit`: toolkits take the focus on into a window of their own. At once where it answers no pings.
  void await_application(xcb_window_t window, std::chrono::milliseconds limit);

 private:
  xcb_atom_t atom(const std::string& name);
  /// Nothing where there is no such property.
  std::optional<std::vector<std::uint32_t>> words_in(xcb_window_t window, const std::string& property, xcb_atom_t type);
  void add_windows_of(pid_t pid, const std::vector<xcb_window_t>& windows, std::vector<std::int64_t>& found);

  xcb_connection_t* raw_;
  xcb_window_t root_ = XCB_WINDOW_NONE;
};

}  // namespace offhand::test
