// Generated from tests/mcp-conformance/schema/tools/conformance/test_trigger_tool_change.json. Do not edit.
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

struct TestTriggerToolChangeArgs {
  bool operator==(const TestTriggerToolChangeArgs&) const = default;
};
void write(JsonWriter& writer, const TestTriggerToolChangeArgs& value);
void read(const nlohmann::json& json, TestTriggerToolChangeArgs& out);
extern const SchemaNode test_trigger_tool_change_args_schema;

/// All problems at once, never half a struct.
Result<TestTriggerToolChangeArgs> parse_test_trigger_tool_change_args(const nlohmann::json& json, std::string_view platform = {});

/// Tells clients that listen that the list of tools changed.
/// Written by hand in tests/mcp-conformance/bodies.
Result<Reply> test_trigger_tool_change(Call& call, const TestTriggerToolChangeArgs& args);

Result<std::unique_ptr<Invocation>> prepare_test_trigger_tool_change(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo test_trigger_tool_change_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct TestTriggerToolChangeTool {
  using Arguments = TestTriggerToolChangeArgs;
  using Result = Reply;
  static const ToolInfo& info() { return test_trigger_tool_change_tool; }
  static std::unique_ptr<Invocation> invocation(TestTriggerToolChangeArgs arguments);
};

}  // namespace offhand::fixtures::tools::conformance
