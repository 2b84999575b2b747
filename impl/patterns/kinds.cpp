#include "impl/patterns/kinds.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <string>

#include "impl/query/node_words.h"

namespace offhand::patterns {
namespace {

using platform::Node;

/// In the name of a field for what to look for.
constexpr std::string_view looking_for = "search";

bool is_big(const Snapshot& snapshot, const Node& node) {
  if (!node.bounds) return false;
  const auto& window = snapshot.window.bounds;
  return 3 * node.bounds->width * node.bounds->height >= window.width * window.height;
}

/// As wide as the window or nearly so, and low: of browsers, for notes that wait for nothing.
bool is_strip(const Snapshot& snapshot, const Node& node) {
  if (!node.bounds || node.states.contains(ElementState::modal)) return false;
  const auto& window = snapshot.window.bounds;
  return 10 * node.bounds->width >= 9 * window.width && 6 * node.bounds->height <= window.height;
}

/// Qt's boxes for messages say no more of themselves.
bool is_alert_window(const Snapshot& snapshot, const Node& node) {
  return node.role == Role::alert && &node == &snapshot.elements.front().node;
}

bool is_field(const Node& node) {
  return has_any(node.role, {RoleTrait::text_field}) || (node.editable_text && node.role != Role::spinbutton);
}

bool is_field_to_fill(const Node& node) { return is_field(node) && !node.states.contains(ElementState::readonly); }

bool is_written_document(const Node& node) {
  return node.role == Role::document && node.states.contains(ElementState::editable);
}

/// Whether an element is of what is counted, whatever it is called.
bool is_of(const Snapshot& snapshot, const Node& node, CountedKind counted) {
  switch (counted) {
    case CountedKind::dialog:
      return (has_any(node.role, {RoleTrait::dialog}) && !is_strip(snapshot, node)) ||
             node.states.contains(ElementState::modal) || is_alert_window(snapshot, node);
    case CountedKind::button:
      return node.role == Role::button;
    case CountedKind::password_field:
      return is_password(node);
    case CountedKind::text_field:
      return is_field_to_fill(node);
    case CountedKind::search_field:
      return node.role == Role::searchbox ||
             (is_field_to_fill(node) && bare(node.name).find(looking_for) != std::string::npos);
    case CountedKind::toggle:
      return has_any(node.role, {RoleTrait::toggle, RoleTrait::exclusive}) &&
             !has_any(node.role, {RoleTrait::menu_item});
    case CountedKind::choice:
      return node.role == Role::combobox || node.role == Role::slider || node.role == Role::spinbutton;
    case CountedKind::rows:
      return has_any(node.role, {RoleTrait::collection}) || node.role == Role::tree;
    case CountedKind::table:
      return node.role == Role::table || node.role == Role::grid;
    case CountedKind::row:
      return has_any(node.role, {RoleTrait::item});
    case CountedKind::page:
      return node.role == Role::document;
    case CountedKind::tab:
      return node.role == Role::tab;
    case CountedKind::tools:
      return node.role == Role::toolbar || node.role == Role::menubar;
    case CountedKind::big_text:
      return (is_written_document(node) || (is_field(node) && !is_password(node) && node.many_lines)) &&
             is_big(snapshot, node);
    case CountedKind::progress:
      return node.role == Role::progressbar;
    case CountedKind::words:
      return true;
    case CountedKind::written_words:
      return node.role == Role::text || node.role == Role::status;
    case CountedKind::status_words:
      return node.role == Role::status || node.role == Role::alert;
  }
  return false;
}

/// Of these a word may be a part of what they say.
bool is_of_words(CountedKind counted) {
  return counted == CountedKind::words || counted == CountedKind::written_words || counted == CountedKind::status_words;
}

/// Whether a name is one of the words; of words that are looked for in text, whether it has one as a part.
bool is_called(const Node& node, std::string_view called, CountedKind counted) {
  if (called.empty()) return true;
  const auto name = bare(node.name);
  for (std::size_t begin = 0; begin <= called.size();) {
    const auto end = std::min(called.find(' ', begin), called.size());
    const auto word = called.substr(begin, end - begin);
    if (is_of_words(counted) ? name.find(word) != std::string::npos : name == word) return true;
    begin = end + 1;
  }
  return false;
}

}  // namespace

bool is_password(const platform::Node& node) { return node.states.contains(ElementState::protected_); }

Elements shown_elements(const Snapshot& snapshot) {
  Elements shown;
  for (const auto& element : snapshot.elements) {
    if (shows(element.node)) shown.push_back(&element);
  }
  return shown;
}

std::vector<Elements> dialogs_in(const Snapshot& snapshot) {
  const auto shown = shown_elements(snapshot);
  std::map<platform::NodeHandle, const SnapshotElement*> by_handle;
  for (const auto& element : snapshot.elements) by_handle.emplace(element.node.handle, &element);
  std::vector<Elements> dialogs;
  std::map<const SnapshotElement*, std::size_t> places;
  for (const auto* element : shown) {
    const SnapshotElement* outermost = nullptr;
    for (const auto* at = element; at != nullptr;) {
      if (is_of(snapshot, at->node, CountedKind::dialog)) outermost = at;
      const auto parent = by_handle.find(at->parent);
      at = parent == by_handle.end() ? nullptr : parent->second;
    }
    if (outermost == nullptr) continue;
    const auto [place, is_new] = places.try_emplace(outermost, dialogs.size());
    if (is_new) dialogs.emplace_back();
    dialogs[place->second].push_back(element);
  }
  return dialogs;
}

Elements counted_in(const Snapshot& snapshot, const Elements& among, CountedKind counted, std::string_view called) {
  Elements found;
  for (const auto* element : among) {
    if (is_of(snapshot, element->node, counted) && is_called(element->node, called, counted)) found.push_back(element);
  }
  return found;
}

}  // namespace offhand::patterns
