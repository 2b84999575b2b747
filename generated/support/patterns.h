// Generated from schema/patterns.json. Do not edit.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "generated/types/patterns.h"

namespace offhand {

/// What is counted among the elements of a window that can be seen.
enum class CountedKind {
  /// The window is a dialog or an alert, or a dialog lies in it. A strip across the window, in which browsers show notes,
  /// is none.
  dialog,
  /// It can be pressed.
  button,
  /// A field whose content is hidden.
  password_field,
  /// A field for text.
  text_field,
  /// A field for what to look for.
  search_field,
  /// It is on or off, or one of several is.
  toggle,
  /// A value or an option is chosen: drop-downs, sliders, spin buttons.
  choice,
  /// A list, a table, a tree or a grid.
  rows,
  /// A table, with columns.
  table,
  /// A row of a table, or an item of a list or tree.
  row,
  /// A document, as a browser shows it.
  page,
  /// A tab.
  tab,
  /// A bar of tools or of menus.
  tools,
  /// A field of several lines, or a document that is written in, over a third of the window.
  big_text,
  /// A bar that shows how far something is.
  progress,
  /// Anything that says one of the words, whole or as a part of what it says.
  words,
  /// The same, of text and status lines.
  written_words,
  /// The same, of status lines and alerts.
  status_words,
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
inline constexpr UiState kUsualState = UiState::idle;

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
