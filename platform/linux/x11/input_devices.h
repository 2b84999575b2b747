#pragma once

#include <xcb/xcb.h>
#include <xcb/xinput.h>

#include <string>
#include <string_view>
#include <vector>

#include "platform/linux/x11/conversation.h"

namespace offhand::platform::x11 {

template <>
struct ReplyOf<xcb_input_xi_query_version_cookie_t> {
  using type = xcb_input_xi_query_version_reply_t;
};

using DeviceId = xcb_input_device_id_t;

/// The server's first pair, which is the person's; second keyboards have other numbers.
inline constexpr DeviceId core_pointer = 2;
inline constexpr DeviceId core_keyboard = 3;

/// The server does not remove the devices of a client that was killed. The rest of the name is a window of that client,
/// which does vanish with it, so that the next one knows them to be orphans.
inline constexpr std::string_view name_prefix = "Offhand ";

struct Device {
  DeviceId id = 0;
  std::uint16_t type = 0;
  /// Of a master the other half of the pair, of a slave its master.
  DeviceId attachment = 0;
  std::string name;
};

/// The input devices that the server has, masters and slaves.
Result<std::vector<Device>> read_devices(Conversation& talk);
/// Asks for a master pointer and keyboard of this name.
void add_master(Conversation& talk, const std::string& name);
void remove_master(Conversation& talk, DeviceId keyboard);
/// Removes what processes that were killed have left behind.
Result<void> remove_orphans(Conversation& talk);

}  // namespace offhand::platform::x11
