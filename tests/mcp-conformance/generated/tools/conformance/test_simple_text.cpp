// Generated from tests/mcp-conformance/schema/tools/conformance/test_simple_text.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_simple_text.h"

#include "generated/support/define_tool.h"

namespace offhand::fixtures::tools::conformance {

constinit const SchemaNode test_simple_text_args_schema = {.kind = SchemaKind::object};

constexpr auto kTestSimpleTextArgsMemberKeys = member_keys();
void write(JsonWriter& writer, const TestSimpleTextArgs& value) { write_members(writer, value, kTestSimpleTextArgsMemberKeys); }
void read(const nlohmann::json& json, TestSimpleTextArgs& out) { read_members(json, out, kTestSimpleTextArgsMemberKeys); }

namespace {

class TestSimpleTextInvocation final : public ToolInvocation<TestSimpleTextTool> {
 public:
  using ToolInvocation::ToolInvocation;
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override { return keep(test_simple_text(call, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> TestSimpleTextTool::invocation(TestSimpleTextArgs arguments) {
  return std::make_unique<TestSimpleTextInvocation>(std::move(arguments));
}

Result<TestSimpleTextArgs> parse_test_simple_text_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<TestSimpleTextArgs>(test_simple_text_args_schema, "conformance.test_simple_text", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_test_simple_text(const nlohmann::json& json, std::string_view platform) {
  return prepare<TestSimpleTextTool>(&parse_test_simple_text_args, json, platform);
}

}  // namespace offhand::fixtures::tools::conformance
