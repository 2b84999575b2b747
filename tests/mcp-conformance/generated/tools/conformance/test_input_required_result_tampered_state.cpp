// Generated from tests/mcp-conformance/schema/tools/conformance/test_input_required_result_tampered_state.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_input_required_result_tampered_state.h"

#include "generated/support/define_tool.h"

namespace offhand::fixtures::tools::conformance {

constinit const SchemaNode test_input_required_result_tampered_state_args_schema = {.kind = SchemaKind::object};

constexpr auto kTestInputRequiredResultTamperedStateArgsMemberKeys = member_keys();
void write(JsonWriter& writer, const TestInputRequiredResultTamperedStateArgs& value) { write_members(writer, value, kTestInputRequiredResultTamperedStateArgsMemberKeys); }
void read(const nlohmann::json& json, TestInputRequiredResultTamperedStateArgs& out) { read_members(json, out, kTestInputRequiredResultTamperedStateArgsMemberKeys); }

namespace {

class TestInputRequiredResultTamperedStateInvocation final : public ToolInvocation<TestInputRequiredResultTamperedStateTool> {
 public:
  using ToolInvocation::ToolInvocation;
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    return keep(test_input_required_result_tampered_state(call, arguments_));
  }
};

}  // namespace

std::unique_ptr<Invocation> TestInputRequiredResultTamperedStateTool::invocation(TestInputRequiredResultTamperedStateArgs arguments) {
  return std::make_unique<TestInputRequiredResultTamperedStateInvocation>(std::move(arguments));
}

Result<TestInputRequiredResultTamperedStateArgs> parse_test_input_required_result_tampered_state_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<TestInputRequiredResultTamperedStateArgs>(test_input_required_result_tampered_state_args_schema, "conformance.test_input_required_result_tampered_state", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_test_input_required_result_tampered_state(const nlohmann::json& json, std::string_view platform) {
  return prepare<TestInputRequiredResultTamperedStateTool>(&parse_test_input_required_result_tampered_state_args, json, platform);
}

}  // namespace offhand::fixtures::tools::conformance
