#pragma once

#include <atomic>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <vector>

#include "platform/linux/x11/keyboard/key_interceptor.h"

namespace offhand::platform::x11 {

/// One interceptor: whose keys it catches, where they go, and what has happened since it began.
struct KeyInterceptors::Interception {
  /// `of` is shared with the thread that ends the interceptor, thefts with the one that takes them; everything else but
  /// the atomics belongs to the interceptor's thread.
  std::mutex mutex;
  KeyInterceptor::Of of;
  std::map<std::int64_t, bool> membership;
  /// The state at the start: the processes with windows, the windows, and the pointer.
  std::set<std::int64_t> residents;
  std::set<xcb_window_t> first_windows;
  ScreenPoint pointer;
  xcb_window_t home = XCB_NONE;
  /// Nobody works in `home`: it is of the window manager's own, or none.
  bool home_is_nobodys = false;
  /// Of processes that came since the start.
  std::map<std::int64_t, bool> started_by_another;
  std::optional<TimePoint> left_at;
  bool taken = false;
  /// Since when one of the windows holds the keyboard by a grab, while the focus stays where it is: GIMP does so for a
  /// moment as it begins to export.
  std::optional<TimePoint> grabbed_at;
  KeyInterceptor::Front front = KeyInterceptor::Front::users;
  int returns = 0;
  /// The last request that set the focus back.
  std::uint32_t return_request = 0;
  /// The desktop names no active window: no window manager, or one of another kind.
  bool names_no_active_window = false;
  /// The window manager was asked to show the user's window again, since that had the focus last.
  bool is_asked_to_show = false;
  std::vector<KeyInterceptor::Theft> thefts;
  std::atomic<bool> turned = false;
  std::atomic<bool> commanded = false;
  std::atomic<std::int64_t> caught = 0;

  bool wants(std::int64_t pid) {
    const std::lock_guard lock(mutex);
    if (pid <= 0 || !of || turned) return false;
    const auto [place, fresh] = membership.try_emplace(pid, false);
    if (fresh) place->second = of(pid);
    return place->second;
  }
  bool is_abandoned() {
    const std::lock_guard lock(mutex);
    return !of;
  }
  bool is_new(std::int64_t pid) const { return pid > 0 && !turned && !residents.contains(pid); }
  /// A new one that neither belongs to the target nor was started on its behalf: somebody at the desk started it.
  bool is_of_another(std::int64_t pid) {
    if (!is_new(pid) || wants(pid)) return false;
    const auto [place, fresh] = started_by_another.try_emplace(pid, false);
    if (fresh) place->second = is_started_by_another(pid);
    return place->second;
  }
  /// Whether it is known that another than this process, and than what it started, started it: its parent runs, and
  /// neither starts programs for others, as a bus does, nor adopts those whose parent is gone.
  static bool is_started_by_another(std::int64_t pid);
  /// The window manager places a window, or it comes to be shown. A program that somebody at the desk started is as
  /// much a sign of theirs as a key that may start one. Windows that are never shown are none: programs without windows
  /// to look at have them.
  void note_shown(std::int64_t pid) { commanded = commanded || is_of_another(pid); }
  /// A new one that may have been started on behalf of the target, and takes the keyboard from somebody.
  bool suspects(std::int64_t pid) { return is_new(pid) && !commanded && !home_is_nobodys && !is_of_another(pid); }
};

}  // namespace offhand::platform::x11
