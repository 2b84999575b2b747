#pragma once

#include "impl/mcp/answer_members.h"

namespace offhand::mcp {

/// What is wrong with what a user filled in, by the `requestedSchema` of the form. Members that it does not ask for
/// may be there, as in every JSON schema.
Complaint form_problem(const nlohmann::json& schema, const nlohmann::json& content);

}  // namespace offhand::mcp
