#include "impl/mcp/tasks/task_waiter.h"

#include <fmt/format.h>

#include "impl/mcp/asking/answers.h"
#include "impl/mcp/asking/exchange.h"
#include "impl/mcp/tasks/task_text.h"

namespace offhand::mcp {

using nlohmann::json;

TaskWaiter::TaskWaiter(std::shared_ptr<ConnectionState> connection, Request request, std::string task_id)
    : connection_(std::move(connection)),
      request_(std::move(request)),
      task_id_(std::move(task_id)),
      outlet_(request_.stream) {}

bool TaskWaiter::start() {
  return connection_->server.tasks().follow(
      task_id_, connection_->identity.principal,
      [self = shared_from_this()](const TaskView& task, TaskNews /*why*/) { return self->look(task); });
}

void TaskWaiter::refuse(const Problem& problem) {
  outlet_.refuse(request_.method, request_.id, problem);
  leave();
}

/// True while the task can still change.
bool TaskWaiter::look(const TaskView& task) {
  std::vector<std::string> asked;
  {
    const std::scoped_lock lock(mutex_);
    if (done_) return false;
    done_ = is_final(task.status);
    if (done_) asked.swap(asked_);
  }
  if (is_final(task.status)) {
    for (const auto& id : asked) connection_->outgoing->drop(id);
    finish(task);
    return false;
  }
  if (task.status == TaskStatus::input_required) ask_questions();
  return true;
}

void TaskWaiter::ask_questions() {
  auto& tasks = connection_->server.tasks();
  for (const auto& question : tasks.claim_questions(task_id_, connection_->identity.principal, this)) {
    // The request was cancelled just now, after its questions were released; this one must be released too.
    if (!ask(question)) return tasks.release_questions(task_id_, connection_->identity.principal, this);
  }
}

/// False if the request has ended.
bool TaskWaiter::ask(const InputRequest& question) {
  const Outgoing::Way way{
      [self = shared_from_this()](std::string message) { return self->outlet_.send(std::move(message)); },
      [self = shared_from_this()](const std::string& message) {
        return self->outlet_.send(message) || self->connection_->send_aside(message);
      }};
  const auto id = connection_->outgoing->ask(
      way, method_of(question.kind), legacy_question(question, request_.version, task_id_), Exchange::client_timeout,
      [self = shared_from_this(), question](const Outgoing::Reply& reply) { self->take(question, reply); });
  if (id && remember(*id)) return true;
  if (id) connection_->outgoing->drop(*id);
  if (is_done()) return false;
  take(question, {std::nullopt, "too many questions to it are open, or it is gone"});
  return true;
}

/// Records that the question was asked; false if the request has ended.
bool TaskWaiter::remember(const std::string& question) {
  const std::scoped_lock lock(mutex_);
  if (!done_) asked_.push_back(question);
  return !done_;
}

bool TaskWaiter::may_ask_again(const InputRequest& question) {
  const std::scoped_lock lock(mutex_);
  return ++rounds_[question.key] < Exchange::round_limit;
}

bool TaskWaiter::is_done() {
  const std::scoped_lock lock(mutex_);
  return done_;
}

void TaskWaiter::take(const InputRequest& question, const Outgoing::Reply& reply) {
  auto& tasks = connection_->server.tasks();
  const auto problem = reply.result ? answer_problem(question, *reply.result, request_.version) : "";
  if (reply.result && problem.empty()) {
    tasks.answer(task_id_, connection_->identity.principal, json{{question.key, *reply.result}}, request_.version);
    return;
  }
  if (reply.result && may_ask_again(question)) {
    if (!ask(question)) tasks.release_questions(task_id_, connection_->identity.principal, this);
    return;
  }
  const auto why = reply.result ? Exchange::out_of_rounds(problem) : reply.failure;
  tasks.give_up(task_id_, connection_->identity.principal,
                refusal(ErrorCode::internal_error, fmt::format("Asking the client failed: {}", why)));
}

void TaskWaiter::finish(const TaskView& task) {
  if (is_final(task.status) && !task.result.empty()) {
    // The call's own result, with the task's id in `_meta`.
    auto result = json::parse(task.result, nullptr, false);
    result["_meta"][std::string(meta_related_task)] = {{"taskId", task_id_}};
    outlet_.finish(fmt::format(R"({{"jsonrpc":"2.0","id":{},"result":{}}})", request_.id, result.dump()));
  } else {
    return refuse(task.problem.value_or(refusal(ErrorCode::internal_error, task.status_message)));
  }
  leave();
}

void TaskWaiter::cancel() {
  std::vector<std::string> asked;
  {
    const std::scoped_lock lock(mutex_);
    if (done_) return;
    done_ = true;
    asked.swap(asked_);
  }
  outlet_.abandon();
  for (const auto& id : asked) connection_->outgoing->drop(id);
  // Another tasks/result may ask the question again.
  connection_->server.tasks().release_questions(task_id_, connection_->identity.principal, this);
  leave();
}

void TaskWaiter::leave() { connection_->pending.remove(request_.id, *this); }

}  // namespace offhand::mcp
