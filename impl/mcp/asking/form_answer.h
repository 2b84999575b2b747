#pragma once

#include "impl/mcp/asking/answer_members.h"

namespace offhand::mcp {

/// Checks the values that a user entered against the `requestedSchema` of the form. Additional members are allowed, as
/// in every JSON Schema.
Complaint form_problem(const nlohmann::json& schema, const nlohmann::json& content);

}  // namespace offhand::mcp
