#pragma once

#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <thread>
#include <vector>

#include "platform/api/event.h"
#include "platform/host/steady_clock.h"
#include "platform/linux/x11/connection/connection.h"
#include "platform/linux/x11/connection/conversation.h"
#include "platform/linux/x11/pictures/redirects.h"
#include "platform/linux/x11/windows/window_reader.h"

namespace offhand::platform::x11 {

/// The thread that listens to an X display and reports events to the EventSink. Its connection also owns what outlives
/// single calls: redirected windows and their last pictures.
class Watcher {
 public:
  static Result<std::shared_ptr<Watcher>> start(const DisplayName& display, EventSink& sink, const Budget& budget);
  ~Watcher();
  Watcher(const Watcher&) = delete;
  Watcher& operator=(const Watcher&) = delete;

  /// The connection broke; a new watcher is needed.
  bool ended() const { return ended_; }
  /// Increases whenever the keyboard mapping changes.
  std::uint64_t keymap_generation() const { return keymap_generation_; }
  /// When a known window or the root last got a focus event, including those of keyboard grabs; initially when this
  /// began to listen.
  TimePoint focus_moved_at() const { return focus_moved_at_; }
  Redirects& redirects() { return redirects_; }
  /// See Windows::known_windows.
  std::vector<OwnedWindow> windows_of(std::int64_t pid) const;

  /// Announces a press without a physical button. An application that draws its own title bar reacts to a press, or to
  /// the first motion, by asking the window manager to move the window with the pointer (`_NET_WM_MOVERESIZE`,
  /// https://specifications.freedesktop.org/wm-spec/1.5/). Most window managers then grab the user's pointer, and the
  /// keyboard, until a button is released that nobody holds. So for a while such a request of that client is cancelled
  /// at once, unless the user has a button down.
  void expect_press(xcb_window_t window);
  /// Whether such a request for this window was cancelled since then. A request made while the user has a button down
  /// does not count.
  bool was_to_be_moved(xcb_window_t window, TimePoint since) const;

 private:
  Watcher(std::unique_ptr<Connection> connection, EventSink& sink);
  void select_events();
  void wake() const;
  void run(const std::stop_token& stop);
  void handle(const xcb_generic_event_t& event);
  void handle_property(const xcb_property_notify_event_t& event);
  void handle_request(const xcb_client_message_event_t& request);
  bool is_button_down();
  void handle_focus(xcb_window_t window, std::uint8_t mode, std::uint8_t detail, bool in);
  /// Records the windows that exist at the start, without events.
  Result<void> learn_windows(const Budget& budget);
  /// Follows these windows from now on. Returns those that still exist.
  Result<std::vector<xcb_window_t>> add_windows(Conversation& talk, const std::vector<xcb_window_t>& windows);
  /// The owner (WM_TRANSIENT_FOR) of a known window has changed.
  void refresh_owner(xcb_window_t window);
  /// Compares the applications' windows with those known and reports the difference.
  void refresh_windows();
  void report_closed(xcb_window_t window);
  void post_of_root(EventKind kind, xcb_timestamp_t server_time);
  void post(EventKind kind, xcb_window_t window, std::string detail = {}, bool on = false);
  Budget short_budget(const char* what) const;

  std::unique_ptr<Connection> connection_;
  EventSink& sink_;
  Redirects redirects_;
  struct KnownWindow {
    std::int64_t pid = 0;
    xcb_window_t owner = 0;
  };
  std::uint32_t client_of(xcb_window_t window) const;
  bool knows(xcb_window_t window) const;
  void know(const WindowFacts& window);

  /// Changed only by the thread once that runs.
  std::map<xcb_window_t, KnownWindow> known_;
  mutable std::mutex known_mutex_;
  mutable std::mutex presses_mutex_;
  /// Until when presses of ours may have consequences, by client (the common part of its window ids).
  std::map<std::uint32_t, TimePoint> presses_;
  /// When a window manager request to move a window was last cancelled.
  std::map<xcb_window_t, TimePoint> moves_;
  std::set<xcb_window_t> owner_may_have_changed_;
  bool windows_may_have_changed_ = false;
  std::stop_token stop_;
  std::atomic<bool> ended_ = false;
  std::atomic<std::uint64_t> keymap_generation_ = 1;
  std::atomic<TimePoint> focus_moved_at_ = steady_now();
  int wake_fd_ = -1;
  std::jthread thread_;
};

}  // namespace offhand::platform::x11
