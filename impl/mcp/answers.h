#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

#include "codegen/runtime/error.h"

namespace offhand::mcp {

/// Why a client's result is no answer to the question: "content.age must be an integer". Empty when it is one. It names
/// the member at fault and nothing of its value, which may be a user's secret. `version` is that of the client, whose
/// schemas judge; what a form asks for is in the question.
std::string answer_problem(const InputRequest& question, const nlohmann::json& result, std::string_view version);

}  // namespace offhand::mcp
