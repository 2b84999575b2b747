// Generated from tests/mcp-conformance/schema/tools/conformance/protocol_error_job.json. Do not edit.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string_view>

#include "codegen/runtime/tool.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::fixtures::tools::conformance {

struct ProtocolErrorJobArgs {
  bool operator==(const ProtocolErrorJobArgs&) const = default;
};
void write(JsonWriter& writer, const ProtocolErrorJobArgs& value);
void read(const nlohmann::json& json, ProtocolErrorJobArgs& out);
extern const SchemaNode protocol_error_job_args_schema;

/// All problems at once, never half a struct.
Result<ProtocolErrorJobArgs> parse_protocol_error_job_args(const nlohmann::json& json, std::string_view platform = {});

/// Runs and breaks, so that there is no result at all.
/// Written by hand in tests/mcp-conformance/bodies.
Result<Reply> protocol_error_job(Call& call, const ProtocolErrorJobArgs& args);

Result<std::unique_ptr<Invocation>> prepare_protocol_error_job(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo protocol_error_job_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct ProtocolErrorJobTool {
  using Arguments = ProtocolErrorJobArgs;
  using Result = Reply;
  static const ToolInfo& info() { return protocol_error_job_tool; }
  static std::unique_ptr<Invocation> invocation(ProtocolErrorJobArgs arguments);
};

}  // namespace offhand::fixtures::tools::conformance
