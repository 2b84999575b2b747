#pragma once

#include <xcb/xcb.h>

#include <cstdint>
#include <optional>
#include <vector>

#include <tl/expected.hpp>

#include "platform/api/input.h"
#include "platform/api/user_desk.h"
#include "platform/linux/x11/connection/display.h"
#include "platform/linux/x11/keyboard/keymap.h"
#include "platform/linux/x11/windows/window_reader.h"

/// Input by XTEST: the server treats what is sent as if the user did it.
namespace offhand::platform::x11 {

void fake_key(Conversation& talk, xcb_keycode_t key, bool press);
void fake_button(Conversation& talk, std::uint8_t button, bool press);
void fake_motion(Conversation& talk, ScreenPoint to);

struct FreeInput {
  DesktopFacts desktop;
  KeyboardState keyboard;
};

/// Waits until the user holds neither keys that modify nor buttons. What the user holds is never released for them: to
/// press it again later could leave it stuck.
tl::expected<FreeInput, Delivery> wait_for_free_input(Conversation& talk);

/// Keys that give these modifiers while held.
tl::expected<std::vector<xcb_keycode_t>, Delivery> modifier_keys(Display& display, Conversation& talk,
                                                                 const Modifiers& modifiers);

/// Empty when XTEST can be used.
std::optional<Delivery> refuse_without_xtest(Conversation& talk);

}  // namespace offhand::platform::x11
