// Generated from tests/mcp-conformance/schema/tools/conformance/test_sampling.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_sampling.h"

#include "generated/support/define_tool.h"

namespace offhand::fixtures::tools::conformance {

constexpr SchemaNode kTestSamplingArgsPromptNode = {.kind = SchemaKind::string, .max_size = 4096};
constexpr auto kTestSamplingArgsProperties = std::to_array<SchemaProperty>({
  {.name = "prompt", .node = &kTestSamplingArgsPromptNode, .required = true},
});
constinit const SchemaNode test_sampling_args_schema = {.kind = SchemaKind::object, .properties = kTestSamplingArgsProperties};

constexpr auto kTestSamplingArgsMemberKeys = member_keys("prompt");
void write(JsonWriter& writer, const TestSamplingArgs& value) { write_members(writer, value, kTestSamplingArgsMemberKeys); }
void read(const nlohmann::json& json, TestSamplingArgs& out) { read_members(json, out, kTestSamplingArgsMemberKeys); }

namespace {

class TestSamplingInvocation final : public ToolInvocation<TestSamplingTool> {
 public:
  using ToolInvocation::ToolInvocation;
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override { return keep(test_sampling(call, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> TestSamplingTool::invocation(TestSamplingArgs arguments) {
  return std::make_unique<TestSamplingInvocation>(std::move(arguments));
}

Result<TestSamplingArgs> parse_test_sampling_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<TestSamplingArgs>(test_sampling_args_schema, "conformance.test_sampling", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_test_sampling(const nlohmann::json& json, std::string_view platform) {
  return prepare<TestSamplingTool>(&parse_test_sampling_args, json, platform);
}

}  // namespace offhand::fixtures::tools::conformance
