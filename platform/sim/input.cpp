#include <string>
#include <type_traits>
#include <utility>
#include <variant>

#include "generated/types/errors.h"
#include "platform/sim/behaviour.h"
#include "platform/sim/call.h"
#include "platform/sim/change.h"
#include "platform/sim/facets.h"

namespace offhand::platform::sim {
namespace {

/// A window that was closed gets nothing.
Delivery closed(std::int64_t window, const std::string& what) {
  return Delivery::failed(errors::window_closed({.window_id = window, .what = what}));
}

std::optional<Delivery> unknown_key(const std::vector<KeyPress>& keys) {
  for (const auto& key : keys)
    if (!is_key(key.key)) return Delivery::failed(errors::unknown_key({.key = key.key, .suggestion = {}}));
  return std::nullopt;
}

/// Why an application accepts no background keys; empty if it does.
std::string no_background_keys(const Application& application) {
  const auto& flavour = application.is.flavour;
  return flavour.background_keys ? std::string() : flavour.name + " applications take no keys in the background";
}

enum Way { background, foreground, by_screen };

Delivery not_yet(const Gesture& gesture) {
  return Delivery::not_attempted("the simulation has no " + std::string(name_of(gesture)) + " gesture yet");
}

class SimInput final : public Input {
 public:
  explicit SimInput(std::shared_ptr<World> world) : world_(std::move(world)) {}

  Result<Reading> await_ping(const WindowInfo& window, const Limits& limits) override {
    const auto access = enter(*world_, {"await_ping", "the ping that goes before any input", window.pid}, limits);
    if (!access) return fail(access.error());
    return Reading::shown;
  }

  std::vector<Route> routes(const WindowInfo& window) const override {
    if (window.window_id == 0) return {{by_screen, Disturbs::user}};
    return {{background, Disturbs::nobody}, {foreground, Disturbs::user}};
  }

  Delivery deliver(const Gesture& gesture, const Route& route, const WindowInfo& window,
                   const Limits& limits) override {
    if (const auto* keys = std::get_if<Keys>(&gesture)) return type_keys(*keys, route, window, limits);
    const auto* click = std::get_if<PointerClick>(&gesture);
    if (click != nullptr) {
      switch (route.id) {
        case background:
          return click_background(window, *click, limits);
        case foreground:
          return click_foreground(window, *click, limits);
        default:
          return click_screen(*click, limits);
      }
    }
    if (const auto* wheel = std::get_if<Scroll>(&gesture))
      return point(*wheel, wheel->x, wheel->y, route, window, limits);
    if (const auto* path = std::get_if<PointerDrag>(&gesture))
      return point(*path, path->from_x, path->from_y, route, window, limits);
    if (const auto* held = std::get_if<PointerHold>(&gesture))
      return point(*held, held->x, held->y, route, window, limits);
    if (const auto* to = std::get_if<PointerMove>(&gesture)) return move(*to, route, window, limits);
    return not_yet(gesture);
  }

  std::optional<Delivery> refuses(const Gesture& gesture, const Route& route, const WindowInfo& window,
                                  const Limits& limits) override {
    if (std::holds_alternative<TextInput>(gesture)) return not_yet(gesture);
    const auto* keys = std::get_if<Keys>(&gesture);
    if (keys == nullptr) return std::nullopt;
    if (auto unknown = unknown_key(keys->keys)) return unknown;
    const auto access = enter(*world_, {"refuses_keys", "keys", window.pid, Answer::not_awaited}, limits);
    if (!access) return Delivery::failed(access.error());
    if (route.id == by_screen) return std::nullopt;
    const auto* live = world_->window(window.window_id);
    if (live == nullptr) return closed(window.window_id, "keys");
    if (route.disturbs == Disturbs::user) return std::nullopt;
    const std::string reason = no_background_keys(world_->applications.at(live->pid));
    return reason.empty() ? std::nullopt : std::optional(Delivery::not_attempted(reason));
  }

  bool knows_key(const std::string& key) const override { return is_key(key); }

 private:
  Delivery click_background(const WindowInfo& window, const PointerClick& click, const Limits& limits) {
    const auto access = enter(*world_, {"click_background", "a click", window.pid, Answer::not_awaited}, limits);
    if (!access) return Delivery::failed(access.error());
    const auto* live = world_->window(window.window_id);
    if (live == nullptr) return closed(window.window_id, "a click");
    auto& application = world_->applications.at(live->pid);
    if (!application.is.flavour.background_pointer)
      return Delivery::not_attempted(application.is.flavour.name + " applications take no click in the background");
    if (live->is.minimized) return Delivery::not_attempted("the window is minimised");
    return click_in(application, *live, click);
  }

  Delivery click_foreground(const WindowInfo& window, const PointerClick& click, const Limits& limits) {
    const auto access = enter(*world_, {"click_foreground", "a click", window.pid, Answer::not_awaited}, limits);
    if (!access) return Delivery::failed(access.error());
    const auto* live = world_->window(window.window_id);
    if (live == nullptr) return closed(window.window_id, "a click");
    if (world_->desk.active_window != live->id) return Delivery::not_attempted("the window is not active");
    auto on_screen = click;
    on_screen.x += live->is.bounds.x;
    on_screen.y += live->is.bounds.y;
    return click_topmost(on_screen);
  }

  Delivery click_screen(const PointerClick& click, const Limits& limits) {
    const auto access = enter(*world_, {"click_screen", "a click"}, limits);
    if (!access) return Delivery::failed(access.error());
    if (const auto* top = world_->topmost_at(click.x, click.y); top != nullptr && click.button == MouseButton::left) {
      // A click by the user's pointer raises the window.
      const auto id = top->id;
      raise(*world_, id);
      make_active(*world_, id);
      give_keyboard(*world_, id);
    }
    return click_topmost(click);
  }

  /// Moves the points of a gesture from the window to the screen.
  template <class Pointing>
  static void shift_by(Pointing& gesture, double right, double down) {
    if constexpr (std::is_same_v<Pointing, PointerDrag>) {
      gesture.from_x += right;
      gesture.from_y += down;
      gesture.to_x += right;
      gesture.to_y += down;
    } else {
      gesture.x += right;
      gesture.y += down;
    }
  }

  /// Scrolls, drags and held buttons: sent to the window itself in the background, else to the topmost window at the
  /// point.
  template <class Pointing>
  Delivery point(Pointing gesture, double x, double y, const Route& route, const WindowInfo& window,
                 const Limits& limits) {
    const std::string what(name_of(Gesture(gesture)));
    const std::string name = what + (route.id == background ? "_background" : "_foreground");
    auto access = enter(*world_, {name, what, window.pid, Answer::not_awaited}, limits);
    if (!access) return Delivery::failed(access.error());
    const LiveWindow* live = nullptr;
    if (route.id != by_screen) {
      live = world_->window(window.window_id);
      if (live == nullptr) return closed(window.window_id, what);
      const auto& application = world_->applications.at(live->pid);
      const bool takes = route.id != background || application.is.flavour.background_pointer;
      if (!takes)
        return Delivery::not_attempted(application.is.flavour.name + " applications take none in the background");
      if (live->is.minimized) return Delivery::not_attempted("the window is minimised");
    }
    if (route.id != background) {
      const double left = live == nullptr ? 0 : live->is.bounds.x;
      const double top = live == nullptr ? 0 : live->is.bounds.y;
      live = world_->topmost_at(x + left, y + top);
      if (live == nullptr) return Delivery::delivered(ActionPath::sim_pointer);
      shift_by(gesture, left - live->is.bounds.x, top - live->is.bounds.y);
    }
    if constexpr (std::is_same_v<Pointing, PointerDrag>) {
      return carry(gesture, live->id, *std::move(access), limits);
    } else if constexpr (std::is_same_v<Pointing, PointerHold>) {
      send(live->id, gesture, sim::hold);
      return Delivery::delivered(ActionPath::sim_pointer);
    } else {
      send(live->id, gesture, sim::scroll);
      return Delivery::delivered(ActionPath::sim_pointer);
    }
  }

  /// Presses, waits without any lock, and releases.
  Delivery carry(const PointerDrag& gesture, std::int64_t window_id, Access&& access, const Limits& limits) {
    auto so_far = Delivery::delivered(ActionPath::sim_pointer);
    so_far.starts_within = std::chrono::milliseconds::zero();
    const auto tell = [&](PointerDrag::Stage stage) {
      if (gesture.on_stage) gesture.on_stage(stage, so_far);
    };
    {
      const Access pressing(std::move(access));
      send(window_id, gesture, sim::hold);
    }
    tell(PointerDrag::Stage::pressed);
    pause(gesture.duration, limits);
    tell(PointerDrag::Stage::moved);
    if (const auto goes_on = gesture.may_go_on ? gesture.may_go_on() : Result<void>(); !goes_on)
      return Delivery::unknown(ActionPath::sim_pointer, "it was let go half-way: " + goes_on.error().message);
    const Access letting_go(*world_);
    send(window_id, gesture, sim::drag);
    return Delivery::delivered(ActionPath::sim_pointer);
  }

  /// Delivers to a window, unless it is closed when its application processes the input.
  template <class Pointing>
  void send(std::int64_t window_id, const Pointing& gesture,
            void (*act)(World&, Application&, LiveWindow&, const Pointing&)) {
    const auto* live = world_->window(window_id);
    if (live == nullptr) return;
    sim::deliver(*world_, world_->applications.at(live->pid), [world = world_.get(), window_id, gesture, act] {
      auto* target = world->window(window_id);
      if (target != nullptr) act(*world, world->applications.at(target->pid), *target, gesture);
    });
  }

  Delivery move(const PointerMove& to, const Route& route, const WindowInfo& window, const Limits& limits) {
    const auto access = enter(*world_, {"move", "a move of the pointer"}, limits);
    if (!access) return Delivery::failed(access.error());
    if (route.id == background) return Delivery::not_attempted("");
    const auto* live = window.window_id == 0 ? nullptr : world_->window(window.window_id);
    world_->desk.pointer = {static_cast<int>(to.x) + (live == nullptr ? 0 : live->is.bounds.x),
                            static_cast<int>(to.y) + (live == nullptr ? 0 : live->is.bounds.y)};
    return Delivery::delivered(ActionPath::sim_pointer);
  }

  /// No application of a scene listens globally.
  Delivery type_on_screen(const Keys& keys, const Limits& limits) {
    if (auto unknown = unknown_key(keys.keys)) return *std::move(unknown);
    const auto access = enter(*world_, {"keys_screen", "keys"}, limits);
    if (!access) return Delivery::failed(access.error());
    const auto owner = world_->desk.focus_owner;
    if (owner != 0) return Delivery::not_attempted("window " + std::to_string(owner) + " has the keyboard");
    return Delivery::delivered(ActionPath::sim_keys);
  }

  Delivery type_keys(const Keys& keys, const Route& route, const WindowInfo& window, const Limits& limits) {
    if (route.id == by_screen) return type_on_screen(keys, limits);
    if (route.id == background) return send_keys("keys_background", window, keys, limits, no_background_keys);
    return send_keys("keys_foreground", window, keys, limits, [&](const Application&) {
      return world_->desk.focus_owner == window.window_id ? "" : "the window does not have the keyboard";
    });
  }

  Delivery click_in(Application& application, const LiveWindow& window, const PointerClick& at) {
    const auto& bounds = window.is.bounds;
    const bool inside = at.x >= 0 && at.y >= 0 && at.x < bounds.width && at.y < bounds.height;
    if (!inside)
      return Delivery::failed(errors::point_outside({.x = at.x,
                                                     .y = at.y,
                                                     .what = "window " + std::to_string(window.id),
                                                     .window_id = window.id,
                                                     .width = bounds.width,
                                                     .height = bounds.height}));
    sim::deliver(*world_, application, [world = world_.get(), id = window.id, at] {
      if (auto* target = world->window(id)) click(*world, world->applications.at(target->pid), *target, at);
    });
    return Delivery::delivered(ActionPath::sim_pointer);
  }

  Delivery click_topmost(const PointerClick& on_screen) {
    const auto* top = world_->topmost_at(on_screen.x, on_screen.y);
    // The desktop background received it.
    if (top == nullptr) return Delivery::delivered(ActionPath::sim_pointer);
    auto inside = on_screen;
    inside.x -= top->is.bounds.x;
    inside.y -= top->is.bounds.y;
    return click_in(world_->applications.at(top->pid), *top, inside);
  }

  template <class Refuse>
  Delivery send_keys(const std::string& name, const WindowInfo& window, const Keys& gesture, const Limits& limits,
                     Refuse refuse) {
    const auto& keys = gesture.keys;
    if (auto unknown = unknown_key(keys)) return *std::move(unknown);
    for (std::size_t i = 0; i < keys.size(); ++i) {
      auto sent = send_key(name, window, keys[i], limits, refuse);
      if (sent.outcome != Outcome::delivered) {
        if (i == 0) return sent;
        return Delivery::cut_short(ActionPath::sim_keys, {.sent = i, .total = keys.size()}, sent.reason);
      }
      if (i + 1 < keys.size()) pause(gesture.delay, limits);
    }
    return Delivery::delivered(ActionPath::sim_keys);
  }

  template <class Refuse>
  Delivery send_key(const std::string& name, const WindowInfo& window, const KeyPress& key, const Limits& limits,
                    Refuse refuse) {
    const auto access = enter(*world_, {name, "keys", window.pid, Answer::not_awaited}, limits);
    if (!access) return Delivery::failed(access.error());
    const auto* live = world_->window(window.window_id);
    if (live == nullptr) return closed(window.window_id, "keys");
    auto& application = world_->applications.at(live->pid);
    if (const std::string reason = refuse(application); !reason.empty()) return Delivery::not_attempted(reason);
    sim::deliver(*world_, application, [world = world_.get(), id = window.window_id, key] {
      if (auto* target = world->window(id)) type(*world, world->applications.at(target->pid), *target, key);
    });
    return Delivery::delivered(ActionPath::sim_keys);
  }

  void pause(std::chrono::milliseconds delay, const Limits& limits) {
    if (delay.count() == 0) return;
    std::mutex mutex;
    std::condition_variable_any changed;
    std::unique_lock lock(mutex);
    const auto until = std::min(world_->now() + delay, limits.deadline);
    world_->time().wait_until(lock, changed, until, limits.stop, [] { return false; });
  }

  std::shared_ptr<World> world_;
};

}  // namespace

std::unique_ptr<Input> make_input(std::shared_ptr<World> world) { return std::make_unique<SimInput>(std::move(world)); }

}  // namespace offhand::platform::sim
