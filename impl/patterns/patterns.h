#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "generated/types/patterns.h"
#include "impl/perception/snapshot.h"

namespace offhand::patterns {

/// What a window is, as far as its elements tell, and what one could do there. Nothing is done.
struct Recognised {
  std::optional<UiPattern> pattern;
  UiState state = UiState::idle;
  std::vector<Suggestion> suggestions;
};

/// Recognises a window by the tables of schema/patterns.json: the first pattern all of whose needs are met.
Recognised recognise(const Snapshot& snapshot);

}  // namespace offhand::patterns
