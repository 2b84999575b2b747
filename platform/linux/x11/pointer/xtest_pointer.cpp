#include "platform/linux/x11/pointer/xtest_pointer.h"

#include <chrono>
#include <cmath>
#include <cstdlib>
#include <initializer_list>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <variant>
#include <vector>

#include "generated/types/errors.h"
#include "platform/host/steady_clock.h"
#include "platform/linux/x11/connection/crash_cleanup.h"
#include "platform/linux/x11/connection/server_grab.h"
#include "platform/linux/x11/input/point_target.h"
#include "platform/linux/x11/input/sent_events.h"
#include "platform/linux/x11/input/xtest.h"
#include "platform/linux/x11/pointer/drag_stage.h"
#include "platform/linux/x11/windows/window_reader.h"

namespace offhand::platform::x11 {
namespace {

constexpr ActionPath by_pointer = ActionPath::x11_pixel_fg;
// Applications that query the pointer position when they handle the click must still find it there.
constexpr std::chrono::milliseconds pointer_stays{30};
constexpr std::chrono::milliseconds window_manager_timeout{1000};
constexpr std::chrono::milliseconds between_arrival_looks{2};

/// Where gestures go, and the state to restore.
struct PointerContext {
  Conversation& talk;
  std::optional<WindowFacts> window;
  DesktopFacts desktop;

  ScreenPoint on_screen(double x, double y) const {
    if (window) return to_screen(*window, x, y);
    return {static_cast<int>(std::floor(x)), static_cast<int>(std::floor(y))};
  }
  /// Empty if the point can be reached, otherwise why not.
  std::optional<Delivery> out_of_reach(ScreenPoint at) const {
    if (!window) return std::nullopt;
    const auto uncovered = uncovered_at(talk, desktop, *window, at);
    if (!uncovered) return Delivery::failed(uncovered.error());
    if (!*uncovered) return Delivery::not_attempted("another window lies over that point");
    return std::nullopt;
  }
};

tl::expected<PointerContext, Delivery> prepare_context(Conversation& talk, const WindowInfo& info) {
  if (auto refusal = refuse_without_xtest(talk)) return tl::unexpected(*std::move(refusal));
  auto input = wait_for_free_input(talk);
  if (!input) return tl::unexpected(std::move(input).error());
  PointerContext context{.talk = talk, .window = std::nullopt, .desktop = std::move(input->desktop)};
  if (info.window_id == 0) return context;
  auto windows = read_windows(talk, {static_cast<xcb_window_t>(info.window_id)});
  if (!windows) return tl::unexpected(Delivery::failed(std::move(windows).error()));
  if (windows->empty())
    return tl::unexpected(
        Delivery::failed(errors::window_closed({.window_id = info.window_id, .what = "the pointer's action"})));
  context.window = std::move(windows->front());
  return context;
}

std::optional<ScreenPoint> pointer_now(const PointerContext& context) {
  auto asked = context.talk.ask(xcb_query_pointer(context.talk.raw(), context.talk.root()));
  const auto pointer = asked.get();
  if (!pointer || !*pointer) return std::nullopt;
  return ScreenPoint{(*pointer)->root_x, (*pointer)->root_y};
}

/// Puts the pointer back, even after the deadline. `left_at`: if the pointer is elsewhere, somebody has moved it
/// meanwhile, and it stays there; empty: its position is unknown. Whether it is where it belongs.
bool put_back(const PointerContext& context, std::optional<ScreenPoint> left_at) {
  std::this_thread::sleep_for(pointer_stays);
  const auto now = pointer_now(context);
  if (left_at && now && *now != *left_at) return true;
  fake_motion(context.talk, context.desktop.pointer);
  xcb_flush(context.talk.raw());
  (void)context.talk.sync();
  return pointer_now(context) == context.desktop.pointer;
}

/// Holds modifiers during its lifetime. They are released while the server is still grabbed, wherever nothing has to
/// wait. If this process is killed in between, the next process releases them, together with the pressed buttons.
class HeldModifiers {
 public:
  HeldModifiers(Conversation& talk, const std::vector<xcb_keycode_t>& keys, std::initializer_list<std::uint8_t> buttons)
      : talk_(talk), keys_(keys), cleanup_(talk) {
    for (const xcb_keycode_t key : keys_) cleanup_.note(CleanupKind::held_key, key);
    for (const std::uint8_t button : buttons) cleanup_.note(CleanupKind::held_button, button);
    for (const xcb_keycode_t key : keys_) fake_key(talk_, key, true);
  }
  ~HeldModifiers() {
    for (auto key = keys_.rbegin(); key != keys_.rend(); ++key) fake_key(talk_, *key, false);
  }
  HeldModifiers(const HeldModifiers&) = delete;
  HeldModifiers& operator=(const HeldModifiers&) = delete;

 private:
  Conversation& talk_;
  const std::vector<xcb_keycode_t>& keys_;
  CrashCleanup cleanup_;
};

/// The state bit of a button; the core protocol has none for the sixth and later buttons.
unsigned mask_of(std::uint8_t button) {
  constexpr std::uint8_t last_told = 5;
  return button > last_told ? 0U : static_cast<unsigned>(XCB_BUTTON_MASK_1) << (button - 1U);
}

/// Whether the server has handled everything asked of the pointer: it has left its former position, wherever the user
/// has moved it since, and none of these buttons is down. Empty: not yet.
std::optional<Delivery> delivered_if_handled(const PointerContext& context, ScreenPoint from, ScreenPoint at,
                                             unsigned buttons) {
  auto asked = context.talk.ask(xcb_query_pointer(context.talk.raw(), context.talk.root()));
  const auto pointer = asked.get();
  if (!pointer) return Delivery::unknown(by_pointer, pointer.error().message);
  if (!*pointer) return Delivery::unknown(by_pointer, "the display does not tell where the pointer is");
  const ScreenPoint now{(*pointer)->root_x, (*pointer)->root_y};
  const bool has_come = now != from || from == at;
  if (!has_come || ((*pointer)->mask & buttons) != 0) return std::nullopt;
  return Delivery::delivered(by_pointer);
}

/// A window manager may hold a press back until it has handled it (a synchronous grab: openbox grabs every press of the
/// first button), together with all later events. Whatever is restored before that (modifiers, pointer, stacking) also
/// affects the held-back events: the second press of a double click did not reach its window.
Delivery await_arrival(const PointerContext& context, ScreenPoint from, ScreenPoint at, unsigned buttons) {
  const auto until = steady_now() + window_manager_timeout;
  for (;;) {
    if (auto done = delivered_if_handled(context, from, at, buttons)) return *std::move(done);
    if (steady_now() >= until)
      return Delivery::unknown(by_pointer, "the window manager holds the pointer's press back");
    if (const auto slept = context.talk.budget().sleep(between_arrival_looks); !slept)
      return Delivery::unknown(by_pointer, slept.error().message);
  }
}

/// An event that is still held back will move the pointer once it is handled.
Delivery finish(const PointerContext& context, ScreenPoint left_at, Delivery delivery) {
  const auto done = context.talk.sync();
  const auto known = delivery.outcome == Outcome::delivered ? std::optional(left_at) : std::nullopt;
  const Delivery::PointerUse use{.restored = put_back(context, known)};
  if (!done) delivery = Delivery::unknown(by_pointer, done.error().message);
  delivery.pointer_use = use;
  return delivery;
}

Delivery click(const PointerContext& context, const PointerClick& click, const std::vector<xcb_keycode_t>& modifiers) {
  const ScreenPoint from = context.desktop.pointer;
  const ScreenPoint at = context.on_screen(click.x, click.y);
  const std::uint8_t button = button_number(click.button);
  std::optional<Delivery> delivery;
  {
    // With the server grabbed, no window can cover the point between check and press, and no key of the user's comes
    // between the modifiers.
    std::optional<ServerGrab> alone(context.talk);
    if (auto refused = context.out_of_reach(at)) return *std::move(refused);
    fake_motion(context.talk, at);
    const HeldModifiers held(context.talk, modifiers, {button});
    for (int press = 0; press < click.count; ++press) {
      fake_button(context.talk, button, true);
      // Without modifiers nothing of the user's comes to harm while others may go on.
      if (click.count == 1 && modifiers.empty()) {
        alone.reset();
        xcb_flush(context.talk.raw());
        static_cast<void>(context.talk.budget().sleep(held_for_a_frame));
      }
      fake_button(context.talk, button, false);
    }
    delivery = delivered_if_handled(context, from, at, mask_of(button));
    if (!delivery) {
      alone.reset();
      delivery = await_arrival(context, from, at, mask_of(button));
    }
  }
  return finish(context, at, *std::move(delivery));
}

/// A wheel is four buttons in X, one for each direction.
std::uint8_t wheel_button(double notches, std::uint8_t back, std::uint8_t forth) { return notches < 0 ? back : forth; }

void turn(const PointerContext& context, double notches, std::uint8_t button) {
  const auto count = std::lround(std::abs(notches));
  for (long notch = 0; notch < count; ++notch) {
    fake_button(context.talk, button, true);
    fake_button(context.talk, button, false);
  }
}

Delivery scroll(const PointerContext& context, const Scroll& scroll, const std::vector<xcb_keycode_t>& modifiers) {
  const ScreenPoint from = context.desktop.pointer;
  const ScreenPoint at = context.on_screen(scroll.x, scroll.y);
  const std::uint8_t down = wheel_button(scroll.down, 4, 5);
  const std::uint8_t right = wheel_button(scroll.right, 6, 7);
  std::optional<Delivery> delivery;
  {
    std::optional<ServerGrab> alone(context.talk);
    if (auto refused = context.out_of_reach(at)) return *std::move(refused);
    fake_motion(context.talk, at);
    const HeldModifiers held(context.talk, modifiers, {down, right});
    turn(context, scroll.down, down);
    turn(context, scroll.right, right);
    const unsigned buttons = mask_of(down) | mask_of(right);
    delivery = delivered_if_handled(context, from, at, buttons);
    if (!delivery) {
      alone.reset();
      delivery = await_arrival(context, from, at, buttons);
    }
  }
  return finish(context, at, *std::move(delivery));
}

/// Moves the pointer with the button down; returns why it ended half-way, empty if it did not.
std::optional<std::string> draw(const PointerContext& context, const PointerDrag& drag, ScreenPoint& at) {
  const ScreenPoint from = at;
  const auto pause = std::chrono::nanoseconds(drag.duration) / drag.steps;
  auto due = steady_now();
  for (int step = 1; step <= drag.steps; ++step) {
    xcb_flush(context.talk.raw());
    due += pause;
    if (auto slept = context.talk.budget().sleep_until(due); !slept) return slept.error().message;
    if (const auto goes_on = may_go_on(drag); !goes_on) return goes_on.error().message;
    const double part = static_cast<double>(step) / drag.steps;
    const bool had_left = at != from;
    at = context.on_screen(drag.from_x + (drag.to_x - drag.from_x) * part,
                           drag.from_y + (drag.to_y - drag.from_y) * part);
    fake_motion(context.talk, at);
    if (had_left || at == from) continue;
    // The first step that moves the pointer shows whether the press is no longer held back; otherwise all steps would
    // arrive at once. Whether it was ever handled is checked at the end.
    (void)await_arrival(context, from, at, 0);
    due = steady_now();
  }
  return std::nullopt;
}

Delivery drag(const PointerContext& context, const WindowInfo& window, const PointerDrag& drag,
              const std::vector<xcb_keycode_t>& modifiers) {
  const std::uint8_t button = button_number(drag.button);
  ScreenPoint at = context.on_screen(drag.from_x, drag.from_y);
  std::optional<std::string> cut_short;
  std::optional<Delivery> delivery;
  {
    std::optional<ServerGrab> alone(context.talk);
    if (auto refused = context.out_of_reach(at)) return *std::move(refused);
    fake_motion(context.talk, at);
    const HeldModifiers held(context.talk, modifiers, {button});
    fake_button(context.talk, button, true);
    alone.reset();
    const auto stop_if = [&](const Result<void>& goes_on) {
      if (!goes_on) cut_short = goes_on.error().message;
    };
    stop_if(reach_stage(context.talk, window, drag, PointerDrag::Stage::pressed, by_pointer));
    if (!cut_short) cut_short = draw(context, drag, at);
    if (!cut_short) stop_if(reach_stage(context.talk, window, drag, PointerDrag::Stage::moved, by_pointer));
    fake_button(context.talk, button, false);
    delivery = await_arrival(context, at, at, mask_of(button));
  }
  auto finished = finish(context, at, *std::move(delivery));
  if (!cut_short) return finished;
  auto half_way = Delivery::unknown(by_pointer, "it was let go half-way: " + *cut_short);
  half_way.pointer_use = finished.pointer_use;
  return half_way;
}

Delivery move(const PointerContext& context, const PointerMove& move) {
  const ScreenPoint at = context.on_screen(move.x, move.y);
  fake_motion(context.talk, at);
  auto done = context.talk.sync();
  return done ? Delivery::delivered(by_pointer) : Delivery::unknown(by_pointer, done.error().message);
}

}  // namespace

Delivery xtest_point(Display& display, const WindowInfo& window, const Gesture& gesture, const Limits& limits) {
  auto conversation = display.converse("Using the pointer", limits);
  if (!conversation) return Delivery::failed(std::move(conversation).error());
  Conversation& talk = **conversation;
  const auto context = prepare_context(talk, window);
  if (!context) return context.error();
  if (const auto* moving = std::get_if<PointerMove>(&gesture)) return move(*context, *moving);
  Modifiers modifiers;
  if (const auto* clicking = std::get_if<PointerClick>(&gesture)) modifiers = clicking->modifiers;
  if (const auto* scrolling = std::get_if<Scroll>(&gesture)) modifiers = scrolling->modifiers;
  if (const auto* dragging = std::get_if<PointerDrag>(&gesture)) modifiers = dragging->modifiers;
  const auto keys = modifier_keys(display, talk, modifiers);
  if (!keys) return keys.error();
  const auto began = steady_now();
  auto delivery = Delivery::not_attempted("there is no way yet to send a " + std::string(name_of(gesture)) + " to X");
  if (const auto* clicking = std::get_if<PointerClick>(&gesture)) delivery = click(*context, *clicking, *keys);
  if (const auto* scrolling = std::get_if<Scroll>(&gesture)) delivery = scroll(*context, *scrolling, *keys);
  if (const auto* dragging = std::get_if<PointerDrag>(&gesture)) delivery = drag(*context, window, *dragging, *keys);
  if (delivery.pointer_use)
    delivery.pointer_use->lasted = std::chrono::ceil<std::chrono::milliseconds>(steady_now() - began);
  return delivery;
}

}  // namespace offhand::platform::x11
