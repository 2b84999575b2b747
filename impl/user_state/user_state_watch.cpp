#include "impl/user_state/user_state_watch.h"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <utility>

namespace offhand {
namespace {

using platform::Event;
using platform::EventKind;
using std::chrono::milliseconds;

/// The limit for one look; a look takes a fraction of a millisecond.
constexpr milliseconds time_for_a_look{1000};
/// A window manager reports the active window up to this long after the focus went away and came back.
constexpr milliseconds window_manager_catches_up{500};
/// Event times have a resolution of whole milliseconds.
constexpr milliseconds event_times_differ_by{1};

bool is_of_user_state(const Event& event) {
  switch (event.kind) {
    case EventKind::window_opened:
    case EventKind::active_window_changed:
    case EventKind::stacking_changed:
    case EventKind::focus_changed:
      return !event.node;
    default:
      return event.kind == EventKind::overflow;
  }
}

/// The watch is subscribed to events of the user state only, so any event counts.
bool any(const Event& /*event*/) { return true; }

}  // namespace

Result<std::unique_ptr<UserStateWatch>> UserStateWatch::begin(EventHub& events, Executor& threads,
                                                              const platform::Facets& platform,
                                                              const platform::Limits& limits, Legacy legacy) {
  if (platform.has_key_interception()) {
    if (const auto attended = platform.key_interception().attend_user(limits); !attended)
      spdlog::debug("What the user does is not noticed: {}", attended.error().message);
  }
  auto watch = events.watch(0, is_of_user_state);
  OFFHAND_ASSIGN(auto guard, legacy.is_intact ? UserStateGuard::begin_with(platform, limits, *std::move(legacy.users))
                                              : UserStateGuard::begin(platform, limits, legacy.users));
  return std::unique_ptr<UserStateWatch>(
      new UserStateWatch(threads, platform, std::move(watch), std::move(guard), std::move(legacy.net)));
}

UserStateWatch::UserStateWatch(Executor& threads, const platform::Facets& platform, std::unique_ptr<EventWatch> events,
                               UserStateGuard guard, std::unique_ptr<platform::KeyInterceptor> former_interceptor)
    : platform_(platform),
      events_(std::move(events)),
      guard_(std::move(guard)),
      former_interceptor_(std::move(former_interceptor)),
      active_settled_at_(platform.clock().now()),
      keys_told_(former_interceptor_ ? former_interceptor_->keys_caught() : 0),
      front_(guard_.before().active_window),
      threads_(threads) {}

UserStateWatch::~UserStateWatch() {
  stop_.request_stop();
  if (running_.valid()) running_.wait();
}

void UserStateWatch::keep(UserStateGuard::Owns owns, const platform::KeyInterceptor::Of& of,
                          const platform::Limits& limits) {
  {
    const std::scoped_lock lock(looking_);
    owns_ = std::move(owns);
    until_ = platform::TimePoint::max();
    if (std::exchange(front_is_lent_, false)) {
      interceptor_->set_front(platform::KeyInterceptor::Front::users);
    } else {
      auto net = spread(of, platform::KeyInterceptor::Front::users, limits);
      take_interceptor();
      // The predecessor's interceptor mostly covers the same application.
      interceptor_ = net ? *std::move(net) : std::move(former_interceptor_);
      release_former_interceptor();
    }
    // When the interceptor is gone (the time is over), nothing is known, so the user counts as having acted.
    if (interceptor_) {
      guard_.ask_whether_user_acted([this] {
        if (!commanded_) commanded_ = !interceptor_ || interceptor_->user_commanded();
        return *commanded_;
      });
    }
  }
  if (running_.valid()) return;
  const auto work = std::make_shared<std::packaged_task<void()>>([this, stop = stop_.get_token()] { run(stop); });
  running_ = work->get_future();
  threads_.submit([work] { (*work)(); });
}

Result<std::unique_ptr<platform::KeyInterceptor>> UserStateWatch::spread(const platform::KeyInterceptor::Of& of,
                                                                         platform::KeyInterceptor::Front front,
                                                                         const platform::Limits& limits) const {
  if (!platform_.has_key_interception()) return nullptr;
  const auto soon = platform_.clock().now() + time_for_a_look;
  auto net = platform_.key_interception().intercept_keys(guard_.before(), of, front,
                                                         {std::min(limits.deadline, soon), limits.stop});
  if (!net) spdlog::debug("Without a net for the user's keys: {}", net.error().message);
  return net;
}

bool UserStateWatch::prepare_to_lend_front(const platform::KeyInterceptor::Of& of,
                                           platform::KeyInterceptor::Front front, const platform::Limits& limits) {
  const std::scoped_lock lock(looking_);
  auto net = spread(of, front, limits);
  take_interceptor();
  if (net) interceptor_ = *std::move(net);
  front_is_lent_ = interceptor_ != nullptr;
  release_former_interceptor();
  return front_is_lent_;
}

void UserStateWatch::lend_front() {
  const std::scoped_lock lock(looking_);
  if (front_is_lent_) interceptor_->set_front(platform::KeyInterceptor::Front::lent);
}

void UserStateWatch::linger(platform::TimePoint until) {
  const std::scoped_lock lock(looking_);
  answered_ = true;
  until_ = until;
  std::exchange(until_changed_, std::stop_source()).request_stop();
}

void UserStateWatch::release() {
  const std::scoped_lock lock(looking_);
  take_interceptor();
  front_is_lent_ = false;
  release_former_interceptor();
}

UserStateWatch::Legacy UserStateWatch::end() {
  Legacy legacy;
  if (!running_.valid()) return legacy;
  stop_.request_stop();
  {
    const std::scoped_lock lock(looking_);
    until_changed_.request_stop();
    const auto now = platform_.clock().now();
    if (now < until_ && look_now({now + time_for_a_look, {}})) {
      legacy = {.users = guard_.kept(), .is_intact = guard_.found_intact(), .net = take_interceptor()};
    }
    until_ = {};
    take_interceptor();
  }
  return legacy;
}

void UserStateWatch::run(const std::stop_token& stop) {
  auto& clock = platform_.clock().bystander();
  for (;;) {
    std::unique_lock lock(looking_);
    const auto until = until_;
    const auto changed = until_changed_;
    if (stop.stop_requested() || clock.now() >= until) {
      take_interceptor();
      events_.reset();
      return;
    }
    lock.unlock();
    const std::stop_callback wake(stop, [changed]() mutable { changed.request_stop(); });
    const auto event = events_->wait(any, until, changed.get_token(), clock);
    if (!event) continue;
    lock.lock();
    if (stop.stop_requested() || platform_.clock().now() >= until_) continue;
    handle_event(*event);
    static_cast<void>(look_now({platform_.clock().now() + time_for_a_look, {}}));
  }
}

/// Events that arrived since the one that caused this look are covered by it as well.
void UserStateWatch::handle_events() {
  auto& clock = platform_.clock().bystander();
  while (const auto event = events_ ? events_->wait(any, clock.now(), {}, clock) : std::nullopt) handle_event(*event);
}

void UserStateWatch::handle_event(const Event& event) {
  if (!changed_at_) changed_at_ = event.at;
  // On a desktop that shows no active window, two such events do not tell whether it changed in between.
  const bool shows_active = guard_.before().observable.contains(SideEffectKind::active_window);
  if (event.kind != EventKind::active_window_changed || !shows_active) return;
  // On a busy machine an event is read after a look that already saw its change.
  if (event.at - event_times_differ_by > active_settled_at_) active_changed_at_.push_back(event.at);
}

Result<bool> UserStateWatch::look_now(const platform::Limits& limits) {
  handle_events();
  commanded_.reset();
  std::optional<bool> turned;
  const auto owns = [&](const Window& window, bool is_new) {
    // The interceptor is asked only when a change was found: only then does it matter whether the user caused it.
    if (!turned) turned = interceptor_ && interceptor_->user_turned();
    if (*turned || !owns_ || (answered_ && !is_new && !interceptor_)) return false;
    return owns_(window, is_new);
  };
  OFFHAND_ASSIGN(const bool restored, guard_.restore_if_taken(owns, limits, std::exchange(changed_at_, std::nullopt)));
  const auto front = guard_.before().active_window;
  if (front != front_ || (restored && !guard_.found_active())) settle_active();
  const bool returned = note_thefts();
  front_ = front;
  if (interceptor_) interceptor_->give_to(guard_.before());
  if (answered_ && (restored || returned))
    spdlog::info("A window that an action opened took what is the user's; it was put back.");
  return restored || returned;
}

/// The interceptor may have returned the focus before any look saw the loss.
bool UserStateWatch::note_thefts() {
  const bool returned = interceptor_ && note(interceptor_->take_thefts());
  // The active window follows the focus, away and back.
  const auto now = platform_.clock().now();
  if (theft_at_) {
    std::erase_if(active_changed_at_, [&](platform::TimePoint at) { return at < *theft_at_; });
    if (active_changed_at_.size() > 1) {
      guard_.note(SideEffectKind::active_window, active_changed_at_.front(), active_changed_at_.back(), true);
    }
    if (now - *theft_at_ > window_manager_catches_up) theft_at_.reset();
  } else if (guard_.found_active() && active_changed_at_.size() > 1) {
    // On a busy machine another window, or none, was active between two looks.
    guard_.note(SideEffectKind::active_window, active_changed_at_.front(), active_changed_at_.back(), true);
    active_changed_at_.clear();
  } else {
    std::erase_if(active_changed_at_, [&](platform::TimePoint at) { return now - at > window_manager_catches_up; });
  }
  return returned;
}

void UserStateWatch::settle_active() {
  active_settled_at_ = platform_.clock().now();
  active_changed_at_.clear();
}

bool UserStateWatch::note(const std::vector<platform::KeyInterceptor::Theft>& thefts) {
  for (const auto& theft : thefts) {
    guard_.note(SideEffectKind::focus, theft.taken, theft.given_back, true);
    theft_at_ = std::min(theft_at_.value_or(theft.taken), theft.taken);
  }
  return !thefts.empty();
}

Result<void> UserStateWatch::look(const platform::Limits& limits) {
  const std::scoped_lock lock(looking_);
  OFFHAND_CHECK(look_now(limits));
  return {};
}

Result<void> UserStateWatch::restore(const platform::Limits& limits) {
  const std::scoped_lock lock(looking_);
  return guard_.restore(limits);
}

bool UserStateWatch::catches_keys() const {
  const std::scoped_lock lock(looking_);
  return interceptor_ != nullptr;
}

platform::UserState UserStateWatch::before() const {
  const std::scoped_lock lock(looking_);
  return guard_.before();
}

std::int64_t UserStateWatch::selection_owner() const {
  const std::scoped_lock lock(looking_);
  return guard_.selection_owner();
}

bool UserStateWatch::is_new(std::int64_t window) const {
  const std::scoped_lock lock(looking_);
  return guard_.is_new(window);
}

bool UserStateWatch::is_refused() const {
  const std::scoped_lock lock(looking_);
  return guard_.is_refused();
}

/// Keeps the count of intercepted keys.
std::unique_ptr<platform::KeyInterceptor> UserStateWatch::take_interceptor() {
  if (interceptor_) keys_caught_ += interceptor_->keys_caught();
  return std::exchange(interceptor_, nullptr);
}

void UserStateWatch::release_former_interceptor() {
  if (!former_interceptor_) return;
  keys_caught_ += former_interceptor_->keys_caught();
  note(former_interceptor_->take_thefts());
  former_interceptor_.reset();
}

std::int64_t UserStateWatch::count_keys_caught() const {
  auto caught = keys_caught_;
  for (const auto& net : {std::cref(interceptor_), std::cref(former_interceptor_)}) {
    if (net.get()) caught += net.get()->keys_caught();
  }
  return caught;
}

std::int64_t UserStateWatch::keys_caught() const {
  const std::scoped_lock lock(looking_);
  return count_keys_caught();
}

std::int64_t UserStateWatch::take_keys_caught() {
  const auto caught = count_keys_caught();
  return caught - std::exchange(keys_told_, caught);
}

std::optional<std::vector<SideEffect>> UserStateWatch::take_side_effects() {
  const std::scoped_lock lock(looking_);
  auto effects = guard_.take_side_effects();
  // These changes were reported as a loss.
  if (active_changed_at_.size() > 1) active_changed_at_.clear();
  const auto keys = take_keys_caught();
  if (keys == 0) return effects;
  if (!effects) effects.emplace();
  // A key is intercepted only when the focus is about to be taken.
  auto focus = std::ranges::find(*effects, SideEffectKind::focus, &SideEffect::kind);
  if (focus == effects->end())
    focus = effects->insert(effects->end(), {.kind = SideEffectKind::focus, .duration_ms = 0, .restored = true});
  focus->keys_caught = keys;
  return effects;
}

std::optional<std::vector<SideEffectKind>> UserStateWatch::unobserved() const {
  const std::scoped_lock lock(looking_);
  return guard_.unobserved();
}

}  // namespace offhand
