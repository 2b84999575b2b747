#include "platform/linux/atspi/elements/hit_test.h"

#include <algorithm>
#include <utility>

#include "platform/linux/atspi/reading/convert.h"
#include "platform/linux/atspi/reading/names.h"
#include "platform/linux/atspi/reading/showing_children.h"
#include "platform/linux/atspi/vocabulary/roles.h"

namespace offhand::platform::atspi {
namespace {

bool has(const Bounds& bounds, double x, double y) {
  return x >= static_cast<double>(bounds.x) && y >= static_cast<double>(bounds.y) &&
         x < static_cast<double>(bounds.x + bounds.width) && y < static_cast<double>(bounds.y + bounds.height);
}

}  // namespace

void HitReader::set_target(Inquiry& inquiry, const Reference& node, const WayUp& way,
                           const std::optional<Bounds>& visible, double x, double y) {
  inquiry_ = &inquiry;
  node_ = node;
  ancestors_ = way.ancestors;
  visible_ = visible;
  x_ = x;
  y_ = y;
}

void HitReader::begin_from_known(Inquiry& inquiry, const Reference& node, const WayUp& way,
                                 const std::optional<Bounds>& visible, double x, double y) {
  set_target(inquiry, node, way, visible, x, y);
  identity_ = way.identity;
  take_levels(way);
  read_point();
}

void HitReader::begin(Inquiry& inquiry, const Reference& node, const Reference& root, const WayUp& way,
                      const std::optional<Bounds>& visible, double x, double y) {
  set_target(inquiry, node, way, visible, x, y);
  identity_.begin(inquiry, application_, node, root);
  if (!has_correct_hit_tests(toolkit_)) {
    if (way.levels.empty()) read_level(inquiry, application_, node_, inner_);
    inquiry.then([this, way] { use_or_read_levels(way); });
    return;
  }
  // The frame's place must be known before a point can be converted to the toolkit's coordinates.
  inquiry.then([this] {
    ask_point(ancestors_.empty() ? node_ : ancestors_.back(), answer_);
    inquiry_->then([this] {
      const bool tells =
          !is_nothing(answer_) && std::find(ancestors_.begin(), ancestors_.end(), answer_) == ancestors_.end();
      if (tells) climb(answer_);
    });
  });
}

void HitReader::take_levels(const WayUp& way) {
  inner_ = way.levels.front();
  levels_.assign(way.levels.begin() + 1, way.levels.end());
}

void HitReader::use_or_read_levels(const WayUp& way) {
  if (!way.levels.empty()) {
    take_levels(way);
    if (identity_.place() != way.identity.place()) {
      read_level(*inquiry_, application_, node_, inner_);
      for (std::size_t i = 0; i < levels_.size(); ++i) read_level(*inquiry_, application_, ancestors_[i], levels_[i]);
    }
  }
  inquiry_->then([this] { read_point(); });
}

void HitReader::read_point() {
  for (Level& level : levels_) find_at_point(level);
  find_at_point(inner_);
  ask_point_of_many(node_);
  inquiry_->then([this] { decide_relation(); });
}

void HitReader::decide_relation() {
  // From the window inwards, because what covers an ancestor covers the node.
  for (auto level = levels_.rbegin(); level != levels_.rend(); ++level) {
    if (const auto cover = topmost(*level)) {
      relation_ = PointHit::Relation::other;
      add_to_path(*cover);
      return descend(*cover);
    }
  }
  relation_ = PointHit::Relation::node;
  if (!is_plain_item()) return follow_topmost(node_);
  taken_part_.emplace(*inquiry_, identity_.frame(facts_), node_, ancestors_.front());
  taken_part_->begin(*visible_, x_, y_);
}

bool HitReader::is_plain_item() const {
  return toolkit_ == Toolkit::qt && offhand::has(identity_.identity(facts_).role, RoleTrait::item) &&
         inner_.child_count == 0 && visible_ && !ancestors_.empty();
}

void HitReader::find_at_point(Level& level) {
  const WindowFrame frame = identity_.frame(facts_);
  for (const Reference& child : level.over) {
    const auto place = level.places.find(child);
    const auto bounds = place == level.places.end() ? std::nullopt : frame.local(place->second);
    if (!bounds || !has(*bounds, x_, y_)) continue;
    Accessible there;
    there.handle = child;
    level.at_point.push_back(std::move(there));
    inquiry_->call({child, interface::accessible, "GetState"},
                   [&level, at = level.at_point.size() - 1](const Reply& state) {
                     if (!state.ok()) return;
                     MessageReader in = state.reader();
                     read_states(in, level.at_point[at].states);
                   });
  }
}

std::optional<Reference> HitReader::topmost(const Level& level) const {
  const auto top = std::find_if(level.at_point.rbegin(), level.at_point.rend(), [](const Accessible& child) {
    return child.states.has(StateBits::showing) && child.states.has(StateBits::visible);
  });
  if (top == level.at_point.rend()) return std::nullopt;
  return top->handle;
}

void HitReader::descend(const Reference& node) {
  if (path_.size() >= max_climb) return;
  inner_ = {};
  answer_ = {};
  read_level(*inquiry_, application_, node, inner_);
  inquiry_->then([this, node] {
    find_at_point(inner_);
    ask_point_of_many(node);
    inquiry_->then([this, node] { follow_topmost(node); });
  });
}

void HitReader::ask_point_of_many(const Reference& node) {
  if (inner_.child_count > max_listed_children(toolkit_)) {
    // Only a table finds its cells by position; a list box of GTK 3 would search all of its rows, for seconds.
    inquiry_->call({node, interface::accessible, "GetInterfaces"}, [this, node](const Reply& reply) {
      Interfaces interfaces;
      if (!reply.ok()) return;
      MessageReader in = reply.reader();
      if (interfaces.read(in) && interfaces.has(Interfaces::table)) ask_point(node, answer_);
    });
  } else if (inner_.child_count > max_placed_children) {
    ask_point(node, answer_);
  }
}

void HitReader::follow_topmost(const Reference& node) {
  std::optional<Reference> next = topmost(inner_);
  if (!is_nothing(answer_) && answer_ != node) next = answer_;
  if (!next) return;
  add_to_path(*next);
  descend(*next);
}

void HitReader::ask_point(const Reference& of, Reference& answer) {
  const CoordinateType coordinates = coordinates_of(toolkit_);
  const auto [across, down] = identity_.frame(facts_).in_toolkit(x_, y_);
  inquiry_->call({of, interface::component, "GetAccessibleAtPoint",
                  [x = across, y = down, coordinates](sd_bus_message* message) {
                    return sd_bus_message_append(message, "iiu", x, y, static_cast<std::uint32_t>(coordinates));
                  }},
                 [&answer](const Reply& reply) { reply.value(answer); });
}

void HitReader::add_to_path(Reference node) {
  Accessible found;
  found.handle = std::move(node);
  path_.push_back(std::move(found));
  const std::size_t at = path_.size() - 1;
  const Reference& handle = path_[at].handle;
  inquiry_->call({handle, interface::accessible, "GetRole"},
                 [this, at](const Reply& reply) { reply.value(path_[at].role); });
  inquiry_->call({handle, interface::accessible, "GetState"}, [this, at](const Reply& reply) {
    if (!reply.ok()) return;
    MessageReader in = reply.reader();
    read_states(in, path_[at].states);
  });
  inquiry_->call(get_property(handle, interface::accessible, "Name"),
                 [this, at](const Reply& reply) { reply.property("s", path_[at].name); });
  inquiry_->call(get_property(handle, interface::accessible, "Parent"),
                 [this, at](const Reply& reply) { reply.property("(so)", path_[at].parent_handle); });
}

/// Follows the parents of the node at the point until its relation to the target is clear.
void HitReader::climb(Reference from) {
  const bool is_outside = std::find(ancestors_.begin(), ancestors_.end(), from) != ancestors_.end();
  if (from == node_ || is_outside) {
    relation_ = from == node_ ? PointHit::Relation::node : PointHit::Relation::other;
    std::reverse(path_.begin(), path_.end());
    return;
  }
  if (is_nothing(from) || path_.size() >= max_climb) return;
  add_to_path(std::move(from));
  inquiry_->then([this] { climb(path_.back().parent_handle); });
}

PointHit HitReader::hit() const {
  PointHit hit;
  hit.now = identity_.identity(facts_);
  hit.relation = relation_;
  if (taken_part_) hit.taken_at = taken_part_->elsewhere();
  if (relation_ == PointHit::Relation::unknown) return hit;
  const WindowFrame frame = identity_.frame(facts_);
  for (const Accessible& found : path_) {
    Node node;
    node.handle = handle_of(found.handle);
    node.role = role_of_atspi(found.role);
    node.platform_role = platform_role(found.role);
    node.name = clean_name(found.name, found.description, toolkit_);
    node.states = states_in_window(found.states, found.role, toolkit_, std::nullopt, frame);
    hit.path.push_back(std::move(node));
  }
  return hit;
}

}  // namespace offhand::platform::atspi
