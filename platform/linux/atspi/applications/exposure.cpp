#include "platform/linux/atspi/applications/exposure.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "platform/linux/atspi/reading/convert.h"
#include "platform/linux/atspi/reading/names.h"
#include "platform/linux/atspi/vocabulary/roles.h"

namespace offhand::platform::atspi {
namespace {

/// Roles of the nodes that lay a window out.
constexpr Roles laying_out{Role::dialog, Role::generic, Role::group, Role::toolbar};

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

/// Whether a container clips its children. In a page that depends on the style, which rectangles do not tell.
bool clips_children(Toolkit toolkit) { return toolkit != Toolkit::chromium; }

}  // namespace

void ExposureReader::begin(Inquiry& inquiry, Application& application, const Reference& node, const Reference& root,
                           const std::vector<Reference>& expected, Root of_root) {
  inquiry_ = &inquiry;
  application_ = &application;
  toolkit_ = application.toolkit();
  root_ = root;
  node_ = node;
  levels_.resize(1);
  // Queries without follow-ups come last, so that the application has them to answer while further ones are sent.
  for (std::size_t at = 0; at < std::min(expected.size(), max_climb); ++at) {
    if (const auto* was = assumed_state(expected, at)) {
      assume_unchanged(expected[at], *was);
    } else {
      ask(expected[at], [] {});
    }
  }
  if (!has_correct_hit_tests(toolkit_)) read_level(inquiry, application, node, levels_.front());
  identity_.begin(inquiry, application, node, root);
  if (of_root == Root::place_and_state) {
    inquiry.call({root, interface::accessible, "GetState"}, [this](const Reply& reply) {
      if (!reply.ok()) return;
      MessageReader in = reply.reader();
      (void)read_states(in, root_states_);
    });
  }
  inquiry.then([this] { keep_confirmed(); });
}

const SmallContainers::Container* ExposureReader::assumed_state(const std::vector<Reference>& expected,
                                                                std::size_t ancestor) const {
  if (has_correct_hit_tests(toolkit_) || ancestor + 1 >= std::min(expected.size(), max_climb)) return nullptr;
  const auto& small = application_->small_containers();
  const auto* was = small.find(expected[ancestor].path);
  if (was == nullptr || was->parent != expected[ancestor + 1]) return nullptr;
  return small.find(expected[ancestor + 1].path) == nullptr ? nullptr : was;
}

bool ExposureReader::read_changed_assumptions() {
  bool asks = false;
  for (const auto& [ancestor, children] : std::exchange(assumed_, {})) {
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

void ExposureReader::keep_confirmed() {
  if (read_changed_assumptions()) return inquiry_->then([this] { keep_confirmed(); });
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
    // An unread role is 0, which maps to generic.
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
  // The root's place is queried as that of the window, and nothing else about it matters.
  if (ancestors_[at].handle == root_) return next();
  ask_place(at);
  ask_role_and_parent(at, std::move(next));
}

void ExposureReader::assume_unchanged(Reference to, const SmallContainers::Container& was) {
  const std::size_t at = add(std::move(to));
  ancestors_[at].role = was.role;
  ancestors_[at].parent_handle = was.parent;
  assumed_.push_back({at, was.children});
  ask_place(at);
}

std::size_t ExposureReader::add(Reference to) {
  Accessible ancestor;
  ancestor.handle = std::move(to);
  ancestors_.push_back(std::move(ancestor));
  const std::size_t at = ancestors_.size() - 1;
  levels_.emplace_back().below = at == 0 ? node_ : ancestors_[at - 1].handle;
  if (!has_correct_hit_tests(toolkit_)) read_level(*inquiry_, *application_, ancestors_[at].handle, levels_.back());
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
  // GTK's widgets report the parents that GTK gave them, so between such a node and the pane all nodes are GTK's and
  // have true positions.
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
  const Role outermost = role_in_window(ancestors_.back(), WindowFacts{});
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
  // The window as drawn, which differs from what toolkits report.
  std::optional<Bounds> visible = exposure.now.bounds;
  if (visible) visible = common_part(*visible, frame.whole());
  bool has_same_offset = true;
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
    // Points of this node say nothing about an ancestor whose reported offset differs from the node's.
    has_same_offset = has_same_offset && (offset == offsets.front() || offset == Offset{});
    if (has_same_offset) {
      exposure.ancestors.push_back(handle_of(ancestor.handle));
      way->ancestors.push_back(ancestor.handle);
      way->levels.push_back(levels_[at + 1]);
    }
    const bool clips = clips_children(toolkit_) && !has_any(role, {RoleTrait::has_popup, RoleTrait::children_beside});
    if (!visible || !bounds || !clips) continue;
    visible = common_part(*visible, *bounds);
  }
  if (visible && !is_empty(*visible)) exposure.visible = visible;
  if (has_correct_hit_tests(toolkit_)) way->levels.clear();
  exposure.memento = way;
  exposure.is_window_active = root_states_.has(StateBits::active);
  return exposure;
}

}  // namespace offhand::platform::atspi
