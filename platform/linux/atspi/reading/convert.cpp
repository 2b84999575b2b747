#include "platform/linux/atspi/reading/convert.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <string_view>
#include <utility>
#include <vector>

#include "platform/linux/atspi/acting/actions.h"
#include "platform/linux/atspi/acting/text.h"
#include "platform/linux/atspi/applications/toolkit_traits.h"
#include "platform/linux/atspi/reading/names.h"
#include "platform/linux/atspi/reading/showing_children.h"
#include "platform/linux/atspi/reading/words_between.h"
#include "platform/linux/atspi/vocabulary/roles.h"

namespace offhand::platform::atspi {

Role role_in_window(const Accessible& item, const WindowFacts& facts) {
  const Role told = item.web_role.value_or(role_of_atspi(item.role));
  const bool is_window = item.parent_handle.path == root_path;
  if (told != Role::generic || !is_window) return told;
  return facts.transient ? Role::dialog : Role::window;
}

States states_in_window(StateBits bits, std::uint32_t role, Toolkit toolkit, const std::optional<Bounds>& bounds,
                        const WindowFrame& frame) {
  const bool reliable = toolkit != Toolkit::gtk4;
  States states = common_states(bits, role, reliable ? ShowingState::reliable : ShowingState::missing);
  // Chromium sets neither ENABLED nor SENSITIVE on read-only nodes.
  if (toolkit == Toolkit::chromium && bits.has(StateBits::read_only)) states.erase(ElementState::disabled);
  // No view of icons has some that are disabled, and those of caja's say neither ENABLED nor SENSITIVE. What can have
  // the focus is an item of a view, not a picture in a button.
  if (toolkit == Toolkit::gtk3 && role == atspi_icon && bits.has(StateBits::focusable))
    states.erase(ElementState::disabled);
  // A combo box of GTK 3 leaves the focus to its button, or to its field; the button is in no list of children.
  if (toolkit == Toolkit::gtk3 && role == atspi_combo_box && !states.contains(ElementState::disabled))
    states.insert(ElementState::focusable);
  if (!reliable && bounds && !frame.shows(*bounds)) states.insert(ElementState::offscreen);
  // Of the tab that is chosen Qt says that it has the focus, wherever that is.
  if (toolkit == Toolkit::qt && role == atspi_page_tab && states.contains(ElementState::focused)) {
    states.erase(ElementState::focused);
    states.insert(ElementState::selected);
  }
  return states;
}

namespace {

/// Identifies the items of a tree by their names, where these are unique, if the toolkit creates the item objects anew
/// for each query.
void name_remade_items(platform::Tree& tree) {
  std::map<std::pair<int, std::string_view>, int> sharing;
  const auto is_item = [&](const Node& node) {
    return node.parent >= 0 && !node.name.empty() &&
           tree.nodes[static_cast<std::size_t>(node.parent)].platform_role == platform_role(atspi_tree);
  };
  for (const Node& node : tree.nodes) {
    if (is_item(node)) ++sharing[{node.parent, node.name}];
  }
  for (Node& node : tree.nodes.edit()) {
    if (!is_item(node) || sharing[{node.parent, node.name}] > 1) continue;
    const Reference& holder = reference_of(tree.nodes[static_cast<std::size_t>(node.parent)].handle);
    // No object has such a path.
    node.lasting = handle_of({holder.application, holder.path + "#" + node.name});
  }
}

/// Qt views do not report whether they are visible, but have no position while they are hidden; their items only check
/// their own position.
bool is_on_hidden_page(const Accessible& item, const Node* parent) {
  constexpr std::array views{atspi_list, atspi_table, atspi_tree, atspi_tree_table};
  if (std::find(views.begin(), views.end(), item.role) != views.end())
    return item.extents && (item.extents->width <= 0 || item.extents->height <= 0);
  return is_item(item.role) && parent != nullptr && parent->states.contains(ElementState::offscreen);
}

/// The selected option of a list is also the one shown by its combo box; browsers report it nowhere else.
void set_combo_values(platform::Tree& tree) {
  for (const Node& option : tree.nodes) {
    if (option.role != Role::option || !option.states.contains(ElementState::selected)) continue;
    for (int above = option.parent; above >= 0; above = tree.nodes[static_cast<std::size_t>(above)].parent) {
      Node& holder = tree.nodes.edit()[static_cast<std::size_t>(above)];
      if (holder.role != Role::combobox) continue;
      if (!holder.has_value) holder.value = option.name;
      holder.has_value = true;
      break;
    }
  }
}

/// A combo box of GTK 3 is called what it shows, unless its application gave it a name; one with a field shows what
/// that holds.
void set_shown_values(platform::Tree& tree) {
  for (const Node& part : tree.nodes) {
    const bool is_field = part.role == Role::textbox && part.has_value;
    if (!is_field && !has_any(part.role, {RoleTrait::menu_item, RoleTrait::cell})) continue;
    for (int above = part.parent; above >= 0; above = tree.nodes[static_cast<std::size_t>(above)].parent) {
      const Node& holder = tree.nodes[static_cast<std::size_t>(above)];
      if (holder.role != Role::combobox) continue;
      if (holder.has_value || (!is_field && (part.name.empty() || part.name != holder.name))) break;
      Node& shown = tree.nodes.edit()[static_cast<std::size_t>(above)];
      shown.value = is_field ? part.value : part.name;
      shown.has_value = true;
      break;
    }
  }
}

/// Counts the unread children of hidden nodes; those of visible nodes are all listed. Above the number that is listed
/// at once the count is unreliable, and a note of the reading reports it.
void count_children_left_out(platform::Tree& tree, const std::vector<std::int32_t>& child_counts, Toolkit toolkit) {
  std::vector<std::int32_t> read(tree.nodes.size(), 0);
  for (const Node& node : tree.nodes)
    if (node.parent >= 0) ++read[static_cast<std::size_t>(node.parent)];
  for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
    Node& node = tree.nodes.edit()[i];
    const bool shows = !node.states.contains(ElementState::offscreen) && !node.states.contains(ElementState::hidden);
    if (!shows && child_counts[i] <= max_listed_children(toolkit))
      node.children_left_out = std::max(child_counts[i] - read[i], 0);
  }
}

/// Browsers tell a page's content some time after the page itself, and the page some time after the window. Empty: they
/// have told it.
std::string what_page_lacks(const platform::Tree& tree) {
  bool is_browser = false;
  bool has_page = false;
  for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
    const Node& node = tree.nodes[i];
    is_browser = is_browser || node.role == Role::tab;
    has_page = has_page || node.role == Role::document;
    const bool shows = !node.states.contains(ElementState::offscreen) && !node.states.contains(ElementState::hidden);
    if (node.role != Role::document || !shows || node.is_outline) continue;
    if (node.states.contains(ElementState::busy)) return "the page is still loading; ask again";
    const bool is_empty = i + 1 == tree.nodes.size() || tree.nodes[i + 1].parent != static_cast<int>(i);
    if (is_empty && !node.has_value) return "the page has told nothing of what it holds; it is empty, or ask again";
  }
  return is_browser && !has_page ? "the browser has told of no page yet; ask again" : std::string();
}

/// Toolkits report the direction of boxes and much else, too, where it says nothing.
bool has_direction(Role role) { return role == Role::slider || role == Role::scrollbar || role == Role::separator; }

void note_attributes(const Accessible& item, const Node& node, AttributesByNode& attributes) {
  const bool is_vertical = item.states.has(StateBits::vertical);
  const bool is_told = has_direction(node.role) && is_vertical != item.states.has(StateBits::horizontal);
  if (!item.attributes && !is_told) return;
  auto own = item.attributes ? *item.attributes : NodeAttributes();
  if (is_told) own.orientation = is_vertical ? "vertical" : "horizontal";
  attributes.emplace(node.handle, std::move(own));
}

/// GtkPopover of GTK 3; of dialogs the window itself is modal.
bool is_popover(const Accessible& item, Toolkit toolkit) {
  return toolkit == Toolkit::gtk3 && item.role == atspi_panel && item.states.has(StateBits::modal);
}

}  // namespace

platform::Tree make_tree(TreeReader& reader, Toolkit toolkit, const WindowFacts& facts, RootPane& pane,
                         AttributesByNode& attributes) {
  platform::Tree tree;
  if (reader.reads_window()) pane.true_places.clear();
  std::vector<Accessible>& items = reader.nodes();
  const WindowFrame frame(toolkit, reader.frame_on_screen(), reader.frame_in_window(), facts);
  tree.nodes.edit().reserve(items.size());
  // The reported number of children, by position in the result.
  std::vector<std::int32_t> child_counts;

  // The node to convert next, its parent in the result, and its offset. An explicit stack, because a malicious tree may
  // be deep.
  struct Open {
    int index;
    int parent;
    std::optional<Extents> holder;
    Offset offset;
    bool on_popover = false;
    bool in_menu = false;
  };
  std::vector<Open> open;
  if (!items.empty()) open.push_back({.index = 0, .parent = -1, .holder = {}, .offset = {}});
  while (!open.empty()) {
    const auto [index, parent, holder, inherited, above_on_popover, above_in_menu] = open.back();
    open.pop_back();
    Accessible& item = items[static_cast<std::size_t>(index)];
    if (!item.known || item.gone || item.is_second || item.states.has(StateBits::defunct)) continue;
    Node node;
    if (const auto told = reader.told_of().find(item.handle.path); told != reader.told_of().end())
      node.children_told = told->second;
    node.handle = handle_of(std::move(item.handle));
    node.birth = item.birth;
    node.is_outline = item.is_outline;
    node.parent = parent;
    node.role = role_in_window(item, facts);
    node.platform_role = platform_role(item.role);
    node.name = clean_name(item.name, item.description, toolkit);
    if (item.description != node.name) node.description = std::move(item.description);
    note_attributes(item, node, attributes);
    node.value = std::move(item.value);
    node.has_value = item.has_value;
    node.value_characters = item.value_characters;
    node.range = item.range;
    // The toolkits' bounds of the frame itself include decorations or lack a margin, so the window's are used.
    if (index == 0) node.bounds = frame.whole();
    const bool is_pane = item.role == atspi_root_pane;
    // Who reads a part does not meet the holder of the pane.
    if (is_pane && !reader.reads_part() && holder && item.extents)
      pane.offset = offset_of_root_pane(holder, item.extents);
    const auto offset = is_pane ? pane.offset : offset_within(inherited, holder, item.extents);
    if (offset != inherited && !is_pane && reader.reads_window()) pane.true_places.push_back(reference_of(node.handle));
    if (item.extents) node.bounds = frame.local(moved(*item.extents, offset));
    const bool is_placed = node.bounds.has_value();
    const bool on_popover = above_on_popover || holds_popover(item.name, toolkit);
    if (on_popover) node.bounds.reset();
    const bool in_menu = above_in_menu || is_popover(item, toolkit);
    node.states = states_in_window(item.states, item.role, toolkit, node.bounds, frame);
    // GTK 4 does not report that a node is unmapped, but gives it no position then.
    if (toolkit == Toolkit::gtk4 && item.extents && !is_placed) node.states.insert(ElementState::offscreen);
    if (toolkit == Toolkit::qt &&
        is_on_hidden_page(item, parent < 0 ? nullptr : &tree.nodes[static_cast<std::size_t>(parent)]))
      node.states.insert(ElementState::offscreen);
    node.verbs = verbs_of(toolkit, item.role, item.states, item.actions);
    node.press = press_of(toolkit, item.role, item.states, item.actions);
    // Ticked items of menus that are popovers (GtkModelButton of GTK 3) never say that they are checked. Where one of
    // the other check boxes that a popover may hold is, it says so.
    const bool is_untold = in_menu && has(node.role, RoleTrait::toggle);
    node.may_be_checked_untold = is_untold && !node.states.contains(ElementState::checked);
    node.actions = std::move(item.actions);
    // A spin button that counts takes a number.
    const bool counts = toolkit == Toolkit::qt && item.role == atspi_spin_button && item.range;
    node.editable_text = !counts && takes_text(toolkit, item.role, item.interfaces, item.states);
    node.many_lines = item.states.has(StateBits::multi_line);
    node.inserts_text = inserts_text(toolkit, item.role, item.interfaces, item.states);
    const int position = static_cast<int>(tree.nodes.size());
    child_counts.push_back(item.child_count);
    tree.nodes.push_back(std::move(node));
    for (auto child = item.children.rbegin(); child != item.children.rend(); ++child)
      open.push_back({.index = *child,
                      .parent = position,
                      .holder = item.extents,
                      .offset = offset,
                      .on_popover = on_popover,
                      .in_menu = in_menu});
  }
  if (reader.left_hidden_out()) count_children_left_out(tree, child_counts, toolkit);
  if (toolkit == Toolkit::chromium || toolkit == Toolkit::gecko) set_combo_values(tree);
  if (toolkit == Toolkit::gtk3) set_shown_values(tree);
  if (traits_of(toolkit).keeps_words_in_text) fill_placeholders(tree);
  if (traits_of(toolkit).remakes_tree_items) name_remade_items(tree);
  tree.incomplete_reason = reader.incomplete_reason();
  if ((toolkit == Toolkit::chromium || toolkit == Toolkit::gecko) && reader.reads_window()) {
    if (const auto lack = what_page_lacks(tree); !lack.empty())
      tree.incomplete_reason += (tree.incomplete_reason.empty() ? "" : "; ") + lack;
  }
  tree.complete = tree.incomplete_reason.empty();
  tree.left_hidden_out = reader.left_hidden_out();
  return tree;
}

}  // namespace offhand::platform::atspi
