#pragma once

#include <xcb/xcb.h>
#include <xcb/xinput.h>

#include <string>
#include <string_view>
#include <vector>

#include "platform/linux/x11/connection/conversation.h"

namespace offhand::platform::x11 {

template <>
struct ReplyOf<xcb_input_xi_query_version_cookie_t> {
  using type = xcb_input_xi_query_version_reply_t;
};

template <>
struct ReplyOf<xcb_input_xi_grab_device_cookie_t> {
  using type = xcb_input_xi_grab_device_reply_t;
};

using DeviceId = xcb_input_device_id_t;

/// The server's first pair, which is the user's; second keyboards have other numbers.
inline constexpr DeviceId core_pointer = 2;
inline constexpr DeviceId core_keyboard = 3;

/// The device of the same pair that XTEST moves and presses.
inline constexpr DeviceId core_test_pointer = 4;

/// What the names of our masters begin with.
inline constexpr std::string_view name_prefix = "Offhand ";

/// A master keyboard of ours with the pointer that comes with it, and the XTEST slaves that press keys and buttons.
struct MasterPair {
  /// What both names begin with.
  std::string name;
  DeviceId pointer = 0;
  DeviceId keyboard = 0;
  DeviceId slave = 0;
  /// The same of the pointer and its buttons.
  DeviceId pointer_slave = 0;
  bool operator==(const MasterPair&) const = default;
};

/// Those of all processes of ours, of former ones too.
Result<std::vector<MasterPair>> read_pairs(Conversation& talk);
/// Asks for a master pointer and keyboard of this name.
void add_master(Conversation& talk, const std::string& name);
void remove_master(Conversation& talk, DeviceId keyboard);
/// Ends what is pressed or locked on a keyboard whose owner was killed, and takes its focus to nowhere.
Result<void> calm(Conversation& talk, const MasterPair& pair);

/// The server does not remove the devices of a client that was killed. Whose they are, a selection of their name tells,
/// which does end with the client.
Result<bool> is_orphan(Conversation& talk, const MasterPair& pair);
Result<bool> any_orphans(Conversation& talk);
Result<void> claim(Conversation& talk, const std::string& name, xcb_window_t owner);

}  // namespace offhand::platform::x11
