// Generated from tests/mcp-conformance/schema/tools/conformance/test_tool_with_logging.json. Do not edit.
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

struct TestToolWithLoggingArgs {
  bool operator==(const TestToolWithLoggingArgs&) const = default;
};
void write(JsonWriter& writer, const TestToolWithLoggingArgs& value);
void read(const nlohmann::json& json, TestToolWithLoggingArgs& out);
extern const SchemaNode test_tool_with_logging_args_schema;

/// All problems at once, never half a struct.
Result<TestToolWithLoggingArgs> parse_test_tool_with_logging_args(const nlohmann::json& json, std::string_view platform = {});

/// Sends three log messages, with a pause between.
/// Written by hand in tests/mcp-conformance/bodies.
Result<Reply> test_tool_with_logging(Call& call, const TestToolWithLoggingArgs& args);

Result<std::unique_ptr<Invocation>> prepare_test_tool_with_logging(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo test_tool_with_logging_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct TestToolWithLoggingTool {
  using Arguments = TestToolWithLoggingArgs;
  using Result = Reply;
  static const ToolInfo& info() { return test_tool_with_logging_tool; }
  static std::unique_ptr<Invocation> invocation(TestToolWithLoggingArgs arguments);
};

}  // namespace offhand::fixtures::tools::conformance
