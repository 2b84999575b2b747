#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "generated/types/cup.h"
#include "offhand/cup/search.h"

namespace offhand::cup {

/// A search as it is compared with elements.
struct SearchTerms {
  /// Empty: any role.
  Roles roles;
  /// Words of the name.
  std::vector<std::string> words;
  /// These in one text.
  std::string joined;
  std::optional<State> state;
};

SearchTerms terms_of(const Search& search);

/// The roles that words mean, such as "text field"; none if they mean none.
Roles roles_meant_by(std::string_view words);

}  // namespace offhand::cup
