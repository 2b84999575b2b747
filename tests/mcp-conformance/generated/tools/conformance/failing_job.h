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
};
void read(const nlohmann::json& json, FailingJobArgs& out);
extern const SchemaNode failing_job_args_schema;

/// All problems at once, never half a struct.
Result<FailingJobArgs> parse_failing_job_args(const nlohmann::json& json, std::string_view platform = {});

/// Runs for a second and fails, as a tool fails.
/// Written by hand in tests/mcp-conformance/bodies.
Result<Reply> failing_job(Call& call, const FailingJobArgs& args);

Result<std::unique_ptr<Invocation>> prepare_failing_job(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo failing_job_tool;

}  // namespace offhand::fixtures::tools::conformance
