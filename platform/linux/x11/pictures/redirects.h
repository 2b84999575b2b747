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

/// How much of a window was visible before it was redirected. The invisible part has yet to be painted.
enum class Visibility { whole, partial };

/// Redirected windows: the server draws them into their own memory, so pictures of covered windows are complete. Any
/// thread may redirect; the watcher's thread delivers the windows' events.
class Redirects {
 public:
  /// `wake` makes the watcher's thread poll for events, because sending in another thread may have read some.
  Redirects(Connection& connection, std::function<void()> wake);

  /// Redirects a window unless it is redirected already.
  void redirect(xcb_window_t window, Visibility before);
  bool contains(xcb_window_t window);
  /// Waits until a window that was just redirected has painted its formerly covered parts: it started to paint, then
  /// paused for a moment.
  Result<void> wait_for_paint(xcb_window_t window, const Budget& budget);
  /// A pixmap with the last content of a window that is not viewable; 0 when none was kept.
  xcb_pixmap_t last_picture(xcb_window_t window);

  // Called by the watcher.
  void on_damage(const xcb_damage_notify_event_t& event);
  void on_mapped_or_resized(xcb_window_t window);
  void on_destroyed(xcb_window_t window);

 private:
  struct Entry {
    xcb_pixmap_t pixmap = 0;
    xcb_damage_damage_t damage = 0;
    TimePoint since;
    /// When reporting starts, the server reports the whole window as damaged; that is no painting.
    bool reporting_begun = false;
    /// When the window last painted; empty before the first time.
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
