#include "impl/events/event_log.h"

#include <algorithm>

namespace offhand {
namespace {

using platform::Event;
using platform::EventKind;

/// One of these may repeat many times a second, and the last says it all.
bool merges(const Event& event) {
  switch (event.kind) {
    case EventKind::name_changed:
    case EventKind::value_changed:
    case EventKind::text_changed:
    case EventKind::selection_changed:
    case EventKind::children_changed:
    case EventKind::state_changed:
    case EventKind::window_changed:
      return true;
    default:
      return false;
  }
}

bool is_end_of_node(const Event& event) {
  return event.kind == EventKind::state_changed && event.detail == "defunct" && event.on;
}

/// Of whether a node shows, which is said of each node of a part that comes or goes.
bool is_of_showing(const Event& event) {
  return event.kind == EventKind::state_changed && (event.detail == "showing" || event.detail == "visible");
}

bool is_kept(const Event& event) {
  const bool is_of_its_end = event.kind == EventKind::state_changed && event.detail == "defunct";
  return event.pid != 0 && !event.mere_notice && !is_of_its_end && event.kind != EventKind::bounds_changed &&
         event.kind != EventKind::stacking_changed;
}

bool is_same(const Event& a, const Event& b) {
  return a.kind == b.kind && a.node == b.node && a.window_id == b.window_id && a.detail == b.detail;
}

/// Whether one follows the other as the same is said of each node of a part.
bool goes_on(const Event& before, const Event& event) {
  return is_of_showing(before) && is_of_showing(event) && before.detail == event.detail && before.on == event.on &&
         before.window_id == event.window_id;
}

/// Of the last events of an application, as many may be of windows and of the focus, whatever else was reported since:
/// of these there are few, and they tell what the rest belongs to.
constexpr std::size_t kept_of_windows = 100;

void leave_one_out(std::deque<LoggedEvent>& events) {
  const auto is_of_nodes = [](const LoggedEvent& one) { return merges(one.event); };
  const auto of_nodes = static_cast<std::size_t>(std::ranges::count_if(events, is_of_nodes));
  const auto oldest = events.size() - of_nodes > kept_of_windows ? std::ranges::find_if_not(events, is_of_nodes)
                                                                 : std::ranges::find_if(events, is_of_nodes);
  events.erase(oldest);
}

/// How far back an equal event is looked for: toolkits report one change as several kinds of events in turn.
constexpr std::ptrdiff_t looked_back = 8;

}  // namespace

void EventLog::note(const Event& event) {
  if (is_end_of_node(event)) {
    // That it stops showing was a part of its end.
    const std::scoped_lock lock(mutex_);
    const auto ring = rings_.find(event.pid);
    if (ring == rings_.end()) return;
    const auto left_out = std::erase_if(
        ring->second.events, [&](const auto& one) { return is_of_showing(one.event) && one.event.node == event.node; });
    if (left_out > 0) ring->second.version = ++versions_;
  }
  if (!is_kept(event)) return;
  LoggedEvent added{event, std::chrono::system_clock::now()};
  const std::scoped_lock lock(mutex_);
  if (!rings_.contains(event.pid)) make_room();
  auto& ring = rings_[event.pid];
  ring.used = added.number = ++count_;
  if (merges(event)) {
    const auto from = ring.events.end() - std::min(looked_back, static_cast<std::ptrdiff_t>(ring.events.size()));
    const auto same = std::find_if(from, ring.events.end(), [&](const auto& one) { return is_same(one.event, event); });
    if (same != ring.events.end()) {
      added.times += same->times;
      ring.events.erase(same);
    }
  }
  if (!ring.events.empty() && goes_on(ring.events.back().event, event)) {
    added.times += ring.events.back().times;
    ring.events.pop_back();
  }
  if (ring.events.size() >= kept_per_process) leave_one_out(ring.events);
  ring.events.push_back(std::move(added));
  ring.version = ++versions_;
}

std::uint64_t EventLog::version_of(std::int64_t pid) const {
  const std::scoped_lock lock(mutex_);
  const auto found = rings_.find(pid);
  return found == rings_.end() ? 0 : found->second.version;
}

std::vector<LoggedEvent> EventLog::of(std::int64_t pid) const {
  const std::scoped_lock lock(mutex_);
  const auto found = rings_.find(pid);
  if (found == rings_.end()) return {};
  return {found->second.events.begin(), found->second.events.end()};
}

std::vector<LoggedEvent> EventLog::all() const {
  const std::scoped_lock lock(mutex_);
  std::vector<LoggedEvent> events;
  for (const auto& [pid, ring] : rings_) events.insert(events.end(), ring.events.begin(), ring.events.end());
  std::ranges::sort(events, {}, &LoggedEvent::number);
  return events;
}

void EventLog::make_room() {
  if (rings_.size() < processes_kept) return;
  rings_.erase(std::ranges::min_element(rings_, {}, [](const auto& entry) { return entry.second.used; }));
}

}  // namespace offhand
