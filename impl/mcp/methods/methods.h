#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

#include "impl/mcp/connection_state.h"
#include "impl/mcp/lists/lists.h"
#include "impl/mcp/request.h"

// The protocol's methods. A quick one is answered at once; one that may block comes back as a ReadyCall.
namespace offhand::mcp {

using ConnectionPtr = std::shared_ptr<ConnectionState>;
using Handler = std::optional<ReadyCall> (*)(const ConnectionPtr&, Request&&);

struct Method {
  enum class Eras : std::uint8_t { legacy, modern, both };
  /// The server feature that a method requires.
  enum class Part : std::uint8_t { always, resources, prompts, completion, tasks };

  std::string_view name;
  Eras eras;
  Part part;
  Handler handler;
  /// The first legacy version that has the method.
  std::string_view since = "";
};

/// Null if this era or this server does not have the method.
const Method* find_method(Server& server, const Request& request);

// lifecycle.cpp
std::optional<ReadyCall> initialize(const ConnectionPtr& connection, Request&& request);
std::optional<ReadyCall> ping(const ConnectionPtr& connection, Request&& request);
std::optional<ReadyCall> discover(const ConnectionPtr& connection, Request&& request);
std::optional<ReadyCall> set_log_level(const ConnectionPtr& connection, Request&& request);
// tools.cpp
std::optional<ReadyCall> list_tools(const ConnectionPtr& connection, Request&& request);
std::optional<ReadyCall> call_tool(const ConnectionPtr& connection, Request&& request);
// resources.cpp
std::optional<ReadyCall> list_resources(const ConnectionPtr& connection, Request&& request);
std::optional<ReadyCall> list_resource_templates(const ConnectionPtr& connection, Request&& request);
std::optional<ReadyCall> read_resource(const ConnectionPtr& connection, Request&& request);
std::optional<ReadyCall> subscribe(const ConnectionPtr& connection, Request&& request);
std::optional<ReadyCall> unsubscribe(const ConnectionPtr& connection, Request&& request);
// prompts.cpp
std::optional<ReadyCall> list_prompts(const ConnectionPtr& connection, Request&& request);
std::optional<ReadyCall> get_prompt(const ConnectionPtr& connection, Request&& request);
// completion.cpp
std::optional<ReadyCall> complete(const ConnectionPtr& connection, Request&& request);
// subscriptions.cpp
std::optional<ReadyCall> listen(const ConnectionPtr& connection, Request&& request);
// tasks.cpp
std::optional<ReadyCall> get_task(const ConnectionPtr& connection, Request&& request);
std::optional<ReadyCall> task_result(const ConnectionPtr& connection, Request&& request);
std::optional<ReadyCall> list_tasks(const ConnectionPtr& connection, Request&& request);
std::optional<ReadyCall> update_task(const ConnectionPtr& connection, Request&& request);
std::optional<ReadyCall> cancel_task(const ConnectionPtr& connection, Request&& request);

// Shared helpers.
std::nullopt_t answer(const ConnectionPtr& connection, const Request& request, const Answer& answer);
std::nullopt_t refuse(const Request& request, const Problem& problem);
std::nullopt_t answer_page(const ConnectionPtr& connection, const Request& request, Lists::Kind kind);
/// A problem such as "tools/call: name must be a string".
Problem not_a_string(const Request& request, std::string_view member);

}  // namespace offhand::mcp
