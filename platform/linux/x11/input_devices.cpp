#include "platform/linux/x11/input_devices.h"

#include <algorithm>
#include <charconv>
#include <cstring>

#include "platform/linux/x11/server_grab.h"

namespace offhand::platform::x11 {

template <>
struct ReplyOf<xcb_input_xi_query_device_cookie_t> {
  using type = xcb_input_xi_query_device_reply_t;
};

namespace {

void send_hierarchy_change(Conversation& talk, const std::vector<char>& change) {
  xcb_input_xi_change_hierarchy(talk.raw(), 1, reinterpret_cast<const xcb_input_hierarchy_change_t*>(change.data()));
}

/// Master keyboards whose owner's window is gone.
Result<std::vector<DeviceId>> find_orphans(Conversation& talk) {
  OFFHAND_ASSIGN(const auto devices, read_devices(talk));
  std::vector<DeviceId> orphans;
  for (const Device& device : devices) {
    if (device.type != XCB_INPUT_DEVICE_TYPE_MASTER_KEYBOARD || !device.name.starts_with(name_prefix)) continue;
    const std::string own_name = device.name.substr(0, device.name.find(' ', name_prefix.size()));
    xcb_window_t window = 0;
    std::from_chars(own_name.data() + name_prefix.size(), own_name.data() + own_name.size(), window, 16);
    auto asked = talk.ask_property(window, Atom::wm_name);
    OFFHAND_ASSIGN(const auto property, asked.get());
    if (text_of(property.get()) != own_name) orphans.push_back(device.id);
  }
  return orphans;
}

}  // namespace

Result<std::vector<Device>> read_devices(Conversation& talk) {
  auto asked = talk.ask(xcb_input_xi_query_device(talk.raw(), XCB_INPUT_DEVICE_ALL));
  OFFHAND_ASSIGN(const auto reply, asked.get());
  std::vector<Device> devices;
  if (!reply) return devices;
  for (auto info = xcb_input_xi_query_device_infos_iterator(reply.get()); info.rem > 0;
       xcb_input_xi_device_info_next(&info)) {
    devices.push_back({.id = info.data->deviceid,
                       .type = info.data->type,
                       .attachment = info.data->attachment,
                       .name = {xcb_input_xi_device_info_name(info.data), info.data->name_len}});
  }
  return devices;
}

void add_master(Conversation& talk, const std::string& name) {
  const xcb_input_add_master_t head{.type = XCB_INPUT_HIERARCHY_CHANGE_TYPE_ADD_MASTER,
                                    .len = static_cast<std::uint16_t>((sizeof(head) + name.size() + 3) / 4),
                                    .name_len = static_cast<std::uint16_t>(name.size()),
                                    .send_core = 1,
                                    .enable = 1};
  std::vector<char> change(std::size_t{head.len} * 4);
  std::memcpy(change.data(), &head, sizeof(head));
  std::ranges::copy(name, change.begin() + sizeof(head));
  send_hierarchy_change(talk, change);
}

void remove_master(Conversation& talk, DeviceId keyboard) {
  // Nothing is to be given to another master: its slaves are only those that came with it, and go with it.
  xcb_input_remove_master_t head{};
  head.type = XCB_INPUT_HIERARCHY_CHANGE_TYPE_REMOVE_MASTER;
  head.len = sizeof(head) / 4;
  head.deviceid = keyboard;
  head.return_mode = XCB_INPUT_CHANGE_MODE_FLOAT;
  std::vector<char> change(sizeof(head));
  std::memcpy(change.data(), &head, sizeof(head));
  send_hierarchy_change(talk, change);
}

// Device numbers are used again at once: between a look and a removal the
/// number could go to a keyboard in use, so where there seems to be an orphan, a second look and the removal are one.
Result<void> remove_orphans(Conversation& talk) {
  OFFHAND_ASSIGN(const auto suspects, find_orphans(talk));
  if (suspects.empty()) return {};
  const ServerGrab alone(talk);
  OFFHAND_ASSIGN(const auto orphans, find_orphans(talk));
  for (const DeviceId orphan : orphans) remove_master(talk, orphan);
  return {};
}

}  // namespace offhand::platform::x11
