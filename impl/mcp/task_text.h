#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "impl/mcp/tasks.h"

// Tasks and questions as the two eras write them: members of an object, JSON text without braces.
namespace offhand::mcp {

/// The extension of 2026-07-28: all of a task, with its result, error or questions.
std::string modern_task(const TaskView& task);
/// 2025-11-25: the state of a task alone.
std::string legacy_task(const TaskView& task);

/// "inputRequests": {key: {method, params}}
std::string input_requests(const std::vector<InputRequest>& questions);
/// JSON text of the params by which a legacy client is asked; related to a task unless that is empty.
std::string legacy_question(const InputRequest& question, std::string_view version, std::string_view task_id);

}  // namespace offhand::mcp
