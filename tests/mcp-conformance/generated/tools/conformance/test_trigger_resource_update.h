// Generated from tests/mcp-conformance/schema/tools/conformance/test_trigger_resource_update.json. Do not edit.
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

struct TestTriggerResourceUpdateArgs {
  bool operator==(const TestTriggerResourceUpdateArgs&) const = default;
};
void write(JsonWriter& writer, const TestTriggerResourceUpdateArgs& value);
void read(const nlohmann::json& json, TestTriggerResourceUpdateArgs& out);
extern const SchemaNode test_trigger_resource_update_args_schema;

/// All problems at once, never half a struct.
Result<TestTriggerResourceUpdateArgs> parse_test_trigger_resource_update_args(const nlohmann::json& json, std::string_view platform = {});

/// Tells clients that listen that the watched resource changed.
/// Written by hand in tests/mcp-conformance/bodies.
Result<Reply> test_trigger_resource_update(Call& call, const TestTriggerResourceUpdateArgs& args);

Result<std::unique_ptr<Invocation>> prepare_test_trigger_resource_update(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo test_trigger_resource_update_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct TestTriggerResourceUpdateTool {
  using Arguments = TestTriggerResourceUpdateArgs;
  using Result = Reply;
  static const ToolInfo& info() { return test_trigger_resource_update_tool; }
  static std::unique_ptr<Invocation> invocation(TestTriggerResourceUpdateArgs arguments);
};

}  // namespace offhand::fixtures::tools::conformance
