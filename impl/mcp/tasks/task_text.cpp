#include "impl/mcp/tasks/task_text.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <array>

#include "codegen/runtime/json_writer.h"
#include "impl/base/random.h"
#include "impl/mcp/lists/projector.h"
#include "impl/mcp/protocol.h"

namespace offhand::mcp {
namespace {

using nlohmann::json;

constexpr std::array<std::string_view, 5> status_names{"working", "input_required", "completed", "failed", "cancelled"};

std::string iso_time(TaskTime time) {
  const auto seconds = std::chrono::floor<std::chrono::seconds>(time);
  return fmt::format("{:%Y-%m-%dT%H:%M:%S}.{:03}Z", fmt::gmtime(std::chrono::system_clock::to_time_t(seconds)),
                     (time - seconds).count());
}

std::string common(const TaskView& task, std::string_view lifetime_key, std::string_view interval_key) {
  auto out =
      fmt::format(R"("taskId":"{}","status":"{}","createdAt":"{}","lastUpdatedAt":"{}","{}":{},"{}":{})", task.id,
                  status_names[static_cast<std::size_t>(task.status)], iso_time(task.created), iso_time(task.updated),
                  lifetime_key, task.lifetime.count(), interval_key, TaskStore::poll_interval.count());
  if (!task.status_message.empty()) {
    out += R"(,"statusMessage":)";
    append_json_string(out, task.status_message);
  }
  return out;
}

std::string error_object(const Problem& problem) {
  auto out = fmt::format(R"({{"code":{},"message":)", static_cast<int>(problem.code));
  append_json_string(out, problem.message);
  if (!problem.data.empty()) out.append(R"(,"data":)").append(problem.data);
  return out + "}";
}

/// A legacy task may be read by a modern client, whose schema has no such id.
std::string modern_params(const InputRequest& question) {
  if (question.kind != InputKind::url || question.params.find("elicitationId") == std::string::npos) {
    return question.params;
  }
  auto params = json::parse(question.params, nullptr, false);
  if (params.is_object()) params.erase("elicitationId");
  return params.dump();
}

}  // namespace

std::string modern_task(const TaskView& task) {
  if (task.status == TaskStatus::failed && !task.result.empty()) {
    // Here a call has failed only where it has no result, whatever the result says. A legacy task may be read by a
    // modern client.
    auto completed = task;
    completed.status = TaskStatus::completed;
    completed.status_message.clear();
    return modern_task(completed);
  }
  auto out = common(task, "ttlMs", "pollIntervalMs");
  if (task.status == TaskStatus::completed) out.append(R"(,"result":)").append(task.result);
  if (task.status == TaskStatus::failed && task.problem) out.append(R"(,"error":)").append(error_object(*task.problem));
  if (task.status == TaskStatus::input_required) out.append(",").append(input_requests(task.questions));
  return out;
}

std::string legacy_task(const TaskView& task) { return common(task, "ttl", "pollInterval"); }

std::string input_requests(const std::vector<InputRequest>& questions) {
  std::string out = R"("inputRequests":{)";
  for (const auto& question : questions) {
    if (out.back() != '{') out += ',';
    append_json_string(out, question.key);
    out += fmt::format(R"(:{{"method":"{}","params":{}}})", method_of(question.kind), modern_params(question));
  }
  return out + "}";
}

std::string legacy_question(const InputRequest& question, std::string_view version, std::string_view task_id) {
  auto params = json::parse(question.params, nullptr, false);
  if (!params.is_object()) params = json::object();
  // A question of a modern task has no id yet.
  if (question.kind == InputKind::url && !params.contains("elicitationId")) params["elicitationId"] = random_name();
  if (version < "2025-11-25") params.erase("mode");
  if (question.kind == InputKind::form && params.contains("requestedSchema"))
    params["requestedSchema"] = project_form(std::move(params["requestedSchema"]), version);
  if (question.kind == InputKind::sampling) params = project_sampling(std::move(params), version);
  if (!task_id.empty()) params["_meta"][std::string(meta_related_task)] = {{"taskId", task_id}};
  return params.dump();
}

}  // namespace offhand::mcp
