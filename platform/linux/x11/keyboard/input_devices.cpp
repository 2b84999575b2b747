#include "platform/linux/x11/keyboard/input_devices.h"

#include <xcb/xtest.h>

#include <algorithm>
#include <cstring>

#include "platform/linux/x11/keyboard/xcb_xkb.h"

namespace offhand::platform::x11 {

template <>
struct ReplyOf<xcb_input_xi_query_device_cookie_t> {
  using type = xcb_input_xi_query_device_reply_t;
};
template <>
struct ReplyOf<xcb_input_query_device_state_cookie_t> {
  using type = xcb_input_query_device_state_reply_t;
};

namespace {

constexpr std::string_view keyboard_suffix = " keyboard";

struct Device {
  DeviceId id = 0;
  std::uint16_t type = 0;
  /// For a master the other half of the pair; for a slave its master.
  DeviceId attachment = 0;
  std::string name;
};

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

void send_hierarchy_change(Conversation& talk, const std::vector<char>& change) {
  xcb_input_xi_change_hierarchy(talk.raw(), 1, reinterpret_cast<const xcb_input_hierarchy_change_t*>(change.data()));
}

/// Pressed keys or buttons of a device.
Result<std::vector<std::uint8_t>> held_on(Conversation& talk, DeviceId device) {
  auto asked = talk.ask(xcb_input_query_device_state(talk.raw(), static_cast<std::uint8_t>(device)));
  OFFHAND_ASSIGN(const auto state, asked.get());
  std::vector<std::uint8_t> held;
  if (!state) return held;
  for (auto of = xcb_input_query_device_state_classes_iterator(state.get()); of.rem > 0;
       xcb_input_input_state_next(&of)) {
    const bool has_keys = of.data->class_id == XCB_INPUT_INPUT_CLASS_KEY;
    if (!has_keys && of.data->class_id != XCB_INPUT_INPUT_CLASS_BUTTON) continue;
    // Key state and button state have the same layout at the start.
    const auto* down = reinterpret_cast<const xcb_input_key_state_t*>(of.data);
    constexpr int bits_of_a_byte = 8;
    for (int code = 0; code < bits_of_a_byte * static_cast<int>(sizeof(down->keys)); ++code) {
      if ((down->keys[code / bits_of_a_byte] >> (code % bits_of_a_byte) & 1) != 0)
        held.push_back(static_cast<std::uint8_t>(code));
    }
  }
  return held;
}

Result<xcb_atom_t> selection_of(Conversation& talk, const std::string& name) {
  auto asked = talk.ask(xcb_intern_atom(talk.raw(), 0, static_cast<std::uint16_t>(name.size()), name.data()));
  OFFHAND_ASSIGN(const auto atom, asked.get());
  return atom ? atom->atom : xcb_atom_t{XCB_ATOM_NONE};
}

}  // namespace

Result<std::vector<MasterPair>> read_pairs(Conversation& talk) {
  OFFHAND_ASSIGN(const auto devices, read_devices(talk));
  std::vector<MasterPair> pairs;
  for (const Device& device : devices) {
    if (device.type != XCB_INPUT_DEVICE_TYPE_MASTER_KEYBOARD || !device.name.starts_with(name_prefix)) continue;
    const auto slave_of = [&](DeviceId master, std::uint16_t type) {
      const auto slave = std::ranges::find_if(
          devices, [&](const Device& other) { return other.type == type && other.attachment == master; });
      return slave == devices.end() ? DeviceId{0} : slave->id;
    };
    pairs.push_back({.name = device.name.substr(0, device.name.rfind(keyboard_suffix)),
                     .pointer = device.attachment,
                     .keyboard = device.id,
                     .slave = slave_of(device.id, XCB_INPUT_DEVICE_TYPE_SLAVE_KEYBOARD),
                     .pointer_slave = slave_of(device.attachment, XCB_INPUT_DEVICE_TYPE_SLAVE_POINTER)});
  }
  return pairs;
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
  // No slaves need a new master: the only ones were created with the pair and are removed with it.
  xcb_input_remove_master_t head{};
  head.type = XCB_INPUT_HIERARCHY_CHANGE_TYPE_REMOVE_MASTER;
  head.len = sizeof(head) / 4;
  head.deviceid = keyboard;
  head.return_mode = XCB_INPUT_CHANGE_MODE_FLOAT;
  std::vector<char> change(sizeof(head));
  std::memcpy(change.data(), &head, sizeof(head));
  send_hierarchy_change(talk, change);
}

Result<void> release_all(Conversation& talk, const MasterPair& pair) {
  xcb_input_xi_set_focus(talk.raw(), XCB_INPUT_FOCUS_NONE, XCB_CURRENT_TIME, pair.keyboard);
  for (const auto& [slave, release] :
       {std::pair(pair.slave, XCB_INPUT_DEVICE_KEY_RELEASE), {pair.pointer_slave, XCB_INPUT_DEVICE_BUTTON_RELEASE}}) {
    OFFHAND_ASSIGN(const auto held, held_on(talk, slave));
    const auto event = static_cast<std::uint8_t>(talk.extensions().xinput_first_event + release);
    for (const auto code : held)
      xcb_test_fake_input(talk.raw(), event, code, XCB_CURRENT_TIME, XCB_NONE, 0, 0, static_cast<std::uint8_t>(slave));
  }
  xcb_xkb_latch_lock_state(talk.raw(), pair.keyboard, 0xFF, 0, 1, 0, 0, 0, 0);
  return {};
}

Result<bool> is_orphan(Conversation& talk, const MasterPair& pair) {
  OFFHAND_ASSIGN(const auto selection, selection_of(talk, pair.name));
  auto asked = talk.ask(xcb_get_selection_owner(talk.raw(), selection));
  OFFHAND_ASSIGN(const auto owner, asked.get());
  return owner && owner->owner == XCB_WINDOW_NONE;
}

Result<bool> any_orphans(Conversation& talk) {
  if (!talk.extensions().xinput) return false;
  OFFHAND_ASSIGN(const auto pairs, read_pairs(talk));
  for (const auto& pair : pairs) {
    OFFHAND_ASSIGN(const bool orphan, is_orphan(talk, pair));
    if (orphan) return true;
  }
  return false;
}

Result<void> claim(Conversation& talk, const std::string& name, xcb_window_t owner) {
  OFFHAND_ASSIGN(const auto selection, selection_of(talk, name));
  xcb_set_selection_owner(talk.raw(), owner, selection, XCB_CURRENT_TIME);
  return {};
}

}  // namespace offhand::platform::x11
