#include "platform/linux/x11/keyboard/xtest_keys.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "codegen/runtime/utf8.h"
#include "generated/types/errors.h"
#include "platform/linux/x11/connection/crash_cleanup.h"
#include "platform/linux/x11/connection/server_grab.h"
#include "platform/linux/x11/input/xtest.h"
#include "platform/linux/x11/keyboard/composition_guard.h"
#include "platform/linux/x11/keyboard/spare_keys.h"
#include "platform/linux/x11/windows/window_reader.h"

namespace offhand::platform::x11 {
namespace {

using std::chrono::milliseconds;

struct Chord {
  KeyStroke stroke;
  std::vector<xcb_keycode_t> held;
};

/// Characters that need a spare key; or why not all can be typed.
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
  const StrokeTable& strokes = keymap.strokes(keyboard.locked);
  // Checks first whether all can be typed, because mapping a key is already an effect.
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

/// Notes the keys that would stay pressed if this process were killed between press and release; the next process
/// releases them.
void note_keys(CrashCleanup& cleanup, const std::vector<Chord>& chords) {
  std::set<xcb_keycode_t> pressed;
  for (const Chord& chord : chords) {
    pressed.insert(chord.stroke.keycode);
    pressed.insert(chord.held.begin(), chord.held.end());
  }
  for (const xcb_keycode_t key : pressed) cleanup.note(CleanupKind::held_key, key);
}

std::string typing_into(const WindowInfo& info) {
  return info.window_id == 0 ? "Typing" : "Typing into window " + std::to_string(info.window_id);
}

}  // namespace

std::optional<Delivery> refuses_xtest_keys(Display& display, const WindowInfo& info, const std::vector<KeyPress>& keys,
                                           const Limits& limits) {
  auto conversation = display.converse(typing_into(info), limits);
  if (!conversation) return Delivery::failed(std::move(conversation).error());
  Conversation& talk = **conversation;
  if (auto refusal = refuse_without_xtest(talk)) return refusal;
  auto keyboard = read_keyboard_state(talk);
  if (!keyboard) return Delivery::failed(std::move(keyboard).error());
  auto keymap = display.keymap(talk);
  if (!keymap) return Delivery::failed(std::move(keymap).error());
  auto lacking = lacking_keys(display, talk, **keymap, (*keymap)->strokes(keyboard->locked), keyboard->group, keys);
  if (!lacking) return std::move(lacking).error();
  return changes_characters(display, static_cast<xcb_window_t>(info.window_id), info.pid, keys, Told::by_now);
}

Delivery xtest_type(Display& display, const WindowInfo& info, const std::vector<KeyPress>& keys, milliseconds delay,
                    const Limits& limits) {
  auto conversation = display.converse(typing_into(info), limits);
  if (!conversation) return Delivery::failed(std::move(conversation).error());
  Conversation& talk = **conversation;
  if (auto refusal = refuse_without_xtest(talk)) return *std::move(refusal);
  const auto id = static_cast<xcb_window_t>(info.window_id);
  auto input = wait_for_free_input(talk);
  if (!input) return std::move(input).error();
  // The window has just become the active one.
  if (auto changed = changes_characters(display, id, info.pid, keys, Told::soon); id != 0 && changed)
    return *std::move(changed);
  // Keys for the screen must not reach any window.
  const auto receivers = id == 0 ? input->desktop.stacking : std::vector{id};
  auto keymap = display.keymap(talk);
  if (!keymap) return Delivery::failed(std::move(keymap).error());
  SpareKeys spare(talk, **keymap, id);
  auto chords = chords_for(display, talk, **keymap, input->keyboard, spare, keys);
  if (!chords) return std::move(chords).error();
  CrashCleanup cleanup(talk);
  note_keys(cleanup, *chords);
  xcb_window_t vetted = XCB_NONE;
  for (std::size_t index = 0; index < chords->size(); ++index) {
    const auto cut_short = [&](const std::string& reason) {
      if (index == 0) return Delivery::not_attempted(reason);
      return Delivery::cut_short(ActionPath::key_events_fg, {.sent = index, .total = chords->size()}, reason);
    };
    if (index > 0 && delay.count() > 0) {
      if (auto slept = talk.budget().sleep(delay); !slept) return cut_short(slept.error().message);
    }
    // Keys go to the focused window, so before each key it is checked that the focus is still in the intended window.
    // Without a change that is one request. Nobody else is served until the key is sent: the focus stays where it was
    // found.
    std::optional<ServerGrab> alone(talk);
    auto asked = talk.ask(xcb_get_input_focus(talk.raw()));
    const auto told = asked.get();
    if (!told) return cut_short(told.error().message);
    if (const xcb_window_t focus = *told ? (*told)->focus : XCB_NONE; index == 0 || focus != vetted) {
      const auto owner = ancestor_among(talk, focus, receivers);
      if (!owner) return cut_short(owner.error().message);
      if (*owner != id)
        return cut_short(id == 0 ? "window " + std::to_string(*owner) + " has the keyboard"
                                 : "the keyboard went to another window");
      vetted = focus;
    }
    const Chord& chord = (*chords)[index];
    for (const xcb_keycode_t key : chord.held) fake_key(talk, key, true);
    fake_key(talk, chord.stroke.keycode, true);
    if (chords->size() == 1) {
      alone.reset();
      // Whatever ends the waiting, the key comes up.
      static_cast<void>(talk.budget().sleep(held_for_a_frame));
    }
    fake_key(talk, chord.stroke.keycode, false);
    for (auto key = chord.held.rbegin(); key != chord.held.rend(); ++key) fake_key(talk, *key, false);
    alone.reset();
  }
  if (auto done = talk.sync(); !done) return Delivery::unknown(ActionPath::key_events_fg, done.error().message);
  return Delivery::delivered(ActionPath::key_events_fg);
}

}  // namespace offhand::platform::x11
