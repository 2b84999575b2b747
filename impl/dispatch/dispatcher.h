#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <utility>

#include "codegen/runtime/error.h"
#include "codegen/runtime/prompt.h"
#include "codegen/runtime/resource.h"
#include "codegen/runtime/tool.h"
#include "impl/dispatch/call_pipeline.h"
#include "impl/dispatch/process.h"

namespace offhand {

/// The one way into a tool, a resource and a prompt: MCP, the command line and everything to come enter here, so that
/// what stands between a caller and a body stands there once. A tool's part of it is a CallPipeline.
class Dispatcher {
 public:
  explicit Dispatcher(Process& process) : process_(process) {}

  Process& process() const { return process_; }
  /// While the call waits in `context.pipeline` what is returned means nothing.
  Result<Reply> call(const ToolInfo& tool, const nlohmann::json& arguments, const CallContext& context);
  /// The same for typed arguments, without JSON in between.
  template <class Tool>
  Result<typename Tool::Result> call(typename Tool::Arguments arguments, const CallContext& context) {
    OFFHAND_ASSIGN(const auto made, call(Tool::invocation(std::move(arguments)), context));
    return std::move(*outcome_of<Tool>(*made));
  }
  /// Gives the call back with what came of it.
  Result<std::unique_ptr<Invocation>> call(std::unique_ptr<Invocation> invocation, const CallContext& context);
  Result<ResourceContent> read(const ResourceInfo& resource, const UriVariables& variables, const CallContext& context);
  Result<PromptReply> prompt(const PromptInfo& prompt, const nlohmann::json& arguments, const CallContext& context);

 private:
  Desk& desk_of(const CallContext& context) const { return context.desk != nullptr ? *context.desk : process_.desk(); }
  template <class Outcome, class Arguments>
  Result<Outcome> call_plain(const ToolInfo& tool, const Arguments& arguments,
                             Result<Outcome> (*body)(Call& call, const Arguments& arguments),
                             const CallContext& context);
  Result<std::unique_ptr<Invocation>> make(const ToolInfo& tool, const PrepareCall& prepare,
                                           const CallContext& context);
  Result<std::unique_ptr<Invocation>> go_through(const PrepareCall& prepare, const CallContext& context,
                                                 std::unique_ptr<CallPipeline>& pipeline, CallRecord& record);

  Process& process_;
};

/// JSON text of a failed call: {code, message, hint, data}.
std::string error_json(const Error& error);

}  // namespace offhand
