#include "platform/linux/x11/keyboard/master_keyboard.h"

#include <chrono>
#include <utility>

#include "platform/host/steady_clock.h"
#include "platform/linux/x11/keyboard/xcb_xkb.h"

namespace offhand::platform::x11 {

template <>
struct ReplyOf<xcb_input_xi_get_focus_cookie_t> {
  using type = xcb_input_xi_get_focus_reply_t;
};

namespace {

/// Extra time for returning the keyboard, for a call that has used up its time.
constexpr std::chrono::milliseconds return_timeout{500};

}  // namespace

Result<std::unique_ptr<MasterKeyboard>> MasterKeyboard::borrow(Conversation& talk,
                                                               std::shared_ptr<KeptKeyboards> kept) {
  OFFHAND_ASSIGN(auto loan, kept->borrow(talk.budget()));
  return std::unique_ptr<MasterKeyboard>(new MasterKeyboard(talk, std::move(kept), std::move(loan)));
}

MasterKeyboard::~MasterKeyboard() {
  lock(0);
  if (grabbed_) xcb_input_xi_ungrab_device(talk_.raw(), XCB_CURRENT_TIME, loan_.pair.keyboard);
  if (left_ == KeptKeyboards::Left::nowhere) leave();
  // The next borrower uses another connection.
  (void)talk_.connection().sync(Budget("Giving a second keyboard back", {steady_now() + return_timeout, {}}));
  kept_->give_back(loan_.pair, left_);
}

Result<bool> MasterKeyboard::grab_window(xcb_window_t window) {
  // With its focus at None the server reports the grab to nobody, and considers the window to have no focus.
  set_focus(XCB_INPUT_FOCUS_POINTER_ROOT);
  const std::uint32_t no_events = 0;
  auto asked = talk_.ask(xcb_input_xi_grab_device(talk_.raw(), window, XCB_CURRENT_TIME, XCB_NONE, loan_.pair.keyboard,
                                                  XCB_INPUT_GRAB_MODE_22_ASYNC, XCB_INPUT_GRAB_MODE_22_ASYNC,
                                                  XCB_INPUT_GRAB_OWNER_NO_OWNER, 1, &no_events));
  grabbed_ = true;
  OFFHAND_ASSIGN(const auto grab, asked.get());
  return grab && grab->status == XCB_GRAB_STATUS_SUCCESS;
}

Result<bool> MasterKeyboard::enter(xcb_window_t window) {
  set_focus(talk_.root());
  return focus(window);
}

Result<bool> MasterKeyboard::focus(xcb_window_t window) {
  set_focus(window);
  return still_on(window);
}

Result<bool> MasterKeyboard::still_on(xcb_window_t window) {
  auto asked = talk_.ask(xcb_input_xi_get_focus(talk_.raw(), loan_.pair.keyboard));
  OFFHAND_ASSIGN(const auto focus, asked.get());
  return focus && focus->focus == window;
}

void MasterKeyboard::press(xcb_keycode_t key, std::uint8_t modifiers, std::chrono::milliseconds held) {
  lock(modifiers);
  fake(key, XCB_INPUT_DEVICE_KEY_PRESS);
  if (held.count() > 0) {
    xcb_flush(talk_.raw());
    // Whatever ends the waiting, the key comes up.
    static_cast<void>(talk_.budget().sleep(held));
  }
  fake(key, XCB_INPUT_DEVICE_KEY_RELEASE);
}

/// Locked rather than pressed: the application interprets the key by the user's keymap, while the server takes the
/// modifiers from this keyboard's own keymap, which is the server's default.
void MasterKeyboard::lock(std::uint8_t modifiers) {
  if (modifiers == std::exchange(modifiers_, modifiers)) return;
  xcb_xkb_latch_lock_state(talk_.raw(), loan_.pair.keyboard, 0xFF, modifiers, 1, 0, 0, 0, 0);
}

void MasterKeyboard::fake(xcb_keycode_t key, std::uint8_t event) {
  xcb_test_fake_input(talk_.raw(), static_cast<std::uint8_t>(talk_.extensions().xinput_first_event + event), key,
                      XCB_CURRENT_TIME, XCB_NONE, 0, 0, static_cast<std::uint8_t>(loan_.pair.slave));
}

}  // namespace offhand::platform::x11
