#pragma once

#include <xcb/xcb.h>
#include <xcb/xinput.h>
#include <xcb/xtest.h>

#include <chrono>
#include <cstdint>
#include <memory>

#include "platform/linux/x11/connection/conversation.h"
#include "platform/linux/x11/keyboard/input_devices.h"
#include "platform/linux/x11/keyboard/kept_keyboards.h"

namespace offhand::platform::x11 {

/// A master keyboard, borrowed for the lifetime of this object.
class MasterKeyboard {
 public:
  static Result<std::unique_ptr<MasterKeyboard>> borrow(Conversation& talk, std::shared_ptr<KeptKeyboards> kept);
  /// Ends its grab and returns it with its focus at None.
  ~MasterKeyboard();
  MasterKeyboard(const MasterKeyboard&) = delete;
  MasterKeyboard& operator=(const MasterKeyboard&) = delete;

  /// Applications may not have read the announcement of it yet.
  bool is_new() const { return loan_.is_new; }
  /// Grabs the keyboard on a window, so that other keyboards enter and leave its children unnoticed: of several focuses
  /// in a window the server reports only the first that enters and the last that leaves. The grab itself is reported
  /// with mode Grab, which window managers do not take for a focus change. False: the window is not viewable.
  Result<bool> grab_window(xcb_window_t window);
  /// Moves the focus from None into a window by way of the root, which another keyboard grabs meanwhile, so that the
  /// root gets no core focus events. For a focus that enters a window straight from None the server notifies the root
  /// in any case (`CoreFocusFromPointerRootOrNone` in dix/enterleave.c of the X server), and metacity takes that for
  /// the loss of the user's focus. False: the window takes no focus.
  Result<bool> enter(xcb_window_t window);
  /// Moves the focus from one window to another. False: the window takes no focus (any more).
  Result<bool> focus(xcb_window_t window);
  Result<bool> still_on(xcb_window_t window);
  void press(xcb_keycode_t key, std::uint8_t modifiers, std::chrono::milliseconds held = {});
  void leave() { set_focus(XCB_INPUT_FOCUS_NONE); }
  /// The keyboard is returned with its focus in the user's window.
  void keep_focus() { left_ = KeptKeyboards::Left::users_window; }

 private:
  MasterKeyboard(Conversation& talk, std::shared_ptr<KeptKeyboards> kept, KeptKeyboards::Loan loan)
      : talk_(talk), kept_(std::move(kept)), loan_(std::move(loan)) {}
  void fake(xcb_keycode_t key, std::uint8_t event);
  void lock(std::uint8_t modifiers);
  void set_focus(xcb_window_t window) {
    xcb_input_xi_set_focus(talk_.raw(), window, XCB_CURRENT_TIME, loan_.pair.keyboard);
  }

  Conversation& talk_;
  const std::shared_ptr<KeptKeyboards> kept_;
  const KeptKeyboards::Loan loan_;
  bool grabbed_ = false;
  KeptKeyboards::Left left_ = KeptKeyboards::Left::nowhere;
  std::uint8_t modifiers_ = 0;
};

}  // namespace offhand::platform::x11
