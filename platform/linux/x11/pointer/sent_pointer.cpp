#include "platform/linux/x11/pointer/sent_pointer.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "generated/types/errors.h"
#include "platform/host/steady_clock.h"
#include "platform/linux/x11/input/point_target.h"
#include "platform/linux/x11/input/sent_event_target.h"
#include "platform/linux/x11/input/sent_events.h"
#include "platform/linux/x11/keyboard/composition_guard.h"
#include "platform/linux/x11/pointer/drag_stage.h"
#include "platform/linux/x11/pointer/drop_guard.h"

namespace offhand::platform::x11 {
namespace {

/// Event coordinates have 16 bits.
constexpr double outside_any_window = 16000;
/// How long an application's report of its active window is valid, as long as a desktop reading is reused for sent
/// events.
constexpr std::chrono::milliseconds active_report_valid_for{5};

/// The state has bits for five buttons only; higher bits mean other things.
std::uint16_t button_bit(std::uint8_t button) {
  return button > 5 ? std::uint16_t{0} : static_cast<std::uint16_t>(XCB_BUTTON_MASK_1 << (button - 1));
}

/// Everything that may be refused about a pointer gesture has been checked.
struct PointerAddress {
  SentEventTarget receiver;
  PointTarget target;
  /// The bits of the held modifiers.
  std::uint16_t state = 0;
};

tl::expected<PointerAddress, Delivery> find_address(Display& display, Conversation& talk, const WindowInfo& info,
                                                    double x, double y, const Modifiers& modifiers) {
  auto receiver = find_sent_event_target(display, talk, info);
  if (!receiver) return tl::unexpected(std::move(receiver).error());
  const WindowFacts& window = receiver->window;
  auto found = find_target(talk, receiver->desktop, window, to_screen(window, x, y));
  if (!found) return tl::unexpected(Delivery::failed(std::move(found).error()));
  if (!*found) return tl::unexpected(Delivery::not_attempted(std::move(*found).error()));
  const PointTarget target = **found;
  const Bounds frame = window.visible_frame();
  const bool inside = x >= 0 && y >= 0 && x < static_cast<double>(frame.width) && y < static_cast<double>(frame.height);
  // A menu may extend beyond its window.
  if (!inside && target.top_level == window.window)
    return tl::unexpected(Delivery::failed(errors::point_outside({.x = x,
                                                                  .y = y,
                                                                  .what = "window " + std::to_string(info.window_id),
                                                                  .window_id = info.window_id,
                                                                  .width = frame.width,
                                                                  .height = frame.height})));
  PointerAddress address{.receiver = *std::move(receiver), .target = target};
  if (modifiers.empty()) return address;
  auto keymap = display.keymap(talk);
  if (!keymap) return tl::unexpected(Delivery::failed(std::move(keymap).error()));
  for (const KeyModifier modifier : modifiers) {
    const auto key = (*keymap)->modifier(modifier);
    if (!key) return tl::unexpected(Delivery::not_attempted("the keyboard layout lacks a modifier"));
    address.state = static_cast<std::uint16_t>(address.state | key->mask);
  }
  return address;
}

/// Sends the focus and crossing events that the toolkit needs before it accepts a press; leave() reverses them.
class PressPreparation {
 public:
  enum class Focus { as_for_clicks, none };

  /// `active_at`: when the application reported its window as active, if it did.
  PressPreparation(Display& display, Conversation& talk, SentEvents& events, const PointerAddress& address, Focus focus,
                   std::optional<TimePoint> active_at = {})
      : display_(display),
        talk_(talk),
        lasting_(display.lasting_synthetic_focus()),
        events_(events),
        window_(address.receiver.window.window),
        pid_(address.receiver.window.pid),
        target_(address.target),
        lasts_(address.receiver.traits.focus_outlasts_clicks),
        focus_(focus == Focus::as_for_clicks && address.receiver.traits.focus_for_clicks && !address.receiver.focused),
        grant_{.at = steady_now(), .focus = address.receiver.desktop.focus},
        active_at_(active_at),
        wait_(address.receiver.traits.wait_for_focus),
        // A real pointer there needs no EnterNotify, and our LeaveNotify would hide it from the application.
        crossing_(address.receiver.traits.crossing && address.receiver.desktop.pointer != address.target.on_screen) {}

  /// Empty on success, otherwise why nothing more may be sent.
  std::optional<Delivery> enter() {
    if (!focus_) lasting_.end_elsewhere(window_);
    if (focus_) {
      if (auto busy = await_composed_before(display_, talk_, window_, pid_)) return busy;
      const bool keeps_it = keeps_synthetic_focus();
      // Sent also to a window that has a synthetic focus: it stops the timer that would end it.
      events_.focus(true);
      const auto handled = wait_ && !keeps_it ? events_.wait_until_handled(pid_) : Result<bool>(true);
      if (!handled || !*handled) {
        events_.focus(false);
        (void)events_.finish();
        if (!handled) return Delivery::failed(handled.error());
        return Delivery::not_attempted("the application does not answer");
      }
    }
    if (crossing_) events_.crossing(target_, true);
    return std::nullopt;
  }
  void leave() { leave_at(target_); }
  void leave_at(const PointTarget& target) {
    if (crossing_) events_.crossing(target, false);
    if (focus_ && lasts_.count() > 0)
      lasting_.keep(window_, grant_, lasts_);
    else if (focus_)
      events_.focus(false);
  }

 private:
  /// Whether the window still has its earlier synthetic focus: it was kept, the application reports the window as
  /// active, and the real focus has not moved since. The report alone is not enough: while a menu is open, and for a
  /// moment after, Qt reports a window as active for which it would not accept a press.
  bool keeps_synthetic_focus() {
    const auto before = lasting_.take_over(window_);
    const bool reports_active = active_at_ && steady_now() - *active_at_ <= active_report_valid_for;
    if (!before || !reports_active || before->focus != grant_.focus || display_.focus_moved_since(before->at))
      return false;
    grant_ = *before;
    return true;
  }

  Display& display_;
  Conversation& talk_;
  LastingSyntheticFocus& lasting_;
  SentEvents& events_;
  const xcb_window_t window_;
  const std::int64_t pid_;
  const PointTarget target_;
  const std::chrono::milliseconds lasts_;
  const bool focus_;
  LastingSyntheticFocus::Grant grant_;
  const std::optional<TimePoint> active_at_;
  const bool wait_;
  const bool crossing_;
};

void turn_wheel(SentEvents& events, const PointTarget& target, std::uint8_t button, int notches, std::uint16_t state) {
  for (int notch = 0; notch < notches; ++notch) {
    events.button(target, button, true, state);
    events.button(target, button, false, static_cast<std::uint16_t>(state | button_bit(button)));
    events.advance(sent_step_ms);
  }
}

/// Buttons 4 to 7 are the wheel.
void turn(SentEvents& events, const PointerAddress& address, double notches, std::uint8_t back, std::uint8_t forth) {
  const int count = static_cast<int>(std::lround(std::abs(notches)));
  turn_wheel(events, address.target, notches < 0 ? back : forth, count, address.state);
}

PointTarget moved(PointTarget target, double x, double y) {
  const auto across = static_cast<int>(std::lround(x));
  const auto down = static_cast<int>(std::lround(y));
  target.on_screen.x += across;
  target.on_screen.y += down;
  target.in_window.x += across;
  target.in_window.y += down;
  return target;
}

Result<std::unique_ptr<Conversation>> converse_on(Display& display, const std::string& what, const WindowInfo& info,
                                                  const Limits& limits) {
  return display.converse(what + " in window " + std::to_string(info.window_id), limits);
}

}  // namespace

namespace {

/// When the first of several clicks is stamped, so that the last release is not ahead of the server's time: the server
/// gives nobody the clipboard who asks for it by the time of such an event.
xcb_timestamp_t in_the_past(xcb_timestamp_t now, int clicks) {
  constexpr std::uint32_t steps_of_a_click = 2;
  const auto lasts = static_cast<std::uint32_t>(clicks) * steps_of_a_click * sent_step_ms;
  // Time stamp 0 means CurrentTime.
  return now > lasts ? now - lasts : 1;
}

}  // namespace

Delivery send_click(Display& display, const WindowInfo& info, const PointerClick& click, const Limits& limits) {
  auto conversation = converse_on(display, "Clicking", info, limits);
  if (!conversation) return Delivery::failed(std::move(conversation).error());
  Conversation& talk = **conversation;
  talk.ask_server_time();
  auto address = find_address(display, talk, info, click.x, click.y, click.modifiers);
  if (!address) return std::move(address).error();
  const auto time = talk.server_time();
  if (!time) return Delivery::failed(time.error());

  SentEvents events(talk, address->receiver.window.window, in_the_past(*time, click.count));
  PressPreparation preparation(display, talk, events, *address, PressPreparation::Focus::as_for_clicks,
                               click.window_active_at);
  if (auto refused = preparation.enter()) return *std::move(refused);
  const std::uint8_t button = button_number(click.button);
  for (int press = 0; press < click.count; ++press) {
    const auto held = static_cast<std::uint16_t>(address->state | button_bit(button));
    events.button(address->target, button, true, address->state);
    events.advance(sent_step_ms);
    if (press == 0 && click.is_on_target) {
      xcb_flush(talk.raw());
      if (auto hit = click.is_on_target(); !hit) {
        // A button that is released outside of what was pressed does not click.
        events.button(moved(address->target, -outside_any_window, -outside_any_window), button, false, held);
        preparation.leave();
        (void)events.finish();
        return Delivery::failed(std::move(hit).error());
      }
    }
    events.button(address->target, button, false, held);
    events.advance(sent_step_ms);
  }
  preparation.leave();
  return conclude_sent(events.finish(), ActionPath::x11_pixel);
}

Delivery send_scroll(Display& display, const WindowInfo& info, const Scroll& scroll, const Limits& limits) {
  auto conversation = converse_on(display, "Scrolling", info, limits);
  if (!conversation) return Delivery::failed(std::move(conversation).error());
  Conversation& talk = **conversation;
  talk.ask_server_time();
  auto address = find_address(display, talk, info, scroll.x, scroll.y, scroll.modifiers);
  if (!address) return std::move(address).error();
  if (!address->receiver.traits.wheel.empty()) return Delivery::not_attempted(address->receiver.traits.wheel);
  const auto time = talk.server_time();
  if (!time) return Delivery::failed(time.error());

  SentEvents events(talk, address->receiver.window.window, *time);
  PressPreparation preparation(display, talk, events, *address, PressPreparation::Focus::none);
  if (auto refused = preparation.enter()) return *std::move(refused);
  events.motion(address->target, address->state);
  turn(events, *address, scroll.down, 4, 5);
  turn(events, *address, scroll.right, 6, 7);
  preparation.leave();
  return conclude_sent(events.finish(), ActionPath::x11_pixel);
}

Delivery send_drag(Display& display, const WindowInfo& info, const PointerDrag& asked, const Limits& limits) {
  const auto guarded = unless_it_moves_its_window(display, info, asked, limits);
  if (!guarded) return Delivery::failed(guarded.error());
  const PointerDrag& drag = *guarded;
  auto conversation = converse_on(display, "Dragging", info, limits);
  if (!conversation) return Delivery::failed(std::move(conversation).error());
  Conversation& talk = **conversation;
  talk.ask_server_time();
  auto address = find_address(display, talk, info, drag.from_x, drag.from_y, drag.modifiers);
  if (!address) return std::move(address).error();
  const auto time = talk.server_time();
  if (!time) return Delivery::failed(time.error());

  const auto& [desktop, window, traits, focused] = address->receiver;
  const auto end = moved(address->target, drag.to_x - drag.from_x, drag.to_y - drag.from_y).on_screen;
  auto guard = DropGuard::for_end_at(talk, desktop, window, end);
  if (!guard) return Delivery::failed(guard.error());

  SentEvents events(talk, window.window, *time);
  PressPreparation preparation(display, talk, events, *address, PressPreparation::Focus::as_for_clicks);
  if (auto refused = preparation.enter()) return *std::move(refused);
  const std::uint8_t button = button_number(drag.button);
  const auto held = static_cast<std::uint16_t>(address->state | button_bit(button));
  events.motion(address->target, address->state);
  events.button(address->target, button, true, address->state);
  PointTarget at = address->target;
  std::optional<std::string> cut_short;
  const auto pressed = steady_now();
  bool refused = false;
  const auto stop_if = [&](const Result<void>& goes_on) {
    if (goes_on) return;
    cut_short = goes_on.error().message;
    refused = true;
  };
  stop_if(reach_stage(talk, info, drag, PointerDrag::Stage::pressed, ActionPath::x11_pixel));
  const auto pause = drag.duration / drag.steps;
  for (int step = 1; step <= drag.steps && !cut_short; ++step) {
    if (pause.count() > 0) {
      xcb_flush(talk.raw());
      if (auto slept = talk.budget().sleep_until(pressed + pause * step); !slept) cut_short = slept.error().message;
    }
    if (!cut_short) stop_if(may_go_on(drag));
    events.advance(std::max<std::uint32_t>(1, static_cast<std::uint32_t>(pause.count())));
    const double part = static_cast<double>(step) / drag.steps;
    // As with a real press, all events go to the pressed window.
    at = moved(address->target, (drag.to_x - drag.from_x) * part, (drag.to_y - drag.from_y) * part);
    // Another window may cover the end by now.
    if (step == drag.steps && !*guard) {
      guard = DropGuard::for_end_at(talk, desktop, window, end);
      if (!guard) cut_short = guard.error().message;
    }
    if (!cut_short) events.motion(at, held);
  }
  if (!cut_short) stop_if(reach_stage(talk, info, drag, PointerDrag::Stage::moved, ActionPath::x11_pixel));
  // A drag that stops half-way must not drop or end where the pointer happens to be.
  if (cut_short) at = moved(address->target, -outside_any_window, -outside_any_window);
  const bool is_turned_away = !cut_short && *guard && (*guard)->turns_away(talk);
  // The button is released in any case.
  events.button(at, button, false, held);
  if (cut_short) {
    preparation.leave();
  } else {
    preparation.leave_at(at);
  }
  auto arrived = events.finish();
  if (is_turned_away && (*guard)->turns_away(talk))
    return Delivery::held_back(ActionPath::x11_pixel, std::string(turned_away));
  if (refused) return Delivery::held_back(ActionPath::x11_pixel, "it was let go half-way: " + *cut_short);
  if (cut_short) return Delivery::unknown(ActionPath::x11_pixel, "it was let go half-way: " + *cut_short);
  return conclude_sent(std::move(arrived), ActionPath::x11_pixel);
}

}  // namespace offhand::platform::x11
