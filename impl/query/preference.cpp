#include "impl/query/preference.h"

#include <algorithm>
#include <functional>

#include "generated/types/roles.h"

namespace offhand::query {
namespace {

/// Scrolled out of sight is there; an entry of a closed menu is not.
bool is_there(const platform::Node& node) { return !node.states.contains(ElementState::hidden) && node.bounds; }

bool can_be_acted_on(const platform::Node& node) {
  return has_any(node.role, {RoleTrait::control, RoleTrait::item}) || node.editable_text;
}

template <class Wanted>
void prefer(std::vector<std::size_t>& places, const Wanted& wanted) {
  if (std::ranges::any_of(places, wanted)) std::erase_if(places, std::not_fn(wanted));
}

/// Whether it lies in another match of its name, which takes clicks for it.
bool is_part_of_match(const Nodes& nodes, const std::vector<bool>& marks, std::size_t place) {
  for (int at = nodes.parent(place); at >= 0; at = nodes.parent(static_cast<std::size_t>(at))) {
    const auto above = static_cast<std::size_t>(at);
    if (!marks[above] || nodes[above].name != nodes[place].name) continue;
    if (has_any(nodes[above].role, {RoleTrait::wraps_part, RoleTrait::item})) return true;
  }
  return false;
}

}  // namespace

std::vector<std::size_t> meant(const Nodes& nodes, const std::vector<bool>& marks) {
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < marks.size(); ++i) {
    if (marks[i]) places.push_back(i);
  }
  prefer(places, [&](std::size_t place) { return is_there(nodes[place]); });
  prefer(places, [&](std::size_t place) { return can_be_acted_on(nodes[place]); });
  std::erase_if(places, [&](std::size_t place) { return is_part_of_match(nodes, marks, place); });
  return places;
}

}  // namespace offhand::query
