#pragma once

#include <string>
#include <utility>
#include <vector>

#include "codegen/load/diagnostics.h"
#include "codegen/model/name.h"

/// What is judged of windows and elements, as schema/audit.json and schema/patterns.json say.
namespace offhand::codegen {

/// A rule that elements have to meet.
struct AuditRule {
  Name name;
  std::string description;
  std::string severity;
  std::string criterion;
  std::string level;
  /// Empty where there is none.
  std::string section508;
  std::string suggestion;
  double least = 0;
  double least_of_large_text = 0;
};

struct AuditTable {
  std::string path;
  /// What an issue of a severity takes from a score of 100.
  std::vector<std::pair<std::string, int>> costs;
  /// What names tell nothing by, each a list.
  std::vector<std::pair<Name, std::vector<std::string>>> words;
  std::vector<AuditRule> rules;
};

/// What is counted among the elements of a window.
struct ElementKind {
  Name name;
  std::string description;
};

/// How many of a kind there must be.
struct PatternNeed {
  std::string kind;
  int least = 1;
  int most = 0;
  /// Words by which they are called, separated by blanks; empty: however.
  std::string called;
};

struct PatternRow {
  std::string pattern;
  std::vector<PatternNeed> needs;
};

struct StateRow {
  std::string state;
  /// Empty: it is told by `needs`, of which there is one.
  std::string pattern;
  std::vector<PatternNeed> needs;
};

struct SuggestionRow {
  std::string pattern;
  std::string action;
  /// Identity of a tool.
  std::string tool;
  std::string kind;
  std::string called;
  /// Kinds; empty: wherever it lies.
  std::string before;
  std::string after;
  Place place;
};

struct PatternTable {
  std::string path;
  std::vector<ElementKind> kinds;
  std::vector<PatternRow> patterns;
  std::vector<StateRow> states;
  std::string otherwise;
  std::vector<SuggestionRow> suggestions;
};

}  // namespace offhand::codegen
