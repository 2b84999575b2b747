// Generated from tests/mcp-conformance/schema/tools/conformance/test_streaming_elicitation.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_streaming_elicitation.h"

#include "generated/support/define_tool.h"

namespace offhand::fixtures::tools::conformance {

constinit const SchemaNode test_streaming_elicitation_args_schema = {.kind = SchemaKind::object};

constexpr auto kTestStreamingElicitationArgsMemberKeys = member_keys();
void write(JsonWriter& writer, const TestStreamingElicitationArgs& value) { write_members(writer, value, kTestStreamingElicitationArgsMemberKeys); }
void read(const nlohmann::json& json, TestStreamingElicitationArgs& out) { read_members(json, out, kTestStreamingElicitationArgsMemberKeys); }

namespace {

class TestStreamingElicitationInvocation final : public ToolInvocation<TestStreamingElicitationTool> {
 public:
  using ToolInvocation::ToolInvocation;
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    return keep(test_streaming_elicitation(call, arguments_));
  }
};

}  // namespace

std::unique_ptr<Invocation> TestStreamingElicitationTool::invocation(TestStreamingElicitationArgs arguments) {
  return std::make_unique<TestStreamingElicitationInvocation>(std::move(arguments));
}

Result<TestStreamingElicitationArgs> parse_test_streaming_elicitation_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<TestStreamingElicitationArgs>(test_streaming_elicitation_args_schema, "conformance.test_streaming_elicitation", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_test_streaming_elicitation(const nlohmann::json& json, std::string_view platform) {
  return prepare<TestStreamingElicitationTool>(&parse_test_streaming_elicitation_args, json, platform);
}

}  // namespace offhand::fixtures::tools::conformance
