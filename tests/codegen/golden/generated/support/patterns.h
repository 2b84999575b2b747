// Generated from schema/patterns.json. Do not edit.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "generated/types/patterns.h"

namespace offhand {

/// What is counted among the elements of a window that can be seen.
enum class CountedKind {
  /// It paints.
  brush,
  /// It can be chosen.
  colour,
};

/// How many of a kind there must be.
struct PatternNeed {
  CountedKind kind;
  int least;
  int most;
  /// Of the kind only what is called one of these words, which blanks separate; empty: however it is called.
  std::string_view called;
};

struct PatternRow {
  UiPattern pattern;
  std::span<const PatternNeed> needs;
};
/// In the order in which they are tried; a pattern may have several rows.
std::span<const PatternRow> pattern_table();

struct StateRow {
  UiState state;
  /// Empty: told by what the window has.
  std::optional<UiPattern> pattern;
  std::span<const PatternNeed> needs;
};
/// In the order in which they are tried.
std::span<const StateRow> state_table();
/// Where none of the rows is so.
inline constexpr UiState kUsualState = UiState::dry;

struct SuggestionRow {
  UiPattern pattern;
  std::string_view action;
  std::string_view tool;
  /// The query names the first element of this kind, among those that `before` and `after` leave.
  CountedKind kind;
  std::string_view called;
  /// Only what comes before the first element of this kind, and of that the last.
  std::optional<CountedKind> before;
  /// Only what comes after the last element of this kind.
  std::optional<CountedKind> after;
};
std::span<const SuggestionRow> suggestion_table();

}  // namespace offhand
