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
#include "platform/api/user_input.h"
#include "platform/linux/apps/desktop_process.h"
#include "platform/linux/x11/connection/connection_pool.h"
#include "platform/linux/x11/connection/conversation.h"
#include "platform/linux/x11/connection/watcher.h"
#include "platform/linux/x11/input/lasting_synthetic_focus.h"
#include "platform/linux/x11/keyboard/kept_keyboards.h"
#include "platform/linux/x11/keyboard/key_interceptor.h"
#include "platform/linux/x11/keyboard/keymap.h"
#include "platform/linux/x11/windows/window_reader.h"

namespace offhand::platform::input_method {
class IbusFollower;
}

namespace offhand::platform::x11 {

using input_method::IbusFollower;
using linux_apps::DesktopProcess;

class SecondKeyboard;
class UserListener;

/// One X display: a pool of connections for calls, a watching thread, and what is kept between calls. Shared by the
/// facets; outlives them.
class Display {
 public:
  /// Connects at once: `no_display`, `display_refused`, `missing_extension`. A display that breaks later yields
  /// `display_lost`, and the next call reconnects.
  static Result<std::shared_ptr<Display>> open(const std::string& name, EventSink& sink, const Limits& limits);

  /// `what` names the call in messages: "Listing the windows".
  Result<std::unique_ptr<Conversation>> converse(std::string what, const Limits& limits);

  /// The watcher; restarted when its connection broke.
  Result<std::shared_ptr<Watcher>> watcher(const Budget& budget);

  /// Redirects a window into its own memory from now on; see Redirects. Does nothing when it is redirected already.
  Result<void> redirect(Conversation& talk, const DesktopFacts& desktop, const WindowFacts& window);

  /// See Windows::known_windows.
  std::vector<OwnedWindow> windows_of(std::int64_t pid) const;

  /// See Windows::attend_user.
  Result<void> attend_user(const Limits& limits);
  /// See UserDesk::listen_to_user.
  Result<std::shared_ptr<void>> listen_to_user(UserInputSink sink, const Limits& limits);
  /// See KeyInterception::intercept_keys.
  Result<std::unique_ptr<KeyInterceptor>> intercept_keys(xcb_window_t focus, const KeyInterceptor::Of& of,
                                                         KeyInterceptor::Front front, const Limits& limits);

  /// Windows with a synthetic focus. Several calls may add the same one.
  void note_synthetic_focus(xcb_window_t window);
  void forget_synthetic_focus(xcb_window_t window);
  bool has_synthetic_focus(xcb_window_t window) const;

  LastingSyntheticFocus& lasting_synthetic_focus() { return lasting_synthetic_focus_; }
  /// Whether the server reported any focus event since then; true as well when no watcher listens.
  bool focus_moved_since(TimePoint time) const;

  /// What the input method of this display has in hand.
  IbusFollower& input_method() const { return *input_method_; }
  /// As UserState::compositions_broken.
  std::int64_t compositions_broken() const;

  /// The second keyboard that has the focus of a window; null: none.
  SecondKeyboard* second_keyboard_on(xcb_window_t window) const;
  void note_second_keyboard(xcb_window_t window, SecondKeyboard* keyboard);

  /// The second keyboards that calls borrow.
  Result<std::shared_ptr<KeptKeyboards>> kept_keyboards(const Budget& budget);
  /// How long second keyboards that are made from now on stay after their last use.
  void keep_keyboards_for(std::chrono::milliseconds time) { keyboards_kept_for_ = time; }

  /// The current keymap.
  Result<std::shared_ptr<const Keymap>> keymap(Conversation& talk);

  const std::string& name() const { return pool_->display().text; }
  const DisplayName& display_name() const { return pool_->display(); }

  /// The address of the accessibility bus (root property AT_SPI_BUS); empty when there is none.
  Result<std::string> accessibility_bus_address(const Limits& limits);
  /// `window_not_found` when it is gone. Works for any window, also for a popup.
  Result<WindowFacts> window_facts(std::int64_t window_id, const Limits& limits);
  Result<DesktopFacts> desktop_facts(const Limits& limits);
  struct DesktopAndWindow {
    DesktopFacts desktop;
    WindowFacts window;
  };
  /// Reads both together.
  Result<DesktopAndWindow> desktop_and_window(std::int64_t window_id, const Limits& limits);
  /// The same, reusing what note_read() stored a moment ago.
  Result<DesktopAndWindow> recent_desktop_and_window(std::int64_t window_id, const Limits& limits);
  void note_read(DesktopAndWindows read);
  /// What note_read() stored of a window, if it is at most this old.
  std::optional<DesktopAndWindow> read_within(std::int64_t window_id, std::chrono::milliseconds age) const;
  /// The X server and the window manager, as far as their processes are known.
  std::vector<DesktopProcess> desktop_processes(const Limits& limits);

 private:
  /// Null when the server lacks what they need.
  Result<std::shared_ptr<KeyInterceptors>> key_interceptors(const Budget& budget);
  Display(std::shared_ptr<ConnectionPool> pool, EventSink& sink);

  const std::shared_ptr<ConnectionPool> pool_;
  EventSink& sink_;
  const std::shared_ptr<IbusFollower> input_method_;
  mutable std::mutex mutex_;
  std::multiset<xcb_window_t> synthetic_focus_;
  /// Each is used only by the call that has its window.
  std::map<xcb_window_t, SecondKeyboard*> second_keyboards_;
  std::shared_ptr<Watcher> watcher_;
  std::shared_ptr<KeyInterceptors> key_interceptors_;
  /// While somebody listens.
  std::weak_ptr<UserListener> user_listener_;
  /// The set of extensions is fixed while a server runs.
  bool lacks_key_interceptors_ = false;
  std::atomic<std::chrono::milliseconds> keyboards_kept_for_{std::chrono::milliseconds(30000)};
  std::shared_ptr<KeptKeyboards> kept_keyboards_;
  std::shared_ptr<const Keymap> keymap_;
  std::uint64_t keymap_generation_ = 0;
  struct LastRead {
    TimePoint at;
    DesktopAndWindows read;
  };
  std::optional<LastRead> last_read_;
  LastingSyntheticFocus lasting_synthetic_focus_{pool_};
};

}  // namespace offhand::platform::x11
