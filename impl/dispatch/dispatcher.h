#pragma once

#include <chrono>
#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

#include "codegen/runtime/error.h"
#include "codegen/runtime/prompt.h"
#include "codegen/runtime/resource.h"
#include "codegen/runtime/tool.h"
#include "impl/dispatch/runtime.h"
#include "impl/dispatch/stay.h"

namespace offhand {

class Client;

/// Who calls and under which conditions; the arguments come beside it.
struct CallContext {
  /// The run that a call without a `session` argument belongs to: the connection's own.
  std::string default_session;
  /// Instead of the configured deadline.
  std::optional<std::chrono::milliseconds> timeout;
  std::stop_token stop;
  /// When the call was read off the wire: its deadline runs from then on. Otherwise from now on.
  std::optional<std::chrono::steady_clock::time_point> received = std::nullopt;
  /// Where a body that has to wait for its turn is to wait without a thread: the call then comes back with
  /// `stay->waits()`, and is to be made again when `stay->when_ready()` says so. Null: it waits in here.
  Stay* stay = nullptr;
  /// Whom the body can ask and tell; null where nobody listens, as on the command line.
  Client* client = nullptr;
};

/// The one way into a tool, a resource and a prompt: MCP, the command line and everything to come enter here, so that
/// parsing, support, session, deadline and locks exist once.
class Dispatcher {
 public:
  explicit Dispatcher(Runtime& runtime) : runtime_(runtime) {}

  Runtime& runtime() { return runtime_; }
  Result<Reply> call(const ToolInfo& tool, const nlohmann::json& arguments, const CallContext& context);
  Result<ResourceContent> read(const ResourceInfo& resource, const UriVariables& variables, const CallContext& context);
  Result<PromptReply> prompt(const PromptInfo& prompt, const nlohmann::json& arguments, const CallContext& context);

  /// Calls `then` when a call that waits may be made again.
  void when_ready(Stay& stay, const std::stop_token& stop, std::function<void()> then);

  /// Why this platform lacks the tool; empty when it has it.
  std::optional<std::string> unsupported_reason(const ToolInfo& tool) const;

 private:
  Result<Reply> run(const ToolInfo& tool, const nlohmann::json& arguments, const CallContext& context, Stay& stay);
  std::chrono::milliseconds timeout_of(const ToolInfo& tool, const CallContext& context) const;

  Runtime& runtime_;
};

/// JSON text of a failed call: {code, message, hint, data}.
std::string error_json(const Error& error);

}  // namespace offhand
