// Generated from tests/mcp-conformance/schema/tools/conformance/failing_job.json. Do not edit.
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

struct FailingJobArgs {
  bool operator==(const FailingJobArgs&) const = default;
};
void write(JsonWriter& writer, const FailingJobArgs& value);
void read(const nlohmann::json& json, FailingJobArgs& out);
extern const SchemaNode failing_job_args_schema;

/// All problems at once, never half a struct.
Result<FailingJobArgs> parse_failing_job_args(const nlohmann::json& json, std::string_view platform = {});

/// Runs for a second and fails, as a tool fails.
/// Written by hand in tests/mcp-conformance/bodies.
Result<Reply> failing_job(Call& call, const FailingJobArgs& args);

Result<std::unique_ptr<Invocation>> prepare_failing_job(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo failing_job_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct FailingJobTool {
  using Arguments = FailingJobArgs;
  using Result = Reply;
  static const ToolInfo& info() { return failing_job_tool; }
  static std::unique_ptr<Invocation> invocation(FailingJobArgs arguments);
};

}  // namespace offhand::fixtures::tools::conformance
