#include "impl/user_state/user_state_keeper.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "impl/user_state/lasting_effects.h"

namespace offhand {

using std::chrono::milliseconds;

UserStateKeeper::~UserStateKeeper() = default;

Result<std::unique_ptr<UserStateWatch>> UserStateKeeper::watch(const platform::Facets& platform,
                                                               const platform::Limits& limits) {
  return UserStateWatch::begin(events_, threads_, platform, limits, end_kept());
}

void UserStateKeeper::give_up() { static_cast<void>(end_kept()); }

UserStateWatch::Legacy UserStateKeeper::end_kept() {
  Kept former;
  {
    const std::scoped_lock lock(mutex_);
    std::swap(former, kept_);
  }
  return end(std::move(former));
}

void UserStateKeeper::keep(std::unique_ptr<UserStateWatch> kept_watch, std::int64_t pid, const std::string& session,
                           const platform::Facets& platform, milliseconds at_least) {
  const auto now = platform.clock().now();
  const auto until = now + std::max(at_least, kept_watch->catches_keys() ? programs_timeout : timeout);
  auto last = until;
  {
    const std::scoped_lock lock(mutex_);
    std::erase_if(lately_, [&](const auto& entry) { return entry.second < now; });
    auto& remembered = lately_[pid];
    remembered = std::max(remembered, until);
    // An action elsewhere does not end the wait for the window of a program that starts slowly.
    for (const auto& [process, end] : lately_) last = std::max(last, end);
  }
  kept_watch->linger(last);
  Kept former{std::move(kept_watch), session};
  {
    const std::scoped_lock lock(mutex_);
    std::swap(former, kept_);
  }
  static_cast<void>(end(std::move(former)));
}

/// Called without the lock: the thread of a watch calls owns(), which takes it.
UserStateWatch::Legacy UserStateKeeper::end(Kept former) {
  const auto kept_watch = std::move(former.kept_watch);
  if (!kept_watch) return {};
  auto legacy = kept_watch->end();
  note_late(former.session, kept_watch->take_side_effects());
  auto ended = kept_watch;
  const std::scoped_lock lock(mutex_);
  std::swap(ended_, ended);
  return legacy;
}

void UserStateKeeper::note_late(const std::string& session, std::optional<std::vector<SideEffect>> effects) {
  if (!effects) return;
  const std::scoped_lock lock(mutex_);
  if (!late_.contains(session) && late_.size() >= most_sessions) late_.erase(late_.begin());
  auto& noted = late_[session];
  for (const auto& effect : *effects) {
    if (noted.size() < most_effects) noted.push_back(effect);
  }
}

void UserStateKeeper::note_grab(const std::string& session, platform::TimePoint since) {
  const std::scoped_lock lock(mutex_);
  if (!grabs_.contains(session) && grabs_.size() >= most_sessions) grabs_.erase(grabs_.begin());
  grabs_.emplace(session, since);
}

std::optional<SideEffect> UserStateKeeper::lasting_grab(const std::string& session, const platform::Facets& platform,
                                                        const platform::Limits& limits) {
  platform::TimePoint since;
  {
    const std::scoped_lock lock(mutex_);
    const auto found = grabs_.find(session);
    if (found == grabs_.end()) return std::nullopt;
    since = found->second;
  }
  Result<platform::InputGrab> held = platform::InputGrab{};
  if (platform.has_input_grabs()) held = platform.input_grabs().hold(limits);
  if (held && held->any()) {
    const auto lasts = std::chrono::duration_cast<std::chrono::milliseconds>(platform.clock().now() - since);
    return SideEffect{.kind = SideEffectKind::grab, .duration_ms = lasts.count(), .restored = false};
  }
  const std::scoped_lock lock(mutex_);
  grabs_.erase(session);
  return std::nullopt;
}

std::optional<std::vector<SideEffect>> UserStateKeeper::take_late(const std::string& session,
                                                                  const platform::Facets& platform,
                                                                  const platform::Limits& limits) {
  if (auto grab = lasting_grab(session, platform, limits)) note_late(session, std::vector{*std::move(grab)});
  std::shared_ptr<UserStateWatch> lingering;
  {
    const std::scoped_lock lock(mutex_);
    if (kept_.session == session) lingering = kept_.kept_watch;
  }
  if (lingering) note_late(session, lingering->take_side_effects());
  const std::scoped_lock lock(mutex_);
  auto found = late_.extract(session);
  if (found.empty()) return std::nullopt;
  std::optional late(std::move(found.mapped()));
  say_what_ends(late);
  return late;
}

bool UserStateKeeper::owns(const Window& window, const platform::Facets& platform) {
  std::vector<std::int64_t> lately;
  {
    const std::scoped_lock lock(mutex_);
    for (const auto& [pid, until] : lately_) {
      if (platform.clock().now() < until) lately.push_back(pid);
    }
  }
  return std::any_of(lately.begin(), lately.end(),
                     [&](std::int64_t pid) { return platform.apps().is_in_process_tree(pid, window.pid); });
}

}  // namespace offhand
