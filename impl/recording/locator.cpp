#include "impl/recording/locator.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <tuple>

namespace offhand {
namespace {

/// The last step of each element's path; the other steps are those of its parent.
std::vector<Locator::Step> steps_of(const Snapshot& snapshot) {
  std::map<std::tuple<int, Role, std::string_view>, int> seen;
  std::vector<Locator::Step> steps;
  steps.reserve(snapshot.elements.size());
  for (const auto& element : snapshot.elements) {
    const auto& node = element.node;
    const int nth = seen[{node.parent, node.role, node.name}]++;
    steps.push_back({node.role, node.name, nth});
  }
  return steps;
}

std::vector<Locator::Step> path_to(const Snapshot& snapshot, const std::vector<Locator::Step>& steps,
                                   std::size_t place) {
  std::vector<Locator::Step> path;
  for (auto at = static_cast<int>(place); at >= 0; at = snapshot.elements[static_cast<std::size_t>(at)].node.parent) {
    path.push_back(steps[static_cast<std::size_t>(at)]);
  }
  std::reverse(path.begin(), path.end());
  return path;
}

/// The window's own name is not compared, because a title names a document and not a place.
bool same_path(const std::vector<Locator::Step>& a, const std::vector<Locator::Step>& b) {
  if (a.size() != b.size() || a.empty()) return false;
  if (a.size() == 1) return a.front() == b.front();
  return a.front().role == b.front().role && std::equal(a.begin() + 1, a.end(), b.begin() + 1);
}

}  // namespace

Locator locate(const Snapshot& snapshot, std::size_t place) {
  return {path_to(snapshot, steps_of(snapshot), place), snapshot.elements[place].node.description};
}

tl::expected<std::size_t, std::string> find(const Locator& locator, const Snapshot& snapshot) {
  const auto& wanted = locator.path.back();
  const auto steps = steps_of(snapshot);
  std::vector<std::size_t> fitting;
  for (std::size_t place = 0; place < steps.size(); ++place) {
    if (steps[place].role == wanted.role && steps[place].name == wanted.name) fitting.push_back(place);
  }
  const auto in_place = std::find_if(fitting.begin(), fitting.end(), [&](std::size_t place) {
    return same_path(locator.path, path_to(snapshot, steps, place));
  });
  if (in_place != fitting.end()) return *in_place;
  // Without a name only the position distinguishes it from others.
  if (fitting.size() == 1 && !wanted.name.empty()) return fitting.front();
  const auto role = to_string(wanted.role);
  const auto what =
      wanted.name.empty() ? fmt::format("{} without a name", role) : fmt::format("{} \"{}\"", role, wanted.name);
  if (fitting.empty()) return tl::unexpected(fmt::format("there is no {}", what));
  return tl::unexpected(fmt::format("{} of {} stand elsewhere than the recorded one", fitting.size(), what));
}

}  // namespace offhand
