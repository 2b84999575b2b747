#pragma once

#include "impl/mcp/answer_members.h"

namespace offhand::mcp {

/// What is wrong with what a client's model said, by CreateMessageResult of a version.
Complaint sampling_problem(const nlohmann::json& result, std::string_view version);

}  // namespace offhand::mcp
