#include "platform/linux/x11/input/xtest.h"

#include <xcb/xtest.h>

#include <chrono>
#include <string>
#include <utility>

#include "generated/types/errors.h"
#include "platform/host/steady_clock.h"
#include "platform/linux/x11/user/own_input.h"

namespace offhand::platform::x11 {
namespace {

using std::chrono::milliseconds;

// How long to wait until the user releases keys and buttons that would mix with ours.
constexpr milliseconds user_timeout{1000};
constexpr milliseconds between_user_looks{10};

}  // namespace

void fake_key(Conversation& talk, xcb_keycode_t key, bool press) {
  if (const auto& own = talk.connection().own_input; own && press) own->sends(OwnInput::Device::keyboard, key);
  xcb_test_fake_input(talk.raw(), press ? XCB_KEY_PRESS : XCB_KEY_RELEASE, key, 0, talk.root(), 0, 0, 0);
}

void fake_button(Conversation& talk, std::uint8_t button, bool press) {
  if (const auto& own = talk.connection().own_input; own && press) own->sends(OwnInput::Device::pointer, button);
  xcb_test_fake_input(talk.raw(), press ? XCB_BUTTON_PRESS : XCB_BUTTON_RELEASE, button, 0, talk.root(), 0, 0, 0);
}

void fake_motion(Conversation& talk, ScreenPoint to) {
  xcb_test_fake_input(talk.raw(), XCB_MOTION_NOTIFY, 0, 0, talk.root(), static_cast<std::int16_t>(to.x),
                      static_cast<std::int16_t>(to.y), 0);
}

tl::expected<FreeInput, Delivery> wait_for_free_input(Conversation& talk) {
  const TimePoint until = steady_now() + user_timeout;
  while (true) {
    auto desktop = read_desktop(talk);
    if (!desktop) return tl::unexpected(Delivery::failed(std::move(desktop).error()));
    auto keyboard = read_keyboard_state(talk);
    if (!keyboard) return tl::unexpected(Delivery::failed(std::move(keyboard).error()));
    const bool buttons = (desktop->pointer_mask & any_pointer_button) != 0;
    if (!buttons && keyboard->held == 0) return FreeInput{*std::move(desktop), *keyboard};
    if (steady_now() >= until)
      return tl::unexpected(
          Delivery::not_attempted(buttons ? "a mouse button is being held down" : "a modifier key is being held down"));
    if (auto slept = talk.budget().sleep(between_user_looks); !slept)
      return tl::unexpected(Delivery::failed(std::move(slept).error()));
  }
}

tl::expected<std::vector<xcb_keycode_t>, Delivery> modifier_keys(Display& display, Conversation& talk,
                                                                 const Modifiers& modifiers) {
  std::vector<xcb_keycode_t> keys;
  if (modifiers.empty()) return keys;
  auto keymap = display.keymap(talk);
  if (!keymap) return tl::unexpected(Delivery::failed(std::move(keymap).error()));
  for (const KeyModifier modifier : modifiers) {
    const auto key = (*keymap)->modifier(modifier);
    if (!key) return tl::unexpected(Delivery::not_attempted("the keyboard layout lacks a modifier"));
    keys.push_back(key->keycode);
  }
  return keys;
}

std::optional<Delivery> refuse_without_xtest(Conversation& talk) {
  if (talk.extensions().test) return std::nullopt;
  return Delivery::failed(
      errors::missing_extension({.display = talk.connection().display().text, .extension = "XTEST"}));
}

}  // namespace offhand::platform::x11
