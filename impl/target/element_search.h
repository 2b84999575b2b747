#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/error.h"
#include "generated/types/config.h"
#include "impl/perception/perception.h"
#include "impl/perception/snapshot.h"
#include "impl/query/query.h"
#include "impl/session/scope.h"

namespace offhand {

/// How much of a window is read where elements are looked for: more than shows.
inline const platform::ReadOptions whole_window{.max_nodes = 20'000, .max_depth = 256, .max_children = 20'000};

/// An element of an application, and the reading of its window.
struct MatchingElement {
  SnapshotPtr snapshot;
  const SnapshotElement* element = nullptr;
};

/// What a query found among the windows of an application.
struct ElementSearch {
  /// In the order of windows, front to back, and of their trees.
  std::vector<MatchingElement> found = {};
  /// The strategy that found them, as replies name it.
  std::string strategy = {};
  /// Those that were tried, the one that served last.
  std::vector<std::string> tried = {};
  /// How many matched, whichever number the query asked for.
  std::size_t total = 0;
  /// What was searched.
  std::vector<SnapshotPtr> searched = {};
  bool complete = true;
  std::string incomplete_reason = {};
};

/// Whether words are the token of an element, of this run of the program or of another.
bool is_reference(const Perception& perception, std::string_view words);

/// `invalid_query`.
Result<query::Query> read_query(std::string_view text, query::Strategy strategy = query::Strategy::automatic);

/// Looks for elements of a process: in those of its windows that no dialog blocks, or, where nothing matches there, in
/// the others. A token finds its element as it is now. `invalid_query`, `unknown_element` for a token that the session
/// was not given, `no_window`, and what reading a window may fail with.
Result<ElementSearch> search_elements(const Scope& scope, Perception& perception, std::int64_t pid,
                                      const std::string& app, std::string_view text,
                                      query::Strategy strategy = query::Strategy::automatic,
                                      std::optional<ConfigAccessibilityEnable> policy = {});

/// Told before each window is read: its number, from 0, and how many there are.
using WindowsRead = std::function<void(std::size_t number, std::size_t windows)>;

/// All windows of a process, read as a search reads them; nothing is found.
Result<ElementSearch> read_application(const Scope& scope, Perception& perception, std::int64_t pid,
                                       const std::string& app, std::optional<ConfigAccessibilityEnable> policy = {},
                                       const WindowsRead& tell = {});

/// The only one; otherwise `no_matching_element` or `ambiguous_query` with candidates, which the session may use.
Result<MatchingElement> only_one(const Scope& scope, const Perception& perception, const ElementSearch& search,
                                 const std::string& app, std::string_view text);

/// Elements of which one is meant.
struct Ambiguity {
  /// In quotation marks.
  std::string query;
  std::string app;
  struct Candidate {
    std::string reference;
    /// What it is, where it lies and in which window: what lets people tell it from the others.
    std::string words;
  };
  /// As many as a form can show.
  std::vector<Candidate> candidates = {};
  std::size_t total = 0;
};
Ambiguity ambiguity_of(const Scope& scope, const Perception& perception, const ElementSearch& search,
                       const std::string& app, std::string_view text);

/// What is called almost so, of what was searched.
std::optional<std::string> nearest_name(const ElementSearch& search, std::string_view text);

/// A query that names no element.
struct Unmatched {
  /// In quotation marks.
  std::string query;
  std::string app;
  /// What is called almost so.
  std::optional<std::string> nearest;
};
Unmatched unmatched_of(const ElementSearch& search, const std::string& app, std::string_view text);

/// Hands out the token of an element: the session may name it from now on, whatever it is shown later.
std::string hand_out(const Scope& scope, const Perception& perception, const MatchingElement& found);

/// The windows of a process that are searched first, and those only where nothing matches in these.
struct SearchedWindows {
  std::vector<platform::WindowInfo> first;
  std::vector<platform::WindowInfo> then;
};
Result<SearchedWindows> searched_windows(const Scope& scope, std::int64_t pid, const std::string& app);

}  // namespace offhand
