#pragma once

#include "impl/mcp/asking/answer_members.h"

namespace offhand::mcp {

/// Checks the sampled message of a client's model against CreateMessageResult of a version.
Complaint sampling_problem(const nlohmann::json& result, std::string_view version);

}  // namespace offhand::mcp
