// Generated from tests/mcp-conformance/schema/tools/conformance/test_input_required_result_multiple_inputs.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_input_required_result_multiple_inputs.h"

#include "generated/support/define_tool.h"

namespace offhand::fixtures::tools::conformance {

constinit const SchemaNode test_input_required_result_multiple_inputs_args_schema = {.kind = SchemaKind::object};

constexpr auto kTestInputRequiredResultMultipleInputsArgsMemberKeys = member_keys();
void write(JsonWriter& writer, const TestInputRequiredResultMultipleInputsArgs& value) { write_members(writer, value, kTestInputRequiredResultMultipleInputsArgsMemberKeys); }
void read(const nlohmann::json& json, TestInputRequiredResultMultipleInputsArgs& out) { read_members(json, out, kTestInputRequiredResultMultipleInputsArgsMemberKeys); }

namespace {

class TestInputRequiredResultMultipleInputsInvocation final : public ToolInvocation<TestInputRequiredResultMultipleInputsTool> {
 public:
  using ToolInvocation::ToolInvocation;
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    return keep(test_input_required_result_multiple_inputs(call, arguments_));
  }
};

}  // namespace

std::unique_ptr<Invocation> TestInputRequiredResultMultipleInputsTool::invocation(TestInputRequiredResultMultipleInputsArgs arguments) {
  return std::make_unique<TestInputRequiredResultMultipleInputsInvocation>(std::move(arguments));
}

Result<TestInputRequiredResultMultipleInputsArgs> parse_test_input_required_result_multiple_inputs_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<TestInputRequiredResultMultipleInputsArgs>(test_input_required_result_multiple_inputs_args_schema, "conformance.test_input_required_result_multiple_inputs", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_test_input_required_result_multiple_inputs(const nlohmann::json& json, std::string_view platform) {
  return prepare<TestInputRequiredResultMultipleInputsTool>(&parse_test_input_required_result_multiple_inputs_args, json, platform);
}

}  // namespace offhand::fixtures::tools::conformance
