#include "impl/perception/menu_entries.h"

#include <algorithm>
#include <array>

#include "codegen/runtime/suggest.h"
#include "generated/types/errors.h"
#include "impl/base/fold_case.h"

namespace offhand {
namespace {

/// More of them help nobody in a message.
constexpr std::size_t most_listed = 40;

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view space = " \t\r\n";
  const auto first = text.find_first_not_of(space);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(space) - first + 1);
}

bool is_entry(const SnapshotElement& element) {
  constexpr std::array<std::string_view, 3> items{"menuitem", "menuitemcheckbox", "menuitemradio"};
  if (std::ranges::find(items, element.node.role) != items.end()) return true;
  // GTK 3 calls an entry that holds others so; Qt what shows them, which has no name.
  return element.node.role == "menu" && !trimmed(element.node.name).empty();
}

bool is_in_sight(const platform::Node& node) {
  if (node.states.contains(ElementState::hidden) || node.states.contains(ElementState::offscreen)) return false;
  return !node.bounds || (node.bounds->width > 0 && node.bounds->height > 0);
}

bool is_letter(char letter) {
  return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
         static_cast<unsigned char>(letter) >= 0x80;
}

void remove_end(std::string& text, std::string_view end) {
  if (text.ends_with(end)) text.resize(text.size() - end.size());
}

}  // namespace

Menus::Menus(const Snapshot& snapshot) : snapshot_(snapshot) {
  for (const auto& element : snapshot.elements) {
    elements_.emplace(element.node.handle, &element);
    if (element.parent) children_[element.parent].push_back(&element);
  }
}

MenuEntries Menus::bar() const {
  // LibreOffice has two, one of them without height. In a minimised window none shows.
  MenuEntries showing;
  MenuEntries all;
  for (const auto& element : snapshot_.elements) {
    if (element.node.role != "menubar") continue;
    if (is_in_sight(element.node)) collect(element.node.handle, showing);
    collect(element.node.handle, all);
  }
  return showing.empty() ? all : showing;
}

MenuEntries Menus::buttons() const {
  MenuEntries buttons;
  for (const auto& element : snapshot_.elements) {
    const bool is_button = element.node.role == "button" && !trimmed(element.node.name).empty();
    if (is_button && opens(element)) buttons.push_back(&element);
  }
  return buttons;
}

bool Menus::opens(const SnapshotElement& element) const {
  const auto& node = element.node;
  if (node.role == "menu" || node.verbs.contains(platform::NodeAction::show_menu)) return true;
  if (!node.verbs.contains(platform::NodeAction::press)) return false;
  if (node.states.contains(ElementState::collapsed)) return true;
  // GTK 4's button of a menu says nothing of it, and is a button within a button.
  const auto parent = elements_.find(element.parent);
  return node.role == "button" && parent != elements_.end() && parent->second->node.role == "button";
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

std::string menu_label(std::string_view text) {
  // Qt puts the shortcut behind a tab.
  text = trimmed(text.substr(0, text.find('\t')));
  std::string label;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char next = at + 1 < text.size() ? text[at + 1] : ' ';
    const bool is_mark = text[at] == '_' || (text[at] == '&' && is_letter(next));
    // A doubled mark is the character itself.
    if (is_mark && next != text[at]) continue;
    if (is_mark) ++at;
    label += text[at];
  }
  remove_end(label, "...");
  remove_end(label, "\u2026");
  return fold_case(trimmed(label));
}

namespace {

std::optional<std::string> nearest_entry(const MenuEntries& entries, const std::string& meant) {
  std::vector<std::string> labels;
  for (const auto* entry : entries) labels.push_back(menu_label(entry->node.name));
  const std::vector<std::string_view> candidates(labels.begin(), labels.end());
  const auto found = nearest(meant, candidates);
  if (!found) return std::nullopt;
  const auto place = std::ranges::find(labels, *found) - labels.begin();
  return std::string(trimmed(entries[static_cast<std::size_t>(place)]->node.name));
}

}  // namespace

Result<const SnapshotElement*> menu_entry(const MenuEntries& entries, const std::string& label,
                                          const std::string& where) {
  MenuEntries exact;
  MenuEntries alike;
  const auto meant = menu_label(label);
  for (const auto* entry : entries) {
    if (trimmed(entry->node.name) == trimmed(label)) exact.push_back(entry);
    if (menu_label(entry->node.name) == meant) alike.push_back(entry);
  }
  const auto& found = exact.empty() ? alike : exact;
  if (found.size() == 1) return found.front();
  if (found.empty()) {
    return fail(errors::no_such_menu_entry({.where = where,
                                            .entry = label,
                                            .suggestion = nearest_entry(entries, meant),
                                            .entries = entries.empty() ? "none that can be read" : list_of(entries)}));
  }
  std::string candidates;
  for (const auto* entry : found) candidates += (candidates.empty() ? "element " : ", ") + std::to_string(entry->index);
  return fail(errors::ambiguous_menu_entry(
      {.where = where, .entry = label, .count = static_cast<std::int64_t>(found.size()), .candidates = candidates}));
}

std::string list_of(const MenuEntries& entries) {
  std::string list;
  std::size_t listed = 0;
  for (const auto* entry : entries) {
    const auto name = trimmed(entry->node.name);
    if (name.empty()) continue;
    if (++listed > most_listed) return list + " and more";
    list += (list.empty() ? "\"" : ", \"") + std::string(name) + "\"";
  }
  return list;
}

}  // namespace offhand
