#include "platform/linux/x11/user/user_listener.h"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>
#include <xcb/shape.h>
#include <xkbcommon/xkbcommon-keysyms.h>
#include <xkbcommon/xkbcommon.h>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "platform/api/key_names.h"
#include "platform/host/steady_clock.h"
#include "platform/linux/x11/keyboard/input_devices.h"
#include "platform/linux/x11/keyboard/keymap.h"
#include "platform/linux/x11/windows/window_reader.h"

namespace offhand::platform::x11 {
namespace {

/// For the questions at one event; a server that takes longer leaves it without its window.
constexpr std::chrono::milliseconds time_for_a_look{500};
/// Higher buttons are wheels, which are no work in a window.
constexpr std::uint32_t last_working_button = 3;
/// A window manager's frame holds the client's window, which may hold others.
constexpr int deepest_window = 32;
constexpr std::uint32_t events_of_users = XCB_INPUT_XI_EVENT_MASK_RAW_BUTTON_PRESS |
                                          XCB_INPUT_XI_EVENT_MASK_RAW_KEY_PRESS |
                                          XCB_INPUT_XI_EVENT_MASK_RAW_KEY_RELEASE;

MouseButton button_of(std::uint32_t button) {
  if (button == 2) return MouseButton::middle;
  return button == 3 ? MouseButton::right : MouseButton::left;
}

EnumSet<KeyModifier> modifiers_of(std::uint16_t mask) {
  EnumSet<KeyModifier> held;
  if ((mask & XCB_MOD_MASK_CONTROL) != 0) held.insert(KeyModifier::ctrl);
  if ((mask & XCB_MOD_MASK_SHIFT) != 0) held.insert(KeyModifier::shift);
  if ((mask & XCB_MOD_MASK_1) != 0) held.insert(KeyModifier::alt);
  if ((mask & XCB_MOD_MASK_4) != 0) held.insert(KeyModifier::super);
  return held;
}

bool is_modifier(xcb_keysym_t keysym) {
  return (keysym >= XKB_KEY_Shift_L && keysym <= XKB_KEY_Hyper_R) || keysym == XKB_KEY_ISO_Level3_Shift ||
         keysym == XKB_KEY_ISO_Level5_Shift;
}

/// As UserInput::key; empty for a key that types.
std::string key_name_of(xcb_keysym_t keysym, const EnumSet<KeyModifier>& modifiers) {
  for (const auto name : key_names) {
    if (name != "space" && keysym_of(std::string(name)) == keysym) return std::string(name);
  }
  const bool is_command = modifiers.contains(KeyModifier::ctrl) || modifiers.contains(KeyModifier::alt) ||
                          modifiers.contains(KeyModifier::super);
  constexpr xcb_keysym_t first_ascii = 0x20;
  constexpr xcb_keysym_t last_ascii = 0x7e;
  if (!is_command || keysym < first_ascii || keysym > last_ascii) return {};
  return std::string(1, static_cast<char>(keysym));
}

}  // namespace

Result<std::shared_ptr<UserListener>> UserListener::start(const DisplayName& display, std::shared_ptr<OwnInput> own,
                                                          const Budget& budget) {
  OFFHAND_ASSIGN(auto connection, Connection::open(display, budget));
  xcb_prefetch_extension_data(connection->raw(), &xcb_input_id);
  OFFHAND_CHECK(connection->sync(budget));
  const auto* extension = xcb_get_extension_data(connection->raw(), &xcb_input_id);
  if (extension == nullptr || extension->present == 0) return nullptr;
  {
    // Since version 2.1 raw events are delivered also while another client has a grab.
    Conversation talk(*connection, budget);
    auto asked = talk.ask(xcb_input_xi_query_version(talk.raw(), 2, 2));
    OFFHAND_ASSIGN(const auto version, asked.get());
    if (!version || version->major_version < 2 || (version->major_version == 2 && version->minor_version < 1))
      return nullptr;
  }
  const struct {
    xcb_input_event_mask_t head;
    std::uint32_t mask;
  } wanted{{XCB_INPUT_DEVICE_ALL_MASTER, 1}, events_of_users};
  xcb_input_xi_select_events(connection->raw(), connection->screen().root, 1, &wanted.head);
  OFFHAND_CHECK(connection->sync(budget));
  std::shared_ptr<UserListener> listener(
      new UserListener(std::move(connection), std::move(own), extension->major_opcode));
  OFFHAND_CHECK(listener->learn_held_keys(budget));
  Conversation talk(*listener->connection_, budget);
  OFFHAND_CHECK(listener->root_children_.begin(talk));
  listener->thread_ = std::jthread([raw = listener.get()](const std::stop_token& stop) { raw->run(stop); });
  return listener;
}

Result<void> UserListener::learn_held_keys(const Budget& budget) {
  Conversation talk(*connection_, budget);
  auto asked = talk.ask(xcb_query_keymap(talk.raw()));
  OFFHAND_ASSIGN(const auto keymap, asked.get());
  constexpr std::uint32_t bits = 8;
  for (std::uint32_t code = 0; keymap && code < sizeof keymap->keys * bits; ++code)
    if ((keymap->keys[code / bits] >> (code % bits) & 1) != 0) held_keys_.insert(code);
  return {};
}

UserListener::UserListener(std::unique_ptr<Connection> connection, std::shared_ptr<OwnInput> own, std::uint8_t opcode)
    : connection_(std::move(connection)),
      own_(std::move(own)),
      opcode_(opcode),
      wake_fd_(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {}

UserListener::~UserListener() {
  if (thread_.joinable()) {
    thread_.request_stop();
    ::eventfd_write(wake_fd_, 1);
    thread_.join();
  }
  if (wake_fd_ >= 0) ::close(wake_fd_);
}

std::shared_ptr<void> UserListener::add(UserInputSink sink) {
  const std::lock_guard lock(mutex_);
  const auto id = ++last_id_;
  sinks_.emplace(id, std::move(sink));
  return {this, [self = shared_from_this(), id](void*) { self->remove(id); }};
}

void UserListener::remove(std::uint64_t id) {
  const std::lock_guard lock(mutex_);
  sinks_.erase(id);
}

void UserListener::run(const std::stop_token& stop) {
  while (!stop.stop_requested() && !connection_->broken()) {
    if (const auto event = next_event()) {
      handle(*event);
      continue;
    }
    std::array<pollfd, 2> entries{pollfd{connection_->descriptor(), POLLIN, 0}, pollfd{wake_fd_, POLLIN, 0}};
    ::poll(entries.data(), entries.size(), -1);
    eventfd_t ignored = 0;
    ::eventfd_read(wake_fd_, &ignored);
  }
  ended_ = true;
}

Owned<xcb_generic_event_t> UserListener::next_event() {
  if (waiting_.empty()) return Owned<xcb_generic_event_t>{xcb_poll_for_event(connection_->raw())};
  auto event = std::move(waiting_.front());
  waiting_.pop_front();
  return event;
}

void UserListener::handle(const xcb_generic_event_t& event) {
  if (event.response_type != XCB_GE_GENERIC) {
    Conversation talk(*connection_, Budget("Looking at a window that changed", {steady_now() + time_for_a_look, {}}));
    return root_children_.note(talk, event);
  }
  const auto& raw = reinterpret_cast<const xcb_input_raw_button_press_event_t&>(event);
  if (raw.extension != opcode_) return;
  Result<UserInput> input = UserInput{};
  if (raw.event_type == XCB_INPUT_RAW_BUTTON_PRESS) {
    if (raw.deviceid != core_pointer || raw.detail > last_working_button) return;
    if (own_->takes(OwnInput::Device::pointer, raw.detail)) return;
    input = press(raw.detail);
  } else if (raw.event_type == XCB_INPUT_RAW_KEY_RELEASE) {
    if (raw.deviceid == core_keyboard) held_keys_.erase(raw.detail);
    return;
  } else if (raw.event_type == XCB_INPUT_RAW_KEY_PRESS) {
    if (raw.deviceid != core_keyboard || own_->takes(OwnInput::Device::keyboard, raw.detail)) return;
    input = key(raw.detail);
    held_keys_.insert(raw.detail);
  } else {
    return;
  }
  if (!input) return;
  input->at = steady_now();
  const std::lock_guard lock(mutex_);
  for (const auto& [id, sink] : sinks_) sink(*input);
}

EnumSet<KeyModifier> UserListener::modifiers(const xcb_get_modifier_mapping_reply_t* mapping, std::uint16_t now) const {
  constexpr int modifier_count = 8;
  unsigned int held = 0;
  const int each = mapping != nullptr ? mapping->keycodes_per_modifier : 0;
  for (int at = 0; at < modifier_count * each; ++at)
    if (held_keys_.contains(xcb_get_modifier_mapping_keycodes(mapping)[at])) held |= 1U << (at / each);
  const auto known = modifiers_of(static_cast<std::uint16_t>(held));
  return known.empty() ? modifiers_of(now) : known;
}

Result<UserInput> UserListener::press(std::uint32_t button) {
  Conversation talk(*connection_, Budget("Looking where the user pressed", {steady_now() + time_for_a_look, {}}));
  UserInput input{.kind = UserInput::Kind::press, .button = button_of(button)};
  // Asked in the same breath as the pointer, which may move on.
  auto asked_modifiers = talk.ask(xcb_get_modifier_mapping(talk.raw()));
  xcb_window_t outermost = XCB_NONE;
  xcb_window_t inner = XCB_NONE;
  for (xcb_window_t window = talk.root(); window != XCB_NONE;) {
    auto asked = talk.ask(xcb_query_pointer(talk.raw(), window));
    OFFHAND_ASSIGN(const auto pointer, asked.get());
    if (!pointer) break;
    if (window == talk.root()) {
      input.x = pointer->root_x;
      input.y = pointer->root_y;
      OFFHAND_ASSIGN(const auto mapping, asked_modifiers.get());
      input.modifiers = modifiers(mapping.get(), pointer->mask);
      outermost = pointer->child;
    }
    window = pointer->child;
    if (window != XCB_NONE) inner = window;
  }
  OFFHAND_CHECK(look_back(talk, input, outermost, inner));
  if (inner != XCB_NONE) OFFHAND_CHECK(find_window(talk, outermost, inner, input));
  return input;
}

/// The press may have opened a menu where the pointer is, or closed one, before anybody could ask what lies there. What
/// the server told meanwhile has come with its answers.
Result<void> UserListener::look_back(Conversation& talk, const UserInput& input, xcb_window_t& outermost,
                                     xcb_window_t& inner) {
  while (Owned<xcb_generic_event_t> event{xcb_poll_for_queued_event(connection_->raw())})
    waiting_.push_back(std::move(event));
  const auto changes = [&](const auto& event) { return root_children_.is_changed_at(input.x, input.y, *event); };
  if (std::ranges::none_of(waiting_, changes)) return {};
  for (const auto window : root_children_.at(input.x, input.y)) {
    if (window == outermost) return {};
    // What shows over others and takes no input is not pressed.
    if (connection_->extensions().shape) {
      const auto asked = xcb_shape_get_rectangles(talk.raw(), window, XCB_SHAPE_SK_INPUT);
      auto pending = Pending<xcb_shape_get_rectangles_reply_t>(*connection_, talk.budget(), asked.sequence);
      OFFHAND_ASSIGN(const auto shape, pending.get());
      if (shape && xcb_shape_get_rectangles_rectangles_length(shape.get()) == 0) continue;
    }
    outermost = inner = window;
    for (int depth = 0; depth < deepest_window; ++depth) {
      auto asked = talk.ask(xcb_translate_coordinates(
          talk.raw(), talk.root(), inner, static_cast<std::int16_t>(input.x), static_cast<std::int16_t>(input.y)));
      OFFHAND_ASSIGN(const auto place, asked.get());
      if (!place || place->child == XCB_NONE) break;
      inner = place->child;
    }
    return {};
  }
  return {};
}

Result<UserInput> UserListener::key(std::uint32_t keycode) {
  Conversation talk(*connection_, Budget("Looking where the user types", {steady_now() + time_for_a_look, {}}));
  UserInput input{.kind = UserInput::Kind::key};
  auto asked_pointer = talk.ask(xcb_query_pointer(talk.raw(), talk.root()));
  auto asked_focus = talk.ask(xcb_get_input_focus(talk.raw()));
  auto asked_modifiers = talk.ask(xcb_get_modifier_mapping(talk.raw()));
  auto asked_key = talk.ask(xcb_get_keyboard_mapping(talk.raw(), static_cast<xcb_keycode_t>(keycode), 1));
  OFFHAND_ASSIGN(const auto pointer, asked_pointer.get());
  OFFHAND_ASSIGN(const auto focus, asked_focus.get());
  OFFHAND_ASSIGN(const auto held, asked_modifiers.get());
  OFFHAND_ASSIGN(const auto mapping, asked_key.get());
  if (pointer) input.modifiers = modifiers(held.get(), pointer->mask);
  if (mapping && mapping->keysyms_per_keycode > 0)
    input.key = key_name_of(*xcb_get_keyboard_mapping_keysyms(mapping.get()), input.modifiers);
  const bool types_nothing_yet =
      mapping && mapping->keysyms_per_keycode > 0 && is_modifier(*xcb_get_keyboard_mapping_keysyms(mapping.get()));
  if (focus && focus->focus > XCB_INPUT_FOCUS_POINTER_ROOT && !types_nothing_yet) {
    OFFHAND_CHECK(find_window(talk, focus->focus, focus->focus, input));
    // An open menu takes all keys, though the window around it keeps the focus.
    const xcb_window_t client = ~connection_->setup().resource_id_mask;
    if (input.window_id != 0 && root_children_.has_open_menu(focus->focus, client)) input.is_in_menu = true;
  }
  return input;
}

Result<void> UserListener::find_window(Conversation& talk, xcb_window_t outermost, xcb_window_t inner,
                                       UserInput& input) const {
  OFFHAND_ASSIGN(const auto desktop, read_desktop(talk));
  OFFHAND_ASSIGN(auto window, ancestor_among(talk, inner, desktop.stacking));
  if (window == XCB_NONE) {
    // A menu is no window of the list; the topmost one of its client is what it belongs to.
    const std::uint32_t client = ~connection_->setup().resource_id_mask;
    const auto same = [&](xcb_window_t other) { return (other & client) == (outermost & client); };
    const auto found = std::find_if(desktop.stacking.rbegin(), desktop.stacking.rend(), same);
    if (found != desktop.stacking.rend()) window = *found;
    input.is_in_menu = window != XCB_NONE;
  }
  if (window == XCB_NONE) return {};
  input.window_id = window;
  OFFHAND_ASSIGN(const auto facts, read_windows(talk, {window}));
  if (!facts.empty()) input.pid = facts.front().pid;
  return {};
}

}  // namespace offhand::platform::x11
