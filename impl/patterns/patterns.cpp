#include "impl/patterns/patterns.h"

#include <algorithm>
#include <span>
#include <string>

#include "generated/support/patterns.h"
#include "impl/patterns/kinds.h"

namespace offhand::patterns {
namespace {

bool is_met(const Snapshot& snapshot, const PatternNeed& need) {
  const auto count = static_cast<int>(counted_in(snapshot, need.kind, need.called).size());
  return count >= need.least && count <= need.most;
}

bool are_met(const Snapshot& snapshot, std::span<const PatternNeed> needs) {
  return std::ranges::all_of(needs, [&](const PatternNeed& need) { return is_met(snapshot, need); });
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
    auto found = counted_in(snapshot, row.kind, row.called);
    if (row.kind == CountedKind::text_field)
      std::erase_if(found, [](const auto* each) { return is_password(each->node); });
    if (found.empty()) continue;
    made.push_back(
        {.action = std::string(row.action), .tool = std::string(row.tool), .query = query_for(*found.front())});
  }
  return made;
}

UiState state_of(const Snapshot& snapshot, std::optional<UiPattern> pattern) {
  for (const auto& row : state_table()) {
    if (row.pattern ? row.pattern == pattern : are_met(snapshot, row.needs)) return row.state;
  }
  return kUsualState;
}

}  // namespace

Recognised recognise(const Snapshot& snapshot) {
  Recognised recognised;
  for (const auto& row : pattern_table()) {
    if (!are_met(snapshot, row.needs)) continue;
    recognised.pattern = row.pattern;
    recognised.suggestions = suggestions_for(snapshot, row.pattern);
    break;
  }
  recognised.state = state_of(snapshot, recognised.pattern);
  return recognised;
}

}  // namespace offhand::patterns
