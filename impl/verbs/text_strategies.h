#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "impl/action/action_run.h"

namespace offhand {

enum class Writing {
  insert,  ///< At the caret, in place of what is selected.
  replace  ///< In place of all that the field holds.
};

/// Text for a field, by each way that the call may take: through accessibility, then as keys.
std::vector<Strategy> text_strategies(ActionRun& run, const std::optional<platform::NodeHandle>& receiver,
                                      const std::string& text, Writing writing, std::chrono::milliseconds delay);

}  // namespace offhand
