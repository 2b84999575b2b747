#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "codegen/runtime/error.h"

namespace offhand {
class Call;
}

namespace offhand::prompts {

/// The tools that a client's model may call while it plans, as sampling/createMessage takes them: describe_element and
/// suggest_locator. They look and change nothing.
nlohmann::json planning_tools();

/// What a call of one of them comes to, in the application that this plan is about. `invalid_arguments`,
/// `no_matching_element`, `ambiguous_query` and the like: for the model to read.
Result<std::string> use_planning_tool(Call& call, const std::string& application, const std::string& tool,
                                      const nlohmann::json& input);

}  // namespace offhand::prompts
