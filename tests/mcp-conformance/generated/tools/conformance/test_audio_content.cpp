// Generated from tests/mcp-conformance/schema/tools/conformance/test_audio_content.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_audio_content.h"

#include "generated/support/define_tool.h"

namespace offhand::fixtures::tools::conformance {

constinit const SchemaNode test_audio_content_args_schema = {.kind = SchemaKind::object};

constexpr auto kTestAudioContentArgsMemberKeys = member_keys();
void write(JsonWriter& writer, const TestAudioContentArgs& value) { write_members(writer, value, kTestAudioContentArgsMemberKeys); }
void read(const nlohmann::json& json, TestAudioContentArgs& out) { read_members(json, out, kTestAudioContentArgsMemberKeys); }

namespace {

class TestAudioContentInvocation final : public ToolInvocation<TestAudioContentTool> {
 public:
  using ToolInvocation::ToolInvocation;
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override { return keep(test_audio_content(call, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> TestAudioContentTool::invocation(TestAudioContentArgs arguments) {
  return std::make_unique<TestAudioContentInvocation>(std::move(arguments));
}

Result<TestAudioContentArgs> parse_test_audio_content_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<TestAudioContentArgs>(test_audio_content_args_schema, "conformance.test_audio_content", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_test_audio_content(const nlohmann::json& json, std::string_view platform) {
  return prepare<TestAudioContentTool>(&parse_test_audio_content_args, json, platform);
}

}  // namespace offhand::fixtures::tools::conformance
