// Generated from schema/patterns.json. Do not edit.
#include "generated/support/patterns.h"

#include <array>

namespace offhand {

namespace {

constexpr auto kPatternNeeds0 = std::to_array<PatternNeed>({{CountedKind::colour, 2, 9, ""}});
constexpr auto kPatternNeeds1 = std::to_array<PatternNeed>({{CountedKind::brush, 1, 100000, ""}, {CountedKind::colour, 0, 0, "red orange"}});
constexpr auto kStateNeeds1 = std::to_array<PatternNeed>({{CountedKind::brush, 1, 100000, ""}});
constexpr auto kPatterns = std::to_array<PatternRow>({
  {UiPattern::palette, kPatternNeeds0},
  {UiPattern::easel, kPatternNeeds1},
});
constexpr auto kStates = std::to_array<StateRow>({
  {UiState::torn, UiPattern::easel, {}},
  {UiState::wet, std::nullopt, kStateNeeds1},
});
constexpr auto kSuggestions = std::to_array<SuggestionRow>({
  {UiPattern::palette, "Paints with it", "paint", CountedKind::colour, "red orange", std::nullopt, std::nullopt},
  {UiPattern::easel, "Paints with what comes last before a brush", "sweep", CountedKind::colour, "", CountedKind::brush, std::nullopt},
  {UiPattern::easel, "Paints with what comes after all brushes", "sweep", CountedKind::colour, "", std::nullopt, CountedKind::brush},
});

}  // namespace

std::span<const PatternRow> pattern_table() { return kPatterns; }
std::span<const StateRow> state_table() { return kStates; }
std::span<const SuggestionRow> suggestion_table() { return kSuggestions; }

}  // namespace offhand
