#include "platform/linux/x11/test_input.h"

#include <xcb/xtest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "codegen/runtime/utf8.h"
#include "generated/types/errors.h"
#include "platform/host/steady_clock.h"
#include "platform/linux/x11/point_target.h"
#include "platform/linux/x11/sent_events.h"
#include "platform/linux/x11/spare_keys.h"
#include "platform/linux/x11/window_reader.h"

namespace offhand::platform::x11 {
namespace {

using std::chrono::milliseconds;

// How long we wait for the user to let go of keys and buttons that would mix with ours.
constexpr milliseconds patience_with_user{1000};
constexpr milliseconds between_user_looks{10};
// Applications that ask where the pointer is when they come to handle the click must still find it there.
constexpr milliseconds pointer_stays{30};

void fake_key(Conversation& talk, xcb_keycode_t key, bool press) {
  xcb_test_fake_input(talk.raw(), press ? XCB_KEY_PRESS : XCB_KEY_RELEASE, key, 0, talk.root(), 0, 0, 0);
}

void fake_button(Conversation& talk, std::uint8_t button, bool press) {
  xcb_test_fake_input(talk.raw(), press ? XCB_BUTTON_PRESS : XCB_BUTTON_RELEASE, button, 0, talk.root(), 0, 0, 0);
}

void fake_motion(Conversation& talk, ScreenPoint to) {
  xcb_test_fake_input(talk.raw(), XCB_MOTION_NOTIFY, 0, 0, talk.root(), static_cast<std::int16_t>(to.x),
                      static_cast<std::int16_t>(to.y), 0);
}

struct Desk {
  DesktopFacts desktop;
  KeyboardState keyboard;
};

/// Waits until the user holds neither keys that modify nor buttons. What the user holds is never released for them: to
/// press it again later could leave it stuck.
tl::expected<Desk, Delivery> free_hands(Conversation& talk) {
  const TimePoint until = steady_now() + patience_with_user;
  while (true) {
    auto desktop = read_desktop(talk);
    if (!desktop) return tl::unexpected(Delivery::failed(std::move(desktop).error()));
    auto keyboard = read_keyboard_state(talk);
    if (!keyboard) return tl::unexpected(Delivery::failed(std::move(keyboard).error()));
    const bool buttons = (desktop->pointer_mask & any_pointer_button) != 0;
    if (!buttons && keyboard->held == 0) return Desk{*std::move(desktop), *keyboard};
    if (steady_now() >= until)
      return tl::unexpected(
          Delivery::not_attempted(buttons ? "a mouse button is being held down" : "a modifier key is being held down"));
    if (auto slept = talk.budget().sleep(between_user_looks); !slept)
      return tl::unexpected(Delivery::failed(std::move(slept).error()));
  }
}

tl::expected<std::vector<xcb_keycode_t>, Delivery> modifier_keys(Display& display, Conversation& talk,
                                                                 const Modifiers& modifiers) {
  std::vector<xcb_keycode_t> keys;
  if (modifiers.empty()) return keys;
  auto keymap = display.keymap(talk);
  if (!keymap) return tl::unexpected(Delivery::failed(std::move(keymap).error()));
  for (const KeyModifier modifier : modifiers) {
    const auto key = (*keymap)->modifier(modifier);
    if (!key) return tl::unexpected(Delivery::not_attempted("the keyboard layout lacks a modifier"));
    keys.push_back(key->keycode);
  }
  return keys;
}

/// Empty when XTEST can be used.
std::optional<Delivery> refuse_without_xtest(Conversation& talk) {
  if (talk.extensions().test) return std::nullopt;
  return Delivery::failed(
      errors::missing_extension({.display = talk.connection().display().text, .extension = "XTEST"}));
}

/// Clicks and puts the pointer back. Everything pressed is released in the same write to the server, so that nothing
/// stays pressed if we end half-way.
Delivery click_at(Conversation& talk, const PointerClick& click, ScreenPoint to, ScreenPoint back,
                  const std::vector<xcb_keycode_t>& modifiers) {
  const std::uint8_t button = button_number(click.button);
  fake_motion(talk, to);
  for (const xcb_keycode_t key : modifiers) fake_key(talk, key, true);
  for (int press = 0; press < click.count; ++press) {
    fake_button(talk, button, true);
    fake_button(talk, button, false);
  }
  for (auto key = modifiers.rbegin(); key != modifiers.rend(); ++key) fake_key(talk, *key, false);
  auto done = talk.sync();
  if (!done) return Delivery::unknown(ActionPath::x11_pixel_fg, done.error().message);
  // The click is out; that the pointer goes back matters more than a deadline that is up.
  std::this_thread::sleep_for(pointer_stays);
  auto asked = talk.ask(xcb_query_pointer(talk.raw(), talk.root()));
  const auto pointer = asked.get();
  // Whoever moved it meanwhile wants it there.
  if (!pointer || !*pointer || ((*pointer)->root_x == to.x && (*pointer)->root_y == to.y)) fake_motion(talk, back);
  xcb_flush(talk.raw());
  (void)talk.sync();
  return Delivery::delivered(ActionPath::x11_pixel_fg);
}

struct Chord {
  KeyStroke stroke;
  std::vector<xcb_keycode_t> held;
};

/// Characters that need a key of their own for a while; or why not all can be typed.
tl::expected<std::vector<xkb_keysym_t>, Delivery> lacking_keys(Display& display, Conversation& talk,
                                                               const Keymap& keymap, const StrokeTable& strokes,
                                                               std::uint8_t group, const std::vector<KeyPress>& keys) {
  std::vector<xkb_keysym_t> lacking;
  for (const KeyPress& key : keys) {
    const xkb_keysym_t keysym = keysym_of(key.key);
    if (keysym == 0) return tl::unexpected(Delivery::failed(errors::unknown_key({.key = key.key, .suggestion = {}})));
    const auto stroke = strokes.find(keysym, group);
    if ((!stroke || stroke->group != group) && std::ranges::find(lacking, keysym) == lacking.end())
      lacking.push_back(keysym);
    if (auto held = modifier_keys(display, talk, key.modifiers); !held) return tl::unexpected(std::move(held).error());
  }
  if (lacking.size() > keymap.spare_keys().size())
    return tl::unexpected(Delivery::not_attempted("the text has " + std::to_string(lacking.size()) +
                                                  " different characters that the keyboard layout lacks"));
  return lacking;
}

tl::expected<std::vector<Chord>, Delivery> chords_for(Display& display, Conversation& talk, const Keymap& keymap,
                                                      const KeyboardState& keyboard, SpareKeys& spare,
                                                      const std::vector<KeyPress>& keys) {
  const StrokeTable strokes = keymap.strokes(keyboard.locked);
  // First whether all can be typed: mapping keys is already an effect.
  const auto lacking = lacking_keys(display, talk, keymap, strokes, keyboard.group, keys);
  if (!lacking) return tl::unexpected(lacking.error());
  for (const xkb_keysym_t keysym : *lacking) spare.map(keysym);
  std::vector<Chord> chords;
  chords.reserve(keys.size());
  for (const KeyPress& key : keys) {
    const xkb_keysym_t keysym = keysym_of(key.key);
    auto stroke = spare.find(keysym);
    if (!stroke) stroke = strokes.find(keysym, keyboard.group);
    auto held = modifier_keys(display, talk, key.modifiers);
    if (!held) return tl::unexpected(std::move(held).error());
    for (const xcb_keycode_t level : keymap.keys_for(stroke->modifiers)) {
      if (std::ranges::find(*held, level) == held->end()) held->push_back(level);
    }
    chords.push_back({*stroke, *std::move(held)});
  }
  return chords;
}

}  // namespace

Delivery click_visibly(Display& display, const WindowInfo& info, const PointerClick& click, const Limits& limits) {
  auto conversation = display.converse("Clicking in window " + std::to_string(info.window_id), limits);
  if (!conversation) return Delivery::failed(std::move(conversation).error());
  Conversation& talk = **conversation;
  if (auto refusal = refuse_without_xtest(talk)) return *std::move(refusal);
  auto desk = free_hands(talk);
  if (!desk) return std::move(desk).error();
  auto windows = read_windows(talk, {static_cast<xcb_window_t>(info.window_id)});
  if (!windows) return Delivery::failed(std::move(windows).error());
  if (windows->empty())
    return Delivery::failed(errors::window_closed({.window_id = info.window_id, .what = "the click"}));
  const WindowFacts& window = windows->front();
  const ScreenPoint to = to_screen(window, click.x, click.y);
  auto uncovered = uncovered_at(talk, desk->desktop, window, to);
  if (!uncovered) return Delivery::failed(std::move(uncovered).error());
  if (!*uncovered) return Delivery::not_attempted("another window lies over that point");
  auto modifiers = modifier_keys(display, talk, click.modifiers);
  if (!modifiers) return std::move(modifiers).error();
  return click_at(talk, click, to, desk->desktop.pointer, *modifiers);
}

Delivery click_on_screen(Display& display, const PointerClick& click, const Limits& limits) {
  auto conversation = display.converse("Clicking on the screen", limits);
  if (!conversation) return Delivery::failed(std::move(conversation).error());
  Conversation& talk = **conversation;
  if (auto refusal = refuse_without_xtest(talk)) return *std::move(refusal);
  auto desk = free_hands(talk);
  if (!desk) return std::move(desk).error();
  auto modifiers = modifier_keys(display, talk, click.modifiers);
  if (!modifiers) return std::move(modifiers).error();
  const ScreenPoint to{static_cast<int>(click.x), static_cast<int>(click.y)};
  return click_at(talk, click, to, desk->desktop.pointer, *modifiers);
}

std::optional<Delivery> refuses_visible_keys(Display& display, const WindowInfo& info,
                                             const std::vector<KeyPress>& keys, const Limits& limits) {
  auto conversation = display.converse("Typing into window " + std::to_string(info.window_id), limits);
  if (!conversation) return Delivery::failed(std::move(conversation).error());
  Conversation& talk = **conversation;
  if (auto refusal = refuse_without_xtest(talk)) return refusal;
  auto keyboard = read_keyboard_state(talk);
  if (!keyboard) return Delivery::failed(std::move(keyboard).error());
  auto keymap = display.keymap(talk);
  if (!keymap) return Delivery::failed(std::move(keymap).error());
  auto lacking = lacking_keys(display, talk, **keymap, (*keymap)->strokes(keyboard->locked), keyboard->group, keys);
  return lacking ? std::nullopt : std::optional(std::move(lacking).error());
}

Delivery type_visibly(Display& display, const WindowInfo& info, const std::vector<KeyPress>& keys, milliseconds delay,
                      const Limits& limits) {
  auto conversation = display.converse("Typing into window " + std::to_string(info.window_id), limits);
  if (!conversation) return Delivery::failed(std::move(conversation).error());
  Conversation& talk = **conversation;
  if (auto refusal = refuse_without_xtest(talk)) return *std::move(refusal);
  const auto id = static_cast<xcb_window_t>(info.window_id);
  auto desk = free_hands(talk);
  if (!desk) return std::move(desk).error();
  auto keymap = display.keymap(talk);
  if (!keymap) return Delivery::failed(std::move(keymap).error());
  SpareKeys spare(talk, **keymap, id);
  auto chords = chords_for(display, talk, **keymap, desk->keyboard, spare, keys);
  if (!chords) return std::move(chords).error();
  for (std::size_t index = 0; index < chords->size(); ++index) {
    const auto cut_short = [&](const std::string& reason) {
      if (index == 0) return Delivery::not_attempted(reason);
      return Delivery::unknown(
          ActionPath::key_events_fg,
          std::to_string(index) + " of " + std::to_string(chords->size()) + " keys were sent: " + reason);
    };
    if (index > 0 && delay.count() > 0) {
      if (auto slept = talk.budget().sleep(delay); !slept) return cut_short(slept.error().message);
    }
    // Keys go to whatever has the keyboard: look before each that it is still the window meant.
    auto asked = talk.ask(xcb_get_input_focus(talk.raw()));
    const auto focus = asked.get();
    if (!focus) return cut_short(focus.error().message);
    const auto owner = ancestor_among(talk, *focus ? (*focus)->focus : 0, {id});
    if (!owner) return cut_short(owner.error().message);
    if (*owner != id) return cut_short("the keyboard went to another window");
    const Chord& chord = (*chords)[index];
    for (const xcb_keycode_t key : chord.held) fake_key(talk, key, true);
    fake_key(talk, chord.stroke.keycode, true);
    fake_key(talk, chord.stroke.keycode, false);
    for (auto key = chord.held.rbegin(); key != chord.held.rend(); ++key) fake_key(talk, *key, false);
    xcb_flush(talk.raw());
  }
  if (auto done = talk.sync(); !done) return Delivery::unknown(ActionPath::key_events_fg, done.error().message);
  return Delivery::delivered(ActionPath::key_events_fg);
}

}  // namespace offhand::platform::x11
