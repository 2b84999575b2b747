#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "codegen/runtime/error.h"

namespace offhand {
class Call;
}

namespace offhand::prompts {

/// An application that a plan concerns, as it is now.
struct PlannedApplication {
  /// What later calls may name it by.
  std::string alias;
  /// The elements of its windows, one in a line.
  std::string tree;
};

/// Connects to an application that runs and reads it; empty: it cannot be read, and the plan is made without it.
std::optional<PlannedApplication> read_for_plan(Call& call, const std::string& name);

/// What the client's model would do next in an application to reach a goal, asked by sampling. A model that takes tools
/// may call describe_element and suggest_locator first, some times; nothing that it says is done. Empty: the client
/// offers no model. `input_required`, `rate_limited`.
Result<std::optional<std::string>> next_action(Call& call, const PlannedApplication& application,
                                               const std::string& goal);

/// For a client that offers no model: messages of a prompt with a picture of the application, where one can be taken,
/// and its elements, so that the model which gets the prompt plans by them. JSON objects.
nlohmann::json shown_for_plan(Call& call, const PlannedApplication& application);

}  // namespace offhand::prompts
