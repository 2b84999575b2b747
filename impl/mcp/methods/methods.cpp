#include "impl/mcp/methods/methods.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "codegen/runtime/utf8.h"
#include "impl/mcp/refusal_log.h"

namespace offhand::mcp {
namespace {

using Eras = Method::Eras;
using Part = Method::Part;

constexpr std::array methods{
    Method{"completion/complete", Eras::both, Part::completion, complete},
    Method{"initialize", Eras::legacy, Part::always, initialize},
    Method{"logging/setLevel", Eras::legacy, Part::always, set_log_level},
    Method{"ping", Eras::legacy, Part::always, ping},
    Method{"prompts/get", Eras::both, Part::prompts, get_prompt},
    Method{"prompts/list", Eras::both, Part::prompts, list_prompts},
    Method{"resources/list", Eras::both, Part::resources, list_resources},
    Method{"resources/read", Eras::both, Part::resources, read_resource},
    Method{"resources/subscribe", Eras::legacy, Part::resources, subscribe},
    Method{"resources/templates/list", Eras::both, Part::resources, list_resource_templates},
    Method{"resources/unsubscribe", Eras::legacy, Part::resources, unsubscribe},
    Method{"server/discover", Eras::modern, Part::always, discover},
    Method{"subscriptions/listen", Eras::modern, Part::always, listen},
    Method{"tasks/cancel", Eras::both, Part::tasks, cancel_task, "2025-11-25"},
    Method{"tasks/get", Eras::both, Part::tasks, get_task, "2025-11-25"},
    Method{"tasks/list", Eras::legacy, Part::tasks, list_tasks, "2025-11-25"},
    Method{"tasks/result", Eras::legacy, Part::tasks, task_result, "2025-11-25"},
    Method{"tasks/update", Eras::modern, Part::tasks, update_task},
    Method{"tools/call", Eras::both, Part::always, call_tool},
    Method{"tools/list", Eras::both, Part::always, list_tools},
};

bool is_offered(Part part, Server& server) {
  const auto& catalog = server.catalog();
  switch (part) {
    case Part::always:
      return true;
    case Part::resources:
      return !catalog.resources.empty();
    case Part::prompts:
      return !catalog.prompts.empty();
    case Part::completion:
      return !catalog.resources.empty() || !catalog.prompts.empty();
    case Part::tasks:
      break;
  }
  return has_tasks(server);
}

}  // namespace

const Method* find_method(Server& server, const Request& request) {
  const auto found = std::lower_bound(methods.begin(), methods.end(), request.method,
                                      [](const Method& method, std::string_view name) { return method.name < name; });
  if (found == methods.end() || found->name != request.method) return nullptr;
  const bool in_era = found->eras == Eras::both || (found->eras == Eras::modern) == request.modern;
  if (!in_era || request.version < found->since || !is_offered(found->part, server)) return nullptr;
  return &*found;
}

std::nullopt_t answer(const ConnectionPtr& connection, const Request& request, const Answer& answer) {
  request.stream->finish(result_response(request, answer, connection->server.info(request.version)), 200);
  return std::nullopt;
}

std::nullopt_t refuse(const Request& request, const Problem& problem) {
  log_refusal(request.method, problem);
  request.stream->finish(error_response(request.id, problem), problem.http_status);
  return std::nullopt;
}

std::nullopt_t answer_page(const ConnectionPtr& connection, const Request& request, Lists::Kind kind) {
  std::optional<std::string> cursor;
  if (const auto sent = request.params.find("cursor"); sent != request.params.end()) {
    cursor = sent->is_string() ? sent->get<std::string>() : std::string("?");
  }
  const auto* page = connection->server.lists().page(kind, request.version, connection->security_mode(), cursor);
  if (page == nullptr) {
    return refuse(request, refusal(ErrorCode::invalid_params,
                                   fmt::format("There is no page {}", brief(request.params["cursor"].dump()))));
  }
  return answer(connection, request, {.members = *page});
}

Problem not_a_string(const Request& request, std::string_view member) {
  return refusal(ErrorCode::invalid_params, fmt::format("{}: {} must be a string", request.method, member));
}

}  // namespace offhand::mcp
