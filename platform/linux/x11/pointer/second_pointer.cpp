#include "platform/linux/x11/pointer/second_pointer.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "generated/types/errors.h"
#include "platform/host/steady_clock.h"
#include "platform/linux/x11/input/ping.h"
#include "platform/linux/x11/input/point_target.h"
#include "platform/linux/x11/input/sent_events.h"
#include "platform/linux/x11/input/toolkit_traits.h"
#include "platform/linux/x11/keyboard/second_keyboard.h"
#include "platform/linux/x11/pointer/borrowed_pointer.h"
#include "platform/linux/x11/pointer/drag_stage.h"
#include "platform/linux/x11/pointer/drop_guard.h"
#include "platform/linux/x11/windows/window_reader.h"

namespace offhand::platform::x11 {
namespace {

constexpr ActionPath by_own_pointer = ActionPath::x11_second_pointer;

Result<std::vector<xcb_window_t>> ancestors_of(Conversation& talk, xcb_window_t window) {
  std::vector<xcb_window_t> ancestors{window};
  while (ancestors.back() != talk.root()) {
    auto asked = talk.ask(xcb_query_tree(talk.raw(), ancestors.back()));
    OFFHAND_ASSIGN(const auto tree, asked.get());
    if (!tree || tree->parent == XCB_WINDOW_NONE) return std::vector<xcb_window_t>{};
    ancestors.push_back(tree->parent);
  }
  return ancestors;
}

/// The corner of the screen farthest from a point; outside the window if possible.
ScreenPoint corner_away_from(const xcb_screen_t& screen, const Bounds& window, ScreenPoint pressed) {
  const int right = screen.width_in_pixels - 1;
  const int bottom = screen.height_in_pixels - 1;
  const auto merit = [&](ScreenPoint corner) {
    const bool is_inside = corner.x >= window.x && corner.y >= window.y && corner.x < window.x + window.width &&
                           corner.y < window.y + window.height;
    return std::pair(!is_inside, std::abs(corner.x - pressed.x) + std::abs(corner.y - pressed.y));
  };
  const std::array<ScreenPoint, 4> corners{ScreenPoint{0, 0}, {right, 0}, {0, bottom}, {right, bottom}};
  return *std::ranges::max_element(corners, {}, merit);
}

tl::expected<PressAddress, Delivery> find_press_address(Display& display, Conversation& talk, const WindowInfo& info,
                                                        double x, double y, const Modifiers& modifiers) {
  const auto id = static_cast<xcb_window_t>(info.window_id);
  const auto read = read_desktop_with(talk, {id});
  if (!read) return tl::unexpected(Delivery::failed(read.error()));
  if (read->windows.empty())
    return tl::unexpected(Delivery::failed(errors::window_closed({.window_id = info.window_id, .what = "the action"})));
  const WindowFacts& window = read->windows.front();
  if (!window.viewable || window.hidden)
    return tl::unexpected(Delivery::not_attempted("the window is not shown (minimised, or on another workspace)"));
  const auto target = find_target(talk, read->desktop, window, to_screen(window, x, y));
  if (!target) return tl::unexpected(Delivery::failed(target.error()));
  if (!*target) return tl::unexpected(Delivery::not_attempted(target->error()));
  PressAddress address{.desktop = read->desktop, .window = window, .target = **target, .ancestors = {}};
  auto ancestors = ancestors_of(talk, address.target.window);
  if (!ancestors) return tl::unexpected(Delivery::failed(std::move(ancestors).error()));
  address.ancestors = *std::move(ancestors);
  address.release_point = corner_away_from(talk.connection().screen(), window.geometry, address.target.on_screen);
  if (address.ancestors.size() < 2) return tl::unexpected(Delivery::not_attempted("the window closed meanwhile"));
  if (modifiers.empty()) return address;
  const auto keymap = display.keymap(talk);
  if (!keymap) return tl::unexpected(Delivery::failed(keymap.error()));
  for (const KeyModifier modifier : modifiers) {
    const auto key = (*keymap)->modifier(modifier);
    if (!key) return tl::unexpected(Delivery::not_attempted("the keyboard layout lacks a modifier"));
    address.modifiers = static_cast<std::uint8_t>(address.modifiers | key->mask);
  }
  return address;
}

bool is_on_screen(const xcb_screen_t& screen, ScreenPoint point) {
  return point.x >= 0 && point.y >= 0 && point.x < screen.width_in_pixels && point.y < screen.height_in_pixels;
}

/// One gesture on one window, with the pointer and the press address.
class Gesturing {
 public:
  Gesturing(Display& display, const WindowInfo& info, Conversation& talk)
      : display_(display), info_(info), talk_(talk) {}

  Delivery operator()(const PointerClick& click) {
    const std::uint8_t button = button_number(click.button);
    if (auto refused = take(click.x, click.y, click.modifiers)) return *std::move(refused);
    const bool is_asked = static_cast<bool>(click.is_on_target);
    const Press press{.button = button, .count = is_asked ? 1 : click.count, .stays_down = is_asked};
    if (auto refused = pointer_->press(*address_, press, talk_.budget())) return *std::move(refused);
    if (is_asked) {
      if (auto hit = click.is_on_target(); !hit) {
        // A button that is released outside of what was pressed does not click.
        give_up();
        return Delivery::failed(std::move(hit).error());
      }
      pointer_->release(pointer_->pressed_at());
      const Press others{.button = button, .count = click.count - 1};
      if (others.count > 0) {
        if (auto refused = pointer_->press(*address_, others, talk_.budget()))
          return Delivery::unknown(by_own_pointer,
                                   "1 of " + std::to_string(click.count) + " clicks was sent: " + refused->reason);
      }
    }
    return conclude();
  }

  Delivery operator()(const Scroll& scroll) {
    if (auto refused = take(scroll.x, scroll.y, scroll.modifiers)) return *std::move(refused);
    const auto turn = [&](double notches, std::uint8_t back, std::uint8_t forth) -> std::optional<Delivery> {
      const int count = static_cast<int>(std::lround(std::abs(notches)));
      if (count == 0) return std::nullopt;
      return pointer_->press(*address_, {.button = notches < 0 ? back : forth, .count = count}, talk_.budget());
    };
    if (auto refused = turn(scroll.down, 4, 5)) return *std::move(refused);
    if (auto refused = turn(scroll.right, 6, 7)) {
      if (scroll.down == 0) return *std::move(refused);
      return Delivery::unknown(by_own_pointer, "it was turned up and down alone: " + refused->reason);
    }
    return conclude();
  }

  Delivery operator()(const PointerDrag& asked) {
    const auto guarded = unless_it_moves_its_window(display_, info_, asked, talk_.budget().limits());
    if (!guarded) return Delivery::failed(guarded.error());
    const PointerDrag& drag = *guarded;
    if (auto not_taken = take(drag.from_x, drag.from_y, drag.modifiers)) return *std::move(not_taken);
    const auto place_of = [&](ScreenPoint begin, double part) {
      return ScreenPoint{begin.x + static_cast<int>(std::lround((drag.to_x - drag.from_x) * part)),
                         begin.y + static_cast<int>(std::lround((drag.to_y - drag.from_y) * part))};
    };
    const auto end = place_of(address_->target.on_screen, 1);
    if (!is_on_screen(talk_.connection().screen(), end))
      return Delivery::not_attempted("the end of the drag is not on the screen");
    auto guard = DropGuard::for_end_at(talk_, address_->desktop, address_->window, end);
    if (!guard) return Delivery::failed(guard.error());
    const Press press{.button = button_number(drag.button), .stays_down = true};
    if (auto not_pressed = pointer_->press(*address_, press, talk_.budget())) return *std::move(not_pressed);
    const auto pressed = steady_now();
    std::optional<std::string> cut_short;
    bool refused = false;
    const auto stop_if = [&](const Result<void>& goes_on) {
      if (goes_on) return;
      cut_short = goes_on.error().message;
      refused = true;
    };
    stop_if(reach_stage(talk_, info_, drag, PointerDrag::Stage::pressed, by_own_pointer));
    const auto pause = drag.duration / drag.steps;
    const ScreenPoint from = pointer_->pressed_at();
    ScreenPoint at = from;
    for (int step = 1; step <= drag.steps && !cut_short; ++step) {
      xcb_flush(talk_.raw());
      if (auto slept = talk_.budget().sleep_until(pressed + pause * step); !slept) cut_short = slept.error().message;
      if (!cut_short) stop_if(may_go_on(drag));
      if (cut_short) break;
      at = place_of(from, static_cast<double>(step) / drag.steps);
      // Another window may cover the end by now, and the dragged window may have moved.
      if (step == drag.steps && (!*guard || at != end)) {
        guard = DropGuard::for_end_at(talk_, address_->desktop, address_->window, at);
        if (!guard) cut_short = guard.error().message;
      }
      if (cut_short) break;
      pointer_->move(talk_, at);
    }
    if (!cut_short) stop_if(reach_stage(talk_, info_, drag, PointerDrag::Stage::moved, by_own_pointer));
    (void)talk_.sync();
    const bool is_turned_away = !cut_short && *guard && (*guard)->turns_away(talk_);
    // A drag that stops half-way must not drop or end where the pointer happens to be.
    cut_short ? give_up() : pointer_->release(at);
    if (is_turned_away) {
      (void)(*guard)->turns_away(talk_);
      return Delivery::held_back(by_own_pointer, std::string(turned_away));
    }
    if (refused) return Delivery::held_back(by_own_pointer, "it was let go half-way: " + *cut_short);
    if (cut_short) return Delivery::unknown(by_own_pointer, "it was let go half-way: " + *cut_short);
    return conclude();
  }

  template <class Other>
  Delivery operator()(const Other& /*gesture*/) {
    return Delivery::not_attempted("");
  }

 private:
  /// Checks everything that can be refused before a pointer is borrowed, because each new one is announced to all
  /// applications.
  std::optional<Delivery> take(double x, double y, const Modifiers& modifiers) {
    if (auto lack = lacks_second_keyboards(talk_)) return lack;
    if (!talk_.extensions().shape) return Delivery::not_attempted("the X server lacks SHAPE");
    auto address = find_press_address(display_, talk_, info_, x, y, modifiers);
    if (!address) return std::move(address).error();
    address_ = *std::move(address);
    auto borrowed = BorrowedPointer::borrow(display_, talk_.budget());
    if (!borrowed) return Delivery::failed(std::move(borrowed).error());
    pointer_ = *std::move(borrowed);
    if (!pointer_->can_press()) return Delivery::not_attempted("the X server gave the second pointer no buttons");
    // An application that does not read now would handle the press at an arbitrary later time.
    const auto met = wait_for_answer(talk_, window());
    if (!met) return Delivery::failed(met.error());
    if (*met == Answer::window_gone)
      return Delivery::failed(errors::window_closed({.window_id = info_.window_id, .what = "the action"}));
    const auto pings = knows_ping(talk_, window());
    if (*met == Answer::none && pings && *pings) return Delivery::not_attempted("the application does not answer");
    return std::nullopt;
  }

  /// Releases the button beside what was pressed, where nothing accepts a drop.
  void give_up() {
    const auto guard = DropGuard::raise(talk_, window(), address_->release_point);
    pointer_->release(address_->release_point);
    if (guard) (*guard)->turns_away(talk_);
  }

  Delivery conclude() {
    const auto answer = wait_for_answer(talk_, window());
    const auto pings = knows_ping(talk_, window());
    if (!answer) return Delivery::unknown(by_own_pointer, answer.error().message);
    if (*answer == Answer::none && pings && *pings)
      return Delivery::unknown(by_own_pointer, "the application has not answered since");
    return Delivery::delivered(by_own_pointer);
  }

  xcb_window_t window() const { return static_cast<xcb_window_t>(info_.window_id); }

  Display& display_;
  const WindowInfo& info_;
  Conversation& talk_;
  std::optional<PressAddress> address_;
  std::unique_ptr<BorrowedPointer> pointer_;
};

bool takes(const SecondPointerTraits& traits, const Gesture& gesture) {
  if (std::holds_alternative<PointerClick>(gesture)) return traits.clicks;
  if (std::holds_alternative<Scroll>(gesture)) return traits.wheel;
  return std::holds_alternative<PointerDrag>(gesture) && traits.drags;
}

}  // namespace

Delivery point_by_second_pointer(Display& display, const WindowInfo& window, const Gesture& gesture,
                                 const Limits& limits) {
  if (!takes(second_pointer_traits(toolkit_of(window.pid)), gesture)) return Delivery::not_attempted("");
  auto talk = display.converse(fmt::format("Pointing at window {} with a second pointer", window.window_id), limits);
  if (!talk) return Delivery::failed(std::move(talk).error());
  return std::visit(Gesturing(display, window, **talk), gesture);
}

}  // namespace offhand::platform::x11
