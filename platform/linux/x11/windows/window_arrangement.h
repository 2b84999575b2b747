#pragma once

#include <cstdint>

#include "codegen/runtime/error.h"
#include "platform/api/user_desk.h"
#include "platform/api/window_placement.h"
#include "platform/api/windows.h"
#include "platform/linux/x11/connection/conversation.h"
#include "platform/linux/x11/windows/window_reader.h"

namespace offhand::platform::x11 {

/// Reads the user state. Its memento is the focused window, because toolkits set the focus to a child of their window.
Result<UserState> read_user_state(Conversation& talk, const DesktopFacts& desktop);

/// The window that gets the focus: the one that had it, unless another top-level window is to have it.
xcb_window_t wanted_focus(const UserState& before);

/// Asks the window manager as a pager does and waits until the window is active and has the keyboard. See
/// WindowPlacement::activate.
Result<HiddenPlace> activate_window(Conversation& talk, std::int64_t window_id);
/// See WindowPlacement::put_away.
void put_window_away(Conversation& talk, std::int64_t window_id, const HiddenPlace& where);

/// See UserDesk::restore. Does nothing where nothing changed.
Result<void> restore_user_state(Conversation& talk, const UserState& before);

}  // namespace offhand::platform::x11
