#include "platform/linux/x11/user/user_activations.h"

#include <xcb/xinput.h>
#include <xkbcommon/xkbcommon-keysyms.h>

#include <algorithm>

#include "platform/host/steady_clock.h"
#include "platform/linux/x11/keyboard/input_devices.h"
#include "platform/linux/x11/windows/window_reader.h"

namespace offhand::platform::x11 {

namespace {

using std::chrono::milliseconds;

/// Within this time after a click or a shortcut a window manager sets the focus to another window.
constexpr milliseconds until_focus{600};
/// Within this time after its start a program may show its first window.
constexpr milliseconds until_first_window{10'000};
/// Higher buttons are wheels.
constexpr std::uint32_t last_button = 3;

constexpr std::uint32_t raw_events = XCB_INPUT_XI_EVENT_MASK_RAW_BUTTON_PRESS | XCB_INPUT_XI_EVENT_MASK_RAW_KEY_PRESS |
                                     XCB_INPUT_XI_EVENT_MASK_RAW_KEY_RELEASE;

bool within(const std::optional<TimePoint>& at, milliseconds time) { return at && steady_now() - *at <= time; }

/// Whether a key neither types nor edits, or ends what was typed.
bool is_command(xcb_keysym_t symbol) {
  constexpr xcb_keysym_t media_keys = 0x1008FF00;
  return symbol == XKB_KEY_Return || symbol == XKB_KEY_KP_Enter || symbol == XKB_KEY_Menu || symbol == XKB_KEY_Print ||
         (symbol >= XKB_KEY_F1 && symbol <= XKB_KEY_F35) || (symbol & ~xcb_keysym_t{0xFF}) == media_keys;
}

Result<std::vector<xcb_window_t>> windows_under_pointer(Conversation& talk) {
  std::vector<xcb_window_t> windows;
  xcb_window_t window = talk.root();
  while (window != XCB_NONE) {
    auto asked = talk.ask(xcb_query_pointer(talk.raw(), window));
    OFFHAND_ASSIGN(const auto pointer, asked.get());
    window = pointer ? pointer->child : XCB_NONE;
    if (window != XCB_NONE) windows.push_back(window);
  }
  return windows;
}

}  // namespace

Result<void> UserActivations::listen(const Budget& budget) {
  OFFHAND_CHECK(learn_keys(budget));
  const struct {
    xcb_input_event_mask_t head;
    std::uint32_t mask;
  } wanted{{XCB_INPUT_DEVICE_ALL_MASTER, 1}, raw_events};
  xcb_input_xi_select_events(connection_.raw(), connection_.screen().root, 1, &wanted.head);
  return connection_.sync(budget);
}

Result<void> UserActivations::learn_keys(const Budget& budget) {
  Conversation talk(connection_, budget);
  const auto* setup = xcb_get_setup(talk.raw());
  const auto first = setup->min_keycode;
  const auto count = static_cast<std::uint8_t>(setup->max_keycode - first + 1);
  auto asked_modifiers = talk.ask(xcb_get_modifier_mapping(talk.raw()));
  auto asked_keys = talk.ask(xcb_get_keyboard_mapping(talk.raw(), first, count));
  OFFHAND_ASSIGN(const auto modifiers, asked_modifiers.get());
  OFFHAND_ASSIGN(const auto keys, asked_keys.get());
  shortcut_keys_.clear();
  command_keys_.clear();
  if (modifiers) {
    const auto* codes = xcb_get_modifier_mapping_keycodes(modifiers.get());
    for (const int modifier : {XCB_MAP_INDEX_CONTROL, XCB_MAP_INDEX_1, XCB_MAP_INDEX_4}) {
      for (int at = 0; at < modifiers->keycodes_per_modifier; ++at)
        shortcut_keys_.insert(codes[modifier * modifiers->keycodes_per_modifier + at]);
    }
    shortcut_keys_.erase(0);
  }
  if (keys && keys->keysyms_per_keycode > 0) {
    const auto* symbols = xcb_get_keyboard_mapping_keysyms(keys.get());
    for (int at = 0; at < count; ++at) {
      if (is_command(symbols[std::ptrdiff_t{at} * keys->keysyms_per_keycode]))
        command_keys_.insert(static_cast<xcb_keycode_t>(first + at));
    }
  }
  return {};
}

std::optional<UserActivations::Command> UserActivations::handle(const xcb_generic_event_t& event, xcb_window_t home,
                                                                const Budget& budget) {
  const auto& raw = reinterpret_cast<const xcb_input_raw_button_press_event_t&>(event);
  if (event.response_type != XCB_GE_GENERIC || raw.extension != opcode_) return std::nullopt;
  std::optional<Command> command;
  if (raw.event_type == XCB_INPUT_RAW_BUTTON_PRESS) {
    if (raw.deviceid == core_pointer && raw.detail <= last_button) command = on_press(home, budget);
  } else if (raw.event_type == XCB_INPUT_RAW_KEY_PRESS || raw.event_type == XCB_INPUT_RAW_KEY_RELEASE) {
    if (raw.deviceid != core_keyboard) return std::nullopt;
    const auto key = static_cast<xcb_keycode_t>(raw.detail);
    if (shortcut_keys_.contains(key)) shortcut_key_at_ = steady_now();
    if (shortcut_keys_.contains(key) || command_keys_.contains(key)) command.emplace();
  }
  if (command) commanded_at_ = steady_now();
  return command;
}

std::optional<UserActivations::Command> UserActivations::on_press(xcb_window_t home, const Budget& budget) {
  if (home == XCB_NONE) return Command{};
  Conversation talk(connection_, budget);
  auto windows = windows_under_pointer(talk);
  if (!windows || windows->empty()) return Command{};
  const xcb_window_t outermost = windows->front();
  const std::uint32_t client = ~xcb_get_setup(talk.raw())->resource_id_mask;
  const auto frame = ancestor_among(talk, home, {outermost});
  // A window of the same client is a menu of the application in which the user works.
  if (frame && *frame == XCB_NONE && (outermost & client) != (home & client)) pressed_outside_at_ = steady_now();
  return Command{*std::move(windows)};
}

void UserActivations::on_grab() { grabbed_at_ = steady_now(); }

/// A shortcut key alone is a command to the active application, and a grab alone is a menu. Both together are a
/// shortcut of the window manager, which the active application never sees.
bool UserActivations::just_now() const {
  return within(pressed_outside_at_, until_focus) ||
         (within(shortcut_key_at_, until_focus) && within(grabbed_at_, until_focus));
}

bool UserActivations::commanded_lately() const { return within(commanded_at_, until_first_window); }

bool UserActivations::moved_to(xcb_window_t window, ScreenPoint from, const Budget& budget) {
  Conversation talk(connection_, budget);
  auto asked = talk.ask(xcb_query_pointer(talk.raw(), talk.root()));
  const auto pointer = asked.get();
  if (!pointer || !*pointer || (*pointer)->child == XCB_NONE) return false;
  if (ScreenPoint{(*pointer)->root_x, (*pointer)->root_y} == from) return false;
  const auto frame = ancestor_among(talk, window, {(*pointer)->child});
  return frame && *frame != XCB_NONE;
}

}  // namespace offhand::platform::x11
