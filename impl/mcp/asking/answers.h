#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

#include "codegen/runtime/error.h"

namespace offhand::mcp {

/// Says why a client's result does not answer the question: "content.age must be an integer"; empty if it does. The
/// message names the invalid member but never its value, which may be a secret of the user. The schemas of the client's
/// protocol `version` apply; the schema of a form is part of the question.
std::string answer_problem(const InputRequest& question, const nlohmann::json& result, std::string_view version);

}  // namespace offhand::mcp
