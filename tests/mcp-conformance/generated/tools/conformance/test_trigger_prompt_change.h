// Generated from tests/mcp-conformance/schema/tools/conformance/test_trigger_prompt_change.json. Do not edit.
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

struct TestTriggerPromptChangeArgs {
  bool operator==(const TestTriggerPromptChangeArgs&) const = default;
};
void write(JsonWriter& writer, const TestTriggerPromptChangeArgs& value);
void read(const nlohmann::json& json, TestTriggerPromptChangeArgs& out);
extern const SchemaNode test_trigger_prompt_change_args_schema;

/// All problems at once, never half a struct.
Result<TestTriggerPromptChangeArgs> parse_test_trigger_prompt_change_args(const nlohmann::json& json, std::string_view platform = {});

/// Tells clients that listen that the list of prompts changed.
/// Written by hand in tests/mcp-conformance/bodies.
Result<Reply> test_trigger_prompt_change(Call& call, const TestTriggerPromptChangeArgs& args);

Result<std::unique_ptr<Invocation>> prepare_test_trigger_prompt_change(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo test_trigger_prompt_change_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct TestTriggerPromptChangeTool {
  using Arguments = TestTriggerPromptChangeArgs;
  using Result = Reply;
  static const ToolInfo& info() { return test_trigger_prompt_change_tool; }
  static std::unique_ptr<Invocation> invocation(TestTriggerPromptChangeArgs arguments);
};

}  // namespace offhand::fixtures::tools::conformance
