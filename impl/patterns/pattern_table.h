#pragma once

#include <span>
#include <string_view>

#include "generated/types/patterns.h"

namespace offhand::patterns {

/// What is counted among the elements of a window that can be seen.
enum class Counted {
  dialog,          ///< The window is a dialog, or one lies in it.
  button,          ///< That can be pressed.
  password_field,  ///< Whose content is hidden.
  text_field,
  search_field,
  toggle,    ///< On or off, or one of several.
  choice,    ///< A value or an option is chosen: drop-downs, sliders, spin buttons.
  rows,      ///< A list, table, tree or grid.
  table,     ///< With columns.
  row,       ///< A row of a table, or an item of a list or tree.
  page,      ///< A document, as a browser shows it.
  tab,
  tools,     ///< A bar of tools.
  big_text,  ///< A field of several lines over a third of the window.
  progress,
  words,  ///< Something that says one of the words, whole or as a part.
};

struct Requirement {
  Counted counted;
  int least = 1;
  int most = 100'000;
  /// Of what is counted only what is called one of these, separated by blanks, without blanks and signs within them.
  std::string_view called = {};
};

struct PatternRow {
  UiPattern pattern;
  std::span<const Requirement> requirements;
};
/// In the order in which they are tried; a pattern may have several rows.
std::span<const PatternRow> pattern_table();

struct SuggestionRow {
  UiPattern pattern;
  std::string_view action;
  std::string_view tool;
  /// The element that the query names: the first of this kind.
  Counted on;
  std::string_view called = {};
};
std::span<const SuggestionRow> suggestion_table();

/// Words for errors and for waiting, as Requirement::called has them.
extern const std::string_view error_words;
extern const std::string_view loading_words;

}  // namespace offhand::patterns
