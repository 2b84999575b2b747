#pragma once

#include <atomic>
#include <chrono>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "codegen/runtime/error.h"
#include "platform/api/event.h"
#include "platform/api/key_interceptor.h"
#include "platform/linux/apps/desktop_process.h"
#include "platform/linux/x11/connection/connection_pool.h"
#include "platform/linux/x11/connection/conversation.h"
#include "platform/linux/x11/connection/watcher.h"
#include "platform/linux/x11/input/lasting_synthetic_focus.h"
#include "platform/linux/x11/keyboard/kept_keyboards.h"
#include "platform/linux/x11/keyboard/key_interceptor.h"
#include "platform/linux/x11/keyboard/keymap.h"
#include "platform/linux/x11/windows/window_reader.h"

namespace offhand::platform::x11 {

using linux_apps::DesktopProcess;

class SecondKeyboard;

/// One X display: a pool of connections for calls, a thread that watches, and what is remembered between calls.
/// Shared by the facets; outlives them.
class Display {
 public:
  /// Tries the display at once: `no_display`, `display_refused`, `missing_extension`. A display that breaks later gives
  /// `display_lost`, and the call after that connects anew.
  static Result<std::shared_ptr<Display>> open(const std::string& name, EventSink& sink, const Limits& limits);

  /// `what` names the call in messages: "Listing the windows".
  Result<std::unique_ptr<Conversation>> converse(std::string what, const Limits& limits);

  /// The watcher, started anew where its connection broke.
  Result<std::shared_ptr<Watcher>> watcher(const Budget& budget);

  /// Has a window drawn into memory of its own from now on; see Redirects. Does nothing where it is already.
  Result<void> redirect(Conversation& talk, const DesktopFacts& desktop, const WindowFacts& window);

  /// See Windows::known_windows.
  std::vector<OwnedWindow> windows_of(std::int64_t pid) const;

  /// See Windows::attend_user.
  Result<void> attend_user(const Limits& limits);
  /// See KeyInterception::intercept_keys.
  Result<std::unique_ptr<KeyInterceptor>> intercept_keys(xcb_window_t focus, const KeyInterceptor::Of& of,
                                                         KeyInterceptor::Front front, const Limits& limits);

  /// Windows whose applications were told that they have the keyboard. Several calls may be at it at once.
  void note_feigned_focus(xcb_window_t window);
  void forget_feigned_focus(xcb_window_t window);
  bool is_focus_feigned(xcb_window_t window) const;

  LastingSyntheticFocus& lasting_synthetic_focus() { return lasting_synthetic_focus_; }
  /// Whether anything was heard of the focus since then, from the server and not from what is sent; also where nobody
  /// listens.
  bool focus_moved_since(TimePoint time) const;

  /// The second keyboard that has the focus of a window; null: none.
  SecondKeyboard* second_keyboard_on(xcb_window_t window) const;
  void note_second_keyboard(xcb_window_t window, SecondKeyboard* keyboard);

  /// Those that calls borrow.
  Result<std::shared_ptr<KeptKeyboards>> kept_keyboards(const Budget& budget);
  /// How long the next ones stay after their last use.
  void keep_keyboards_for(std::chrono::milliseconds time) { keyboards_kept_for_ = time; }

  /// The keyboard's map as it is now.
  Result<std::shared_ptr<const Keymap>> keymap(Conversation& talk);

  const std::string& name() const { return pool_->display().text; }
  const DisplayName& display_name() const { return pool_->display(); }

  // Facts that other parts of the product need.

  /// Address of the accessibility bus (root property AT_SPI_BUS); empty where there is none.
  Result<std::string> accessibility_bus_address(const Limits& limits);
  /// `window_not_found` when it is gone. Any window, also a popup.
  Result<WindowFacts> window_facts(std::int64_t window_id, const Limits& limits);
  Result<DesktopFacts> desktop_facts(const Limits& limits);
  struct DesktopAndWindow {
    DesktopFacts desktop;
    WindowFacts window;
  };
  /// Both at once.
  Result<DesktopAndWindow> desktop_and_window(std::int64_t window_id, const Limits& limits);
  /// The same, as it was read a moment ago where it was (note_read()).
  Result<DesktopAndWindow> recent_desktop_and_window(std::int64_t window_id, const Limits& limits);
  void note_read(DesktopAndWindow read);
  /// What was noted, where that was at most so long ago.
  std::optional<DesktopAndWindow> read_within(std::int64_t window_id, std::chrono::milliseconds age) const;
  /// The X server and the window manager, as far as they can be told.
  std::vector<DesktopProcess> desktop_processes(const Limits& limits);

 private:
  /// Null where the server lacks what they need.
  Result<std::shared_ptr<KeyInterceptors>> key_interceptors(const Budget& budget);
  Display(std::shared_ptr<ConnectionPool> pool, EventSink& sink) : pool_(std::move(pool)), sink_(sink) {}

  const std::shared_ptr<ConnectionPool> pool_;
  EventSink& sink_;
  mutable std::mutex mutex_;
  std::multiset<xcb_window_t> feigned_focus_;
  /// Each is used by the one call that has its window.
  std::map<xcb_window_t, SecondKeyboard*> second_keyboards_;
  std::shared_ptr<Watcher> watcher_;
  std::shared_ptr<KeyInterceptors> key_interceptors_;
  /// A server learns nothing while it runs.
  bool lacks_key_interceptors_ = false;
  std::atomic<std::chrono::milliseconds> keyboards_kept_for_{std::chrono::milliseconds(30000)};
  std::shared_ptr<KeptKeyboards> kept_keyboards_;
  std::shared_ptr<const Keymap> keymap_;
  std::uint64_t keymap_generation_ = 0;
  struct LastRead {
    TimePoint at;
    DesktopAndWindow read;
  };
  std::optional<LastRead> last_read_;
  LastingSyntheticFocus lasting_synthetic_focus_{pool_};
};

}  // namespace offhand::platform::x11
