#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "offhand/cup/envelope.h"

namespace offhand::cup {

/// What to find. At least one of the first four should be given; without any nothing is found.
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
  /// From 0 to 1.32: the sum of role, name, state and surroundings.
  double score = 0;

  bool operator==(const Match&) const = default;
};

/// Best first; of equal scores the first in the tree. The tree is in preorder, as in an envelope; nobody is asked
/// anything.
std::vector<Match> find_elements(const std::vector<Node>& tree, const Search& search);

}  // namespace offhand::cup
