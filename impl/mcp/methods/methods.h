#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

#include "impl/mcp/connection_state.h"
#include "impl/mcp/lists.h"
#include "impl/mcp/request.h"

// The methods of the protocol. What is quick is answered at once; what may take its time comes back as a task.
namespace offhand::mcp {

using ConnectionPtr = std::shared_ptr<ConnectionState>;
using Handler = std::optional<Task> (*)(const ConnectionPtr&, Request&&);

struct Method {
  enum class Eras : std::uint8_t { legacy, modern, both };
  /// What a server must offer for the method to exist.
  enum class Part : std::uint8_t { always, resources, prompts, completion, tasks };

  std::string_view name;
  Eras eras;
  Part part;
  Handler handler;
  /// First legacy version that has it.
  std::string_view since = "";
};

/// Null where this era or this server has no such method.
const Method* find_method(Server& server, const Request& request);

// lifecycle.cpp
std::optional<Task> initialize(const ConnectionPtr& connection, Request&& request);
std::optional<Task> ping(const ConnectionPtr& connection, Request&& request);
std::optional<Task> discover(const ConnectionPtr& connection, Request&& request);
std::optional<Task> set_log_level(const ConnectionPtr& connection, Request&& request);
// tools.cpp
std::optional<Task> list_tools(const ConnectionPtr& connection, Request&& request);
std::optional<Task> call_tool(const ConnectionPtr& connection, Request&& request);
// resources.cpp
std::optional<Task> list_resources(const ConnectionPtr& connection, Request&& request);
std::optional<Task> list_resource_templates(const ConnectionPtr& connection, Request&& request);
std::optional<Task> read_resource(const ConnectionPtr& connection, Request&& request);
std::optional<Task> subscribe(const ConnectionPtr& connection, Request&& request);
std::optional<Task> unsubscribe(const ConnectionPtr& connection, Request&& request);
// prompts.cpp
std::optional<Task> list_prompts(const ConnectionPtr& connection, Request&& request);
std::optional<Task> get_prompt(const ConnectionPtr& connection, Request&& request);
// completion.cpp
std::optional<Task> complete(const ConnectionPtr& connection, Request&& request);
// subscriptions.cpp
std::optional<Task> listen(const ConnectionPtr& connection, Request&& request);
// tasks.cpp
std::optional<Task> get_task(const ConnectionPtr& connection, Request&& request);
std::optional<Task> task_result(const ConnectionPtr& connection, Request&& request);
std::optional<Task> list_tasks(const ConnectionPtr& connection, Request&& request);
std::optional<Task> update_task(const ConnectionPtr& connection, Request&& request);
std::optional<Task> cancel_task(const ConnectionPtr& connection, Request&& request);

// What they share.
std::nullopt_t answer(const ConnectionPtr& connection, const Request& request, const Answer& answer);
std::nullopt_t refuse(const Request& request, const Problem& problem);
std::nullopt_t answer_page(const ConnectionPtr& connection, const Request& request, Lists::Kind kind);
/// "tools/call: name must be a string"
Problem not_a_string(const Request& request, std::string_view member);

}  // namespace offhand::mcp
