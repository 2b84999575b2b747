#include "impl/action/event_hub.h"

#include <algorithm>
#include <utility>

namespace offhand {

EventHub::Topic EventHub::topic_of(const platform::Event& event) {
  using platform::EventKind;
  switch (event.kind) {
    case EventKind::state_changed:
      return {event.node, "state " + event.detail};
    case EventKind::text_changed:
    case EventKind::value_changed:
    case EventKind::name_changed:
      // One change of a label is announced as several of these, and which depends on the toolkit.
      return {event.node, "content"};
    default:
      return {event.node, std::string(to_string(event.kind))};
  }
}

void EventHub::post(platform::Event event) {
  const std::scoped_lock lock(mutex_);
  bool within_action = false;
  for (auto* watch : watches_) {
    // An event without a process (of the desktop as a whole) concerns everybody.
    if (event.pid != 0 && watch->pid_ != 0 && event.pid != watch->pid_) continue;
    if (watch->began_) within_action = true;
    if (watch->queue_.size() >= max_queued) {
      watch->queue_.pop_front();
      watch->overflowed_ = true;
    }
    watch->queue_.push_back(event);
  }
  const auto acted = acted_.find(event.pid);
  if (acted != acted_.end() && event.at - acted->second <= aftermath) within_action = true;
  if (!within_action) remember_chatter(event);
  changed_.notify_all();
}

void EventHub::remember_chatter(const platform::Event& event) {
  auto& topics = chatter_[event.pid];
  if (event.kind == platform::EventKind::application_gone) {
    chatter_.erase(event.pid);
    acted_.erase(event.pid);
    return;
  }
  if (topics.size() >= max_topics_per_process) {
    std::erase_if(topics, [&](const auto& topic) { return event.at - topic.second.back() > chatter_memory; });
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
  const bool of_window =
      event.kind == platform::EventKind::window_opened || event.kind == platform::EventKind::window_closed;
  if (of_window) return times.size() >= 2 && since - times.front() <= window_habit;
  return since - times.back() <= chatter_memory;
}

std::unique_ptr<EventWatch> EventHub::watch(std::int64_t pid) {
  std::unique_ptr<EventWatch> watch(new EventWatch(*this, pid));
  const std::scoped_lock lock(mutex_);
  watches_.insert(watch.get());
  return watch;
}

EventWatch::~EventWatch() {
  const std::scoped_lock lock(hub_.mutex_);
  hub_.watches_.erase(this);
  if (began_) hub_.acted_[pid_] = std::max(*began_, last_looked_);
}

void EventWatch::begin_action(platform::TimePoint now) {
  const std::scoped_lock lock(hub_.mutex_);
  began_ = now;
  queue_.clear();
  overflowed_ = false;
}

std::optional<platform::Event> EventWatch::wait(const std::function<bool(const platform::Event&)>& counts,
                                                platform::TimePoint until, const std::stop_token& stop,
                                                platform::Clock& clock) {
  std::optional<platform::Event> found;
  std::unique_lock lock(hub_.mutex_);
  clock.wait_until(lock, hub_.changed_, until, stop, [&] {
    while (!queue_.empty() && !found) {
      auto event = std::move(queue_.front());
      queue_.pop_front();
      if (counts(event) && !hub_.is_chatter(event, began_.value_or(event.at))) found = std::move(event);
    }
    return found.has_value();
  });
  last_looked_ = clock.now();
  return found;
}

bool EventWatch::overflowed() const {
  const std::scoped_lock lock(hub_.mutex_);
  return overflowed_;
}

}  // namespace offhand
