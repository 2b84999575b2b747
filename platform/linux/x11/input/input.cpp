#include "platform/linux/x11/input/input.h"

#include <chrono>
#include <string>
#include <utility>
#include <variant>

#include "generated/types/errors.h"
#include "platform/api/focus_synthesis.h"
#include "platform/api/input.h"
#include "platform/api/input_grabs.h"
#include "platform/host/steady_clock.h"
#include "platform/linux/input_method/ibus_follower.h"
#include "platform/linux/x11/input/ping.h"
#include "platform/linux/x11/input/synthetic_focus.h"
#include "platform/linux/x11/input/toolkit_traits.h"
#include "platform/linux/x11/keyboard/composition_guard.h"
#include "platform/linux/x11/keyboard/keymap.h"
#include "platform/linux/x11/keyboard/second_keyboard.h"
#include "platform/linux/x11/keyboard/sent_keys.h"
#include "platform/linux/x11/keyboard/xtest_keys.h"
#include "platform/linux/x11/pointer/second_pointer.h"
#include "platform/linux/x11/pointer/sent_pointer.h"
#include "platform/linux/x11/pointer/xtest_pointer.h"
#include "platform/linux/x11/user/input_grab.h"

namespace offhand::platform::x11 {
namespace {

/// The routes of input: events sent to the window alone, a second pointer and a second keyboard beside the user's, and
/// XTEST, within a window or anywhere on the screen.
enum Way { quietly, by_second_pointer, by_second_keyboard, by_second_keyboard_in_front, visibly, by_screen };

/// When the connection was lost, nothing is known of earlier presses.
constexpr std::chrono::milliseconds time_to_connect{100};

Delivery not_yet(const Gesture& gesture) {
  return Delivery::not_attempted("there is no way yet to send a " + std::string(name_of(gesture)) + " gesture to X");
}

Front front_for(const Route& route) { return route.id == by_second_keyboard_in_front ? Front::lent : Front::users; }

class X11Input final : public Input, public InputGrabs, public FocusSynthesis {
 public:
  explicit X11Input(std::shared_ptr<Display> display) : display_(std::move(display)) {}

  Result<void> available(const Limits& limits) override {
    OFFHAND_ASSIGN(const auto talk, display_->converse("Asking for the ways of input", limits));
    if (talk->extensions().test) return {};
    return fail(errors::missing_extension({.display = display_->name(), .extension = "XTEST"}));
  }
  Result<Reading> await_ping(const WindowInfo& window, const Limits& limits) override {
    OFFHAND_ASSIGN(const auto question, send_ping(window, limits));
    return question->answer();
  }
  Result<std::unique_ptr<Ping>> send_ping(const WindowInfo& window, const Limits& limits) override {
    return x11::send_ping(*display_, window, limits);
  }
  std::chrono::milliseconds dialog_input_delay(const WindowInfo& window) const override {
    return x11::dialog_input_delay(toolkit_of(window.pid));
  }
  std::vector<Route> routes(const WindowInfo& window) const override {
    if (window.window_id == 0) return {{by_screen, Disturbs::user}};
    return {{by_second_pointer, Disturbs::nobody, true},
            {quietly, Disturbs::nobody},
            {by_second_keyboard, Disturbs::active_window},
            {by_second_keyboard_in_front, Disturbs::front},
            {visibly, Disturbs::user}};
  }

  Delivery deliver(const Gesture& gesture, const Route& route, const WindowInfo& window,
                   const Limits& limits) override {
    auto delivery = attempt(gesture, route, window, limits);
    if (delivery.outcome == Outcome::delivered) delivery.starts_within = starts_within(toolkit_of(window.pid));
    return delivery;
  }

  std::optional<Delivery> refuses(const Gesture& gesture, const Route& route, const WindowInfo& window,
                                  const Limits& limits) override {
    if (std::holds_alternative<TextInput>(gesture)) return not_yet(gesture);
    const auto* keys = std::get_if<Keys>(&gesture);
    if (keys == nullptr) return std::nullopt;
    switch (route.id) {
      case by_second_pointer:
        return Delivery::not_attempted("");
      case quietly:
        return refuses_sent_keys(*display_, window, keys->keys, limits);
      case by_second_keyboard:
      case by_second_keyboard_in_front:
        return refuses_second_keyboard(*display_, window, front_for(route), keys->keys, limits);
      default:
        return refuses_xtest_keys(*display_, window, keys->keys, limits);
    }
  }

  Result<std::unique_ptr<SyntheticFocus>> give_synthetic_focus(const Route& route, const WindowInfo& window,
                                                               const Limits& limits) override {
    if (route.id == by_second_keyboard || route.id == by_second_keyboard_in_front) {
      auto keyboard = SecondKeyboard::enter(display_, window, front_for(route), limits);
      // When no keyboard can be made, deliver() gives the reason.
      return keyboard ? *std::move(keyboard) : nullptr;
    }
    if (route.id != quietly) return nullptr;
    return x11::give_synthetic_focus(display_, window, limits);
  }

  // Menus of every toolkit measured grab both, see docs/design/linux-measurements.md.
  bool menus_grab_input() const override { return true; }
  Result<InputGrab> hold(const Limits& limits) override { return read_grab(*display_, limits); }
  void let_settle(const WindowInfo& window, const Limits& limits) override {
    x11::let_settle(*display_, window, limits);
  }
  Result<bool> shows_menu(const WindowInfo& window, const Limits& limits) override {
    return x11::shows_menu(*display_, window.pid, limits);
  }
  bool called_off_move(const WindowInfo& window, TimePoint since) override {
    const auto watcher = display_->watcher(Budget("Looking for a move", {steady_now() + time_to_connect, {}}));
    return watcher && (*watcher)->was_to_be_moved(static_cast<xcb_window_t>(window.window_id), since);
  }
  Result<GrabRelease> end_move(const Limits& limits) override { return x11::end_move(*display_, limits); }
  Result<GrabRelease> release_grab(const WindowInfo& window, const Limits& limits) override {
    return close_menu(*display_, window, limits);
  }
  Result<void> await_composed(const WindowInfo& window, const Limits& limits) override {
    if (display_->input_method().look().engine.empty()) return {};
    OFFHAND_ASSIGN(const auto talk, display_->converse("Waiting for what the user composes", limits));
    const auto refused = x11::await_composed(*display_, *talk, static_cast<xcb_window_t>(window.window_id));
    return refused && refused->error ? fail(*refused->error) : Result<void>();
  }
  bool knows_key(const std::string& key) const override { return keysym_of(key) != 0; }

 private:
  Delivery attempt(const Gesture& gesture, const Route& route, const WindowInfo& window, const Limits& limits) {
    if (const auto* keys = std::get_if<Keys>(&gesture)) return type(*keys, route, window, limits);
    if (std::holds_alternative<TextInput>(gesture)) return not_yet(gesture);
    if (route.disturbs == Disturbs::nobody) {
      const auto watcher = display_->watcher(Budget("Pointing", limits));
      if (!watcher) return Delivery::failed(watcher.error());
      (*watcher)->expect_press(static_cast<xcb_window_t>(window.window_id));
    }
    switch (route.id) {
      case quietly:
        return point_quietly(gesture, window, limits);
      case by_second_pointer:
        return point_by_second_pointer(*display_, window, gesture, limits);
      case by_second_keyboard:
      case by_second_keyboard_in_front:
        return Delivery::not_attempted("");
      default:
        return xtest_point(*display_, window, gesture, limits);
    }
  }

  Delivery point_quietly(const Gesture& gesture, const WindowInfo& window, const Limits& limits) {
    if (const auto* click = std::get_if<PointerClick>(&gesture)) return send_click(*display_, window, *click, limits);
    if (const auto* scroll = std::get_if<Scroll>(&gesture)) return send_scroll(*display_, window, *scroll, limits);
    if (const auto* drag = std::get_if<PointerDrag>(&gesture)) return send_drag(*display_, window, *drag, limits);
    return not_yet(gesture);
  }

  Delivery type(const Keys& keys, const Route& route, const WindowInfo& window, const Limits& limits) {
    switch (route.id) {
      case by_second_pointer:
        return Delivery::not_attempted("");
      case quietly:
        return send_keys(*display_, window, keys, limits);
      case by_second_keyboard:
      case by_second_keyboard_in_front:
        return type_on_second_keyboard(display_, window, front_for(route), keys.keys, keys.delay, limits);
      default:
        return xtest_type(*display_, window, keys.keys, keys.delay, limits);
    }
  }

  const std::shared_ptr<Display> display_;
};

}  // namespace

void add_input(std::shared_ptr<Display> display, FacetPlaces& to) {
  const auto input = std::make_shared<X11Input>(std::move(display));
  to.input = input;
  to.input_grabs = input;
  to.focus_synthesis = input;
}

}  // namespace offhand::platform::x11
