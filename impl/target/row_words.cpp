#include "impl/target/row_words.h"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <vector>

#include "generated/types/roles.h"

namespace offhand {
namespace {

/// Each costs the application a question.
constexpr std::size_t most_asked = 3;

bool is_row(Role role) { return role == Role::listitem || role == Role::row || role == Role::treeitem; }

/// Times, shares and counts change in a row that stays what it is.
bool has_words(const std::string& text) {
  return std::ranges::count_if(text, [](unsigned char c) { return std::isalpha(c) != 0 || c >= 0x80; }) > 1;
}

/// The position of the row around an element.
std::optional<std::size_t> row_around(const Snapshot& snapshot, std::size_t place) {
  for (int at = snapshot.elements[place].node.parent; at >= 0;
       at = snapshot.elements[static_cast<std::size_t>(at)].node.parent) {
    if (is_row(snapshot.elements[static_cast<std::size_t>(at)].node.role)) return static_cast<std::size_t>(at);
  }
  return std::nullopt;
}

bool lies_in(const Snapshot& snapshot, std::size_t place, std::size_t outer) {
  auto at = static_cast<std::int64_t>(place);
  while (at > static_cast<std::int64_t>(outer)) at = snapshot.elements[static_cast<std::size_t>(at)].node.parent;
  return at == static_cast<std::int64_t>(outer);
}

/// What a row says besides the element: the row by its name, and what lies in it.
std::vector<const platform::Node*> words_beside(const Snapshot& snapshot, std::size_t row, std::size_t place) {
  std::vector<const platform::Node*> words;
  for (auto at = row; at < snapshot.elements.size() && words.size() < most_asked; ++at) {
    if (!lies_in(snapshot, at, row)) break;
    const auto& node = snapshot.elements[at].node;
    const bool speaks = at == row || node.role == Role::text || has(node.role, RoleTrait::cell);
    if (speaks && has_words(node.name) && !lies_in(snapshot, at, place)) words.push_back(&node);
  }
  return words;
}

}  // namespace

std::optional<std::string> other_words_of_row(const Scope& scope, const platform::WindowInfo& window,
                                              const SnapshotElement& seen) {
  if (!seen.in_container || is_row(seen.node.role)) return std::nullopt;
  const auto snapshot = scope.session.showing(window.window_id, seen.index);
  if (!snapshot) return std::nullopt;
  const auto own = std::ranges::find(snapshot->elements, seen.index, &SnapshotElement::index);
  if (own == snapshot->elements.end()) return std::nullopt;
  const auto place = static_cast<std::size_t>(own - snapshot->elements.begin());
  const auto row = row_around(*snapshot, place);
  if (!row) return std::nullopt;
  std::string now;
  for (const auto* word : words_beside(*snapshot, *row, place)) {
    const auto told = scope.platform.tree().identify(window, word->handle, scope.limits);
    if (!told || !told->exists || told->name == word->name) return std::nullopt;
    now += (now.empty() ? "" : " ") + told->name;
  }
  return now.empty() ? std::nullopt : std::optional(now);
}

}  // namespace offhand
