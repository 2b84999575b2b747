#include "platform/linux/x11/second_keyboard.h"

#include <xcb/xinput.h>
#include <xcb/xtest.h>
// The generated XKB header names a member `explicit`.
#define explicit explicit_
#include <xcb/xkb.h>
#undef explicit

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "codegen/runtime/utf8.h"
#include "generated/types/errors.h"
#include "platform/linux/x11/arrangement.h"
#include "platform/linux/x11/window_reader.h"

namespace offhand::platform::x11 {

template <>
struct ReplyOf<xcb_input_xi_query_version_cookie_t> {
  using type = xcb_input_xi_query_version_reply_t;
};
template <>
struct ReplyOf<xcb_input_xi_query_device_cookie_t> {
  using type = xcb_input_xi_query_device_reply_t;
};
template <>
struct ReplyOf<xcb_input_xi_get_focus_cookie_t> {
  using type = xcb_input_xi_get_focus_reply_t;
};
template <>
struct ReplyOf<xcb_intern_atom_cookie_t> {
  using type = xcb_intern_atom_reply_t;
};

namespace {

using std::chrono::milliseconds;
using DeviceId = xcb_input_device_id_t;

/// The server does not remove the devices of a client that was killed. The rest of the name is a window of that client,
/// which does vanish with it, so that the next one knows them to be orphans.
constexpr std::string_view name_prefix = "Offhand ";

struct Device {
  DeviceId id = 0;
  std::uint16_t type = 0;
  /// Of a master the other half of the pair, of a slave its master.
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

/// Number of the extension's first event, when the server can do all that is needed.
tl::expected<std::uint8_t, Delivery> first_event_of_xinput(Conversation& talk) {
  if (!talk.extensions().test) return tl::unexpected(Delivery::not_attempted("the X server lacks XTEST"));
  if (!talk.extensions().xkb) return tl::unexpected(Delivery::not_attempted("the X server lacks XKEYBOARD"));
  // After the sync libxcb has the answer and does not wait for it.
  xcb_prefetch_extension_data(talk.raw(), &xcb_input_id);
  if (auto done = talk.sync(); !done) return tl::unexpected(Delivery::failed(std::move(done).error()));
  const auto* extension = xcb_get_extension_data(talk.raw(), &xcb_input_id);
  if (extension == nullptr || extension->present == 0)
    return tl::unexpected(Delivery::not_attempted("the X server lacks the X Input extension"));
  auto asked = talk.ask(xcb_input_xi_query_version(talk.raw(), 2, 0));
  const auto version = asked.get();
  if (!version) return tl::unexpected(Delivery::failed(version.error()));
  if (!*version || (*version)->major_version < 2)
    return tl::unexpected(Delivery::not_attempted("the X server lacks X Input 2, which has second keyboards"));
  return extension->first_event;
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

/// The server serves nobody else meanwhile.
class ServerGrab {
 public:
  explicit ServerGrab(Conversation& talk) : talk_(talk) { xcb_grab_server(talk_.raw()); }
  ~ServerGrab() {
    if (talk_.connection().broken()) return;
    xcb_ungrab_server(talk_.raw());
    xcb_flush(talk_.raw());
  }
  ServerGrab(const ServerGrab&) = delete;
  ServerGrab& operator=(const ServerGrab&) = delete;

 private:
  Conversation& talk_;
};

/// Removes what a killed process left behind. Device numbers are used again at once: between a look and a removal the
/// number could go to a keyboard in use, so where there seems to be an orphan, a second look and the removal are one.
Result<void> remove_orphans(Conversation& talk) {
  OFFHAND_ASSIGN(const auto suspects, find_orphans(talk));
  if (suspects.empty()) return {};
  const ServerGrab alone(talk);
  OFFHAND_ASSIGN(const auto orphans, find_orphans(talk));
  for (const DeviceId orphan : orphans) remove_master(talk, orphan);
  return {};
}

/// The root's record of the keyboard layout. The server writes its default there when any keyboard is created, and
/// programs that ask for the user's layout would take it for that.
class LayoutRecord {
 public:
  static Result<LayoutRecord> read(Conversation& talk) {
    constexpr std::string_view name = "_XKB_RULES_NAMES";
    auto asked = talk.ask(xcb_intern_atom(talk.raw(), 0, name.size(), name.data()));
    OFFHAND_ASSIGN(const auto atom, asked.get());
    LayoutRecord record;
    record.atom_ = atom ? atom->atom : xcb_atom_t{XCB_ATOM_NONE};
    OFFHAND_ASSIGN(record.value_, record.value(talk));
    return record;
  }

  void put_back(Conversation& talk) const {
    if (atom_ == XCB_ATOM_NONE) return;
    if (!value_) {
      xcb_delete_property(talk.raw(), talk.root(), atom_);
    } else {
      xcb_change_property(talk.raw(), XCB_PROP_MODE_REPLACE, talk.root(), atom_, XCB_ATOM_STRING, 8,
                          static_cast<std::uint32_t>(value_->size()), value_->data());
    }
  }

 private:
  Result<std::optional<std::string>> value(Conversation& talk) const {
    auto asked = talk.ask(xcb_get_property(talk.raw(), 0, talk.root(), atom_, XCB_ATOM_STRING, 0, 1024));
    OFFHAND_ASSIGN(const auto property, asked.get());
    if (!property || property->type != XCB_ATOM_STRING) return std::optional<std::string>();
    return std::optional<std::string>(std::in_place, static_cast<const char*>(xcb_get_property_value(property.get())),
                                      property->value_len);
  }

  xcb_atom_t atom_ = XCB_ATOM_NONE;
  std::optional<std::string> value_;
};

/// A master keyboard with its XTEST slave, gone with this object.
class MasterKeyboard {
 public:
  MasterKeyboard(Conversation& talk, std::uint8_t first_event)
      : talk_(talk), first_event_(first_event), owner_(xcb_generate_id(talk.raw())) {}
  ~MasterKeyboard() {
    if (talk_.connection().broken()) return;
    if (keyboard_ != 0) remove_master(talk_, keyboard_);
    if (perch_ != XCB_NONE) xcb_destroy_window(talk_.raw(), perch_);
    xcb_destroy_window(talk_.raw(), owner_);
    // The conversation may have run out of time and then closes its connection as it is.
    xcb_flush(talk_.raw());
  }
  MasterKeyboard(const MasterKeyboard&) = delete;
  MasterKeyboard& operator=(const MasterKeyboard&) = delete;

  Result<void> create();
  /// False: the window takes no focus (any more).
  Result<bool> focus(xcb_window_t window, bool users_focus);
  Result<bool> still_on(xcb_window_t window);
  void press(xcb_keycode_t key, std::uint8_t modifiers);
  /// The application learns that this keyboard is no longer there; nobody else does.
  void leave();

 private:
  void hide_pointer(DeviceId pointer);
  void fake(xcb_keycode_t key, std::uint8_t event) {
    xcb_test_fake_input(talk_.raw(), static_cast<std::uint8_t>(first_event_ + event), key, XCB_CURRENT_TIME, XCB_NONE,
                        0, 0, static_cast<std::uint8_t>(slave_));
  }
  void set_focus(xcb_window_t window) { xcb_input_xi_set_focus(talk_.raw(), window, XCB_CURRENT_TIME, keyboard_); }

  Conversation& talk_;
  const std::uint8_t first_event_;
  const xcb_window_t owner_;
  xcb_window_t perch_ = XCB_NONE;
  DeviceId keyboard_ = 0;
  DeviceId slave_ = 0;
  std::uint8_t modifiers_ = 0;
};

Result<void> MasterKeyboard::create() {
  const std::string name = fmt::format("{}{:x}", name_prefix, owner_);
  xcb_create_window(talk_.raw(), 0, owner_, talk_.root(), -1, -1, 1, 1, 0, XCB_WINDOW_CLASS_INPUT_ONLY,
                    XCB_COPY_FROM_PARENT, 0, nullptr);
  xcb_change_property(talk_.raw(), XCB_PROP_MODE_REPLACE, owner_, talk_.atom(Atom::wm_name), XCB_ATOM_STRING, 8,
                      static_cast<std::uint32_t>(name.size()), name.data());
  OFFHAND_ASSIGN(const LayoutRecord layout, LayoutRecord::read(talk_));
  add_master(talk_, name);
  layout.put_back(talk_);
  OFFHAND_ASSIGN(const auto devices, read_devices(talk_));
  DeviceId pointer = 0;
  for (const Device& device : devices) {
    if (device.type == XCB_INPUT_DEVICE_TYPE_MASTER_KEYBOARD && device.name == name + " keyboard") {
      keyboard_ = device.id;
      pointer = device.attachment;
    }
  }
  for (const Device& device : devices) {
    if (device.type == XCB_INPUT_DEVICE_TYPE_SLAVE_KEYBOARD && device.attachment == keyboard_) slave_ = device.id;
  }
  if (keyboard_ == 0 || slave_ == 0) return fail(errors::internal({.reason = "the X server adds no second keyboard"}));
  hide_pointer(pointer);
  return {};
}

/// The second pointer would be seen in the middle of the screen, and windows there would see it enter.
void MasterKeyboard::hide_pointer(DeviceId pointer) {
  xcb_connection_t* raw = talk_.raw();
  const xcb_pixmap_t nothing = xcb_generate_id(raw);
  const xcb_cursor_t cursor = xcb_generate_id(raw);
  const xcb_gcontext_t clear = xcb_generate_id(raw);
  const std::uint32_t colour = 0;
  const xcb_rectangle_t all{0, 0, 1, 1};
  xcb_create_pixmap(raw, 1, nothing, talk_.root(), 1, 1);
  xcb_create_gc(raw, clear, nothing, XCB_GC_FOREGROUND, &colour);
  xcb_poly_fill_rectangle(raw, nothing, clear, 1, &all);
  xcb_create_cursor(raw, cursor, nothing, nothing, 0, 0, 0, 0, 0, 0, 0, 0);
  const std::uint32_t no_events = 0;
  xcb_discard_reply(
      raw, xcb_input_xi_grab_device(raw, talk_.root(), XCB_CURRENT_TIME, cursor, pointer, XCB_INPUT_GRAB_MODE_22_ASYNC,
                                    XCB_INPUT_GRAB_MODE_22_ASYNC, XCB_INPUT_GRAB_OWNER_NO_OWNER, 1, &no_events)
               .sequence);
  xcb_free_cursor(raw, cursor);
  xcb_free_gc(raw, clear);
  xcb_free_pixmap(raw, nothing);
}

Result<bool> MasterKeyboard::focus(xcb_window_t window, bool users_focus) {
  if (!users_focus) {
    auto asked = talk_.ask(xcb_query_tree(talk_.raw(), window));
    OFFHAND_ASSIGN(const auto tree, asked.get());
    if (!tree) return false;
    // By way of the window manager's frame: going to the window at once gives the frame a FocusIn
    // NotifyNonlinearVirtual, from which openbox concludes that the window was activated. So it gets NotifyNonlinear
    // and NotifyInferior, which say nothing to it. The way out leads to a sibling, of which the frame gets to know
    // nothing at all.
    if (tree->parent != talk_.root()) {
      set_focus(tree->parent);
      perch_ = xcb_generate_id(talk_.raw());
      const std::uint32_t unmanaged = 1;
      xcb_create_window(talk_.raw(), 0, perch_, tree->parent, -1, -1, 1, 1, 0, XCB_WINDOW_CLASS_INPUT_ONLY,
                        XCB_COPY_FROM_PARENT, XCB_CW_OVERRIDE_REDIRECT, &unmanaged);
      xcb_map_window(talk_.raw(), perch_);
    }
  }
  set_focus(window);
  return still_on(window);
}

Result<bool> MasterKeyboard::still_on(xcb_window_t window) {
  auto asked = talk_.ask(xcb_input_xi_get_focus(talk_.raw(), keyboard_));
  OFFHAND_ASSIGN(const auto focus, asked.get());
  return focus && focus->focus == window;
}

void MasterKeyboard::press(xcb_keycode_t key, std::uint8_t modifiers) {
  // Locked rather than pressed: the application takes the key's meaning from the user's map, the server takes the
  // modifiers from this keyboard's own map, which is the server's default.
  if (modifiers != modifiers_) {
    xcb_xkb_latch_lock_state(talk_.raw(), keyboard_, 0xFF, modifiers, 1, 0, 0, 0, 0);
    modifiers_ = modifiers;
  }
  fake(key, XCB_INPUT_DEVICE_KEY_PRESS);
  fake(key, XCB_INPUT_DEVICE_KEY_RELEASE);
}

void MasterKeyboard::leave() { set_focus(perch_ != XCB_NONE ? perch_ : xcb_window_t{XCB_INPUT_FOCUS_NONE}); }

struct Stroke {
  xcb_keycode_t keycode = 0;
  std::uint8_t modifiers = 0;
};

/// All keys, or why not: nothing is sent of a text that cannot be sent whole.
tl::expected<std::vector<Stroke>, Delivery> prepare_strokes(const Keymap& keymap, const std::vector<KeyPress>& keys) {
  // A fresh keyboard has nothing locked, and is in the first group: its own map, the server's default, has no other.
  const StrokeTable table = keymap.strokes(0);
  std::vector<Stroke> strokes;
  strokes.reserve(keys.size());
  for (const KeyPress& key : keys) {
    const xkb_keysym_t keysym = keysym_of(key.key);
    if (keysym == 0) return tl::unexpected(Delivery::failed(errors::unknown_key({.key = key.key, .suggestion = {}})));
    const auto found = table.find(keysym, 0);
    if (!found || found->group != 0)
      return tl::unexpected(Delivery::not_attempted("the second keyboard has no key for \"" + preview(key.key) + "\""));
    Stroke stroke{.keycode = found->keycode, .modifiers = found->modifiers};
    for (const KeyModifier modifier : key.modifiers) {
      const auto with = keymap.modifier(modifier);
      if (!with) return tl::unexpected(Delivery::not_attempted("the keyboard layout lacks a modifier"));
      stroke.modifiers = static_cast<std::uint8_t>(stroke.modifiers | with->mask);
    }
    strokes.push_back(stroke);
  }
  return strokes;
}

Delivery type_strokes(Conversation& talk, MasterKeyboard& keyboard, xcb_window_t window,
                      const std::vector<Stroke>& strokes, milliseconds delay) {
  constexpr auto path = ActionPath::x11_second_keyboard;
  for (std::size_t index = 0; index < strokes.size(); ++index) {
    if (index > 0 && delay.count() > 0) {
      const auto sent = fmt::format("{} of {} keys were sent: ", index, strokes.size());
      xcb_flush(talk.raw());
      if (auto slept = talk.budget().sleep(delay); !slept) return Delivery::unknown(path, sent + slept.error().message);
      const auto still = keyboard.still_on(window);
      if (!still) return Delivery::unknown(path, sent + still.error().message);
      if (!*still) return Delivery::unknown(path, sent + "the window lost the second keyboard");
    }
    keyboard.press(strokes[index].keycode, strokes[index].modifiers);
  }
  return Delivery::delivered(path);
}

enum class Answer { came, none, window_gone };

/// Waits until the application has read all events so far, by the ping that window managers use; unlike
/// SentEvents::wait_until_handled this knows that keys may close the window. Where no ping is known it is given a
/// moment.
Result<Answer> wait_for_answer(Conversation& talk, xcb_window_t window) {
  // A busy application takes as long as its longest task; one that takes longer counts as hung.
  constexpr milliseconds patience{1000};
  constexpr milliseconds without_ping{40};
  constexpr milliseconds after_answer{3};
  auto asked = talk.ask_property(window, Atom::wm_protocols);
  OFFHAND_ASSIGN(const auto protocols, asked.get());
  if (!protocols) return Answer::window_gone;
  if (std::ranges::count(values_of(protocols.get()), talk.atom(Atom::net_wm_ping)) == 0) {
    OFFHAND_CHECK(talk.budget().sleep(without_ping));
    return Answer::came;
  }
  OFFHAND_ASSIGN(const xcb_timestamp_t time, talk.server_time());
  const std::uint32_t of_root = XCB_EVENT_MASK_SUBSTRUCTURE_NOTIFY | XCB_EVENT_MASK_STRUCTURE_NOTIFY;
  const std::uint32_t of_window = XCB_EVENT_MASK_STRUCTURE_NOTIFY;
  const std::uint32_t nothing = XCB_EVENT_MASK_NO_EVENT;
  xcb_change_window_attributes(talk.raw(), talk.root(), XCB_CW_EVENT_MASK, &of_root);
  xcb_change_window_attributes(talk.raw(), window, XCB_CW_EVENT_MASK, &of_window);
  xcb_client_message_event_t ping{};
  ping.response_type = XCB_CLIENT_MESSAGE;
  ping.format = 32;
  ping.window = window;
  ping.type = talk.atom(Atom::wm_protocols);
  ping.data.data32[0] = talk.atom(Atom::net_wm_ping);
  ping.data.data32[1] = time;
  ping.data.data32[2] = window;
  const auto sent =
      xcb_send_event(talk.raw(), 0, window, XCB_EVENT_MASK_NO_EVENT, reinterpret_cast<const char*>(&ping)).sequence;
  const Budget until = talk.budget().no_later_than(std::chrono::steady_clock::now() + patience);
  std::optional<Answer> answer;
  while (!answer) {
    const auto event = talk.connection().event(until);
    if (!event) {
      if (talk.connection().broken() || talk.budget().spent()) return fail(event.error());
      answer = Answer::none;
      break;
    }
    const auto type = (*event)->response_type & 0x7F;
    if (type == 0 && (*event)->full_sequence == sent) answer = Answer::window_gone;
    if (type == XCB_UNMAP_NOTIFY && reinterpret_cast<const xcb_unmap_notify_event_t&>(**event).window == window)
      answer = Answer::window_gone;
    if (type == XCB_CLIENT_MESSAGE) {
      const auto& message = reinterpret_cast<const xcb_client_message_event_t&>(**event);
      if (message.type == ping.type &&
          std::ranges::equal(std::span(message.data.data32).first<3>(), std::span(ping.data.data32).first<3>()))
        answer = Answer::came;
    }
  }
  xcb_change_window_attributes(talk.raw(), window, XCB_CW_EVENT_MASK, &nothing);
  xcb_change_window_attributes(talk.raw(), talk.root(), XCB_CW_EVENT_MASK, &nothing);
  // The answer comes from reading the events; what they led to in the application follows right after.
  if (answer != Answer::none) OFFHAND_CHECK(talk.budget().sleep(after_answer));
  return *answer;
}

/// Window managers that see the focus come and go may have taken the window for the active one.
void put_active_window_back(Conversation& talk, const DesktopFacts& before, xcb_window_t window) {
  if (before.active == window || before.active == 0) return;
  const auto now = read_desktop(talk);
  if (!now || now->active == before.active || (now->active != 0 && now->active != window)) return;
  (void)restore_desk(talk, desk_state(before));
}

}  // namespace

Delivery type_on_second_keyboard(Display& display, const WindowInfo& info, const std::vector<KeyPress>& keys,
                                 milliseconds delay, const Limits& limits) {
  auto conversation =
      display.converse("Typing into window " + std::to_string(info.window_id) + " on a second keyboard", limits);
  if (!conversation) return Delivery::failed(std::move(conversation).error());
  Conversation& talk = **conversation;
  const auto first_event = first_event_of_xinput(talk);
  if (!first_event) return first_event.error();
  const auto id = static_cast<xcb_window_t>(info.window_id);
  const auto before = read_desktop(talk);
  if (!before) return Delivery::failed(before.error());
  const auto windows = read_windows(talk, {id});
  if (!windows) return Delivery::failed(windows.error());
  if (windows->empty())
    return Delivery::failed(errors::window_closed({.window_id = info.window_id, .what = "the keys"}));
  if (!windows->front().viewable || windows->front().hidden)
    return Delivery::not_attempted("the window is not shown (minimised, or on another workspace)");
  auto keymap = display.keymap(talk);
  if (!keymap) return Delivery::failed(std::move(keymap).error());
  const auto strokes = prepare_strokes(**keymap, keys);
  if (!strokes) return strokes.error();
  const auto owner = ancestor_among(talk, before->focus, {id});
  if (!owner) return Delivery::failed(owner.error());
  if (auto removed = remove_orphans(talk); !removed) return Delivery::failed(std::move(removed).error());

  const bool users_focus = *owner == id;
  Delivery delivery;
  {
    MasterKeyboard keyboard(talk, *first_event);
    if (auto created = keyboard.create(); !created) return Delivery::failed(std::move(created).error());
    // Toolkits ask for the device when they hear of it, and some do not bear that it is gone by then.
    const auto met = wait_for_answer(talk, id);
    if (!met) return Delivery::failed(met.error());
    if (*met == Answer::window_gone)
      return Delivery::failed(errors::window_closed({.window_id = info.window_id, .what = "the keys"}));
    if (*met == Answer::none) return Delivery::not_attempted("the application does not answer");
    const auto focused = keyboard.focus(id, users_focus);
    if (!focused) return Delivery::failed(focused.error());
    if (!*focused) return Delivery::not_attempted("the window does not take the focus of a second keyboard");
    delivery = type_strokes(talk, keyboard, id, *strokes, delay);
    // In the same write: should the last key close the window while it has the focus, that would fall to the frame, and
    // the window manager would give the user's to another window. But GTK has one focus for all keyboards: a window
    // that the user types in must not learn that this one left.
    if (!users_focus) keyboard.leave();
    const auto handled = wait_for_answer(talk, id);
    if (delivery.outcome == Outcome::delivered && (!handled || *handled == Answer::none))
      delivery = Delivery::unknown(ActionPath::x11_second_keyboard, "the application has not answered since");
  }
  put_active_window_back(talk, *before, id);
  return delivery;
}

}  // namespace offhand::platform::x11
