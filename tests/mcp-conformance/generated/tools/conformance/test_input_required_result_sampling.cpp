// Generated from tests/mcp-conformance/schema/tools/conformance/test_input_required_result_sampling.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_input_required_result_sampling.h"

#include "generated/support/define_tool.h"

namespace offhand::fixtures::tools::conformance {

constinit const SchemaNode test_input_required_result_sampling_args_schema = {.kind = SchemaKind::object};

constexpr auto kTestInputRequiredResultSamplingArgsMemberKeys = member_keys();
void write(JsonWriter& writer, const TestInputRequiredResultSamplingArgs& value) { write_members(writer, value, kTestInputRequiredResultSamplingArgsMemberKeys); }
void read(const nlohmann::json& json, TestInputRequiredResultSamplingArgs& out) { read_members(json, out, kTestInputRequiredResultSamplingArgsMemberKeys); }

namespace {

class TestInputRequiredResultSamplingInvocation final : public ToolInvocation<TestInputRequiredResultSamplingTool> {
 public:
  using ToolInvocation::ToolInvocation;
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    return keep(test_input_required_result_sampling(call, arguments_));
  }
};

}  // namespace

std::unique_ptr<Invocation> TestInputRequiredResultSamplingTool::invocation(TestInputRequiredResultSamplingArgs arguments) {
  return std::make_unique<TestInputRequiredResultSamplingInvocation>(std::move(arguments));
}

Result<TestInputRequiredResultSamplingArgs> parse_test_input_required_result_sampling_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<TestInputRequiredResultSamplingArgs>(test_input_required_result_sampling_args_schema, "conformance.test_input_required_result_sampling", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_test_input_required_result_sampling(const nlohmann::json& json, std::string_view platform) {
  return prepare<TestInputRequiredResultSamplingTool>(&parse_test_input_required_result_sampling_args, json, platform);
}

}  // namespace offhand::fixtures::tools::conformance
