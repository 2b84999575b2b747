#include "impl/patterns/patterns.h"

#include <algorithm>
#include <string>

#include "impl/patterns/pattern_table.h"
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

bool is_password(const Node& node) { return node.states.contains(ElementState::protected_); }

bool is_field(const Node& node) {
  return has_any(node.role, {RoleTrait::text_field}) || (node.editable_text && node.role != Role::spinbutton);
}

/// Whether an element is of what is counted, whatever it is called.
bool is_of(const Snapshot& snapshot, const Node& node, Counted counted) {
  switch (counted) {
    case Counted::dialog:
      return has_any(node.role, {RoleTrait::dialog}) || node.states.contains(ElementState::modal);
    case Counted::button:
      return node.role == Role::button;
    case Counted::password_field:
      return is_password(node);
    case Counted::text_field:
      return is_field(node);
    case Counted::search_field:
      return node.role == Role::searchbox || (is_field(node) && bare(node.name).find(looking_for) != std::string::npos);
    case Counted::toggle:
      return has_any(node.role, {RoleTrait::toggle, RoleTrait::exclusive}) &&
             !has_any(node.role, {RoleTrait::menu_item});
    case Counted::choice:
      return node.role == Role::combobox || node.role == Role::slider || node.role == Role::spinbutton;
    case Counted::rows:
      return has_any(node.role, {RoleTrait::collection}) || node.role == Role::tree;
    case Counted::table:
      return node.role == Role::table || node.role == Role::grid;
    case Counted::row:
      return has_any(node.role, {RoleTrait::item});
    case Counted::page:
      return node.role == Role::document;
    case Counted::tab:
      return node.role == Role::tab;
    case Counted::tools:
      return node.role == Role::toolbar;
    case Counted::big_text:
      return is_field(node) && !is_password(node) && node.many_lines && is_big(snapshot, node);
    case Counted::progress:
      return node.role == Role::progressbar;
    case Counted::words:
      return true;
  }
  return false;
}

/// Whether a name is one of the words; of words that are looked for in text, whether it has one as a part.
bool is_called(const Node& node, std::string_view called, Counted counted) {
  if (called.empty()) return true;
  const auto name = bare(node.name);
  for (std::size_t begin = 0; begin <= called.size();) {
    const auto end = std::min(called.find(' ', begin), called.size());
    const auto word = called.substr(begin, end - begin);
    if (counted == Counted::words ? name.find(word) != std::string::npos : name == word) return true;
    begin = end + 1;
  }
  return false;
}

std::vector<const SnapshotElement*> counted_in(const Snapshot& snapshot, Counted counted, std::string_view called) {
  std::vector<const SnapshotElement*> found;
  for (const auto& element : snapshot.elements) {
    if (shows(element.node) && is_of(snapshot, element.node, counted) && is_called(element.node, called, counted))
      found.push_back(&element);
  }
  return found;
}

bool is_met(const Snapshot& snapshot, const Requirement& requirement) {
  const auto count = static_cast<int>(counted_in(snapshot, requirement.counted, requirement.called).size());
  return count >= requirement.least && count <= requirement.most;
}

/// Words in quotation marks are the title, whatever they look like.
std::string query_for(const SnapshotElement& element) {
  const std::string role(to_string(element.node.role));
  if (element.node.name.empty()) return role + ":";
  std::string quoted;
  for (const char c : element.node.name) quoted += c == '"' ? ' ' : c;
  return role + ":\"" + quoted + "\"";
}

std::vector<Suggestion> suggestions_for(const Snapshot& snapshot, UiPattern pattern) {
  std::vector<Suggestion> made;
  for (const auto& row : suggestion_table()) {
    if (row.pattern != pattern) continue;
    auto found = counted_in(snapshot, row.on, row.called);
    if (row.on == Counted::text_field) std::erase_if(found, [](const auto* each) { return is_password(each->node); });
    if (found.empty()) continue;
    made.push_back(
        {.action = std::string(row.action), .tool = std::string(row.tool), .query = query_for(*found.front())});
  }
  return made;
}

bool says(const Snapshot& snapshot, std::string_view words, auto&& where) {
  return std::ranges::any_of(counted_in(snapshot, Counted::words, words),
                             [&](const auto* element) { return where(element->node); });
}

UiState state_of(const Snapshot& snapshot, std::optional<UiPattern> pattern) {
  const auto in_status = [](const Node& node) { return node.role == Role::status || node.role == Role::alert; };
  const auto is_text = [](const Node& node) { return node.role == Role::text || node.role == Role::status; };
  if (pattern == UiPattern::error_alert || says(snapshot, error_words, in_status)) return UiState::error;
  if (pattern == UiPattern::login_form) return UiState::auth_required;
  if (is_met(snapshot, {Counted::dialog})) return UiState::modal_dialog;
  if (is_met(snapshot, {Counted::progress}) || says(snapshot, loading_words, is_text)) return UiState::loading;
  return UiState::idle;
}

}  // namespace

Recognised recognise(const Snapshot& snapshot) {
  Recognised recognised;
  for (const auto& row : pattern_table()) {
    const auto met = [&](const Requirement& requirement) { return is_met(snapshot, requirement); };
    if (!std::ranges::all_of(row.requirements, met)) continue;
    recognised.pattern = row.pattern;
    recognised.suggestions = suggestions_for(snapshot, row.pattern);
    break;
  }
  recognised.state = state_of(snapshot, recognised.pattern);
  return recognised;
}

}  // namespace offhand::patterns
