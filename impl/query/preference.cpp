#include "impl/query/preference.h"

#include <algorithm>
#include <functional>

#include "generated/types/roles.h"
#include "impl/query/node_words.h"

namespace offhand::query {
namespace {

/// Scrolled out of sight is there; an entry of a closed menu is not.
bool is_there(const platform::Node& node) { return !node.states.contains(ElementState::hidden) && node.bounds; }

template <class Wanted>
void prefer(std::vector<std::size_t>& places, const Wanted& wanted) {
  if (std::ranges::any_of(places, wanted)) std::erase_if(places, std::not_fn(wanted));
}

/// A button in a cell takes clicks for the cell.
bool is_in_cell(const Nodes& nodes, std::size_t above, std::size_t place) {
  return has(nodes[above].role, RoleTrait::cell) && has(nodes[place].role, RoleTrait::control);
}

/// Whether it is a cell that is called by a match that lies in it.
bool is_cell_of_match(const Nodes& nodes, const std::vector<std::size_t>& places, std::size_t cell) {
  return std::ranges::any_of(places, [&](std::size_t place) {
    if (place == cell || nodes[place].name != nodes[cell].name || !is_in_cell(nodes, cell, place)) return false;
    int at = nodes.parent(place);
    while (at >= 0 && static_cast<std::size_t>(at) != cell) at = nodes.parent(static_cast<std::size_t>(at));
    return at >= 0;
  });
}

/// Whether it is only the words that a container is called by: what it lies in is meant. A page and a window are called
/// by words that may stand anywhere in them.
bool is_name_of_container(const Nodes& nodes, std::size_t above, std::size_t place) {
  const auto role = nodes[above].role;
  return nodes[place].role == Role::text && has(role, RoleTrait::container) && role != Role::document &&
         role != Role::window && role != Role::application;
}

/// Whether it lies in another match of its name, which takes clicks for it, or is that name.
bool is_part_of_match(const Nodes& nodes, const std::vector<bool>& marks, std::size_t place) {
  for (int at = nodes.parent(place); at >= 0; at = nodes.parent(static_cast<std::size_t>(at))) {
    const auto above = static_cast<std::size_t>(at);
    if (!marks[above] || nodes[above].name != nodes[place].name || is_in_cell(nodes, above, place)) continue;
    if (has_any(nodes[above].role, {RoleTrait::wraps_part, RoleTrait::item})) return true;
    if (is_name_of_container(nodes, above, place)) return true;
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
  const auto found = places;
  std::erase_if(places, [&](std::size_t place) { return is_cell_of_match(nodes, found, place); });
  return places;
}

}  // namespace offhand::query
