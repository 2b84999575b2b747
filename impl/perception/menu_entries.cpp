#include "impl/perception/menu_entries.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <string_view>
#include <utility>

#include "impl/perception/menu_labels.h"

namespace offhand {
namespace {

bool is_blank(std::string_view text) { return text.find_first_not_of(" \t\r\n") == std::string_view::npos; }

bool is_entry(const SnapshotElement& element) {
  if (has(element.node.role, RoleTrait::menu_item)) return true;
  // GTK 3 calls an entry that holds others so; Qt what shows them, which has no name.
  return element.node.role == Role::menu && !is_blank(element.node.name);
}

/// Rates how likely a menu bar is the visible one.
int visibility(const platform::Node& node) {
  const bool shows = !node.states.contains(ElementState::hidden) && !node.states.contains(ElementState::offscreen);
  const bool is_flat = node.bounds && (node.bounds->width <= 0 || node.bounds->height <= 0);
  const int room = is_flat ? 0 : (node.bounds ? 2 : 1);
  return (shows ? 3 : 0) + room;
}

}  // namespace

Menus::Menus(const Snapshot& snapshot) : snapshot_(snapshot) {
  for (const auto& element : snapshot.elements) {
    elements_.emplace(element.node.handle, &element);
    if (element.parent) children_[element.parent].push_back(&element);
  }
}

MenuEntries Menus::bar() const {
  // LibreOffice has two menu bars, one of them with zero height, and without bounds in a minimised window. Other
  // toolkits give a minimised window no bounds at all, or report everything as hidden.
  int best = 0;
  std::map<int, MenuEntries> bars;
  for (const auto& element : snapshot_.elements) {
    if (element.node.role != Role::menubar) continue;
    const int rank = visibility(element.node);
    collect(element.node.handle, bars[rank]);
    if (!bars[rank].empty()) best = std::max(best, rank);
  }
  return bars[best];
}

MenuEntries Menus::buttons() const {
  MenuEntries buttons;
  for (const auto& element : snapshot_.elements) {
    const bool is_button = element.node.role == Role::button && !is_blank(element.node.name);
    if (is_button && opens(element)) buttons.push_back(&element);
  }
  return buttons;
}

bool Menus::opens(const SnapshotElement& element) const {
  const auto& node = element.node;
  if (node.role == Role::menu || node.verbs.contains(platform::NodeAction::show_menu)) return true;
  if (!node.verbs.contains(platform::NodeAction::press)) return false;
  if (node.states.contains(ElementState::collapsed)) return true;
  // GTK 4's menu button does not say that it opens a menu; it is a button within a button.
  const auto parent = elements_.find(element.parent);
  return node.role == Role::button && parent != elements_.end() && parent->second->node.role == Role::button;
}

MenuEntries Menus::below(const SnapshotElement& menu) const {
  MenuEntries entries;
  collect(menu.node.handle, entries);
  return entries;
}

MenuEntries Menus::since(const Snapshot& earlier) const {
  MenuEntries entries;
  for (const auto& element : snapshot_.elements) {
    if (is_entry(element) && earlier.find(element.index) == nullptr) entries.push_back(&element);
  }
  return entries;
}

void Menus::collect(const platform::NodeHandle& parent, MenuEntries& entries) const {
  const auto children = children_.find(parent);
  if (children == children_.end()) return;
  for (const auto* child : children->second) {
    if (is_entry(*child)) {
      entries.push_back(child);
    } else {
      collect(child->node.handle, entries);
    }
  }
}

namespace {

std::vector<MenuChoice> choices_of(const MenuEntries& entries) {
  std::vector<MenuChoice> choices;
  for (const auto* entry : entries) choices.push_back({entry->node.name, "element " + std::to_string(entry->index)});
  return choices;
}

}  // namespace

Result<const SnapshotElement*> menu_entry(const MenuEntries& entries, const std::string& label,
                                          const std::string& where, const std::string& commands) {
  auto place = choice_called(choices_of(entries), label, where, commands);
  if (place) return entries[*place];
  // The page of a submenu begins with a way back, which is called as its entry is (GTK 4).
  MenuEntries shown;
  std::ranges::copy_if(entries, std::back_inserter(shown), [](const auto* entry) {
    const auto& states = entry->node.states;
    return !states.contains(ElementState::offscreen) && !states.contains(ElementState::hidden);
  });
  const auto shown_place = choice_called(choices_of(shown), label, where, commands);
  if (!shown_place) return tl::unexpected(std::move(place).error());
  return shown[*shown_place];
}

std::string list_of(const MenuEntries& entries) { return list_of(choices_of(entries)); }

}  // namespace offhand
