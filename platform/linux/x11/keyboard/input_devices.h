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

/// The server's first device pair, which is the user's; second keyboards have other ids.
inline constexpr DeviceId core_pointer = 2;
inline constexpr DeviceId core_keyboard = 3;

/// The slave device of that pair by which XTEST moves the pointer and presses buttons.
inline constexpr DeviceId core_test_pointer = 4;

/// The common prefix of the names of our master devices.
inline constexpr std::string_view name_prefix = "Offhand ";

/// A master keyboard of ours, the master pointer created with it, and their XTEST slaves, which press keys and buttons.
struct MasterPair {
  /// The common prefix of both names.
  std::string name;
  DeviceId pointer = 0;
  DeviceId keyboard = 0;
  DeviceId slave = 0;
  /// The XTEST slave of the pointer.
  DeviceId pointer_slave = 0;
  bool operator==(const MasterPair&) const = default;
};

/// The pairs of all offhand processes, including former ones.
Result<std::vector<MasterPair>> read_pairs(Conversation& talk);
/// Creates a master pointer and keyboard of this name.
void add_master(Conversation& talk, const std::string& name);
void remove_master(Conversation& talk, DeviceId keyboard);
/// Releases whatever a killed owner left pressed or locked on the pair, and sets the keyboard's focus to None.
Result<void> release_all(Conversation& talk, const MasterPair& pair);

/// The server does not remove the devices of a killed client. Each pair has an owner selection of the same name, which
/// ends with its client; a pair without one is an orphan.
Result<bool> is_orphan(Conversation& talk, const MasterPair& pair);
Result<bool> any_orphans(Conversation& talk);
Result<void> claim(Conversation& talk, const std::string& name, xcb_window_t owner);

}  // namespace offhand::platform::x11
