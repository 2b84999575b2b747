#include "impl/events/event_hub.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace offhand {
namespace {

using platform::Event;
using platform::EventKind;

bool is_of_window(const Event& event) {
  return event.kind == EventKind::window_opened || event.kind == EventKind::window_closed ||
         event.kind == EventKind::application_gone;
}

/// Whether the same action may have a different effect from now on. The focus counts, because it decides where keys go.
bool changes_what_actions_do(const Event& event) {
  return shows_an_effect(event) || event.kind == EventKind::focus_changed ||
         event.kind == EventKind::active_window_changed || event.kind == EventKind::overflow;
}

}  // namespace

bool shows_an_effect(const Event& event) {
  switch (event.kind) {
    case EventKind::text_changed:
    case EventKind::value_changed:
    case EventKind::selection_changed:
    case EventKind::children_changed:
    case EventKind::window_opened:
    case EventKind::window_closed:
    case EventKind::application_gone:
      return true;
    case EventKind::name_changed:
    case EventKind::state_changed:
      return !event.mere_notice;
    default:
      return false;
  }
}

EventHub::Topic EventHub::topic_of(const platform::Event& event) {
  switch (event.kind) {
    case EventKind::state_changed:
      return {event.node, "state " + event.detail};
    case EventKind::text_changed:
    case EventKind::value_changed:
    case EventKind::name_changed:
      // Toolkits announce one change of a label as different sets of these events.
      return {event.node, "content"};
    default:
      return {event.node, std::string(to_string(event.kind))};
  }
}

void EventHub::post(platform::Event event) {
  log_.note(event);
  const std::scoped_lock lock(mutex_);
  if (event.kind == EventKind::application_gone) forget(event.pid);
  change_rate_.note(event, action_of(event));
  if (event.kind == EventKind::focus_changed && event.node) note_focus(event.pid, event.node);
  const auto acted = acted_.find(event.pid);
  bool within_action = acted != acted_.end() && event.at - acted->second.over <= aftermath;
  bool ends_silence = changes_what_actions_do(event) && !is_chatter(event, event.at);
  for (auto* watch : watches_) {
    // An event without a process (of the desktop as a whole) concerns every watch.
    if (event.pid != 0 && watch->pid_ != 0 && event.pid != watch->pid_) continue;
    if (watch->takes_ && !watch->takes_(event)) continue;
    if (watch->began_) within_action = true;
    if (ends_silence && watch->repeats_silence_ && event.pid == watch->pid_ && !is_of_window(event)) {
      if (shows_an_effect(event)) watch->silence_in_doubt_ = true;
      ends_silence = false;
    }
    if (watch->queue_.size() >= max_queued) {
      watch->queue_.pop_front();
      watch->overflowed_ = true;
    }
    watch->queue_.push_back(event);
    watch->came_.notify_all();
  }
  if (ends_silence) silent_.erase(event.pid);
  if (!within_action) remember_chatter(event);
  note_change(event, within_action);
}

std::optional<platform::TimePoint> EventHub::action_of(const platform::Event& event) const {
  std::optional<platform::TimePoint> began;
  for (const auto* watch : watches_) {
    if (watch->pid_ == event.pid && watch->began_ && *watch->began_ <= event.at) began = std::max(began, watch->began_);
  }
  if (began) return began;
  const auto acted = acted_.find(event.pid);
  if (acted == acted_.end() || event.at - acted->second.over > aftermath) return std::nullopt;
  return acted->second.began;
}

void EventHub::note_change(const platform::Event& event, bool within_action) {
  const auto found = activities_.find(event.pid);
  if (found == activities_.end() || !shows_an_effect(event) || is_of_window(event)) return;
  auto& activity = found->second;
  if (activity.changes.size() >= max_topics_per_process) activity.changes.clear();
  auto& times = activity.changes[topic_of(event)];
  // Several events close together are one change.
  if (times.empty() || event.at - times.back() >= tick_pause) times.push_back(event.at);
  if (times.size() > changes_kept) times.pop_front();
  const bool ticking = times.size() >= ticks && event.at - *std::prev(times.end(), ticks) <= ticking_time;
  if (within_action && !ticking) return;
  activity.changed_at = event.at;
  activity.calm = false;
}

void EventHub::attend(std::int64_t pid, platform::TimePoint now) {
  constexpr std::size_t most = 1024;
  const std::scoped_lock lock(mutex_);
  if (activities_.size() >= most && !activities_.contains(pid)) activities_.erase(activities_.begin());
  activities_.try_emplace(pid, Activity{.attended_since = now});
}

std::chrono::nanoseconds EventHub::attended_for(std::int64_t pid, platform::TimePoint now) const {
  const std::scoped_lock lock(mutex_);
  const auto found = activities_.find(pid);
  return found == activities_.end() ? std::chrono::nanoseconds::zero() : now - found->second.attended_since;
}

bool EventHub::is_calm(std::int64_t pid, platform::TimePoint now) {
  const std::scoped_lock lock(mutex_);
  const auto found = activities_.find(pid);
  if (found == activities_.end()) return false;
  auto& activity = found->second;
  auto idle_since = std::max(activity.attended_since, activity.changed_at.value_or(activity.attended_since));
  // What follows an action closely may be its effect, so that time says nothing about the application itself.
  if (const auto acted = acted_.find(pid); acted != acted_.end())
    idle_since = std::max(idle_since, acted->second.over + aftermath);
  if (now - idle_since >= calm_after) activity.calm = true;
  return activity.calm;
}

void EventHub::remember_chatter(const platform::Event& event) {
  if (event.kind == EventKind::application_gone) return;
  auto& topics = chatter_[event.pid];
  if (topics.size() >= max_topics_per_process) {
    std::erase_if(topics, [&](const auto& topic) { return event.at - topic.second.back() > memory; });
    if (topics.size() >= max_topics_per_process) topics.erase(topics.begin());
  }
  auto& times = topics[topic_of(event)];
  times.push_back(event.at);
  if (times.size() > 2) times.pop_front();
}

bool EventHub::is_chatter(const platform::Event& event, platform::TimePoint since) const {
  const auto process = chatter_.find(event.pid);
  if (process == chatter_.end()) return false;
  const auto topic = process->second.find(topic_of(event));
  if (topic == process->second.end()) return false;
  const auto& times = topic->second;
  if (is_of_window(event)) return times.size() >= 2 && since - times.front() <= window_habit;
  return since - times.back() <= memory;
}

bool EventHub::is_silent(std::int64_t pid, std::size_t action, platform::TimePoint now) const {
  const auto process = silent_.find(pid);
  if (process == silent_.end()) return false;
  const auto passed = process->second.find(action);
  return passed != process->second.end() && now - passed->second <= memory;
}

void EventHub::forget(std::int64_t pid) {
  chatter_.erase(pid);
  acted_.erase(pid);
  silent_.erase(pid);
  change_rate_.forget(pid);
  activities_.erase(pid);
  focused_.erase(pid);
  focus_in_doubt_.erase(pid);
}

std::optional<platform::NodeHandle> EventHub::last_focused(std::int64_t pid) const {
  const std::scoped_lock lock(mutex_);
  const auto found = focused_.find(pid);
  if (found == focused_.end() || found->second.nodes.empty() || focus_in_doubt_.contains(pid)) return std::nullopt;
  return found->second.nodes.front();
}

void EventHub::doubt_focus(std::int64_t pid, const platform::NodeHandle& node) {
  const std::scoped_lock lock(mutex_);
  const auto found = focused_.find(pid);
  const bool has_it = found != focused_.end() && !found->second.nodes.empty() && found->second.nodes.front() == node;
  if (!has_it) focus_in_doubt_.insert(pid);
}

void EventHub::forget_focus(std::int64_t pid) {
  const std::scoped_lock lock(mutex_);
  focused_[pid] = {.nodes = {}, .are_all = false};
}

bool EventHub::is_focus_in_doubt(std::int64_t pid) const {
  const std::scoped_lock lock(mutex_);
  return focus_in_doubt_.contains(pid);
}

EventHub::Focused EventHub::lately_focused(std::int64_t pid) const {
  const std::scoped_lock lock(mutex_);
  const auto found = focused_.find(pid);
  return found == focused_.end() ? Focused{} : found->second;
}

void EventHub::note_focus(std::int64_t pid, const platform::NodeHandle& node) {
  focus_in_doubt_.erase(pid);
  auto& focused = focused_[pid];
  std::erase(focused.nodes, node);
  focused.nodes.insert(focused.nodes.begin(), node);
  if (focused.nodes.size() <= max_focused_per_process) return;
  focused.nodes.pop_back();
  focused.are_all = false;
}

void EventHub::saw_focus(std::int64_t pid, const platform::NodeHandle& node) {
  const std::scoped_lock lock(mutex_);
  note_focus(pid, node);
}

ChangeRate::State EventHub::change_rate(std::int64_t pid, const std::vector<platform::NodeHandle>& nodes,
                                        const platform::NodeHandle& holder, platform::TimePoint now) const {
  const std::scoped_lock lock(mutex_);
  return change_rate_.state(pid, nodes, holder, now);
}

bool EventHub::is_news(const platform::Event& event, platform::TimePoint began) const {
  const std::scoped_lock lock(mutex_);
  const auto topic = topic_of(event);
  if (const auto chatter = chatter_.find(event.pid); chatter != chatter_.end() && chatter->second.contains(topic))
    return false;
  const auto activity = activities_.find(event.pid);
  if (activity == activities_.end()) return true;
  const auto times = activity->second.changes.find(topic);
  if (times == activity->second.changes.end()) return true;
  return std::none_of(times->second.begin(), times->second.end(), [&](platform::TimePoint at) {
    return at != event.at && at <= began && began - at < rested_after;
  });
}

std::unique_ptr<EventWatch> EventHub::watch(std::int64_t pid, std::function<bool(const platform::Event&)> takes) {
  std::unique_ptr<EventWatch> watch(new EventWatch(*this, pid, std::move(takes)));
  const std::scoped_lock lock(mutex_);
  watches_.insert(watch.get());
  return watch;
}

EventWatch::~EventWatch() {
  const std::scoped_lock lock(hub_.mutex_);
  hub_.watches_.erase(this);
  if (!began_) return;
  const auto over = std::max(*began_, last_looked_);
  std::erase_if(hub_.acted_, [&](const auto& acted) { return over - acted.second.over > EventHub::aftermath; });
  hub_.acted_[pid_] = {*began_, over};
}

void EventWatch::begin_action(platform::TimePoint now, std::size_t action) {
  const std::scoped_lock lock(hub_.mutex_);
  began_ = now;
  action_ = action;
  repeats_silence_ = hub_.is_silent(pid_, action, now);
  silence_in_doubt_ = false;
  queue_.clear();
  overflowed_ = false;
  has_company_ = false;
  for (auto* other : hub_.watches_) {
    if (other != this && other->pid_ == pid_ && other->began_) other->has_company_ = has_company_ = true;
  }
}

std::optional<platform::Event> EventWatch::wait(const std::function<bool(const platform::Event&)>& counts,
                                                platform::TimePoint until, const std::stop_token& stop,
                                                platform::Clock& clock) {
  std::optional<platform::Event> found;
  std::unique_lock lock(hub_.mutex_);
  const auto came = [&] {
    while (!queue_.empty() && !found) {
      auto event = std::move(queue_.front());
      queue_.pop_front();
      if (!counts(event) || (began_ && hub_.is_chatter(event, *began_))) continue;
      if (!repeats_silence_ || is_of_window(event)) found = std::move(event);
    }
    return found.has_value();
  };
  // Waiting until a time that has passed still costs a fraction of a millisecond.
  if (!came() && clock.now() < until) clock.wait_until(lock, came_, until, stop, came);
  last_looked_ = clock.now();
  return found;
}

void EventWatch::end_in_silence() {
  const std::scoped_lock lock(hub_.mutex_);
  repeats_silence_ = false;  // a late event may be the effect of the action
  auto& silent = hub_.silent_[pid_];
  if (silence_in_doubt_) {
    silent.erase(action_);
    return;
  }
  if (silent.size() >= EventHub::max_silent_per_process) silent.clear();
  silent[action_] = std::max(*began_, last_looked_);
}

void EventWatch::end_with_effect() {
  const std::scoped_lock lock(hub_.mutex_);
  repeats_silence_ = false;
  hub_.silent_.erase(pid_);
}

bool EventWatch::overflowed() const {
  const std::scoped_lock lock(hub_.mutex_);
  return overflowed_;
}

}  // namespace offhand
