// Generated from tests/mcp-conformance/schema/tools/conformance/test_trigger_resource_change.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_trigger_resource_change.h"

#include "generated/support/define_tool.h"

namespace offhand::fixtures::tools::conformance {

constinit const SchemaNode test_trigger_resource_change_args_schema = {.kind = SchemaKind::object};

constexpr auto kTestTriggerResourceChangeArgsMemberKeys = member_keys();
void write(JsonWriter& writer, const TestTriggerResourceChangeArgs& value) { write_members(writer, value, kTestTriggerResourceChangeArgsMemberKeys); }
void read(const nlohmann::json& json, TestTriggerResourceChangeArgs& out) { read_members(json, out, kTestTriggerResourceChangeArgsMemberKeys); }

namespace {

class TestTriggerResourceChangeInvocation final : public ToolInvocation<TestTriggerResourceChangeTool> {
 public:
  using ToolInvocation::ToolInvocation;
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    return keep(test_trigger_resource_change(call, arguments_));
  }
};

}  // namespace

std::unique_ptr<Invocation> TestTriggerResourceChangeTool::invocation(TestTriggerResourceChangeArgs arguments) {
  return std::make_unique<TestTriggerResourceChangeInvocation>(std::move(arguments));
}

Result<TestTriggerResourceChangeArgs> parse_test_trigger_resource_change_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<TestTriggerResourceChangeArgs>(test_trigger_resource_change_args_schema, "conformance.test_trigger_resource_change", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_test_trigger_resource_change(const nlohmann::json& json, std::string_view platform) {
  return prepare<TestTriggerResourceChangeTool>(&parse_test_trigger_resource_change_args, json, platform);
}

}  // namespace offhand::fixtures::tools::conformance
