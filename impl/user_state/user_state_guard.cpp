#include "impl/user_state/user_state_guard.h"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <ranges>
#include <set>
#include <utility>

#include "platform/api/atomic_acts.h"

namespace offhand {
namespace {

using platform::UserState;

/// For this long a window manager may still place new windows by the window that was active before the restore.
constexpr std::chrono::milliseconds aftermath{500};

constexpr std::chrono::milliseconds time_for_last_look{300};

bool contains(const std::vector<std::int64_t>& windows, std::int64_t window) {
  return std::find(windows.begin(), windows.end(), window) != windows.end();
}

/// The existing windows: the stacking order where the platform shows it, otherwise the list of windows.
Result<std::vector<std::int64_t>> windows_of(const UserState& desk, platform::Windows& windows,
                                             const platform::Limits& limits) {
  if (desk.observable.contains(SideEffectKind::stacking)) return desk.stacking;
  OFFHAND_ASSIGN(const auto listed, windows.list(limits));
  std::vector<std::int64_t> ids;
  for (const auto& window : listed) ids.push_back(window.window_id);
  return ids;
}

/// The windows of one stacking order that are in another as well, bottom to top.
std::vector<std::int64_t> common(const std::vector<std::int64_t>& order, const std::vector<std::int64_t>& other) {
  std::vector<std::int64_t> both;
  std::copy_if(order.begin(), order.end(), std::back_inserter(both),
               [&](std::int64_t window) { return contains(other, window); });
  return both;
}

/// Whether a new stealer covers the active window, or a stealer that existed before is higher in the stacking order.
bool stacking_taken(const UserState& before, const UserState& now, const std::set<std::int64_t>& stealers) {
  const bool none_active = before.active_window == 0 && before.observable.contains(SideEffectKind::active_window);
  if (none_active || stealers.contains(before.active_window)) return false;
  const auto active = std::find(now.stacking.begin(), now.stacking.end(), before.active_window);
  if (active != now.stacking.end()) {
    const bool covered = std::any_of(active, now.stacking.end(), [&](std::int64_t window) {
      return stealers.contains(window) && !contains(before.stacking, window);
    });
    if (covered) return true;
  }
  const auto was_order = common(before.stacking, now.stacking);
  const auto is_order = common(now.stacking, before.stacking);
  return std::any_of(stealers.begin(), stealers.end(), [&](std::int64_t window) {
    const auto was = std::find(was_order.begin(), was_order.end(), window) - was_order.begin();
    const auto is = std::find(is_order.begin(), is_order.end(), window) - is_order.begin();
    return is > was;
  });
}

/// Nobody works in any window: what comes to the front without belonging to the target takes it from nobody.
bool is_nobodys(const UserState& desk) {
  return desk.observable.contains(SideEffectKind::active_window) && desk.active_window == 0 && desk.focus_owner == 0;
}

/// The windows of before in their order, and no other one above the active window.
bool stacking_is_back(const UserState& before, const UserState& now) {
  const auto active = std::ranges::find(now.stacking, before.active_window);
  return common(before.stacking, now.stacking) == common(now.stacking, before.stacking) &&
         std::all_of(active, now.stacking.end(),
                     [&](std::int64_t window) { return contains(before.stacking, window); });
}

/// The stacking order to restore: the former order, with the user's new windows on top.
std::vector<std::int64_t> users_stacking(const UserState& before, const UserState& now,
                                         const std::set<std::int64_t>& stealers) {
  auto order = before.stacking;
  std::copy_if(now.stacking.begin(), now.stacking.end(), std::back_inserter(order),
               [&](std::int64_t window) { return !stealers.contains(window) && !contains(before.stacking, window); });
  return order;
}

}  // namespace

UserStateGuard::UserStateGuard(const platform::Facets& platform, UserState before, std::vector<std::int64_t> windows)
    : platform_(platform),
      before_(std::move(before)),
      first_windows_(std::move(windows)),
      seen_windows_(first_windows_),
      begun_(platform.clock().now()),
      intact_at_(begun_) {}

Result<UserStateGuard> UserStateGuard::begin(const platform::Facets& platform, const platform::Limits& limits,
                                             const std::optional<UserState>& users) {
  OFFHAND_ASSIGN(auto before, platform.user_state(limits));
  OFFHAND_ASSIGN(auto windows, windows_of(before, platform.windows(), limits));
  if (users && contains(windows, users->active_window)) {
    before.active_window = users->active_window;
    before.focus_owner = users->focus_owner;
    before.memento = users->memento;
    before.stacking = common(users->stacking, before.stacking);
  }
  return UserStateGuard(platform, std::move(before), std::move(windows));
}

Result<UserStateGuard> UserStateGuard::begin_with(const platform::Facets& platform, const platform::Limits& limits,
                                                  UserState desk) {
  OFFHAND_ASSIGN(auto windows, windows_of(desk, platform.windows(), limits));
  return UserStateGuard(platform, std::move(desk), std::move(windows));
}

void UserStateGuard::note(SideEffectKind kind, platform::TimePoint from, platform::TimePoint to, bool restored) {
  // The event that ended it may be older than the look that found it.
  to = std::max(from, to);
  for (auto& loss : losses_) {
    if (loss.kind != kind || from > loss.to || to < loss.from) continue;
    loss.from = std::min(loss.from, from);
    loss.to = std::max(loss.to, to);
    loss.restored = restored;
    return;
  }
  losses_.push_back({kind, from, to, restored});
}

Result<bool> UserStateGuard::user_acted(const platform::Limits& limits) {
  if (acted_) return acted_();
  if (!user_acted_) {
    OFFHAND_ASSIGN(user_acted_, platform_.user_acted_since(begun_, limits));
  }
  return user_acted_;
}

bool UserStateGuard::is_new(std::int64_t window) const { return !contains(first_windows_, window); }

Result<UserStateGuard::Newcomers> UserStateGuard::newcomers(const Owns& owns, std::int64_t active,
                                                            const platform::Limits& limits) {
  OFFHAND_ASSIGN(const auto windows, platform_.windows().list(limits));
  const auto front = std::find_if(windows.begin(), windows.end(),
                                  [&](const Window& window) { return window.window_id == before_.active_window; });
  Newcomers found;
  found.left = front != windows.end() && (front->is_minimized || !front->on_current_space);
  for (const auto& window : windows) {
    const bool is_new = this->is_new(window.window_id);
    if (owns(window, is_new)) {
      found.stealers.insert(window.window_id);
      continue;
    }
    if (!is_new && window.window_id == active && active != before_.active_window) {
      // Where it is known what the user does: it came forward by itself, as a new one would. A program that was started
      // shows its window, and takes the focus when it is ready.
      if (acted_ && !acted_() && owns(window, true)) found.stealers.insert(window.window_id);
      continue;
    }
    if (!is_new || is_nobodys(before_)) continue;
    if (front != windows.end() && front->pid == window.pid) {
      if (found.users == 0 && !contains(seen_windows_, window.window_id)) found.users = window.window_id;
      continue;
    }
    OFFHAND_ASSIGN(const bool user_acted, this->user_acted(limits));
    if (!user_acted) found.stealers.insert(window.window_id);
  }
  return found;
}

void UserStateGuard::note_gap(const UserState& now, std::optional<platform::TimePoint> since) {
  const bool is_gap = now.active_window == 0 && before_.active_window != 0 && now.focus_owner != 0 &&
                      now.focus_owner == before_.focus_owner;
  if (is_gap) {
    if (!gap_since_) gap_since_ = std::max(since.value_or(intact_at_), intact_at_);
    return;
  }
  if (!gap_since_) return;
  if (now.active_window == before_.active_window)
    note(SideEffectKind::active_window, *gap_since_, since.value_or(platform_.clock().now()), true);
  gap_since_.reset();
}

Result<bool> UserStateGuard::restore_if_taken(const Owns& owns, const platform::Limits& limits,
                                              std::optional<platform::TimePoint> since) {
  OFFHAND_ASSIGN(const auto now, platform_.user_state(limits));
  note_gap(now, since);
  compositions_broken_ = now.compositions_broken;
  selection_owner_ = now.selection_owner;
  found_active_ = now.active_window == before_.active_window;
  found_intact_ = now == before_;
  if (found_intact_) {
    intact_at_ = platform_.clock().now();
    left_ = false;
    return false;
  }
  OFFHAND_ASSIGN(const auto newcomers, this->newcomers(owns, now.active_window, limits));
  const auto& stealers = newcomers.stealers;
  // Nothing has the focus: a stealer or the user caused that. (No active window while a window has the focus means only
  // that the window manager has not named it yet.)
  bool left_by_stealer = false;
  if (now.focus_owner == 0) {
    OFFHAND_ASSIGN(const bool user_acted, this->user_acted(limits));
    left_by_stealer = !user_acted;
  }
  OFFHAND_ASSIGN(const auto present, windows_of(now, platform_.windows(), limits));
  left_ = newcomers.left || !contains(present, before_.active_window);
  const auto taken = [&](std::int64_t was, std::int64_t is) {
    const bool by_stealer = is == 0 ? left_by_stealer : stealers.contains(is);
    return was != is && !left_ && by_stealer && !stealers.contains(was);
  };
  std::vector<SideEffectKind> lost;
  if (taken(before_.active_window, now.active_window)) lost.push_back(SideEffectKind::active_window);
  if (taken(before_.focus_owner, now.focus_owner)) lost.push_back(SideEffectKind::focus);
  if (!newcomers.left && stacking_taken(before_, now, stealers)) lost.push_back(SideEffectKind::stacking);

  // What the user changed meanwhile is the user's state from now on.
  const auto is_lost = [&](SideEffectKind kind) { return std::find(lost.begin(), lost.end(), kind) != lost.end(); };
  before_.pointer = now.pointer;
  // The focus follows the active window; while the same window stays active the focus may be on its way to another one.
  const bool has_other =
      now.active_window != before_.active_window && now.active_window != 0 && !stealers.contains(now.active_window);
  if (has_other && !is_lost(SideEffectKind::active_window)) {
    before_.active_window = now.active_window;
    before_.focus_owner = now.focus_owner;
    before_.memento = now.memento;
  }
  // A new window of the user's application would have become active without the stealer.
  const auto looked_at = platform_.clock().now();
  const bool robbed = !lost.empty() || (lost_at_ && looked_at - *lost_at_ < aftermath);
  if (newcomers.users != 0) arrival_ = {newcomers.users, looked_at};
  const bool arrived = now.active_window == arrival_.window || !contains(present, arrival_.window);
  if (arrived || looked_at - arrival_.seen_at >= aftermath) arrival_ = {};
  if (arrival_.window != 0 && robbed) {
    before_.active_window = before_.focus_owner = arrival_.window;
    arrival_ = {};
    if (lost.empty()) lost.push_back(SideEffectKind::active_window);
  }
  if (!lost.empty()) lost_at_ = looked_at;
  seen_windows_ = present;
  before_.stacking = lost.empty() ? now.stacking : users_stacking(before_, now, stealers);
  if (!lost.empty()) {
    const bool restored = !is_refused() && platform_.restore(before_, limits).has_value();
    refusals_ = restored ? 0 : refusals_ + 1;
    const auto from = std::max(since.value_or(intact_at_), intact_at_);
    for (const auto kind : lost) note(kind, from, platform_.clock().now(), restored);
  }
  intact_at_ = platform_.clock().now();
  return !lost.empty();
}

Result<void> UserStateGuard::restore(const platform::Limits& limits) {
  OFFHAND_ASSIGN(const auto now, platform_.user_state(limits));
  selection_owner_ = now.selection_owner;
  // Also when nothing seems changed: events in flight may still change it.
  auto restored = platform_.restore(before_, limits);
  const auto note_if = [&](bool changed, SideEffectKind kind) {
    if (changed) note(kind, intact_at_, platform_.clock().now(), restored.has_value());
  };
  note_if(now.active_window != before_.active_window, SideEffectKind::active_window);
  note_if(now.focus_owner != before_.focus_owner, SideEffectKind::focus);
  note_if(now.stacking != before_.stacking, SideEffectKind::stacking);
  intact_at_ = platform_.clock().now();
  return restored;
}

void UserStateGuard::look_a_last_time() {
  if (losses_.empty()) return;
  const auto looked_at = platform_.clock().now();
  const auto now = platform_.user_state({looked_at + time_for_last_look, {}});
  if (!now) return;
  const auto is_lost = [&](const Loss& loss) {
    if (loss.kind == SideEffectKind::active_window) return now->active_window != before_.active_window;
    if (loss.kind == SideEffectKind::focus) return now->focus_owner != before_.focus_owner;
    // Restored once, it is the user's to change.
    return !loss.restored && !stacking_is_back(before_, *now);
  };
  std::set<SideEffectKind> seen;
  for (auto& loss : std::ranges::reverse_view(losses_)) {
    // What was lost before the last loss of a kind ended when that began.
    if (!seen.insert(loss.kind).second) continue;
    // A busy window manager restores later than it was waited for.
    if (loss.restored != is_lost(loss)) continue;
    loss.restored = !loss.restored;
    loss.to = looked_at;
  }
}

std::optional<std::vector<SideEffect>> UserStateGuard::take_side_effects() {
  using std::chrono::milliseconds;
  look_a_last_time();
  std::vector<SideEffect> effects;
  for (const auto kind : {SideEffectKind::active_window, SideEffectKind::focus, SideEffectKind::stacking}) {
    std::chrono::nanoseconds away{};
    const Loss* last = nullptr;
    for (const auto& loss : losses_) {
      if (loss.kind != kind) continue;
      away += loss.to - loss.from;
      last = &loss;
    }
    if (last != nullptr) effects.push_back({kind, std::chrono::ceil<milliseconds>(away).count(), last->restored});
  }
  losses_.clear();
  if (compositions_broken_ > before_.compositions_broken) effects.push_back({SideEffectKind::composition, 0, false});
  before_.compositions_broken = std::max(before_.compositions_broken, compositions_broken_);
  if (effects.empty()) return std::nullopt;
  return effects;
}

std::optional<std::vector<SideEffectKind>> UserStateGuard::unobserved() const {
  // Nobody sits at the desk of a browser, which is acted on in its pages alone: there is nothing to observe.
  const bool is_of_pages =
      platform_.has_tree() && dynamic_cast<const platform::AtomicActs*>(&platform_.tree()) != nullptr;
  if (is_of_pages && !platform_.has_user_desk()) return std::nullopt;
  constexpr auto all = UserState::everything;
  std::vector<SideEffectKind> hidden;
  std::copy_if(all.begin(), all.end(), std::back_inserter(hidden),
               [&](SideEffectKind kind) { return !before_.observable.contains(kind); });
  if (hidden.empty()) return std::nullopt;
  return hidden;
}

}  // namespace offhand
