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

bool is_kept(const Event& event) {
  return event.pid != 0 && !event.mere_notice && event.kind != EventKind::bounds_changed &&
         event.kind != EventKind::stacking_changed;
}

bool is_same(const Event& a, const Event& b) {
  return a.kind == b.kind && a.node == b.node && a.window_id == b.window_id && a.detail == b.detail;
}

/// How far back an equal event is looked for: toolkits report one change as several kinds of events in turn.
constexpr std::ptrdiff_t looked_back = 8;

}  // namespace

void EventLog::note(const Event& event) {
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
  if (ring.events.size() >= kept_per_process) ring.events.pop_front();
  ring.events.push_back(std::move(added));
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
