// Generated from tests/mcp-conformance/schema/tools/conformance/test_input_required_result_multi_round.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_input_required_result_multi_round.h"

#include "generated/support/define_tool.h"

namespace offhand::fixtures::tools::conformance {

constinit const SchemaNode test_input_required_result_multi_round_args_schema = {.kind = SchemaKind::object};

constexpr auto kTestInputRequiredResultMultiRoundArgsMemberKeys = member_keys();
void write(JsonWriter& writer, const TestInputRequiredResultMultiRoundArgs& value) { write_members(writer, value, kTestInputRequiredResultMultiRoundArgsMemberKeys); }
void read(const nlohmann::json& json, TestInputRequiredResultMultiRoundArgs& out) { read_members(json, out, kTestInputRequiredResultMultiRoundArgsMemberKeys); }

namespace {

class TestInputRequiredResultMultiRoundInvocation final : public ToolInvocation<TestInputRequiredResultMultiRoundTool> {
 public:
  using ToolInvocation::ToolInvocation;
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    return keep(test_input_required_result_multi_round(call, arguments_));
  }
};

}  // namespace

std::unique_ptr<Invocation> TestInputRequiredResultMultiRoundTool::invocation(TestInputRequiredResultMultiRoundArgs arguments) {
  return std::make_unique<TestInputRequiredResultMultiRoundInvocation>(std::move(arguments));
}

Result<TestInputRequiredResultMultiRoundArgs> parse_test_input_required_result_multi_round_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<TestInputRequiredResultMultiRoundArgs>(test_input_required_result_multi_round_args_schema, "conformance.test_input_required_result_multi_round", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_test_input_required_result_multi_round(const nlohmann::json& json, std::string_view platform) {
  return prepare<TestInputRequiredResultMultiRoundTool>(&parse_test_input_required_result_multi_round_args, json, platform);
}

}  // namespace offhand::fixtures::tools::conformance
