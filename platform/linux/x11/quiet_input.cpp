#include "platform/linux/x11/quiet_input.h"

#include <optional>
#include <string>
#include <utility>

#include "codegen/runtime/utf8.h"
#include "generated/types/errors.h"
#include "platform/linux/x11/point_target.h"
#include "platform/linux/x11/sent_events.h"
#include "platform/linux/x11/toolkit.h"
#include "platform/linux/x11/window_reader.h"

namespace offhand::platform::x11 {
namespace {

// Between the events of one call, in their time stamps: no toolkit takes a click of 0 ms for bounce, but several count
// clicks by time.
constexpr std::uint32_t step_ms = 8;

/// What both clicks and keys need to know of a window first.
struct Addressee {
  DesktopFacts desktop;
  WindowFacts window;
  QuietManner manner;
  /// It has the keyboard really.
  bool focused = false;
};

/// The delivery in the error branch is `not_attempted`.
tl::expected<Addressee, Delivery> find_addressee(Conversation& talk, const WindowInfo& info) {
  const auto id = static_cast<xcb_window_t>(info.window_id);
  auto desktop = read_desktop(talk);
  if (!desktop) return tl::unexpected(Delivery::failed(std::move(desktop).error()));
  auto windows = read_windows(talk, {id});
  if (!windows) return tl::unexpected(Delivery::failed(std::move(windows).error()));
  if (windows->empty())
    return tl::unexpected(Delivery::failed(errors::window_closed({.window_id = info.window_id, .what = "the action"})));
  Addressee addressee{
      .desktop = *std::move(desktop), .window = std::move(windows->front()), .manner = {}, .focused = false};
  addressee.manner = quiet_manner(toolkit_of(addressee.window.pid));
  if (!addressee.manner.refusal.empty()) return tl::unexpected(Delivery::not_attempted(addressee.manner.refusal));
  if (!addressee.window.viewable || addressee.window.hidden)
    return tl::unexpected(Delivery::not_attempted("the window is not shown (minimised, or on another workspace)"));
  auto focused = ancestor_among(talk, addressee.desktop.focus, {id});
  if (!focused) return tl::unexpected(Delivery::failed(std::move(focused).error()));
  addressee.focused = *focused == id;
  return addressee;
}

std::uint16_t button_bit(std::uint8_t button) { return static_cast<std::uint16_t>(XCB_BUTTON_MASK_1 << (button - 1)); }

/// A key with its modifiers, ready to be sent.
struct PreparedKey {
  KeyStroke stroke;
  std::vector<ModifierKey> held;
};

/// All keys, or why not: nothing is sent of a text that cannot be sent whole.
tl::expected<std::vector<PreparedKey>, Delivery> prepare_keys(const Keymap& keymap, const KeyboardState& state,
                                                              const std::vector<KeyPress>& keys) {
  // The events say themselves which modifiers count, so what the user has locked does not.
  const StrokeTable strokes = keymap.strokes(0);
  std::vector<PreparedKey> prepared;
  prepared.reserve(keys.size());
  for (const KeyPress& key : keys) {
    if (keysym_of(key.key) == 0)
      return tl::unexpected(Delivery::failed(errors::unknown_key({.key = key.key, .suggestion = {}})));
    const auto stroke = strokes.find(key.key, state.group);
    if (!stroke)
      return tl::unexpected(Delivery::not_attempted("the keyboard layout has no key for \"" + preview(key.key) + "\""));
    PreparedKey next{.stroke = *stroke, .held = {}};
    for (const KeyModifier modifier : key.modifiers) {
      const auto found = keymap.modifier(modifier);
      if (!found) return tl::unexpected(Delivery::not_attempted("the keyboard layout lacks a modifier"));
      next.held.push_back(*found);
    }
    prepared.push_back(std::move(next));
  }
  return prepared;
}

/// All that can be refused about keys is settled.
struct ReadyKeys {
  Addressee addressee;
  std::vector<PreparedKey> keys;
};

tl::expected<ReadyKeys, Delivery> make_ready(Display& display, Conversation& talk, const WindowInfo& info,
                                             const std::vector<KeyPress>& keys) {
  auto addressee = find_addressee(talk, info);
  if (!addressee) return tl::unexpected(std::move(addressee).error());
  auto keymap = display.keymap(talk);
  if (!keymap) return tl::unexpected(Delivery::failed(std::move(keymap).error()));
  auto keyboard = read_keyboard_state(talk);
  if (!keyboard) return tl::unexpected(Delivery::failed(std::move(keyboard).error()));
  auto prepared = prepare_keys(**keymap, *keyboard, keys);
  if (!prepared) return tl::unexpected(std::move(prepared).error());
  return ReadyKeys{*std::move(addressee), *std::move(prepared)};
}

std::string typing_into(const WindowInfo& info) { return "Typing into window " + std::to_string(info.window_id); }

void send_key(SentEvents& events, const PreparedKey& key) {
  auto state = static_cast<std::uint16_t>(key.stroke.group << group_shift);
  for (const ModifierKey& modifier : key.held) {
    events.key(modifier.keycode, true, state);
    state = static_cast<std::uint16_t>(state | modifier.mask);
  }
  const auto with_level = static_cast<std::uint16_t>(state | key.stroke.modifiers);
  events.key(key.stroke.keycode, true, with_level);
  events.advance(step_ms);
  events.key(key.stroke.keycode, false, with_level);
  for (auto modifier = key.held.rbegin(); modifier != key.held.rend(); ++modifier) {
    events.key(modifier->keycode, false, state);
    state = static_cast<std::uint16_t>(state & ~modifier->mask);
  }
  events.advance(step_ms);
}

Delivery conclude(Result<bool> arrived, ActionPath path) {
  if (!arrived) return Delivery::unknown(path, arrived.error().message);
  if (!*arrived) return Delivery::unknown(path, "the window closed meanwhile");
  return Delivery::delivered(path);
}

}  // namespace

Delivery click_quietly(Display& display, const WindowInfo& info, const PointerClick& click, const Limits& limits) {
  auto conversation = display.converse("Clicking in window " + std::to_string(info.window_id), limits);
  if (!conversation) return Delivery::failed(std::move(conversation).error());
  Conversation& talk = **conversation;
  auto addressee = find_addressee(talk, info);
  if (!addressee) return std::move(addressee).error();
  const WindowFacts& window = addressee->window;
  auto found = find_target(talk, addressee->desktop, window, to_screen(window, click.x, click.y));
  if (!found) return Delivery::failed(std::move(found).error());
  if (!*found) return Delivery::not_attempted(std::move(*found).error());
  const PointTarget target = **found;
  const Bounds frame = window.visible_frame();
  const bool inside = click.x >= 0 && click.y >= 0 && click.x < static_cast<double>(frame.width) &&
                      click.y < static_cast<double>(frame.height);
  // A menu may reach beyond its window.
  if (!inside && target.top_level == window.window)
    return Delivery::failed(errors::point_outside({.x = click.x,
                                                   .y = click.y,
                                                   .what = "window " + std::to_string(info.window_id),
                                                   .window_id = info.window_id,
                                                   .width = frame.width,
                                                   .height = frame.height}));

  std::uint16_t state = 0;
  if (!click.modifiers.empty()) {
    auto keymap = display.keymap(talk);
    if (!keymap) return Delivery::failed(std::move(keymap).error());
    for (const KeyModifier modifier : click.modifiers) {
      const auto key = (*keymap)->modifier(modifier);
      if (!key) return Delivery::not_attempted("the keyboard layout lacks a modifier");
      state = static_cast<std::uint16_t>(state | key->mask);
    }
  }
  auto time = talk.server_time();
  if (!time) return Delivery::failed(std::move(time).error());

  SentEvents events(talk, window.window, *time);
  const bool focus = addressee->manner.focus_for_clicks && !addressee->focused;
  // A pointer that is really there needs no other crossing, and would be lost by the one that leaves.
  const bool crossing = addressee->manner.crossing && addressee->desktop.pointer != target.on_screen;
  if (focus) {
    events.focus(true);
    if (addressee->manner.wait_for_focus) {
      const auto handled = events.wait_until_handled();
      if (!handled || !*handled) {
        events.focus(false);
        xcb_flush(talk.raw());
        if (!handled) return Delivery::failed(handled.error());
        return Delivery::not_attempted("the application does not answer");
      }
    }
  }
  if (crossing) events.crossing(target, true);
  const std::uint8_t button = button_number(click.button);
  for (int press = 0; press < click.count; ++press) {
    events.button(target, button, true, state);
    events.advance(step_ms);
    events.button(target, button, false, static_cast<std::uint16_t>(state | button_bit(button)));
    events.advance(step_ms);
  }
  if (crossing) events.crossing(target, false);
  if (focus) events.focus(false);
  return conclude(events.finish(), ActionPath::x11_pixel);
}

Delivery type_quietly(Display& display, const WindowInfo& info, const std::vector<KeyPress>& keys,
                      std::chrono::milliseconds delay, const Limits& limits) {
  auto conversation = display.converse(typing_into(info), limits);
  if (!conversation) return Delivery::failed(std::move(conversation).error());
  Conversation& talk = **conversation;
  const auto ready = make_ready(display, talk, info, keys);
  if (!ready) return ready.error();
  const auto& [addressee, prepared] = *ready;
  auto time = talk.server_time();
  if (!time) return Delivery::failed(std::move(time).error());

  SentEvents events(talk, addressee.window.window, *time);
  const bool focus = addressee.manner.focus_for_keys && !addressee.focused;
  if (focus) events.focus(true);
  std::optional<std::string> cut_short;
  for (std::size_t index = 0; index < prepared.size(); ++index) {
    if (index > 0 && delay.count() > 0) {
      xcb_flush(talk.raw());
      if (auto slept = talk.budget().sleep(delay); !slept) {
        cut_short = std::to_string(index) + " of " + std::to_string(prepared.size()) +
                    " keys were sent: " + slept.error().message;
        break;
      }
      events.advance(static_cast<std::uint32_t>(delay.count()));
    }
    send_key(events, prepared[index]);
  }
  if (focus) events.focus(false);
  if (cut_short) {
    xcb_flush(talk.raw());
    return Delivery::unknown(ActionPath::key_events, *cut_short);
  }
  return conclude(events.finish(), ActionPath::key_events);
}

std::optional<Delivery> refuses_quiet_keys(Display& display, const WindowInfo& info, const std::vector<KeyPress>& keys,
                                           const Limits& limits) {
  auto conversation = display.converse(typing_into(info), limits);
  if (!conversation) return Delivery::failed(std::move(conversation).error());
  auto ready = make_ready(display, **conversation, info, keys);
  return ready ? std::nullopt : std::optional(std::move(ready).error());
}

}  // namespace offhand::platform::x11
