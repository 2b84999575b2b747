#include "impl/events/change_rate.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace offhand {
namespace {

using platform::EventKind;

/// Events closer together than this are one change.
constexpr std::chrono::milliseconds moment{20};

/// Two changes this close to each other may be the first of many.
constexpr std::chrono::milliseconds shortly{600};

/// An element that is redrawn at shorter intervals never counts as resting.
constexpr std::chrono::milliseconds shortest_pause{1000};
/// The longest time from checking an element to the arrival of a press in a busy application; also the longest delay
/// with which a redraw is reported.
constexpr std::chrono::milliseconds time_for_a_press{250};

/// When an element with periodic redraws was last redrawn, and when the next redraw is due.
struct Rhythm {
  platform::TimePoint last;
  platform::TimePoint next;
};

/// Takes changes in order. Similar intervals between them make a rhythm; a single interval is taken for the first of
/// such.
std::optional<Rhythm> rhythm_of(const std::vector<platform::TimePoint>& changes) {
  std::vector<platform::TimePoint> drawings;
  for (const auto at : changes) {
    if (drawings.empty() || at - drawings.back() >= ChangeRate::quiet) drawings.push_back(at);
  }
  if (drawings.size() < 2) return std::nullopt;
  const auto last = drawings.end() - 1;
  const std::chrono::nanoseconds one = last[0] - last[-1];
  const std::chrono::nanoseconds other = drawings.size() == 2 ? one : last[-1] - last[-2];
  const auto pause = std::min(one, other);
  if (pause < shortest_pause || std::max(one, other) - pause > time_for_a_press / 2) return std::nullopt;
  return Rhythm{changes.back(), drawings.back() + pause};
}

bool may_make_another_element(EventKind kind) {
  switch (kind) {
    case EventKind::name_changed:
    case EventKind::text_changed:
    case EventKind::children_changed:
    case EventKind::bounds_changed:
      return true;
    default:
      return false;
  }
}

}  // namespace

void ChangeRate::note(const platform::Event& event, std::optional<platform::TimePoint> action) {
  if (!event.node) return;
  auto& nodes = by_process_[event.pid];
  if (event.kind == EventKind::state_changed && event.detail == "showing") return note_showing(nodes, event);
  if (!may_make_another_element(event.kind)) return;
  if (nodes.size() >= max_nodes_per_process) {
    std::erase_if(nodes, [&](const auto& entry) { return event.at - entry.second.times.back() > memory; });
    if (nodes.size() >= max_nodes_per_process) nodes.clear();
  }
  auto& changes = nodes[event.node];
  if (event.kind == EventKind::bounds_changed && !event.detail.empty() &&
      std::exchange(changes.bounds, event.detail) == event.detail)
    return;
  auto& times = changes.times;
  if (!times.empty() && event.at - times.back() < moment) return;
  times.push_back(event.at);
  if (action && changes.action != action) {
    changes.action = action;
    changes.answers.insert(event.at);
  }
  if (times.size() <= changes_kept) return;
  changes.answers.erase(times.front());
  times.pop_front();
}

/// Nodes without known changes need no entry. An element that is hidden only for a moment may be refilled in that
/// moment, so its changes still count.
void ChangeRate::note_showing(Nodes& nodes, const platform::Event& event) {
  const auto known = nodes.find(event.node);
  if (known == nodes.end()) return;
  auto& changes = known->second;
  if (!event.on) {
    if (!changes.hidden) changes.hidden = event.at;
    return;
  }
  if (changes.hidden && event.at - *changes.hidden >= quiet) changes.ended = changes.hidden;
  changes.hidden.reset();
}

ChangeRate::State ChangeRate::state(std::int64_t pid, const std::vector<platform::NodeHandle>& nodes,
                                    const platform::NodeHandle& holder, platform::TimePoint now) const {
  const auto process = by_process_.find(pid);
  if (process == by_process_.end()) return {};
  platform::TimePoint since;
  if (const auto known = process->second.find(holder); known != process->second.end() && known->second.ended)
    since = *known->second.ended;
  std::vector<platform::TimePoint> times;
  std::set<platform::TimePoint> answers;
  for (const auto& node : nodes) {
    const auto known = process->second.find(node);
    if (known == process->second.end()) continue;
    std::ranges::copy_if(known->second.times, std::back_inserter(times), [&](auto at) { return at >= since; });
    if (nodes.front() == holder) answers.insert(known->second.answers.begin(), known->second.answers.end());
  }
  std::sort(times.begin(), times.end());
  const auto rhythm = rhythm_of(times);
  times.erase(times.begin(), std::ranges::lower_bound(times, now - memory));
  if (times.empty() && !rhythm) return {};
  times.erase(std::unique(times.begin(), times.end(), [](auto one, auto next) { return next - one < moment; }),
              times.end());
  // A periodic redraw that is overdue by this much has stopped.
  if (rhythm && now < rhythm->next + time_for_a_press)
    return {now - rhythm->last >= quiet && now < rhythm->next - time_for_a_press, times.size()};
  if (times.empty()) return {};
  const auto last = times.back();
  std::erase_if(times, [&](auto at) { return answers.contains(at); });
  if (times.empty()) return {now - last >= quiet, answers.size()};
  // When changes repeat, twice their interval without one means that they have stopped. Two far-apart changes may be
  // all there were, and an action waits for a second.
  const bool comes_again = times.size() >= 3 || times.back() - times.front() <= shortly;
  std::chrono::nanoseconds wanted = quiet;
  if (times.size() >= 2 && comes_again) {
    const std::chrono::nanoseconds pause = (times.back() - times.front()) / static_cast<std::int64_t>(times.size() - 1);
    wanted = std::max(wanted, times.size() >= 3 ? 2 * pause : pause + pause / 2);
  }
  return {now - last >= quiet && now - times.back() >= wanted, times.size()};
}

}  // namespace offhand
