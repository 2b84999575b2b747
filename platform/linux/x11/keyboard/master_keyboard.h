#pragma once

#include <xcb/xcb.h>
#include <xcb/xinput.h>
#include <xcb/xtest.h>

#include <cstdint>
#include <memory>

#include "platform/linux/x11/connection/conversation.h"
#include "platform/linux/x11/keyboard/input_devices.h"
#include "platform/linux/x11/keyboard/kept_keyboards.h"

namespace offhand::platform::x11 {

/// A master keyboard, borrowed as long as this object lives.
class MasterKeyboard {
 public:
  static Result<std::unique_ptr<MasterKeyboard>> borrow(Conversation& talk, std::shared_ptr<KeptKeyboards> kept);
  /// Lets go of what it holds, and gives it back with its focus nowhere.
  ~MasterKeyboard();
  MasterKeyboard(const MasterKeyboard&) = delete;
  MasterKeyboard& operator=(const MasterKeyboard&) = delete;

  /// Applications may not have read of it yet.
  bool is_new() const { return loan_.is_new; }
  /// Holds a window by a grab, so that other keyboards come to its children and go from them without its being told:
  /// of several focuses in a window the server tells it only of the first that comes and of the last that goes. The
  /// grab itself is told as one, which window managers take for no change of the focus. False: the window is not shown.
  Result<bool> hold(xcb_window_t window);
  /// From nowhere into a window by way of the root, which another keyboard holds meanwhile, so that the root is told of
  /// nothing by events of the core protocol: of a focus that comes into a window straight from nowhere the server tells
  /// it in any case (`CoreFocusFromPointerRootOrNone` in dix/enterleave.c of the X server), and metacity takes that for
  /// the loss of the user's. False: the window takes no focus.
  Result<bool> enter(xcb_window_t window);
  /// From one window to another. False: the window takes no focus (any more).
  Result<bool> focus(xcb_window_t window);
  Result<bool> still_on(xcb_window_t window);
  void press(xcb_keycode_t key, std::uint8_t modifiers);
  /// Takes the focus to nowhere.
  void leave() { set_focus(XCB_INPUT_FOCUS_NONE); }
  /// The focus is given back where it is, in the window that the user types in.
  void stay() { left_ = KeptKeyboards::Left::users_window; }

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
  bool holds_ = false;
  KeptKeyboards::Left left_ = KeptKeyboards::Left::nowhere;
  std::uint8_t modifiers_ = 0;
};

}  // namespace offhand::platform::x11
