#pragma once

#include <xcb/xcb.h>

#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <thread>

#include "platform/api/clock.h"
#include "platform/linux/x11/connection/connection_pool.h"

namespace offhand::platform::x11 {

/// Keeps the synthetic focus of a window for a while after an action: a FocusOut would end an edit within a row of
/// Qt's, and the text for it comes with the next call. One window at a time; ends when something is sent to another
/// window, and with this object. While a modal dialog blocks the window it does not end: Qt answers a FocusOut there by
/// activating the dialog (QXcbWindow::relayFocusToModalWindow), which would take the user's focus.
class LastingSyntheticFocus {
 public:
  explicit LastingSyntheticFocus(std::shared_ptr<ConnectionPool> pool) : pool_(std::move(pool)) {}
  ~LastingSyntheticFocus();
  LastingSyntheticFocus(const LastingSyntheticFocus&) = delete;
  LastingSyntheticFocus& operator=(const LastingSyntheticFocus&) = delete;

  /// When a window got its synthetic focus, and which window had the real one then.
  struct Grant {
    TimePoint at;
    xcb_window_t focus = XCB_NONE;
  };

  /// Called before a window gets a synthetic focus, which the caller from now on keeps or ends; ends that of any other
  /// window. Returns when the window got it, if it still has it.
  std::optional<Grant> take_over(xcb_window_t window);
  /// Called before something is sent to a window that needs no synthetic focus.
  void end_elsewhere(xcb_window_t window);
  /// Keeps the synthetic focus of a window for this long; `told`: when it began.
  void keep(xcb_window_t window, const Grant& grant, std::chrono::milliseconds lasts);
  /// Whether the window's synthetic focus is kept.
  bool is_kept_by(xcb_window_t window);

 private:
  void run(const std::stop_token& stop);
  void end_if_over();
  void end_unblocked();
  /// Or once the window is no longer blocked.
  void end(xcb_window_t window);
  enum class Ending { done, blocked };
  Ending try_to_end(xcb_window_t window);

  const std::shared_ptr<ConnectionPool> pool_;
  /// Held while a FocusOut is sent, so that a FocusIn by another thread comes entirely before or after it. Never locked
  /// while mutex_ is held.
  std::mutex sending_;
  std::mutex mutex_;
  std::condition_variable_any changed_;
  std::optional<xcb_window_t> window_;
  /// Windows whose synthetic focus is over, and ends when their dialogs close.
  std::set<xcb_window_t> blocked_;
  Grant grant_;
  TimePoint until_;
  std::jthread thread_;
};

}  // namespace offhand::platform::x11
