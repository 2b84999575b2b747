#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>

#include "platform/linux/atspi/reader.h"
#include "platform/linux/atspi/roles.h"
#include "platform/linux/atspi/toolkit_traits.h"

namespace offhand::platform::atspi {
namespace {

/// How many children are queried of a node that counts children but lists none, such as one that embeds a page.
constexpr std::int32_t max_embedded = 4;

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
      ((parent.child_count < 0 && parent.role != atspi_menu) || parent.child_count > max_listed_children(toolkit_)))
    return ask_showing_children(index);
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
    inquiry_.call({node(index).handle, interface::accessible, "GetChildAtIndex",
                   [place](sd_bus_message* message) { return sd_bus_message_append(message, "i", place); }},
                  [this, family, place](const Reply& reply) {
                    Reference child;
                    if (reply.value(child) && !is_null(child))
                      families_[family].members.push_back({child, static_cast<std::size_t>(place)});
                  });
  }
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
  if (reports_showing() && !parent.states.has(StateBits::showing)) return note(whose + "none of which shows");
  const std::size_t family = families_.size();
  families_.emplace_back().parent = index;
  std::vector<Reference> clips;
  for (int above = parent.parent; above >= 0 && !has(role_of_atspi(node(above).role), RoleTrait::has_popup);
       above = node(above).parent) {
    if (atspi::clips(toolkit_, node(above).role)) clips.push_back(node(above).handle);
  }
  const auto done = [this, family, whose](const ShowingChildren::Found& found) {
    note(whose + (found.located ? "only those that show were read: " : "only the first were read: ") +
         std::to_string(found.children.size()));
    families_[family].add(found.children);
  };
  searches_.push_back(
      std::make_unique<ShowingChildren>(inquiry_, toolkit_, parent, std::move(clips), options_.max_nodes, done));
  searches_.back()->begin();
}

}  // namespace offhand::platform::atspi
