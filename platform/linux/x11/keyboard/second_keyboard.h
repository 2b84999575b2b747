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

/// Whose the front is while a second keyboard types: the user works there, or the window that is typed into is active
/// with their keyboard's focus, and they are given it back afterwards.
enum class Front { users, lent };

/// A master keyboard of our own (XInput 2) that has the focus of one window as long as this lives, so that the
/// application takes that window for the active one; the user's keyboard and focus are others. It reaches windows
/// that take no sent events, such as those of GTK 4 and xterm. The keyboard itself stays for the next call
/// (KeptKeyboards). A menu that opens grabs the user's keyboard and pointer, as every menu does, and keys that the
/// window manager has grabbed are the window manager's.
class SecondKeyboard final : public SyntheticFocus {
 public:
  /// `not_attempted` where a window takes none.
  static tl::expected<std::unique_ptr<SecondKeyboard>, Delivery> enter(std::shared_ptr<Display> display,
                                                                       const WindowInfo& window, Front front,
                                                                       const Limits& limits);
  /// Takes the keyboard out of the window, and gives back what the window manager may have done upon it.
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
  void hold_frame();
  std::optional<Delivery> let_window_meet_it();
  /// Also while it has the focus of this keyboard.
  void keep_active_window();
  /// Whether the application answered behind what was sent.
  bool await_handled();

  const std::shared_ptr<Display> display_;
  const std::unique_ptr<Conversation> talk_;
  const xcb_window_t window_;
  const std::int64_t pid_;
  const Front front_;
  /// Which part of the window takes its keys.
  xcb_window_t place_;
  bool users_focus_ = false;
  /// The window knows the ping by which an application tells what it has read.
  bool answers_ = false;
  /// Once the window has the focus of the keyboard.
  std::optional<DesktopFacts> before_;
  /// While they hold the root, the frame and the window itself, the window manager knows nothing of the keyboard that
  /// types: not that it comes, which it would take for an activation, nor that it goes, nor where its focus falls when
  /// the window closes, upon which openbox, and of a window without a frame metacity, would give the user's focus to
  /// nobody and then to a window of their choice. So the root is held until the keyboard is in, and longer where its
  /// focus falls to that. openbox hears of focuses by the frame; xfwm4, metacity and i3 by the window, whose hold ends
  /// when it closes. Putting the focus away before the key can close the window does not do: wherever it is within the
  /// frame, it falls out of that when the window manager unmaps it, which may be before this keyboard has left. So they
  /// go from the window outwards.
  std::unique_ptr<MasterKeyboard> roots_anchor_;
  std::unique_ptr<MasterKeyboard> frames_anchor_;
  std::unique_ptr<MasterKeyboard> windows_anchor_;
  std::unique_ptr<MasterKeyboard> keyboard_;
};

/// Why there is no way to have a second keyboard and pointer on this display.
std::optional<Delivery> lacks_second_keyboards(Conversation& talk);

/// Types on the second keyboard that the window has, or else on one that it has for this only.
Delivery type_on_second_keyboard(const std::shared_ptr<Display>& display, const WindowInfo& window, Front front,
                                 const std::vector<KeyPress>& keys, std::chrono::milliseconds delay,
                                 const Limits& limits);
/// Why it would not be attempted; empty when nothing speaks against it. Borrows no keyboard.
std::optional<Delivery> refuses_second_keyboard(Display& display, const WindowInfo& window, Front front,
                                                const std::vector<KeyPress>& keys, const Limits& limits);

}  // namespace offhand::platform::x11
