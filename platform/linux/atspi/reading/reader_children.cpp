#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "platform/linux/atspi/applications/toolkit_traits.h"
#include "platform/linux/atspi/reading/reader.h"
#include "platform/linux/atspi/reading/round.h"
#include "platform/linux/atspi/vocabulary/roles.h"

namespace offhand::platform::atspi {
namespace {

/// How many children are queried of a node that counts children but lists none, such as one that embeds a page.
constexpr std::int32_t max_embedded = 4;
/// How many children of a long list are asked for together.
constexpr std::int32_t children_in_a_request = 250;

/// Of a list with more children none are read that do not show, whoever asks; see ReadOptions::max_children.
constexpr std::int32_t most_searched = 20'000;

/// True if a node's rectangle clips its descendants. In a page that is certain only for scrolling nodes.
bool clips(Toolkit toolkit, std::uint32_t role) {
  if (toolkit != Toolkit::chromium) return true;
  return role == atspi_frame || role == atspi_document_web || role == atspi_document_frame ||
         role == atspi_scroll_pane || role == atspi_viewport;
}

}  // namespace

/// True if the focus need not be searched for in children that the cache lacks. GTK 3 gives the focus to no menu item,
/// since menus grab the keyboard, and to no list box row in an inactive window; cells may report it there, and so may
/// what LibreOffice draws itself.
bool TreeReader::holds_no_focus(const Accessible& parent) const {
  if (toolkit_ != Toolkit::gtk3 || !parent.known) return false;
  if (parent.role == atspi_menu) return true;
  const Accessible& window = nodes_.front();
  return parent.role == atspi_list_box && window.known && !window.states.has(StateBits::active);
}

void TreeReader::list_children(int index) {
  if (may_be_second_menu_bar(node(index))) return list_menu_bar(index);
  list_known_or_ask(index);
}

void TreeReader::list_known_or_ask(int index) {
  const Accessible& parent = node(index);
  std::vector<Reference> children;
  if (parent.known && cache_.children(parent, children)) {
    if (children.empty()) return;
    families_.emplace_back().parent = index;
    families_.back().add(children);
    return;
  }
  if (parent.child_count == 0 && parent.known) return;
  if (detail_ == Detail::focused && holds_no_focus(parent)) return;
  if (!parent.is_asked && only_searches_showing_) return list_hidden_children(index);
  // GTK 3's cache has no child count for menus and for nodes that manage their descendants; these must be queried.
  if (parent.known && parent.child_count < 0 && parent.role != atspi_menu) return count_children(index);
  ask_children(index);
}

/// LibreOffice draws its menu bar by GTK, and has its own in its root pane all the same, without any height.
bool TreeReader::may_be_second_menu_bar(const Accessible& bar) const {
  return bar.role == atspi_menu_bar && bar.parent >= 0 &&
         nodes_[static_cast<std::size_t>(bar.parent)].role == atspi_root_pane;
}

void TreeReader::list_menu_bar(int index) {
  inquiry_.call(get_extents(node(index).handle, coordinates_of(toolkit_)), [this, index](const Reply& reply) {
    Extents extents;
    node(index).is_second = read_extents(reply, extents) && extents.height <= 0;
    if (!node(index).is_second) list_known_or_ask(index);
  });
}

void TreeReader::count_children(int index) {
  inquiry_.call(get_property(node(index).handle, interface::accessible, "ChildCount"),
                [this, index](const Reply& reply) {
                  reply.property("i", node(index).child_count);
                  if (node(index).child_count != 0) ask_children(index);
                });
}

/// Lists the children of a hidden node only if they are few, because listing many takes the application a long time.
void TreeReader::list_hidden_children(int index) {
  inquiry_.call(get_property(node(index).handle, interface::accessible, "ChildCount"),
                [this, index](const Reply& reply) {
                  std::int32_t count = 0;
                  if (reply.property("i", count) && count > 0 && count <= max_listed_children(toolkit_))
                    ask_children(index);
                });
}

void TreeReader::ask_children(int index) {
  const Accessible& parent = node(index);
  if (parent.known &&
      ((parent.child_count < 0 && parent.role != atspi_menu) || parent.child_count > max_listed_children(toolkit_))) {
    if (!reads_whole(parent)) return ask_showing_children(index);
    long_lists_.insert(index);
    families_.emplace_back().parent = index;
    return ask_all_children(families_.size() - 1, 0);
  }
  const std::size_t family = families_.size();
  families_.emplace_back().parent = index;
  inquiry_.call({node(index).handle, interface::accessible, "GetChildren"}, [this, family, index](const Reply& reply) {
    if (reply.target_is_gone()) {
      // A node without children may answer with an unknown method; that is no missing data.
      if (node(index).child_count > 0) note("some nodes left while they were read");
      return;
    }
    std::vector<Reference> children;
    if (!read_references(reply, children)) note("some nodes did not list their children");
    families_[family].add(children);
    take_at_once(families_[family]);
    // GTK 3 lists no children of a node that embeds another process, but returns them by index.
    if (children.empty() && node(index).child_count > 0) ask_children_one_by_one(index, family);
  });
}

void TreeReader::ask_children_one_by_one(int index, std::size_t family) {
  const std::int32_t count = std::min(node(index).child_count, max_embedded);
  for (std::int32_t place = 0; place < count; ++place) {
    inquiry_.call(get_child(node(index).handle, place), [this, family, place](const Reply& reply) {
      Reference child;
      if (reply.value(child) && !is_null(child))
        families_[family].members.push_back({child, static_cast<std::size_t>(place)});
    });
  }
}

/// True if all children of a node with too many to be listed at once are wanted.
bool TreeReader::reads_whole(const Accessible& parent) const {
  return parent.known && parent.child_count > 0 && parent.child_count <= options_.max_children;
}

/// Asks for them by index, some at a time: each takes little of the application's main thread, and in between it draws.
void TreeReader::ask_all_children(std::size_t family, std::int32_t from) {
  const int index = families_[family].parent;
  const std::int32_t until = std::min(from + children_in_a_request, node(index).child_count);
  const auto children = std::make_shared<std::vector<Reference>>(static_cast<std::size_t>(until - from));
  Round round;
  for (std::int32_t place = from; place < until; ++place) {
    round.add(get_child(node(index).handle, place), [children, at = place - from](const Reply& reply) {
      reply.value((*children)[static_cast<std::size_t>(at)]);
    });
  }
  round.begin(inquiry_, [this, family, until, children] {
    families_[family].add(*children);
    if (until < node(families_[family].parent).child_count) ask_all_children(family, until);
  });
}

/// A negative number means that the children were not counted.
void TreeReader::ask_showing_children(int index) {
  const bool may_be_table = node(index).states.has(StateBits::manages_descendants);
  if (may_be_table && traits_of(toolkit_).all_have_places_and_actions)
    return ask_interfaces(index, [this, index] { search_showing_children(index); });
  search_showing_children(index);
}

void TreeReader::search_showing_children(int index) {
  const Accessible& parent = node(index);
  const std::string whose = std::string(platform_role(parent.role)) + " \"" + parent.name + "\" has " +
                            (parent.child_count < 0 ? "uncounted" : std::to_string(parent.child_count)) + " children, ";
  told_of_[parent.handle.path] = std::max(parent.child_count, 0);
  if (reports_showing() && !parent.states.has(StateBits::showing)) return note(whose + "none of which shows");
  const std::size_t family = families_.size();
  families_.emplace_back().parent = index;
  std::vector<Reference> clips;
  for (int above = parent.parent; above >= 0 && !has(role_of_atspi(node(above).role), RoleTrait::has_popup);
       above = node(above).parent) {
    // A tab of GTK 3 has its page as its child, and the place of what is clicked to turn to it.
    const bool is_beside = has(role_of_atspi(node(above).role), RoleTrait::children_beside);
    if (!is_beside && atspi::clips(toolkit_, node(above).role)) clips.push_back(node(above).handle);
  }
  const bool is_searched = parent.child_count > 0 && parent.child_count <= most_searched;
  const auto done = [this, family, whose, is_searched](const ShowingChildren::Found& found) {
    note(whose + (found.located ? "only those that show were read: " : "only the first were read: ") +
         std::to_string(found.children.size()) + (is_searched ? "; query looks through all" : ""));
    families_[family].add(found.children);
  };
  searches_.push_back(
      std::make_unique<ShowingChildren>(inquiry_, toolkit_, parent, std::move(clips), options_.max_nodes, done));
  searches_.back()->begin();
}

}  // namespace offhand::platform::atspi
