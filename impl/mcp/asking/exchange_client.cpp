#include <fmt/format.h>

#include <cmath>
#include <utility>

#include "codegen/runtime/json_writer.h"
#include "generated/types/errors.h"
#include "impl/base/random.h"
#include "impl/mcp/asking/exchange.h"
#include "impl/mcp/resources/listeners.h"
#include "impl/mcp/tasks/task_text.h"

// Messages that a body sends to its client while it runs, and its conversion to a task.
namespace offhand::mcp {

bool Exchange::has_tool(std::string_view name) const {
  const auto& tools = server().selection().tools();
  const auto mode = connection_->security_mode();
  return std::any_of(tools.begin(), tools.end(), [&](const auto* tool) {
    return tool->name == name && server().dispatcher().process().offers(*tool, mode);
  });
}
namespace {

using nlohmann::json;

/// The least time between two progress reports. Those of the end and of so large a part of the whole are always sent:
/// they are few, and each step of a workflow is one.
constexpr std::chrono::milliseconds progress_interval{10};
constexpr double most_parts_told = 200;

std::string number(double value) {
  std::string text;
  JsonWriter(text).value(value);
  return text;
}

}  // namespace

/// A modern task reports through its state alone. The progress token of a legacy task stays valid exactly as long as
/// the task; tell() observes that.
bool Exchange::is_heard() const { return !task_ || !request_.modern; }

/// logging/setLevel applies at once, also to running calls.
std::optional<LogLevel> Exchange::log_level() const {
  if (request_.modern) return request_.log_level;
  const std::scoped_lock lock(connection_->mutex);
  return connection_->legacy.log_level;
}

void Exchange::progress(double done, std::optional<double> total, std::string_view message) {
  if (task_ && !message.empty()) server().tasks().say(*task_, message);
  const auto* token = request_.meta("progressToken");
  const bool valid = token != nullptr && (token->is_string() || token->is_number_integer());
  if (!valid || !std::isfinite(done) || (made_progress_ && done <= last_progress_)) return;
  const auto now = std::chrono::steady_clock::now();
  const bool complete = total && done >= *total;
  // Sums of parts are not exact.
  const bool is_step = total && (done - last_progress_) * most_parts_told >= *total * 0.999;
  if (made_progress_ && !complete && !is_step && now - last_progress_at_ < progress_interval) return;
  if (!is_heard()) return;
  made_progress_ = true;
  last_progress_ = done;
  last_progress_at_ = now;
  auto members = fmt::format(R"("progressToken":{},"progress":{})", token->dump(), number(done));
  if (total && std::isfinite(*total)) members.append(R"(,"total":)").append(number(*total));
  if (!message.empty() && request_.version >= "2025-03-26") {
    members += R"(,"message":)";
    append_json_string(members, message);
  }
  tell("notifications/progress", std::move(members));
}

bool Exchange::wants_logs() const {
  if (request_.modern) return request_.log_level.has_value();
  const std::scoped_lock lock(connection_->mutex);
  return connection_->legacy.wants_logs;
}

void Exchange::log(std::string_view level, std::string_view logger, const json& data) {
  const auto known = log_level_named(level);
  const auto wanted = log_level();
  if (!known || !wanted || *known < *wanted || !is_heard()) return;
  auto members = fmt::format(R"("level":"{}")", level);
  if (!logger.empty()) {
    members += R"(,"logger":)";
    append_json_string(members, logger);
  }
  members.append(R"(,"data":)").append(data.dump(-1, ' ', false, json::error_handler_t::replace));
  tell("notifications/message", std::move(members));
}

void Exchange::notify(const Change& change) { server().publish(change); }

std::size_t Exchange::subscriptions() const {
  auto uris = server().listeners().subscribed_by(*connection_);
  const std::scoped_lock lock(connection_->mutex);
  for (const auto& [uri, interest] : connection_->legacy.subscribed) uris.insert(uri);
  return uris.size();
}

/// Sends a message that belongs to this call. The stream of a task's request has ended, so messages of a task go to the
/// side stream and name the task.
void Exchange::tell(std::string_view method, std::string members) {
  if (!request_.modern && !connection_->outgoing->may_tell(method)) return;
  if (task_)
    members += fmt::format(R"(,"_meta":{{"{}":{{"taskId":"{}"}}}})", meta_related_task, TaskStore::id_of(*task_));
  auto message = fmt::format(R"({{"jsonrpc":"2.0","method":"{}","params":{{{}}}}})", method, members);
  if (task_) {
    server().tasks().report(*task_, [&] { connection_->send_aside(std::move(message)); });
  } else {
    outlet_.send(std::move(message));
  }
}

/// 2025-11-25 identifies a URL question by an id and is notified under it when the user has completed the page.
void Exchange::name_elicitations(std::vector<InputRequest>& questions) {
  for (auto& question : questions) {
    if (question.kind != InputKind::url) continue;
    auto params = json::parse(question.params, nullptr, false);
    if (!params.is_object()) continue;
    params["elicitationId"] = elicitations_[question.key] = random_name();
    question.params = params.dump();
  }
}

void Exchange::complete_elicitation(std::string_view key) {
  const auto id = elicitations_.find(key);
  const bool agreed = accepted_.contains(key) && accepted_[std::string(key)].value("action", "") == "accept";
  if (id == elicitations_.end() || !agreed) return;
  tell("notifications/elicitation/complete", fmt::format(R"("elicitationId":"{}")", id->second));
  elicitations_.erase(id);
}

Result<std::optional<std::chrono::milliseconds>> Exchange::enter_task() {
  using Lifetime = std::optional<std::chrono::milliseconds>;
  if (task_) return Lifetime(server().tasks().view(*task_).lifetime);
  if (!request_.modern || !request_.client.tasks || !may_be_task()) return Lifetime();
  // A call that may take longer has as much time after that for its result to be fetched.
  auto lifetime = TaskStore::default_lifetime;
  if (const auto own = own_timeout()) lifetime += *own;
  if (!create_task(lifetime)) {
    return fail(
        errors::busy({.what = "The server", .limit = static_cast<std::int64_t>(server().options().bounds.tasks)}));
  }
  return Lifetime(lifetime);
}

bool Exchange::start_as_task(std::chrono::milliseconds lifetime) {
  if (create_task(lifetime)) return true;
  conclude(refusal(ErrorCode::internal_error, "Too many tasks are kept; wait until some have expired"));
  return false;
}

bool Exchange::create_task(std::chrono::milliseconds lifetime) {
  TaskHooks hooks;
  const auto self = shared_from_this();
  hooks.cancel = [self] { self->stop_task(); };
  hooks.resume = [self](json answers) { self->resume_task(std::move(answers)); };
  task_ = server().tasks().create(connection_->identity.principal, lifetime, std::move(hooks), title() + " has begun");
  if (!task_) return false;
  const auto view = server().tasks().view(*task_);
  Answer answer;
  if (request_.modern) {
    answer.result_type = "task";
    answer.members = modern_task(view);
  } else {
    answer.members = R"("task":{)" + legacy_task(view) + "}";
    answer.meta = immediate_response(view);
    tell_of_task();
  }
  outlet_.finish(result_response(request_, answer, server().info(request_.version)));
  leave();
  return true;
}

/// For the model of a host that gives it back control while the task runs.
std::string Exchange::immediate_response(const TaskView& task) const {
  auto meta = fmt::format(R"("{}":)", meta_immediate_response);
  append_json_string(meta, fmt::format("{} has begun and runs in the background as task {}. Go on with something else; "
                                       "its result is kept for {} s from now.",
                                       title(), task.id, task.lifetime / std::chrono::seconds(1)));
  return meta;
}

/// 2025-11-25 allows a notification of every change without a subscription.
void Exchange::tell_of_task() {
  const auto id = TaskStore::id_of(*task_);
  server().tasks().follow(
      id, connection_->identity.principal, [weak = std::weak_ptr(connection_)](const TaskView& view, TaskNews why) {
        const auto connection = weak.lock();
        if (!connection) return false;
        constexpr std::string_view method = "notifications/tasks/status";
        if (why == TaskNews::change && connection->outgoing->may_tell(method)) {
          connection->send_aside(
              fmt::format(R"({{"jsonrpc":"2.0","method":"{}","params":{{{}}}}})", method, legacy_task(view)));
        }
        return !is_final(view.status);
      });
}

void Exchange::stop_task() {
  stop_.request_stop();
  const std::scoped_lock lock(mutex_);
  if (phase_ == Phase::waiting) phase_ = Phase::done;
}

void Exchange::resume_task(json answers) {
  {
    const std::scoped_lock lock(mutex_);
    if (phase_ != Phase::waiting) return;
    phase_ = Phase::running;
    received_ = std::chrono::steady_clock::now();
    const auto bytes = answers.dump(-1, ' ', false, json::error_handler_t::replace).size();
    if (const auto room = held.add("An answer", bytes); !room) failure_ = room.error().message;
    for (auto& [key, answer] : answers.items()) offered_[key] = std::move(answer);
  }
  run_again();
}

}  // namespace offhand::mcp
