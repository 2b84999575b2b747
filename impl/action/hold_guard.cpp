#include "impl/action/hold_guard.h"

#include <chrono>

namespace offhand {

Result<HoldGuard> HoldGuard::begin(const platform::Facets& platform, const platform::Limits& limits) {
  OFFHAND_ASSIGN(const auto before, platform.input().hold(limits));
  return HoldGuard(platform, before);
}

Result<std::optional<SideEffect>> HoldGuard::release_if_taken(const platform::WindowInfo& window,
                                                              const platform::Limits& limits) {
  using std::chrono::milliseconds;
  auto& input = platform_.input();
  // What the person opened before is theirs and stays.
  if (before_.any()) return std::optional<SideEffect>();
  input.let_settle(window, limits);
  OFFHAND_ASSIGN(const auto now, input.hold(limits));
  if (!now.any()) return std::optional<SideEffect>();
  OFFHAND_ASSIGN(const auto release, input.release_hold(window, limits));
  // The person opened a menu of their own meanwhile, or the window manager holds the keyboard.
  if (release == platform::Release::not_its_own) return std::optional<SideEffect>();
  const auto held_for = std::chrono::duration_cast<milliseconds>(platform_.clock().now() - free_at_).count();
  return std::optional(SideEffect{SideEffectKind::grab, held_for, release == platform::Release::released});
}

}  // namespace offhand
