#include "platform/linux/x11/keyboard/sent_keys.h"

#include <xkbcommon/xkbcommon-keysyms.h>

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "codegen/runtime/utf8.h"
#include "generated/types/errors.h"
#include "platform/linux/x11/input/sent_event_target.h"
#include "platform/linux/x11/input/sent_events.h"
#include "platform/linux/x11/keyboard/composition_guard.h"
#include "platform/linux/x11/keyboard/keymap.h"
#include "platform/linux/x11/keyboard/spare_keys.h"

namespace offhand::platform::x11 {
namespace {

struct PreparedKey {
  /// Empty when the layout has no key for it; a spare key is mapped to it for a while.
  std::optional<KeyStroke> stroke;
  xkb_keysym_t keysym = 0;
  std::vector<ModifierKey> held;
};

/// The key of a letter on the US keyboard, by the keycodes that X uses for every PC keyboard.
std::optional<KeyStroke> stroke_by_place(const KeyPress& key, std::uint8_t group) {
  constexpr std::array<xcb_keycode_t, 26> places{38, 56, 54, 40, 26, 41, 42, 43, 31, 44, 45, 46, 58,
                                                 57, 32, 33, 24, 27, 39, 28, 30, 55, 25, 53, 29, 52};
  if (key.key.size() != 1 || key.key.front() < 'a' || key.key.front() > 'z') return std::nullopt;
  return KeyStroke{.keycode = places.at(static_cast<std::size_t>(key.key.front() - 'a')), .group = group};
}

bool is_shortcut(const KeyPress& key) {
  return std::ranges::any_of(key.modifiers, [](KeyModifier held) { return held != KeyModifier::shift; });
}

/// Whether an application may take it for a shortcut: all but characters.
bool may_be_shortcut(const KeyPress& key) {
  const auto keysym = keysym_of(key.key);
  return is_shortcut(key) || (keysym >= XKB_KEY_BackSpace && keysym <= XKB_KEY_Delete);
}

/// All keys, or why not: nothing is sent of a text that cannot be sent completely.
tl::expected<std::vector<PreparedKey>, Delivery> prepare_keys(const Keymap& keymap, const KeyboardState& state,
                                                              const SentEventTraits& traits,
                                                              const std::vector<KeyPress>& keys) {
  // Sent events carry their modifiers themselves, so the user's locked modifiers do not matter.
  const StrokeTable& strokes = keymap.strokes(0);
  const bool has_spare_keys = !keymap.spare_keys().empty();
  std::vector<PreparedKey> prepared;
  prepared.reserve(keys.size());
  for (const KeyPress& key : keys) {
    PreparedKey next{.stroke = strokes.find(key.key, state.group), .keysym = keysym_of(key.key), .held = {}};
    if (next.keysym == 0)
      return tl::unexpected(Delivery::failed(errors::unknown_key({.key = key.key, .suggestion = {}})));
    if (!next.stroke && traits.shortcuts_by_place && is_shortcut(key)) next.stroke = stroke_by_place(key, state.group);
    if (!next.stroke && !has_spare_keys)
      return tl::unexpected(Delivery::not_attempted("the keyboard layout has no key for \"" + preview(key.key) + "\""));
    for (const KeyModifier modifier : key.modifiers) {
      const auto found = keymap.modifier(modifier);
      if (!found) return tl::unexpected(Delivery::not_attempted("the keyboard layout lacks a modifier"));
      next.held.push_back(*found);
    }
    prepared.push_back(std::move(next));
  }
  return prepared;
}

/// Everything that may be refused has been checked.
struct ReadyKeys {
  SentEventTarget target;
  std::shared_ptr<const Keymap> keymap;
  std::vector<PreparedKey> keys;
};

tl::expected<ReadyKeys, Delivery> make_ready(Display& display, Conversation& talk, const WindowInfo& info,
                                             const std::vector<KeyPress>& keys) {
  auto target = find_sent_event_target(display, talk, info);
  if (!target) return tl::unexpected(std::move(target).error());
  auto keymap = display.keymap(talk);
  if (!keymap) return tl::unexpected(Delivery::failed(std::move(keymap).error()));
  auto keyboard = read_keyboard_state(talk);
  if (!keyboard) return tl::unexpected(Delivery::failed(std::move(keyboard).error()));
  auto prepared = prepare_keys(**keymap, *keyboard, target->traits, keys);
  if (!prepared) return tl::unexpected(std::move(prepared).error());
  // What has no focus, real or synthetic, passes nothing on to an input method.
  const bool may_compose = target->focused || target->traits.focus_for_keys;
  if (may_compose) {
    if (auto changed = changes_characters(display, target->window.window, target->window.pid, keys, Told::by_now))
      return tl::unexpected(*std::move(changed));
  }
  return ReadyKeys{*std::move(target), *std::move(keymap), *std::move(prepared)};
}

std::string typing_quietly_into(const WindowInfo& info) {
  return "Typing into window " + std::to_string(info.window_id);
}

/// Keys that move in a list or open its row, and no others.
bool are_for_lists(const std::vector<PreparedKey>& keys) {
  constexpr std::array<xkb_keysym_t, 6> used{XKB_KEY_Up,        XKB_KEY_Down,   XKB_KEY_Page_Up,
                                             XKB_KEY_Page_Down, XKB_KEY_Return, XKB_KEY_Menu};
  return std::all_of(keys.begin(), keys.end(), [&](const PreparedKey& key) {
    return std::find(used.begin(), used.end(), key.keysym) != used.end();
  });
}

/// The time stamp of the first key, so that the last one gets the present time. Qt reports its latest input time to
/// window managers, and metacity refuses to activate a window before a future time.
xcb_timestamp_t in_the_past(xcb_timestamp_t now, const std::vector<PreparedKey>& keys) {
  constexpr std::uint32_t steps_of_a_key = 2;
  const auto lasts = static_cast<std::uint32_t>(keys.size()) * steps_of_a_key * sent_step_ms;
  // Time stamp 0 means CurrentTime.
  return now > lasts ? now - lasts : 1;
}

void send_key(SentEvents& events, const PreparedKey& key, const KeyStroke& stroke) {
  auto state = static_cast<std::uint16_t>(stroke.group << group_shift);
  for (const ModifierKey& modifier : key.held) {
    events.key(modifier.keycode, true, state);
    state = static_cast<std::uint16_t>(state | modifier.mask);
  }
  const auto with_level = static_cast<std::uint16_t>(state | stroke.modifiers);
  events.key(stroke.keycode, true, with_level);
  events.advance(sent_step_ms);
  events.key(stroke.keycode, false, with_level);
  for (auto modifier = key.held.rbegin(); modifier != key.held.rend(); ++modifier) {
    events.key(modifier->keycode, false, state);
    state = static_cast<std::uint16_t>(state & ~modifier->mask);
  }
  events.advance(sent_step_ms);
}

}  // namespace

Delivery send_keys(Display& display, const WindowInfo& info, const Keys& keys, const Limits& limits) {
  auto conversation = display.converse(typing_quietly_into(info), limits);
  if (!conversation) return Delivery::failed(std::move(conversation).error());
  Conversation& talk = **conversation;
  const auto ready = make_ready(display, talk, info, keys.keys);
  if (!ready) return ready.error();
  const auto& [target, keymap, prepared] = *ready;
  const auto& traits = target.traits;
  const bool needs_focus = traits.focus_for_keys || (traits.focus_for_list_keys && are_for_lists(prepared)) ||
                           (traits.focus_to_look_up && keys.looked_up);
  const bool focus = needs_focus && !target.focused;
  const auto window = target.window.window;
  const auto pid = target.window.pid;
  if (needs_focus || target.focused) {
    if (auto busy = await_composed_before(display, talk, window, pid)) return *std::move(busy);
  }
  const auto time = talk.server_time();
  if (!time) return Delivery::failed(time.error());
  SentEvents events(talk, window, in_the_past(*time, prepared));
  BorrowedKeys borrowed(talk, *keymap, target.window.window);
  const LastingSyntheticFocus::Grant grant{.at = steady_now(), .focus = target.desktop.focus};
  if (focus) {
    display.lasting_synthetic_focus().take_over(target.window.window);
    events.focus(true);
    if (is_mode_untold(display, pid, keys.keys)) static_cast<void>(events.wait_until_handled(pid));
  } else {
    display.lasting_synthetic_focus().end_elsewhere(target.window.window);
  }
  if (needs_focus || target.focused) {
    if (auto changed = changes_characters(display, window, pid, keys.keys, Told::soon)) {
      if (focus) events.focus(false);
      static_cast<void>(events.finish());
      return *std::move(changed);
    }
  }
  std::optional<std::string> cut_short;
  std::size_t sent = 0;
  for (std::size_t index = 0; index < prepared.size(); ++index) {
    if (index > 0 && keys.delay.count() > 0) {
      xcb_flush(talk.raw());
      if (auto slept = talk.budget().sleep(keys.delay); !slept) {
        cut_short = slept.error().message;
        break;
      }
      events.advance(static_cast<std::uint32_t>(keys.delay.count()));
    }
    const bool overtakes = traits.shortcuts_overtake_letters && index > 0 && may_be_shortcut(keys.keys[index]) &&
                           !may_be_shortcut(keys.keys[index - 1]);
    // Twice, for on a busy machine the first answer may come while what it follows still waits.
    for (int wait = 0; overtakes && wait < 2 && !cut_short; ++wait) {
      if (const auto handled = events.wait_until_handled(pid); !handled) cut_short = handled.error().message;
    }
    if (cut_short) break;
    const PreparedKey& key = prepared[index];
    const auto stroke = key.stroke ? key.stroke : borrowed.stroke_for(key.keysym);
    if (stroke) send_key(events, key, *stroke);
    ++sent;
  }
  const auto outlasts = traits.focus_outlasts_keys;
  const bool lasts = focus && outlasts.count() > 0;
  if (focus && !lasts) events.focus(false);
  if (cut_short) {
    xcb_flush(talk.raw());
    if (lasts) display.lasting_synthetic_focus().keep(target.window.window, grant, outlasts);
    return Delivery::cut_short(ActionPath::key_events, {.sent = sent, .total = prepared.size()}, *cut_short);
  }
  auto arrived = events.finish();
  if (lasts) display.lasting_synthetic_focus().keep(target.window.window, grant, outlasts);
  return conclude_sent(std::move(arrived), ActionPath::key_events);
}

std::optional<Delivery> refuses_sent_keys(Display& display, const WindowInfo& info, const std::vector<KeyPress>& keys,
                                          const Limits& limits) {
  auto conversation = display.converse(typing_quietly_into(info), limits);
  if (!conversation) return Delivery::failed(std::move(conversation).error());
  auto ready = make_ready(display, **conversation, info, keys);
  return ready ? std::nullopt : std::optional(std::move(ready).error());
}

}  // namespace offhand::platform::x11
