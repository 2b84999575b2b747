#include "impl/action/cursor_guide.h"

#include <algorithm>

namespace offhand {
namespace {

using platform::Spot;

/// What of a call's time has to be left for its action.
constexpr std::chrono::milliseconds time_to_act{1'000};

Spot middle_of(const Bounds& bounds) {
  return {static_cast<double>(bounds.x) + static_cast<double>(bounds.width) / 2,
          static_cast<double>(bounds.y) + static_cast<double>(bounds.height) / 2};
}

/// What is scrolled out of its window is done within it.
Spot within(const Bounds& window, Spot spot) {
  return {static_cast<double>(window.x) + std::clamp(spot.x, 0.0, static_cast<double>(window.width)),
          static_cast<double>(window.y) + std::clamp(spot.y, 0.0, static_cast<double>(window.height))};
}

}  // namespace

std::optional<Spot> place_of(const Target& target) {
  if (target.on_screen()) return target.point ? std::optional(Spot{target.point->x, target.point->y}) : std::nullopt;
  const auto& window = target.window;
  if (!window.is_on_screen || window.is_minimized) return std::nullopt;
  if (target.point) return within(window.bounds, {target.point->x, target.point->y});
  if (target.element && target.element->now.bounds)
    return within(window.bounds, middle_of(*target.element->now.bounds));
  return std::nullopt;
}

CursorWay lead_cursor(Session& session, platform::Overlay& overlay, platform::Clock& clock, const Target& target,
                      const platform::Limits& limits) {
  if (!session.cursor().is_enabled()) return CursorWay::none;
  const auto place = place_of(target);
  if (!place) return CursorWay::none;
  const auto now = clock.now();
  const auto arrival = session.cursor().move(overlay, *place, now, limits);
  if (!arrival) return CursorWay::none;
  if (*arrival <= now || *arrival + time_to_act >= limits.deadline) return CursorWay::there;
  platform::sleep_until(clock, *arrival, limits);
  return CursorWay::came;
}

void carry_cursor(Session& session, platform::Overlay& overlay, const platform::Clock& clock, const Target& target,
                  std::chrono::milliseconds time, const platform::Limits& limits) {
  auto end = target;
  end.point = target.to;
  const auto place = target.to ? place_of(end) : std::nullopt;
  if (place) (void)session.cursor().carry(overlay, *place, time, clock.now(), limits);
}

void show_done(Session& session, platform::Overlay& overlay, const platform::Clock& clock, const Target& target,
               const platform::Limits& limits) {
  session.cursor().acted(clock.now());
  if (!target.to) return;
  auto end = target;
  end.point = target.to;
  if (const auto place = place_of(end)) (void)session.cursor().move(overlay, *place, clock.now(), limits);
}

}  // namespace offhand
