// Generated from tests/mcp-conformance/schema/tools/conformance/test_logging_tool.json. Do not edit.
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

struct TestLoggingToolArgs {
  bool operator==(const TestLoggingToolArgs&) const = default;
};
void write(JsonWriter& writer, const TestLoggingToolArgs& value);
void read(const nlohmann::json& json, TestLoggingToolArgs& out);
extern const SchemaNode test_logging_tool_args_schema;

/// All problems at once, never half a struct.
Result<TestLoggingToolArgs> parse_test_logging_tool_args(const nlohmann::json& json, std::string_view platform = {});

/// Sends one log message, to clients that asked for log messages.
/// Written by hand in tests/mcp-conformance/bodies.
Result<Reply> test_logging_tool(Call& call, const TestLoggingToolArgs& args);

Result<std::unique_ptr<Invocation>> prepare_test_logging_tool(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo test_logging_tool_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct TestLoggingToolTool {
  using Arguments = TestLoggingToolArgs;
  using Result = Reply;
  static const ToolInfo& info() { return test_logging_tool_tool; }
  static std::unique_ptr<Invocation> invocation(TestLoggingToolArgs arguments);
};

}  // namespace offhand::fixtures::tools::conformance
