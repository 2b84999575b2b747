#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "impl/mcp/tasks/tasks.h"

// Tasks and questions in the forms of both eras: members of an object, JSON text without braces.
namespace offhand::mcp {

/// The extension of 2026-07-28: the whole task with its result, error or questions.
std::string modern_task(const TaskView& task);
/// 2025-11-25: only the state of the task.
std::string legacy_task(const TaskView& task);

/// {"inputRequests": {key: {method, params}}} without braces.
std::string input_requests(const std::vector<InputRequest>& questions);
/// JSON text of the params that ask a legacy client; related to a task unless `task_id` is empty.
std::string legacy_question(const InputRequest& question, std::string_view version, std::string_view task_id);

}  // namespace offhand::mcp
