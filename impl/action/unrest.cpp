#include "impl/action/unrest.h"

#include <algorithm>

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
  if (!may_make_another_element(event.kind) || !event.node) return;
  auto& nodes = by_process_[event.pid];
  if (nodes.size() >= max_nodes_per_process) {
    std::erase_if(nodes, [&](const auto& entry) { return event.at - entry.second.back() > memory; });
    if (nodes.size() >= max_nodes_per_process) nodes.clear();
  }
  auto& times = nodes[event.node];
  if (!times.empty() && event.at - times.back() < moment) return;
  times.push_back(event.at);
  if (times.size() > changes_kept) times.pop_front();
}

Unrest::State Unrest::state(std::int64_t pid, const std::vector<platform::NodeHandle>& nodes,
                            platform::TimePoint now) const {
  const auto process = by_process_.find(pid);
  if (process == by_process_.end()) return {};
  std::vector<platform::TimePoint> times;
  for (const auto& node : nodes) {
    const auto known = process->second.find(node);
    if (known == process->second.end()) continue;
    for (const auto at : known->second) {
      if (now - at <= memory) times.push_back(at);
    }
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
