// Generated from tests/mcp-conformance/schema/tools/conformance/test_trigger_prompt_change.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_trigger_prompt_change.h"

#include "generated/support/define_tool.h"

namespace offhand::fixtures::tools::conformance {

constinit const SchemaNode test_trigger_prompt_change_args_schema = {.kind = SchemaKind::object};

constexpr auto kTestTriggerPromptChangeArgsMemberKeys = member_keys();
void write(JsonWriter& writer, const TestTriggerPromptChangeArgs& value) { write_members(writer, value, kTestTriggerPromptChangeArgsMemberKeys); }
void read(const nlohmann::json& json, TestTriggerPromptChangeArgs& out) { read_members(json, out, kTestTriggerPromptChangeArgsMemberKeys); }

namespace {

class TestTriggerPromptChangeInvocation final : public ToolInvocation<TestTriggerPromptChangeTool> {
 public:
  using ToolInvocation::ToolInvocation;
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    return keep(test_trigger_prompt_change(call, arguments_));
  }
};

}  // namespace

std::unique_ptr<Invocation> TestTriggerPromptChangeTool::invocation(TestTriggerPromptChangeArgs arguments) {
  return std::make_unique<TestTriggerPromptChangeInvocation>(std::move(arguments));
}

Result<TestTriggerPromptChangeArgs> parse_test_trigger_prompt_change_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<TestTriggerPromptChangeArgs>(test_trigger_prompt_change_args_schema, "conformance.test_trigger_prompt_change", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_test_trigger_prompt_change(const nlohmann::json& json, std::string_view platform) {
  return prepare<TestTriggerPromptChangeTool>(&parse_test_trigger_prompt_change_args, json, platform);
}

}  // namespace offhand::fixtures::tools::conformance
