#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "codegen/runtime/utf8.h"
#include "impl/base/base64.h"
#include "impl/mcp/methods/methods.h"
#include "impl/mcp/tasks/task_text.h"
#include "impl/mcp/tasks/task_waiter.h"

namespace offhand::mcp {
namespace {

constexpr std::size_t page_size = 100;

Problem no_such_task(const Request& request) {
  const auto* id = request.text("taskId");
  if (id == nullptr) return not_a_string(request, "taskId");
  return refusal(ErrorCode::invalid_params, fmt::format("There is no task {}; it may have expired", brief(*id)));
}

/// The task that the request names. Nothing if the client may not use tasks or the task does not exist; the request was
/// then answered.
std::optional<TaskView> find_task(const ConnectionPtr& connection, const Request& request) {
  if (request.modern && !request.client.tasks) {
    auto problem = refusal(ErrorCode::missing_client_capability,
                           fmt::format("{} needs a client that declares {}", request.method, tasks_extension),
                           required_extension(tasks_extension));
    problem.http_status = 400;
    refuse(request, problem);
    return std::nullopt;
  }
  const auto* id = request.text("taskId");
  auto task = id == nullptr ? std::nullopt : connection->server.tasks().find(*id, connection->identity.principal);
  if (!task) refuse(request, no_such_task(request));
  return task;
}

}  // namespace

std::optional<ReadyCall> get_task(const ConnectionPtr& connection, Request&& request) {
  const auto task = find_task(connection, request);
  if (!task) return std::nullopt;
  return answer(connection, request, {.members = request.modern ? modern_task(*task) : legacy_task(*task)});
}

std::optional<ReadyCall> list_tasks(const ConnectionPtr& connection, Request&& request) {
  auto tasks = connection->server.tasks().list(connection->identity.principal);
  if (const auto cursor = request.params.find("cursor"); cursor != request.params.end()) {
    const auto after = cursor->is_string() ? decode_base64_url(cursor->get_ref<const std::string&>()) : std::nullopt;
    const auto last = std::find_if(tasks.begin(), tasks.end(), [&](const auto& task) { return task.id == after; });
    if (last == tasks.end()) {
      return refuse(request,
                    refusal(ErrorCode::invalid_params, fmt::format("There is no page {}", brief(cursor->dump()))));
    }
    tasks.erase(tasks.begin(), std::next(last));
  }
  const bool more = tasks.size() > page_size;
  if (more) tasks.resize(page_size);
  std::string members = R"("tasks":[)";
  for (const auto& task : tasks)
    members.append(members.back() == '[' ? "{" : ",{").append(legacy_task(task)).append("}");
  members += ']';
  if (more) members += fmt::format(R"(,"nextCursor":"{}")", base64_url(tasks.back().id));
  return answer(connection, request, {.members = std::move(members)});
}

std::optional<ReadyCall> update_task(const ConnectionPtr& connection, Request&& request) {
  const auto task = find_task(connection, request);
  if (!task) return std::nullopt;
  const auto responses = request.params.find("inputResponses");
  if (responses == request.params.end() || !responses->is_object()) {
    return refuse(request, refusal(ErrorCode::invalid_params, "tasks/update: inputResponses must be an object"));
  }
  connection->server.tasks().answer(task->id, connection->identity.principal, *responses, request.version);
  return answer(connection, request, {});
}

std::optional<ReadyCall> cancel_task(const ConnectionPtr& connection, Request&& request) {
  const auto task = find_task(connection, request);
  if (!task) return std::nullopt;
  if (!request.modern && is_final(task->status)) {
    return refuse(request, refusal(ErrorCode::invalid_params, fmt::format("The task {} has ended already", task->id)));
  }
  auto& tasks = connection->server.tasks();
  tasks.cancel(task->id, connection->identity.principal);
  if (request.modern) return answer(connection, request, {});
  const auto now = tasks.find(task->id, connection->identity.principal);
  return answer(connection, request, {.members = legacy_task(now.value_or(*task))});
}

std::optional<ReadyCall> task_result(const ConnectionPtr& connection, Request&& request) {
  const auto task = find_task(connection, request);
  if (!task) return std::nullopt;
  const auto refused = request;
  const auto waiter = std::make_shared<TaskWaiter>(connection, std::move(request), task->id);
  if (const auto room = connection->pending.add(refused, waiter); !room) {
    return refuse(refused, refusal(ErrorCode::internal_error, room.error()));
  }
  if (!waiter->start()) waiter->refuse(no_such_task(refused));
  return std::nullopt;
}

}  // namespace offhand::mcp
