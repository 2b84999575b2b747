#include "platform/linux/atspi/hit_test.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>

#include "platform/linux/atspi/convert.h"
#include "platform/linux/atspi/names.h"
#include "platform/linux/atspi/roles.h"
#include "platform/linux/atspi/showing_children.h"

namespace offhand::platform::atspi {
namespace {

constexpr std::size_t max_climb = 64;
/// More children than this are rows and cells, which do not overlap.
constexpr std::int32_t max_placed_children = 64;

/// Of what lays a window out.
constexpr Roles laying_out{Role::dialog, Role::generic, Role::group, Role::toolbar};

bool is_nothing(const Reference& node) {
  return node.application.empty() || node.path == null_path || node.path == root_path;
}

Bounds common_part(const Bounds& one, const Bounds& other) {
  Bounds part;
  part.x = std::max(one.x, other.x);
  part.y = std::max(one.y, other.y);
  part.width = std::min(one.x + one.width, other.x + other.width) - part.x;
  part.height = std::min(one.y + one.height, other.y + other.height) - part.y;
  return part;
}

bool encloses(const Bounds& outer, const Bounds& inner) {
  return inner.x >= outer.x && inner.y >= outer.y && inner.x + inner.width <= outer.x + outer.width &&
         inner.y + inner.height <= outer.y + outer.height;
}

bool is_empty(const Bounds& bounds) { return bounds.width <= 0 || bounds.height <= 0; }

bool has(const Bounds& bounds, double x, double y) {
  return x >= static_cast<double>(bounds.x) && y >= static_cast<double>(bounds.y) &&
         x < static_cast<double>(bounds.x + bounds.width) && y < static_cast<double>(bounds.y + bounds.height);
}

/// Whether what a container holds is drawn only inside it. What a page's style says of that no rectangle tells.
bool clips_children(Toolkit toolkit) { return toolkit != Toolkit::chromium; }

bool tells_what_lies_on_top(Toolkit toolkit) { return toolkit != Toolkit::gtk3 && toolkit != Toolkit::qt; }

bool has_few_children(const Level& level) { return level.child_count > 0 && level.child_count <= max_placed_children; }

/// Those of the children that may lie over what the level is about.
std::vector<Reference> behind(const Reference& below, const std::vector<Reference>& children) {
  auto from = children.begin();
  if (!below.path.empty()) {
    from = std::ranges::find(children, below);
    if (from != children.end()) ++from;
  }
  std::vector<Reference> found;
  std::copy_if(from, children.end(), std::back_inserter(found), [](const auto& child) { return !is_nothing(child); });
  return found;
}

/// The level must stay where it is until the inquiry is over.
void ask_place(Inquiry& inquiry, Toolkit toolkit, Level& level, const Reference& child) {
  inquiry.call(get_extents(child, coordinates_of(toolkit)), [&level, child](const Reply& reply) {
    Extents extents;
    if (read_extents(reply, extents)) level.places[child] = extents;
  });
}

void take_children(Level& level, MessageReader& in) {
  level.children.clear();
  Reference child;
  for (level.child_count = 0; !in.at_end() && in.read(child); ++level.child_count) {
    if (level.child_count <= max_placed_children) level.children.push_back(child);
  }
  if (!has_few_children(level)) level.children.clear();
}

/// The list says as well how many they are. What it leads to is asked when it comes in, and so while the application
/// still answers what else it was asked. The places of those that are `expected` are asked along with it.
void list_children(Inquiry& inquiry, Toolkit toolkit, const Reference& of, Level& level,
                   const std::vector<Reference>& expected) {
  const auto asked = behind(level.below, expected);
  inquiry.call({of, interface::accessible, "GetChildren"}, [&inquiry, toolkit, &level, asked](const Reply& listed) {
    if (!listed.ok()) return;
    MessageReader in = listed.reader();
    if (!in.enter('a', "(so)")) return;
    take_children(level, in);
    level.over = behind(level.below, level.children);
    for (const Reference& child : level.over) {
      if (std::ranges::find(asked, child) == asked.end()) ask_place(inquiry, toolkit, level, child);
    }
  });
  for (const Reference& child : asked) ask_place(inquiry, toolkit, level, child);
}

/// The level must stay where it is until the inquiry is over.
void read_level(Inquiry& inquiry, Application& application, const Reference& of, Level& level) {
  level.children.clear();
  level.over.clear();
  level.places.clear();
  level.at_point.clear();
  const Toolkit toolkit = application.toolkit();
  if (const auto* known = application.small_containers().find(of.path))
    return list_children(inquiry, toolkit, of, level, known->children);
  inquiry.call(get_property(of, interface::accessible, "ChildCount"),
               [&inquiry, toolkit, of, &level](const Reply& counted) {
                 counted.property("i", level.child_count);
                 if (has_few_children(level)) list_children(inquiry, toolkit, of, level, {});
               });
}

}  // namespace

void ExposureReader::begin(Inquiry& inquiry, Application& application, const Reference& node, const Reference& root,
                           const std::vector<Reference>& expected, Root of_root) {
  inquiry_ = &inquiry;
  application_ = &application;
  toolkit_ = application.toolkit();
  root_ = root;
  node_ = node;
  levels_.resize(1);
  // Last what asks nothing further, so that the application has that to answer while it is asked about more.
  for (std::size_t at = 0; at < std::min(expected.size(), max_climb); ++at) {
    if (const auto* was = supposed(expected, at)) {
      ask_whether_still(expected[at], *was);
    } else {
      ask(expected[at], [] {});
    }
  }
  if (!tells_what_lies_on_top(toolkit_)) read_level(inquiry, application, node, levels_.front());
  identity_.begin(inquiry, application, node, root);
  if (of_root == Root::place_and_state) {
    inquiry.call({root, interface::accessible, "GetState"}, [this](const Reply& reply) {
      if (!reply.ok()) return;
      MessageReader in = reply.reader();
      (void)read_states(in, root_states_);
    });
  }
  inquiry.then([this] { keep_true_ones(); });
}

const SmallContainers::Container* ExposureReader::supposed(const std::vector<Reference>& expected,
                                                           std::size_t ancestor) const {
  if (tells_what_lies_on_top(toolkit_) || ancestor + 1 >= std::min(expected.size(), max_climb)) return nullptr;
  const auto& small = application_->small_containers();
  const auto* was = small.find(expected[ancestor].path);
  if (was == nullptr || was->parent != expected[ancestor + 1]) return nullptr;
  return small.find(expected[ancestor + 1].path) == nullptr ? nullptr : was;
}

bool ExposureReader::ask_what_was_wrongly_supposed() {
  bool asks = false;
  for (const auto& [ancestor, children] : std::exchange(supposed_, {})) {
    const auto& listed = levels_[ancestor + 2].children;
    const bool is_listed = std::ranges::find(listed, ancestors_[ancestor].handle) != listed.end();
    if (is_listed && levels_[ancestor + 1].children == children) continue;
    ancestors_[ancestor].role = 0;
    ancestors_[ancestor].parent_handle = {};
    ask_role_and_parent(ancestor, [] {});
    asks = true;
  }
  return asks;
}

void ExposureReader::keep_true_ones() {
  if (ask_what_was_wrongly_supposed()) return inquiry_->then([this] { keep_true_ones(); });
  Reference above = identity_.parent();
  std::size_t kept = 0;
  while (kept < ancestors_.size() && ancestors_[kept].handle == above) {
    above = ancestors_[kept].parent_handle;
    if (ancestors_[kept++].handle == root_) break;
  }
  ancestors_.resize(kept);
  levels_.resize(kept + 1);
  note_small_containers();
  climb(std::move(above));
}

void ExposureReader::note_small_containers() {
  auto& small = application_->small_containers();
  for (std::size_t at = 0; at < ancestors_.size(); ++at) {
    const Accessible& ancestor = ancestors_[at];
    const std::string& path = ancestor.handle.path;
    // One that was not told is 0, which is called generic.
    const bool lays_out =
        ancestor.handle == root_ || (ancestor.role != 0 && laying_out.contains(role_of_atspi(ancestor.role)));
    if (lays_out && has_few_children(levels_[at + 1])) {
      small.set(path, {levels_[at + 1].children, ancestor.role, ancestor.parent_handle});
    } else {
      small.remove(path);
    }
  }
}

void ExposureReader::climb(Reference to) {
  if (is_nothing(to) || ancestors_.size() >= max_climb) return;
  if (!ancestors_.empty() && ancestors_.back().handle == root_) return;
  ask(std::move(to), [this] { climb(ancestors_.back().parent_handle); });
}

void ExposureReader::ask(Reference to, std::function<void()> next) {
  const std::size_t at = add(std::move(to));
  // Its place is asked for as that of the window, and nothing else of it matters.
  if (ancestors_[at].handle == root_) return next();
  ask_place(at);
  ask_role_and_parent(at, std::move(next));
}

void ExposureReader::ask_whether_still(Reference to, const SmallContainers::Container& was) {
  const std::size_t at = add(std::move(to));
  ancestors_[at].role = was.role;
  ancestors_[at].parent_handle = was.parent;
  supposed_.push_back({at, was.children});
  ask_place(at);
}

std::size_t ExposureReader::add(Reference to) {
  Accessible ancestor;
  ancestor.handle = std::move(to);
  ancestors_.push_back(std::move(ancestor));
  const std::size_t at = ancestors_.size() - 1;
  levels_.emplace_back().below = at == 0 ? node_ : ancestors_[at - 1].handle;
  if (!tells_what_lies_on_top(toolkit_)) read_level(*inquiry_, *application_, ancestors_[at].handle, levels_.back());
  return at;
}

void ExposureReader::ask_place(std::size_t at) {
  inquiry_->call(get_extents(ancestors_[at].handle, coordinates_of(toolkit_)), [this, at](const Reply& reply) {
    Extents extents;
    if (read_extents(reply, extents)) ancestors_[at].extents = extents;
  });
}

void ExposureReader::ask_role_and_parent(std::size_t at, std::function<void()> next) {
  const Reference handle = ancestors_[at].handle;
  inquiry_->call({handle, interface::accessible, "GetRole"},
                 [this, at](const Reply& reply) { reply.value(ancestors_[at].role); });
  if (toolkit_ == Toolkit::gtk4) {
    inquiry_->call(get_property(handle, interface::accessible, "Name"),
                   [this, at](const Reply& reply) { reply.property("s", ancestors_[at].name); });
  }
  inquiry_->call(get_property(handle, interface::accessible, "Parent"),
                 [this, at, next = std::move(next)](const Reply& reply) {
                   reply.property("(so)", ancestors_[at].parent_handle);
                   next();
                 });
}

std::vector<Offset> ExposureReader::offsets(const RootPane& pane) const {
  std::vector<Offset> offsets(ancestors_.size() + 1);
  const auto found = std::ranges::find(ancestors_, atspi_root_pane, &Accessible::role);
  if (found == ancestors_.end()) return offsets;
  const auto has_true_place = [&](const Reference& node) {
    return std::ranges::find(pane.true_places, node) != pane.true_places.end();
  };
  const auto at = static_cast<std::size_t>(found - ancestors_.begin()) + 1;
  offsets[at] = pane.offset;
  // GTK's widgets name the parents that GTK gave them, so up to the pane all are GTK's and told truly.
  if (has_true_place(node_)) return offsets;
  if (std::any_of(ancestors_.begin(), found, [&](const Accessible& each) { return has_true_place(each.handle); }))
    return offsets;
  std::fill_n(offsets.begin(), at, pane.offset);
  return offsets;
}

std::optional<bool> ExposureReader::lies_in_root() const {
  if (!identity_.exists()) return std::nullopt;
  const Reference& top = ancestors_.empty() ? node_ : ancestors_.back().handle;
  if (top == root_) return true;
  if (ancestors_.empty()) return std::nullopt;
  const Role outermost = role_of_atspi(ancestors_.back().role);
  if (outermost != Role::window && !has(outermost, RoleTrait::attention)) return std::nullopt;
  return false;
}

Exposure ExposureReader::exposure(const WindowFacts& facts, const RootPane& pane) const {
  Exposure exposure;
  const auto offsets = this->offsets(pane);
  exposure.now = identity_.identity(facts, offsets.front());
  if (!exposure.now.exists) return exposure;
  if (std::ranges::any_of(ancestors_, [&](const Accessible& each) { return holds_popover(each.name, toolkit_); }))
    exposure.now.bounds.reset();
  const WindowFrame frame = identity_.frame(facts);
  if (const auto told = identity_.identity(facts).bounds; told && exposure.now.bounds) {
    exposure.off_x = static_cast<int>(exposure.now.bounds->x - told->x);
    exposure.off_y = static_cast<int>(exposure.now.bounds->y - told->y);
  }
  // The window as it is drawn, which is not what toolkits say of it.
  std::optional<Bounds> visible = exposure.now.bounds;
  if (visible) visible = common_part(*visible, frame.whole());
  bool is_told_alike = true;
  const auto way = std::make_shared<WayUp>();
  way->identity = identity_;
  way->facts = facts;
  way->levels.push_back(levels_.front());
  for (std::size_t at = 0; at < ancestors_.size(); ++at) {
    const Accessible& ancestor = ancestors_[at];
    const Offset& offset = offsets[at + 1];
    const Role role = role_of_atspi(ancestor.role);
    std::optional<Bounds> bounds;
    if (ancestor.extents) bounds = frame.local(moved(*ancestor.extents, offset));
    if (visible && bounds && has(role, RoleTrait::has_popup) && !encloses(*bounds, *visible)) break;
    // Of what is told beside its place in another way than the node no point of the node's tells anything.
    is_told_alike = is_told_alike && (offset == offsets.front() || offset == Offset{});
    if (is_told_alike) {
      exposure.ancestors.push_back(handle_of(ancestor.handle));
      way->ancestors.push_back(ancestor.handle);
      way->levels.push_back(levels_[at + 1]);
    }
    const bool clips = clips_children(toolkit_) && !has_any(role, {RoleTrait::has_popup, RoleTrait::children_beside});
    if (!visible || !bounds || !clips) continue;
    visible = common_part(*visible, *bounds);
  }
  if (visible && !is_empty(*visible)) exposure.visible = visible;
  if (tells_what_lies_on_top(toolkit_)) way->levels.clear();
  exposure.memento = way;
  exposure.is_window_active = root_states_.has(StateBits::active);
  return exposure;
}

void HitReader::set_out(Inquiry& inquiry, const Reference& node, const WayUp& way, const std::optional<Bounds>& visible,
                        double x, double y) {
  inquiry_ = &inquiry;
  node_ = node;
  ancestors_ = way.ancestors;
  visible_ = visible;
  x_ = x;
  y_ = y;
}

void HitReader::go_by(Inquiry& inquiry, const Reference& node, const WayUp& way, const std::optional<Bounds>& visible,
                      double x, double y) {
  set_out(inquiry, node, way, visible, x, y);
  identity_ = way.identity;
  take_levels(way);
  look_at_point();
}

void HitReader::begin(Inquiry& inquiry, const Reference& node, const Reference& root, const WayUp& way,
                      const std::optional<Bounds>& visible, double x, double y) {
  set_out(inquiry, node, way, visible, x, y);
  identity_.begin(inquiry, application_, node, root);
  if (!tells_what_lies_on_top(toolkit_)) {
    if (way.levels.empty()) read_level(inquiry, application_, node_, inner_);
    inquiry.then([this, way] { look_around(way); });
    return;
  }
  // The frame's own place has to be known before a point can be told in the toolkit's coordinates.
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

void HitReader::look_around(const WayUp& way) {
  if (!way.levels.empty()) {
    take_levels(way);
    if (identity_.place() != way.identity.place()) {
      read_level(*inquiry_, application_, node_, inner_);
      for (std::size_t i = 0; i < levels_.size(); ++i) read_level(*inquiry_, application_, ancestors_[i], levels_[i]);
    }
  }
  inquiry_->then([this] { look_at_point(); });
}

void HitReader::look_at_point() {
  for (Level& level : levels_) find_at_point(level);
  find_at_point(inner_);
  ask_point_of_many(node_);
  inquiry_->then([this] { judge(); });
}

void HitReader::judge() {
  // From the window inwards: what covers an ancestor covers the node.
  for (auto level = levels_.rbegin(); level != levels_.rend(); ++level) {
    if (const auto cover = topmost(*level)) {
      relation_ = PointHit::Relation::other;
      meet(*cover);
      return enter(*cover);
    }
  }
  relation_ = PointHit::Relation::node;
  if (!is_plain_item()) return go_deeper(node_);
  taken_part_.emplace(*inquiry_, identity_.frame(facts_), node_, ancestors_.front());
  taken_part_->begin(*visible_, x_, y_);
}

bool HitReader::is_plain_item() const {
  return toolkit_ == Toolkit::qt && has(identity_.identity(facts_).role, RoleTrait::item) && inner_.child_count == 0 &&
         visible_ && !ancestors_.empty();
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

void HitReader::enter(const Reference& node) {
  if (path_.size() >= max_climb) return;
  inner_ = {};
  answer_ = {};
  read_level(*inquiry_, application_, node, inner_);
  inquiry_->then([this, node] {
    find_at_point(inner_);
    ask_point_of_many(node);
    inquiry_->then([this, node] { go_deeper(node); });
  });
}

void HitReader::ask_point_of_many(const Reference& node) {
  if (inner_.child_count > max_listed_children(toolkit_)) {
    // Only a table knows its cells by place; a list box of GTK 3 would go through all of its rows, for seconds.
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

void HitReader::go_deeper(const Reference& node) {
  std::optional<Reference> next = topmost(inner_);
  if (!is_nothing(answer_) && answer_ != node) next = answer_;
  if (!next) return;
  meet(*next);
  enter(*next);
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

void HitReader::meet(Reference node) {
  Accessible met;
  met.handle = std::move(node);
  path_.push_back(std::move(met));
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

/// From what the pointer would meet outwards, until it is clear how the node stands to it.
void HitReader::climb(Reference from) {
  const bool is_outside = std::find(ancestors_.begin(), ancestors_.end(), from) != ancestors_.end();
  if (from == node_ || is_outside) {
    relation_ = from == node_ ? PointHit::Relation::node : PointHit::Relation::other;
    std::reverse(path_.begin(), path_.end());
    return;
  }
  if (is_nothing(from) || path_.size() >= max_climb) return;
  meet(std::move(from));
  inquiry_->then([this] { climb(path_.back().parent_handle); });
}

PointHit HitReader::hit() const {
  PointHit hit;
  hit.now = identity_.identity(facts_);
  hit.relation = relation_;
  if (taken_part_) hit.taken_at = taken_part_->elsewhere();
  if (relation_ == PointHit::Relation::unknown) return hit;
  const WindowFrame frame = identity_.frame(facts_);
  for (const Accessible& met : path_) {
    Node node;
    node.handle = handle_of(met.handle);
    node.role = role_of_atspi(met.role);
    node.platform_role = platform_role(met.role);
    node.name = clean_name(met.name, met.description, toolkit_);
    node.states = states_in_window(met.states, met.role, toolkit_, std::nullopt, frame);
    hit.path.push_back(std::move(node));
  }
  return hit;
}

}  // namespace offhand::platform::atspi
