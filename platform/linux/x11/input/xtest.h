#pragma once

#include <xcb/xcb.h>

#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

#include <tl/expected.hpp>

#include "platform/api/input.h"
#include "platform/api/user_desk.h"
#include "platform/linux/x11/connection/display.h"
#include "platform/linux/x11/keyboard/keymap.h"
#include "platform/linux/x11/windows/window_reader.h"

/// Input by XTEST, which the server treats as the user's own.
namespace offhand::platform::x11 {

/// For so long a single key or button is down in the foreground: games look at what is down once a frame.
constexpr std::chrono::milliseconds held_for_a_frame{40};

void fake_key(Conversation& talk, xcb_keycode_t key, bool press);
void fake_button(Conversation& talk, std::uint8_t button, bool press);
void fake_motion(Conversation& talk, ScreenPoint to);

struct FreeInput {
  DesktopFacts desktop;
  KeyboardState keyboard;
};

/// Waits until the user holds neither modifier keys nor buttons down. What the user holds is never released by us:
/// pressing it again later could leave it stuck.
tl::expected<FreeInput, Delivery> wait_for_free_input(Conversation& talk);

/// The keys that produce these modifiers while held down.
tl::expected<std::vector<xcb_keycode_t>, Delivery> modifier_keys(Display& display, Conversation& talk,
                                                                 const Modifiers& modifiers);

/// Empty when XTEST can be used.
std::optional<Delivery> refuse_without_xtest(Conversation& talk);

}  // namespace offhand::platform::x11
