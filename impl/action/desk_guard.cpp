#include "impl/action/desk_guard.h"

#include <algorithm>
#include <chrono>
#include <set>
#include <utility>

namespace offhand {
namespace {

using platform::DeskState;

/// Windows of the old stacking order that still exist, bottom to top.
std::vector<std::int64_t> survivors(const DeskState& before, const DeskState& now) {
  std::vector<std::int64_t> kept;
  for (const auto window : before.stacking) {
    if (std::find(now.stacking.begin(), now.stacking.end(), window) != now.stacking.end()) kept.push_back(window);
  }
  return kept;
}

bool stacking_taken(const DeskState& before, const DeskState& now, const std::set<std::int64_t>& takers) {
  const auto kept = survivors(before, now);
  std::vector<std::int64_t> now_kept;
  std::set<std::int64_t> above_active;
  bool above = false;
  for (const auto window : now.stacking) {
    if (std::find(kept.begin(), kept.end(), window) != kept.end()) now_kept.push_back(window);
    if (above) above_active.insert(window);
    if (window == before.active_window) above = true;
  }
  const bool new_on_top = std::any_of(above_active.begin(), above_active.end(), [&](std::int64_t window) {
    return std::find(before.stacking.begin(), before.stacking.end(), window) == before.stacking.end();
  });
  if (new_on_top) return true;
  if (now_kept == kept) return false;
  // The order changed: is a taker's window nearer to the front than it was?
  return std::any_of(takers.begin(), takers.end(), [&](std::int64_t window) {
    const auto was = std::find(kept.begin(), kept.end(), window) - kept.begin();
    const auto is = std::find(now_kept.begin(), now_kept.end(), window) - now_kept.begin();
    return is > was;
  });
}

}  // namespace

DeskGuard::DeskGuard(platform::Platform& platform, DeskState before)
    : platform_(&platform), before_(std::move(before)), intact_at_(platform.clock->now()) {}

Result<DeskGuard> DeskGuard::begin(platform::Platform& platform, const platform::Limits& limits) {
  OFFHAND_ASSIGN(auto before, platform.windows->desk(limits));
  return DeskGuard(platform, std::move(before));
}

void DeskGuard::note(SideEffectKind kind, bool restored) {
  using std::chrono::milliseconds;
  const auto lost = std::chrono::duration_cast<milliseconds>(platform_->clock->now() - intact_at_).count();
  for (auto& effect : side_effects_) {
    if (effect.kind != kind) continue;
    effect.duration_ms += lost;
    effect.restored = restored;
    return;
  }
  side_effects_.push_back({kind, lost, restored});
}

Result<bool> DeskGuard::restore_if_taken(std::int64_t pid, const platform::Limits& limits) {
  OFFHAND_ASSIGN(const auto now, platform_->windows->desk(limits));
  if (now == before_) {
    intact_at_ = platform_->clock->now();
    return false;
  }
  OFFHAND_ASSIGN(const auto windows, platform_->windows->list(limits));
  std::set<std::int64_t> takers;
  for (const auto& window : windows) {
    const bool is_new =
        std::find(before_.stacking.begin(), before_.stacking.end(), window.window_id) == before_.stacking.end();
    if (window.pid == pid || is_new) takers.insert(window.window_id);
  }
  const auto taken = [&](std::int64_t was, std::int64_t is) {
    // 0: the window manager has not settled, or the former owner was left with nothing.
    return was != is && (takers.contains(is) || is == 0) && !takers.contains(was);
  };
  std::vector<SideEffectKind> lost;
  if (taken(before_.active_window, now.active_window)) lost.push_back(SideEffectKind::active_window);
  if (taken(before_.focus_window, now.focus_window)) lost.push_back(SideEffectKind::focus);
  if (before_.active_window != 0 && !takers.contains(before_.active_window) && stacking_taken(before_, now, takers)) {
    lost.push_back(SideEffectKind::stacking);
  }
  if (lost.empty()) {
    intact_at_ = platform_->clock->now();
    return false;
  }
  const auto restored = platform_->windows->restore(before_, limits);
  for (const auto kind : lost) note(kind, restored.has_value());
  intact_at_ = platform_->clock->now();
  return true;
}

Result<void> DeskGuard::restore(const platform::Limits& limits) {
  OFFHAND_ASSIGN(const auto now, platform_->windows->desk(limits));
  if (now == before_) return {};
  auto restored = platform_->windows->restore(before_, limits);
  if (now.active_window != before_.active_window) note(SideEffectKind::active_window, restored.has_value());
  if (now.focus_window != before_.focus_window) note(SideEffectKind::focus, restored.has_value());
  if (now.stacking != before_.stacking) note(SideEffectKind::stacking, restored.has_value());
  return restored;
}

std::optional<std::vector<SideEffect>> DeskGuard::side_effects() const {
  if (side_effects_.empty()) return std::nullopt;
  return side_effects_;
}

}  // namespace offhand
