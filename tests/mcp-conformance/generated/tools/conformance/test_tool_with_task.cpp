// Generated from tests/mcp-conformance/schema/tools/conformance/test_tool_with_task.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_tool_with_task.h"

#include "generated/support/define_tool.h"

namespace offhand::fixtures::tools::conformance {

constinit const SchemaNode test_tool_with_task_args_schema = {.kind = SchemaKind::object};

constexpr auto kTestToolWithTaskArgsMemberKeys = member_keys();
void write(JsonWriter& writer, const TestToolWithTaskArgs& value) { write_members(writer, value, kTestToolWithTaskArgsMemberKeys); }
void read(const nlohmann::json& json, TestToolWithTaskArgs& out) { read_members(json, out, kTestToolWithTaskArgsMemberKeys); }

namespace {

class TestToolWithTaskInvocation final : public ToolInvocation<TestToolWithTaskTool> {
 public:
  using ToolInvocation::ToolInvocation;
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    return keep(test_tool_with_task(call, arguments_));
  }
};

}  // namespace

std::unique_ptr<Invocation> TestToolWithTaskTool::invocation(TestToolWithTaskArgs arguments) {
  return std::make_unique<TestToolWithTaskInvocation>(std::move(arguments));
}

Result<TestToolWithTaskArgs> parse_test_tool_with_task_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<TestToolWithTaskArgs>(test_tool_with_task_args_schema, "conformance.test_tool_with_task", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_test_tool_with_task(const nlohmann::json& json, std::string_view platform) {
  return prepare<TestToolWithTaskTool>(&parse_test_tool_with_task_args, json, platform);
}

}  // namespace offhand::fixtures::tools::conformance
