// Generated from tests/mcp-conformance/schema/tools/conformance/test_tool_with_task.json. Do not edit.
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

struct TestToolWithTaskArgs {
  bool operator==(const TestToolWithTaskArgs&) const = default;
};
void write(JsonWriter& writer, const TestToolWithTaskArgs& value);
void read(const nlohmann::json& json, TestToolWithTaskArgs& out);
extern const SchemaNode test_tool_with_task_args_schema;

/// All problems at once, never half a struct.
Result<TestToolWithTaskArgs> parse_test_tool_with_task_args(const nlohmann::json& json, std::string_view platform = {});

/// Asks for a name first and becomes a task then.
/// Written by hand in tests/mcp-conformance/bodies.
Result<Reply> test_tool_with_task(Call& call, const TestToolWithTaskArgs& args);

Result<std::unique_ptr<Invocation>> prepare_test_tool_with_task(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo test_tool_with_task_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct TestToolWithTaskTool {
  using Arguments = TestToolWithTaskArgs;
  using Result = Reply;
  static const ToolInfo& info() { return test_tool_with_task_tool; }
  static std::unique_ptr<Invocation> invocation(TestToolWithTaskArgs arguments);
};

}  // namespace offhand::fixtures::tools::conformance
