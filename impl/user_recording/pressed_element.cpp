#include "impl/user_recording/pressed_element.h"

#include <algorithm>

#include "generated/types/roles.h"

namespace offhand {
namespace {

using platform::Node;

const Node& node_of_place(const Snapshot& snapshot, std::size_t place) { return snapshot.elements[place].node; }

/// What lies in it is a part of it, and it is what was pressed.
bool is_pressable(const Node& node) {
  return has(node.role, RoleTrait::control) || has(node.role, RoleTrait::item) || is_text_field(node);
}

bool covers_point(const Bounds& box, std::int64_t x, std::int64_t y) {
  return x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height;
}

bool shows_at(const Node& node, const PressedPoint& point) {
  if (!node.bounds || !covers_point(*node.bounds, point.x, point.y)) return false;
  return !node.states.contains(ElementState::hidden) && !node.states.contains(ElementState::offscreen);
}

bool reaches_out_of(const Node& inner, const Node& outer) {
  if (!inner.bounds || !outer.bounds) return true;
  const auto& in = *inner.bounds;
  const auto& out = *outer.bounds;
  return in.x < out.x || in.y < out.y || in.x + in.width > out.x + out.width || in.y + in.height > out.y + out.height;
}

/// What holds the menu or list that an element lies in: a drop-down, an entry with a submenu, or the window. Empty: it
/// lies in the window itself.
std::optional<std::size_t> popup_owner(const Snapshot& snapshot, std::size_t place) {
  for (auto at = place;;) {
    const auto& node = node_of_place(snapshot, at);
    if (node.parent < 0) return std::nullopt;
    const auto above = static_cast<std::size_t>(node.parent);
    const auto& owner = node_of_place(snapshot, above);
    const bool is_menu = node.role == Role::menu && owner.role != Role::menubar;
    const bool opens = has(owner.role, RoleTrait::has_popup) && owner.role != Role::menubar;
    if (is_menu || (opens && reaches_out_of(node, owner))) return above;
    at = above;
  }
}

bool lies_where_pressed(const Snapshot& snapshot, std::size_t place, const PressedPoint& point) {
  if (!shows_at(node_of_place(snapshot, place), point)) return false;
  if (!point.is_in_menu) return !popup_owner(snapshot, place);
  const auto role = node_of_place(snapshot, place).role;
  return has(role, RoleTrait::menu_item) || (has(role, RoleTrait::item) && popup_owner(snapshot, place));
}

/// The deepest one; of equally deep ones the last, which lies on top.
std::optional<std::size_t> deepest_at(const Snapshot& snapshot, const PressedPoint& point) {
  std::optional<std::size_t> found;
  int deepest = -1;
  std::vector<int> depths(snapshot.elements.size(), 0);
  for (std::size_t place = 0; place < depths.size(); ++place) {
    const int parent = node_of_place(snapshot, place).parent;
    if (parent < 0) continue;  // The window itself is not pressed.
    depths[place] = depths[static_cast<std::size_t>(parent)] + 1;
    if (depths[place] < deepest || !lies_where_pressed(snapshot, place, point)) continue;
    found = place;
    deepest = depths[place];
  }
  return found;
}

}  // namespace

std::optional<std::size_t> place_in(const Snapshot& snapshot, const Node& node) {
  const auto is_it = [&](const SnapshotElement& element) {
    return element.node.handle == node.handle || (node.lasting && element.node.lasting == node.lasting);
  };
  const auto found = std::ranges::find_if(snapshot.elements, is_it);
  if (found == snapshot.elements.end()) return std::nullopt;
  return static_cast<std::size_t>(found - snapshot.elements.begin());
}

bool is_text_field(const Node& node) {
  return node.editable_text || node.states.contains(ElementState::protected_) || has(node.role, RoleTrait::text_field);
}

std::optional<std::size_t> pressed_element(const Snapshot& snapshot, const PressedPoint& point, const Node* hit) {
  std::optional<std::size_t> place;
  if (hit != nullptr) place = place_in(snapshot, *hit);
  if (!place || !lies_where_pressed(snapshot, *place, point)) place = deepest_at(snapshot, point);
  if (!place) return std::nullopt;
  for (auto at = static_cast<int>(*place); at >= 0; at = node_of_place(snapshot, static_cast<std::size_t>(at)).parent) {
    const auto above = static_cast<std::size_t>(at);
    if (is_pressable(node_of_place(snapshot, above))) return above;
  }
  return place;
}

std::optional<std::size_t> drop_down_around(const Snapshot& snapshot, std::size_t place) {
  for (auto owner = popup_owner(snapshot, place); owner; owner = popup_owner(snapshot, *owner))
    if (node_of_place(snapshot, *owner).role == Role::combobox) return owner;
  return std::nullopt;
}

}  // namespace offhand
