#include "impl/action/unrest.h"

#include <algorithm>
#include <iterator>

namespace offhand {
namespace {

using platform::EventKind;

/// Several events of one moment are one change.
constexpr std::chrono::milliseconds moment{20};

/// Two changes so close to each other may be the first of many.
constexpr std::chrono::milliseconds shortly{600};

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

void Unrest::note(const platform::Event& event) {
  if (!event.node) return;
  auto& nodes = by_process_[event.pid];
  if (event.kind == EventKind::state_changed && event.detail == "showing") return note_showing(nodes, event);
  if (!may_make_another_element(event.kind)) return;
  if (nodes.size() >= max_nodes_per_process) {
    std::erase_if(nodes, [&](const auto& entry) { return event.at - entry.second.times.back() > memory; });
    if (nodes.size() >= max_nodes_per_process) nodes.clear();
  }
  auto& times = nodes[event.node].times;
  if (!times.empty() && event.at - times.back() < moment) return;
  times.push_back(event.at);
  if (times.size() > changes_kept) times.pop_front();
}

/// Of what never changed there is nothing to forget. What is hidden for a moment only may be filled anew in it.
void Unrest::note_showing(Nodes& nodes, const platform::Event& event) {
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

Unrest::State Unrest::state(std::int64_t pid, const std::vector<platform::NodeHandle>& nodes,
                            const platform::NodeHandle& holder, platform::TimePoint now) const {
  const auto process = by_process_.find(pid);
  if (process == by_process_.end()) return {};
  auto since = now - memory;
  if (const auto known = process->second.find(holder); known != process->second.end() && known->second.ended)
    since = std::max<platform::TimePoint>(since, *known->second.ended);
  std::vector<platform::TimePoint> times;
  for (const auto& node : nodes) {
    const auto known = process->second.find(node);
    if (known == process->second.end()) continue;
    std::ranges::copy_if(known->second.times, std::back_inserter(times), [&](auto at) { return at >= since; });
  }
  if (times.empty()) return {};
  std::sort(times.begin(), times.end());
  times.erase(std::unique(times.begin(), times.end(), [](auto one, auto next) { return next - one < moment; }),
              times.end());
  // Twice the usual pause between changes without one: it has stopped.
  std::chrono::nanoseconds wanted = quiet;
  const bool comes_again = times.size() >= 3 || times.back() - times.front() <= shortly;
  if (times.size() >= 2 && comes_again)
    wanted = std::max(wanted, 2 * (times.back() - times.front()) / static_cast<std::int64_t>(times.size() - 1));
  return {now - times.back() >= wanted, times.size()};
}

}  // namespace offhand
