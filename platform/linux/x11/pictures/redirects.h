#pragma once

#include <xcb/damage.h>
#include <xcb/xcb.h>

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <optional>

#include "platform/api/clock.h"
#include "platform/linux/x11/connection/connection.h"

namespace offhand::platform::x11 {

/// How much of a window could be seen before it was redirected. What could not be seen is still to be painted.
enum class Visibility { whole, partial };

/// Windows that the server draws into memory of their own, so that covered ones can be taken whole. Any thread may
/// redirect; the watcher's thread feeds in what happens to the windows.
class Redirects {
 public:
  /// `wake` makes the watcher's thread look for events: sending from another thread may have read some of them.
  Redirects(Connection& connection, std::function<void()> wake);

  /// Redirects a window unless it is already.
  void redirect(xcb_window_t window, Visibility before);
  bool contains(xcb_window_t window);
  /// Waits until a window redirected just now has painted what others covered: it began to, and then was quiet for a
  /// moment.
  Result<void> wait_for_paint(xcb_window_t window, const Budget& budget);
  /// A pixmap with what the window showed last, for windows that are not viewable; 0 when none was kept.
  xcb_pixmap_t last_picture(xcb_window_t window);

  // From the watcher.
  void on_damage(const xcb_damage_notify_event_t& event);
  void on_mapped_or_resized(xcb_window_t window);
  void on_destroyed(xcb_window_t window);

 private:
  struct Entry {
    xcb_pixmap_t pixmap = 0;
    xcb_damage_damage_t damage = 0;
    TimePoint since;
    /// The server reports all of the window as damaged when reporting begins; that is no painting.
    bool reporting_begun = false;
    /// When something was last painted; not set before the first time.
    std::optional<TimePoint> last_damage;
    bool painted = false;
  };
  void keep_picture(xcb_window_t window, Entry& entry);
  void send();

  Connection& connection_;
  const std::function<void()> wake_;
  std::mutex mutex_;
  std::condition_variable_any changed_;
  std::map<xcb_window_t, Entry> entries_;
};

}  // namespace offhand::platform::x11
