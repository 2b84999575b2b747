// Generated from tests/mcp-conformance/schema/tools/conformance/test_trigger_resource_update.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_trigger_resource_update.h"

#include "generated/support/define_tool.h"

namespace offhand::fixtures::tools::conformance {

constinit const SchemaNode test_trigger_resource_update_args_schema = {.kind = SchemaKind::object};

constexpr auto kTestTriggerResourceUpdateArgsMemberKeys = member_keys();
void write(JsonWriter& writer, const TestTriggerResourceUpdateArgs& value) { write_members(writer, value, kTestTriggerResourceUpdateArgsMemberKeys); }
void read(const nlohmann::json& json, TestTriggerResourceUpdateArgs& out) { read_members(json, out, kTestTriggerResourceUpdateArgsMemberKeys); }

namespace {

class TestTriggerResourceUpdateInvocation final : public ToolInvocation<TestTriggerResourceUpdateTool> {
 public:
  using ToolInvocation::ToolInvocation;
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    return keep(test_trigger_resource_update(call, arguments_));
  }
};

}  // namespace

std::unique_ptr<Invocation> TestTriggerResourceUpdateTool::invocation(TestTriggerResourceUpdateArgs arguments) {
  return std::make_unique<TestTriggerResourceUpdateInvocation>(std::move(arguments));
}

Result<TestTriggerResourceUpdateArgs> parse_test_trigger_resource_update_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<TestTriggerResourceUpdateArgs>(test_trigger_resource_update_args_schema, "conformance.test_trigger_resource_update", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_test_trigger_resource_update(const nlohmann::json& json, std::string_view platform) {
  return prepare<TestTriggerResourceUpdateTool>(&parse_test_trigger_resource_update_args, json, platform);
}

}  // namespace offhand::fixtures::tools::conformance
