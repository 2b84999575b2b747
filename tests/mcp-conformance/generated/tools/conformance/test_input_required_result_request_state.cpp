// Generated from tests/mcp-conformance/schema/tools/conformance/test_input_required_result_request_state.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_input_required_result_request_state.h"

#include "generated/support/define_tool.h"

namespace offhand::fixtures::tools::conformance {

constinit const SchemaNode test_input_required_result_request_state_args_schema = {.kind = SchemaKind::object};

constexpr auto kTestInputRequiredResultRequestStateArgsMemberKeys = member_keys();
void write(JsonWriter& writer, const TestInputRequiredResultRequestStateArgs& value) { write_members(writer, value, kTestInputRequiredResultRequestStateArgsMemberKeys); }
void read(const nlohmann::json& json, TestInputRequiredResultRequestStateArgs& out) { read_members(json, out, kTestInputRequiredResultRequestStateArgsMemberKeys); }

namespace {

class TestInputRequiredResultRequestStateInvocation final : public ToolInvocation<TestInputRequiredResultRequestStateTool> {
 public:
  using ToolInvocation::ToolInvocation;
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    return keep(test_input_required_result_request_state(call, arguments_));
  }
};

}  // namespace

std::unique_ptr<Invocation> TestInputRequiredResultRequestStateTool::invocation(TestInputRequiredResultRequestStateArgs arguments) {
  return std::make_unique<TestInputRequiredResultRequestStateInvocation>(std::move(arguments));
}

Result<TestInputRequiredResultRequestStateArgs> parse_test_input_required_result_request_state_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<TestInputRequiredResultRequestStateArgs>(test_input_required_result_request_state_args_schema, "conformance.test_input_required_result_request_state", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_test_input_required_result_request_state(const nlohmann::json& json, std::string_view platform) {
  return prepare<TestInputRequiredResultRequestStateTool>(&parse_test_input_required_result_request_state_args, json, platform);
}

}  // namespace offhand::fixtures::tools::conformance
