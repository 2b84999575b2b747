#include "impl/user_state/grab_guard.h"

#include <chrono>

#include "generated/types/errors.h"

namespace offhand {
namespace {

using std::chrono::milliseconds;

/// A grab by a menu that the user is about to close is not worth a refusal, so it may last this long.
constexpr milliseconds hold_timeout{500};
constexpr milliseconds between_looks{20};
constexpr milliseconds time_to_hear_of_move{30};
constexpr milliseconds between_looks_for_move{5};

}  // namespace

Result<void> GrabGuard::await_free(const platform::Facets& platform, const platform::WindowInfo& window,
                                   const platform::Limits& limits) {
  if (!platform.has_input_grabs()) return {};
  auto& grabs = platform.input_grabs();
  const auto until = platform.clock().now() + hold_timeout;
  for (;;) {
    OFFHAND_ASSIGN(const auto hold, grabs.hold(limits));
    if (!hold.any()) return {};
    OFFHAND_ASSIGN(const bool its_own, grabs.shows_menu(window, limits));
    if (its_own) return {};
    const auto now = platform.clock().now();
    if (now >= until || limits.stop.stop_requested()) break;
    platform::sleep_until(platform.clock(), now + between_looks, limits);
  }
  return fail(errors::foreground_unavailable(
      {.window_id = window.window_id,
       .reason = "a menu or a list of another application holds the pointer or the keyboard"}));
}

Result<GrabGuard> GrabGuard::begin(const platform::Facets& platform, const platform::Limits& limits) {
  OFFHAND_ASSIGN(const auto before, platform.input_grabs().hold(limits));
  return GrabGuard(platform, before);
}

Result<bool> GrabGuard::is_held(const platform::Limits& limits) {
  // A menu that was open before the action is the user's and stays open.
  if (before_.any()) return false;
  const auto looked_at = platform_.clock().now();
  OFFHAND_ASSIGN(const auto now, platform_.input_grabs().hold(limits));
  if (!now.any()) free_at_ = looked_at;
  return now.any();
}

Result<bool> GrabGuard::is_taken(const platform::WindowInfo& window, const platform::Limits& limits) {
  if (!before_.any()) platform_.input().let_settle(window, limits);
  return is_held(limits);
}

GrabGuard::Held GrabGuard::taken(platform::GrabRelease release) const {
  const auto held_for = std::chrono::duration_cast<milliseconds>(platform_.clock().now() - free_at_).count();
  return {.effect = {SideEffectKind::grab, held_for, release != platform::GrabRelease::still_held}, .release = release};
}

Result<std::optional<GrabGuard::Held>> GrabGuard::release_if_taken(const platform::WindowInfo& window,
                                                                   const platform::Limits& limits) {
  OFFHAND_ASSIGN(const bool is_taken, this->is_taken(window, limits));
  if (!is_taken) return end_move(window, limits);
  // A request to the window manager to move the window may have been sent a moment ago.
  const auto until = platform_.clock().now() + time_to_hear_of_move;
  for (;;) {
    OFFHAND_ASSIGN(const auto held, release_if_held(window, limits));
    if (held || platform_.clock().now() >= until) return held;
    platform::sleep_until(platform_.clock(), platform_.clock().now() + between_looks_for_move, limits);
  }
}

Result<std::optional<GrabGuard::Held>> GrabGuard::release_if_held(const platform::WindowInfo& window,
                                                                  const platform::Limits& limits) {
  OFFHAND_ASSIGN(const bool is_held, this->is_held(limits));
  if (!is_held) return std::nullopt;
  OFFHAND_ASSIGN(const auto moved, end_move(window, limits));
  if (moved) return moved;
  OFFHAND_ASSIGN(const auto release, platform_.input_grabs().release_grab(window, limits));
  // The user opened a menu of their own meanwhile, or the window manager grabs the keyboard.
  if (release == platform::GrabRelease::not_its_own) return std::nullopt;
  return taken(release);
}

Result<std::optional<GrabGuard::Held>> GrabGuard::end_move(const platform::WindowInfo& window,
                                                           const platform::Limits& limits) {
  if (before_.any() || move_was_ended_ || !platform_.input_grabs().called_off_move(window, began_)) return std::nullopt;
  move_was_ended_ = true;
  OFFHAND_ASSIGN(const auto release, platform_.input_grabs().end_move(limits));
  return taken(release);
}

Result<std::optional<GrabGuard::Held>> GrabGuard::tell_if_held_in_drag(const platform::Limits& limits) {
  OFFHAND_ASSIGN(const bool is_held, this->is_held(limits));
  if (!is_held) return std::nullopt;
  // A grab of the pointer alone does not disturb a user who types, and it ends with the drag (Chromium).
  OFFHAND_ASSIGN(const auto now, platform_.input_grabs().hold(limits));
  if (!now.keyboard) return std::nullopt;
  return taken(platform::GrabRelease::let_go);
}

Result<std::optional<GrabGuard::Held>> GrabGuard::tell_if_taken(const platform::WindowInfo& window,
                                                                const platform::Limits& limits) {
  OFFHAND_ASSIGN(const bool is_taken, this->is_taken(window, limits));
  if (!is_taken) return std::nullopt;
  return tell_if_held(window, limits);
}

Result<std::optional<GrabGuard::Held>> GrabGuard::tell_if_held(const platform::WindowInfo& window,
                                                               const platform::Limits& limits) {
  OFFHAND_ASSIGN(const bool is_held, this->is_held(limits));
  if (!is_held) return std::nullopt;
  OFFHAND_ASSIGN(const bool its_own, platform_.input_grabs().shows_menu(window, limits));
  if (!its_own) return std::nullopt;
  return taken(platform::GrabRelease::still_held);
}

}  // namespace offhand
