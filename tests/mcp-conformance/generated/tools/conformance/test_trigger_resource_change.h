// Generated from tests/mcp-conformance/schema/tools/conformance/test_trigger_resource_change.json. Do not edit.
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

struct TestTriggerResourceChangeArgs {
  bool operator==(const TestTriggerResourceChangeArgs&) const = default;
};
void write(JsonWriter& writer, const TestTriggerResourceChangeArgs& value);
void read(const nlohmann::json& json, TestTriggerResourceChangeArgs& out);
extern const SchemaNode test_trigger_resource_change_args_schema;

/// All problems at once, never half a struct.
Result<TestTriggerResourceChangeArgs> parse_test_trigger_resource_change_args(const nlohmann::json& json, std::string_view platform = {});

/// Tells clients that listen that the list of resources changed.
/// Written by hand in tests/mcp-conformance/bodies.
Result<Reply> test_trigger_resource_change(Call& call, const TestTriggerResourceChangeArgs& args);

Result<std::unique_ptr<Invocation>> prepare_test_trigger_resource_change(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo test_trigger_resource_change_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct TestTriggerResourceChangeTool {
  using Arguments = TestTriggerResourceChangeArgs;
  using Result = Reply;
  static const ToolInfo& info() { return test_trigger_resource_change_tool; }
  static std::unique_ptr<Invocation> invocation(TestTriggerResourceChangeArgs arguments);
};

}  // namespace offhand::fixtures::tools::conformance
