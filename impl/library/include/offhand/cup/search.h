#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "offhand/cup/envelope.h"
#include "offhand/outcome.h"

namespace offhand::cup {

/// What to find. At least one of the first four should be given.
struct Search {
  /// Free words, of which some may mean roles: "save button", "search bar".
  std::optional<std::string> query = {};
  /// A role, or words that mean some: "text field". Takes precedence over those of the query.
  std::optional<std::string> role = {};
  /// Words of the name. Takes precedence over those of the query.
  std::optional<std::string> name = {};
  std::optional<State> state = {};
  /// Most results; 0: all.
  std::size_t limit = 10;
  /// Least score of a result.
  double threshold = 0.15;
};

struct Match {
  /// Index in the list that was searched.
  std::size_t index = 0;
  /// From 0 to 1.27: the sum of role, name, state and surroundings.
  double score = 0;

  bool operator==(const Match&) const = default;
};

/// What is wrong with a search before any tree is seen. Codes: nothing_to_find where nothing was given, unknown_role
/// with the nearest one where `role` means none. find_elements runs such a search all the same: it finds nothing, and
/// does not ask for a role.
std::optional<Failure> problem_of(const Search& search);

/// Best first; of equal scores the first in the tree. The tree is in preorder, as in an envelope; nobody is asked
/// anything.
///
/// Words are compared without case and accents, in any script. Where no element has the words as they are written,
/// misspelt ones are accepted: a word of four characters or more may differ by one insertion, deletion, replacement or
/// swap of neighbours, one of eight or more by two.
std::vector<Match> find_elements(const std::vector<Node>& tree, const Search& search);

}  // namespace offhand::cup
