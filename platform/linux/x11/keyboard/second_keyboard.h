#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <vector>

#include "codegen/runtime/error.h"
#include "platform/api/focus_synthesis.h"
#include "platform/api/input.h"
#include "platform/linux/x11/connection/display.h"
#include "platform/linux/x11/keyboard/master_keyboard.h"

namespace offhand::platform::x11 {

/// Who has the active window while a second keyboard types. `users`: the user works in it. `lent`: the target is active
/// with the user's focus, which is returned afterwards.
enum class Front { users, lent };

/// A second master keyboard (XInput 2) that has the focus of one window for the lifetime of this object, so that the
/// application considers that window active; the user's keyboard and focus are not involved. It reaches windows that
/// ignore sent events, such as those of GTK 4 and xterm. The keyboard itself stays for the next call (KeptKeyboards). A
/// menu that opens grabs the user's keyboard and pointer as every menu does, and keys that the window manager has
/// grabbed reach the window manager.
class SecondKeyboard final : public SyntheticFocus {
 public:
  /// `not_attempted` where a window takes no second keyboard.
  static tl::expected<std::unique_ptr<SecondKeyboard>, Delivery> enter(std::shared_ptr<Display> display,
                                                                       const WindowInfo& window, Front front,
                                                                       const Limits& limits);
  /// Takes the keyboard out of the window, and restores what the window manager may have changed because of it.
  ~SecondKeyboard() override;
  SecondKeyboard(const SecondKeyboard&) = delete;
  SecondKeyboard& operator=(const SecondKeyboard&) = delete;

  Delivery type(const std::vector<KeyPress>& keys, std::chrono::milliseconds delay);

 private:
  SecondKeyboard(std::shared_ptr<Display> display, std::unique_ptr<Conversation> talk, const WindowInfo& window,
                 Front front);
  std::optional<Delivery> take_focus();
  Delivery send(const std::vector<KeyPress>& keys, std::chrono::milliseconds delay);
  std::optional<Delivery> follow_users_focus();
  void leave();
  void grab_frame();
  std::optional<Delivery> await_announcement();
  /// Restores the user's active window, also while this keyboard has its focus.
  void restore_users_window();
  /// Whether the application answered a ping after what was sent.
  bool await_handled();

  const std::shared_ptr<Display> display_;
  const std::unique_ptr<Conversation> talk_;
  const xcb_window_t window_;
  const std::int64_t pid_;
  const Front front_;
  /// The part of the window that takes the keys.
  xcb_window_t place_;
  bool users_focus_ = false;
  /// The window supports _NET_WM_PING.
  bool answers_ = false;
  /// Set once the keyboard has the window's focus.
  std::optional<DesktopFacts> before_;
  /// Keyboards that grab the root, the frame and the window ("anchors"), so that the window manager notices nothing of
  /// the typing keyboard: not that it enters, which would count as an activation, nor that it leaves, nor where its
  /// focus falls when the window closes. In that case openbox (and metacity, for a window without a frame) would set
  /// the user's focus to None and then to a window of their choice. The root is grabbed until the keyboard is in the
  /// window, and longer where its focus falls to the root. openbox listens to focus events of the frame; xfwm4,
  /// metacity and i3 to those of the window, whose grab ends when it closes. Moving the focus away before a key can
  /// close the window does not help: anywhere inside the frame it falls out when the window manager unmaps the frame,
  /// possibly before this keyboard has left. So the anchors are released from the window outwards.
  std::unique_ptr<MasterKeyboard> roots_anchor_;
  std::unique_ptr<MasterKeyboard> frames_anchor_;
  std::unique_ptr<MasterKeyboard> windows_anchor_;
  std::unique_ptr<MasterKeyboard> keyboard_;
};

/// Why second keyboards and pointers are unavailable on this display; empty when they are available.
std::optional<Delivery> lacks_second_keyboards(Conversation& talk);

/// Types on the window's second keyboard, or on one that it gets for this call only.
Delivery type_on_second_keyboard(const std::shared_ptr<Display>& display, const WindowInfo& window, Front front,
                                 const std::vector<KeyPress>& keys, std::chrono::milliseconds delay,
                                 const Limits& limits);
/// Why the typing would not be attempted; empty when nothing prevents it. Borrows no keyboard.
std::optional<Delivery> refuses_second_keyboard(Display& display, const WindowInfo& window, Front front,
                                                const std::vector<KeyPress>& keys, const Limits& limits);

}  // namespace offhand::platform::x11
