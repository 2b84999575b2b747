#include <fmt/format.h>

#include <utility>

#include "codegen/runtime/utf8.h"
#include "impl/mcp/asking/exchange.h"
#include "impl/mcp/call_log.h"
#include "impl/mcp/headers.h"
#include "impl/mcp/lists/content.h"
#include "impl/mcp/lists/projector.h"
#include "impl/mcp/methods/methods.h"

namespace offhand::mcp {
namespace {

using nlohmann::json;

/// Versions before 2025-06-18 have no structured content: a caller that asked for that form gets it as text.
void tell_structure_as_text(Reply& reply, const Request& request) {
  if (!reply.structured || takes_structured(*reply.structured, request.version)) return;
  const auto format = request.arguments().find("format");
  if (format == request.arguments().end() || (*format != "json" && *format != "envelope")) return;
  reply.blocks.push_back(json{{"type", "text"}, {"text", *reply.structured}}.dump());
}

/// The members of two JSON objects; those of the first where both have one.
std::string joined(std::string_view first, std::string_view second) {
  auto all = json::parse(second, nullptr, false);
  all.update(json::parse(first, nullptr, false));
  return all.dump(-1, ' ', false, json::error_handler_t::replace);
}

class ToolCall final : public Exchange {
 public:
  ToolCall(const ConnectionPtr& connection, Request request, const ToolInfo& tool)
      : Exchange(connection, std::move(request)), tool_(tool) {}

  using Exchange::keep_in_order;
  using Exchange::start_as_task;
  bool may_be_task() const override { return tool_.tasks != TaskSupport::forbidden; }
  std::string title() const override { return std::string(tool_.title.empty() ? tool_.name : tool_.title); }

 private:
  Result<Answer> run_body(const CallContext& context) override {
    OFFHAND_ASSIGN(auto reply, server().dispatcher().call(tool_, request().arguments(), context));
    structured_ = reply.structured.value_or("");
    cost_ = reply.cost;
    tell_structure_as_text(reply, request());
    Answer answer{.members = tool_result(reply, request().version)};
    if (reply.is_error) answer.failure = "The tool failed.";
    if (!reply.cost.empty()) answer.meta = fmt::format(R"("{}":{})", meta_cost, reply.cost);
    return answer;
  }

  Outcome failed(const Error& error) const override {
    if (error.code == "missing_capability" && request().modern) return missing_capability(error);
    if (error.code == "internal") return refusal(ErrorCode::internal_error, error);
    auto reply = failure(error);
    const auto form = failure_form(tool_);
    if (request().modern) {
      if (form != FailureForm::error) reply.structured = joined(*reply.structured, failed_result(error));
      return Answer{.members = tool_result(reply, request().version)};
    }
    // Official clients of 2025-11-25 and older also validate failures against the tool's outputSchema and discard them.
    const auto facts = fmt::format(R"("{}":{})", meta_error, *std::exchange(reply.structured, std::nullopt));
    if (form == FailureForm::whole_result) reply.structured = failed_result(error);
    return Answer{.members = tool_result(reply, request().version), .meta = facts, .failure = error.message};
  }

  void log_outcome(const Error* error, std::chrono::microseconds took) override {
    const CallNews news{tool_, request().arguments(), took, error, structured_, cost_};
    log(level_of(news), logger_of(tool_), data_of(news));
  }

  std::string subject() const override {
    return json{tool_.name, request().arguments()}.dump(-1, ' ', false, json::error_handler_t::replace);
  }

  const ToolInfo& tool_;
  std::string structured_;
  std::string cost_;
};

/// The problem if the client demands a task of a tool that cannot be one, or the reverse.
std::optional<Problem> task_problem(const Request& request, const ToolInfo& tool, bool wants_task) {
  if (request.modern) {
    if (tool.tasks != TaskSupport::required || request.client.tasks) return std::nullopt;
    auto problem =
        refusal(ErrorCode::missing_client_capability,
                fmt::format("{} runs as a task only, and this client does not declare {}", tool.name, tasks_extension),
                required_extension(tasks_extension));
    problem.http_status = 400;
    return problem;
  }
  if (wants_task && tool.tasks == TaskSupport::forbidden) {
    return refusal(ErrorCode::method_not_found, fmt::format("{} does not run as a task", tool.name));
  }
  if (!wants_task && tool.tasks == TaskSupport::required && request.version >= "2025-11-25") {
    return refusal(ErrorCode::method_not_found, fmt::format("{} runs as a task only", tool.name));
  }
  return std::nullopt;
}

/// What a legacy client says of the task that it wants, if it is wrong.
std::optional<Problem> problem_of_wish(const Request& request) {
  const auto& task = request.params["task"];
  if (!task.is_object()) return refusal(ErrorCode::invalid_params, "tools/call: task must be an object");
  const auto ttl = task.find("ttl");
  // Official clients may say null for a task that is kept for as long as can be.
  if (ttl == task.end() || ttl->is_null() || (ttl->is_number_integer() && *ttl > 0)) return std::nullopt;
  return refusal(ErrorCode::invalid_params,
                 fmt::format("tools/call: task.ttl is {}: it must be a whole number of milliseconds from 1 on",
                             brief(ttl->dump(-1, ' ', false, json::error_handler_t::replace))));
}

std::chrono::milliseconds wanted_lifetime(const Request& request) {
  const auto& task = request.params["task"];
  const auto ttl = task.find("ttl");
  if (ttl == task.end() || ttl->is_null()) return TaskStore::default_lifetime;
  const auto longest = TaskStore::longest_lifetime.count();
  return std::chrono::milliseconds(*ttl > longest ? longest : ttl->get<std::int64_t>());
}

}  // namespace

std::optional<ReadyCall> list_tools(const ConnectionPtr& connection, Request&& request) {
  return answer_page(connection, request, Lists::Kind::tools);
}

std::optional<ReadyCall> call_tool(const ConnectionPtr& connection, Request&& request) {
  const auto* name = request.text("name");
  if (name == nullptr) return refuse(request, not_a_string(request, "name"));
  auto& server = connection->server;
  const auto* tool = server.selection().find(*name);
  if (tool == nullptr) return refuse(request, refusal(ErrorCode::invalid_params, not_offered(*name, server.catalog())));
  if (request.modern && request.hints) {
    if (const auto problem = parameter_header_problem(tool->headers, request.arguments(), *request.hints)) {
      return refuse(request, *problem);
    }
  }
  // Servers without tasks, and versions that do not know them, ignore the `task` member.
  const bool wants_task =
      !request.modern && request.version >= "2025-11-25" && request.params.contains("task") && has_tasks(server);
  if (const auto problem = task_problem(request, *tool, wants_task)) return refuse(request, *problem);
  if (wants_task) {
    if (const auto problem = problem_of_wish(request)) return refuse(request, *problem);
  }
  const auto lifetime = wants_task ? wanted_lifetime(request) : std::chrono::milliseconds();
  const auto call = std::make_shared<ToolCall>(connection, std::move(request), *tool);
  if (!call->enter()) return std::nullopt;
  if (tool->background_lock != LockKind::none || tool->foreground_lock != LockKind::none) {
    const auto client = static_cast<std::int64_t>(std::hash<std::string>{}(connection->session));
    call->keep_in_order(server.dispatcher().process().desk().locks().line_up({Locks::What::client, client}));
  }
  if (wants_task && !call->start_as_task(lifetime)) return std::nullopt;
  return ReadyCall([call] { call->run(); }, call->may_be_task(), call);
}

}  // namespace offhand::mcp
