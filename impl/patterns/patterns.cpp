#include "impl/patterns/patterns.h"

#include <algorithm>
#include <span>
#include <string>

#include "generated/support/patterns.h"
#include "impl/patterns/kinds.h"

namespace offhand::patterns {
namespace {

/// A window, and what is counted of it.
class Seen {
 public:
  explicit Seen(const Snapshot& snapshot)
      : snapshot_(snapshot), whole_(shown_elements(snapshot)), dialogs_(dialogs_in(snapshot)) {}

  Elements counted(const Elements& among, CountedKind kind, std::string_view called) const {
    return counted_in(snapshot_, among, kind, called);
  }
  /// In which part all of it is: needs that ask for a dialog are met in one dialog, others in the whole window. Null:
  /// nowhere.
  const Elements* part_with(std::span<const PatternNeed> needs) const {
    const bool asks_for_dialog = std::ranges::any_of(
        needs, [](const PatternNeed& need) { return need.kind == CountedKind::dialog && need.least > 0; });
    if (!asks_for_dialog) return are_met(whole_, needs) ? &whole_ : nullptr;
    const auto found = std::ranges::find_if(dialogs_, [&](const Elements& each) { return are_met(each, needs); });
    return found == dialogs_.end() ? nullptr : &*found;
  }

 private:
  bool are_met(const Elements& among, std::span<const PatternNeed> needs) const {
    return std::ranges::all_of(needs, [&](const PatternNeed& need) {
      const auto count = static_cast<int>(counted(among, need.kind, need.called).size());
      return count >= need.least && count <= need.most;
    });
  }

  const Snapshot& snapshot_;
  const Elements whole_;
  const std::vector<Elements> dialogs_;
};

/// Words in quotation marks are the title, whatever they look like.
std::string query_for(const SnapshotElement& element) {
  const std::string role(to_string(element.node.role));
  if (element.node.name.empty()) return role + ":";
  std::string quoted;
  for (const char c : element.node.name) quoted += c == '"' ? ' ' : c;
  return role + ":\"" + quoted + "\"";
}

/// Of what a suggestion may name the element that it names; null: none. All are in the order of the window.
const SnapshotElement* suggested(const Seen& seen, const Elements& part, const SuggestionRow& row) {
  auto found = seen.counted(part, row.kind, row.called);
  if (row.kind == CountedKind::text_field)
    std::erase_if(found, [](const auto* each) { return is_password(each->node); });
  // Elements lie in one list, in which those of a window stand in order.
  if (row.before) {
    const auto others = seen.counted(part, *row.before, {});
    std::erase_if(found, [&](const auto* each) { return others.empty() || each >= others.front(); });
  }
  if (row.after) {
    const auto others = seen.counted(part, *row.after, {});
    std::erase_if(found, [&](const auto* each) { return others.empty() || each <= others.back(); });
  }
  if (found.empty()) return nullptr;
  return row.before ? found.back() : found.front();
}

std::vector<Suggestion> suggestions_for(const Seen& seen, const Elements& part, UiPattern pattern) {
  std::vector<Suggestion> made;
  for (const auto& row : suggestion_table()) {
    if (row.pattern != pattern) continue;
    const auto* element = suggested(seen, part, row);
    if (element == nullptr) continue;
    made.push_back({.action = std::string(row.action), .tool = std::string(row.tool), .query = query_for(*element)});
  }
  return made;
}

UiState state_of(const Seen& seen, std::optional<UiPattern> pattern) {
  for (const auto& row : state_table()) {
    if (row.pattern ? row.pattern == pattern : seen.part_with(row.needs) != nullptr) return row.state;
  }
  return kUsualState;
}

}  // namespace

Recognised recognise(const Snapshot& snapshot) {
  const Seen seen(snapshot);
  Recognised recognised;
  for (const auto& row : pattern_table()) {
    const auto* part = seen.part_with(row.needs);
    if (part == nullptr) continue;
    recognised.pattern = row.pattern;
    recognised.suggestions = suggestions_for(seen, *part, row.pattern);
    break;
  }
  recognised.state = state_of(seen, recognised.pattern);
  return recognised;
}

}  // namespace offhand::patterns
