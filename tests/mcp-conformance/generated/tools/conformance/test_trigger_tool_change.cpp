// Generated from tests/mcp-conformance/schema/tools/conformance/test_trigger_tool_change.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_trigger_tool_change.h"

#include "generated/support/define_tool.h"

namespace offhand::fixtures::tools::conformance {

constinit const SchemaNode test_trigger_tool_change_args_schema = {.kind = SchemaKind::object};

constexpr auto kTestTriggerToolChangeArgsMemberKeys = member_keys();
void write(JsonWriter& writer, const TestTriggerToolChangeArgs& value) { write_members(writer, value, kTestTriggerToolChangeArgsMemberKeys); }
void read(const nlohmann::json& json, TestTriggerToolChangeArgs& out) { read_members(json, out, kTestTriggerToolChangeArgsMemberKeys); }

namespace {

class TestTriggerToolChangeInvocation final : public ToolInvocation<TestTriggerToolChangeTool> {
 public:
  using ToolInvocation::ToolInvocation;
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    return keep(test_trigger_tool_change(call, arguments_));
  }
};

}  // namespace

std::unique_ptr<Invocation> TestTriggerToolChangeTool::invocation(TestTriggerToolChangeArgs arguments) {
  return std::make_unique<TestTriggerToolChangeInvocation>(std::move(arguments));
}

Result<TestTriggerToolChangeArgs> parse_test_trigger_tool_change_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<TestTriggerToolChangeArgs>(test_trigger_tool_change_args_schema, "conformance.test_trigger_tool_change", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_test_trigger_tool_change(const nlohmann::json& json, std::string_view platform) {
  return prepare<TestTriggerToolChangeTool>(&parse_test_trigger_tool_change_args, json, platform);
}

}  // namespace offhand::fixtures::tools::conformance
