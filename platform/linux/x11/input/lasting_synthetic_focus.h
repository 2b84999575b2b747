#pragma once

#include <xcb/xcb.h>

#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

#include "platform/api/clock.h"
#include "platform/linux/x11/connection/connection_pool.h"

namespace offhand::platform::x11 {

/// A window that goes on believing to have the keyboard for a while after it was sent something: a FocusOut ends what
/// is edited within a row of Qt's, and the text for it comes with the next call. One window at a time; ends with the
/// first thing that is sent to another one, and with this object.
class LastingSyntheticFocus {
 public:
  explicit LastingSyntheticFocus(std::shared_ptr<ConnectionPool> pool) : pool_(std::move(pool)) {}
  ~LastingSyntheticFocus();
  LastingSyntheticFocus(const LastingSyntheticFocus&) = delete;
  LastingSyntheticFocus& operator=(const LastingSyntheticFocus&) = delete;

  /// When a window was told, and who had the keyboard then.
  struct Told {
    TimePoint at;
    xcb_window_t focus = XCB_NONE;
  };

  /// A window is about to be told that it has the focus, and to keep it or end it is the caller's from now on; what
  /// another one believes ends. When it was told before and left to believe it; empty where it was not.
  std::optional<Told> take_over(xcb_window_t window);
  /// Something is about to be sent to a window without that.
  void end_elsewhere(xcb_window_t window);
  /// The window was told that it has the focus, then or a moment after, and is left to believe it for so long.
  void keep(xcb_window_t window, const Told& told, std::chrono::milliseconds lasts);
  /// Whether a window is left to believe it.
  bool is_kept_by(xcb_window_t window);

 private:
  void run(const std::stop_token& stop);
  void end_if_over();
  void end(xcb_window_t window);

  const std::shared_ptr<ConnectionPool> pool_;
  /// Held while a window is told that it is over: whoever tells one that it begins comes before or behind that. Never
  /// taken with the other one held.
  std::mutex telling_;
  std::mutex mutex_;
  std::condition_variable_any changed_;
  std::optional<xcb_window_t> window_;
  Told told_;
  TimePoint until_;
  std::jthread thread_;
};

}  // namespace offhand::platform::x11
