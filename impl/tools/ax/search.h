#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "codegen/runtime/error.h"
#include "generated/types/ax.h"
#include "impl/target/element_search.h"
#include "impl/target/target.h"

namespace offhand {
class Call;
}

namespace offhand::tools::ax {

/// The strategy by its name in the schema.
query::Strategy strategy_of(FindStrategy strategy);

/// What a query finds in the application of a call.
Result<ElementSearch> search(Call& call, const Target& target, const std::string& query,
                             FindStrategy strategy = FindStrategy::auto_);
/// The only element that it finds; `no_matching_element`, `ambiguous_query`.
Result<MatchingElement> find_one(Call& call, const Target& target, const std::string& query);

/// What an element holds, as replies tell it: nothing of a password. A tick is on, off or mixed.
std::optional<std::string> value_of(const platform::Node& node);

/// Where an element lies on the screen, and its size.
struct Place {
  std::vector<std::int64_t> position;
  std::vector<std::int64_t> size;
};
std::optional<Place> place_of(const MatchingElement& found);

}  // namespace offhand::tools::ax
