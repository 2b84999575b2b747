// Generated from tests/mcp-conformance/schema/tools/conformance/test_input_required_result_elicitation.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_input_required_result_elicitation.h"

#include "generated/support/define_tool.h"

namespace offhand::fixtures::tools::conformance {

constinit const SchemaNode test_input_required_result_elicitation_args_schema = {.kind = SchemaKind::object};

constexpr auto kTestInputRequiredResultElicitationArgsMemberKeys = member_keys();
void write(JsonWriter& writer, const TestInputRequiredResultElicitationArgs& value) { write_members(writer, value, kTestInputRequiredResultElicitationArgsMemberKeys); }
void read(const nlohmann::json& json, TestInputRequiredResultElicitationArgs& out) { read_members(json, out, kTestInputRequiredResultElicitationArgsMemberKeys); }

namespace {

class TestInputRequiredResultElicitationInvocation final : public ToolInvocation<TestInputRequiredResultElicitationTool> {
 public:
  using ToolInvocation::ToolInvocation;
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    return keep(test_input_required_result_elicitation(call, arguments_));
  }
};

}  // namespace

std::unique_ptr<Invocation> TestInputRequiredResultElicitationTool::invocation(TestInputRequiredResultElicitationArgs arguments) {
  return std::make_unique<TestInputRequiredResultElicitationInvocation>(std::move(arguments));
}

Result<TestInputRequiredResultElicitationArgs> parse_test_input_required_result_elicitation_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<TestInputRequiredResultElicitationArgs>(test_input_required_result_elicitation_args_schema, "conformance.test_input_required_result_elicitation", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_test_input_required_result_elicitation(const nlohmann::json& json, std::string_view platform) {
  return prepare<TestInputRequiredResultElicitationTool>(&parse_test_input_required_result_elicitation_args, json, platform);
}

}  // namespace offhand::fixtures::tools::conformance
