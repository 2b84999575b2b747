// Generated from tests/mcp-conformance/schema/tools/conformance/test_image_content.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_image_content.h"

#include "generated/support/define_tool.h"

namespace offhand::fixtures::tools::conformance {

constinit const SchemaNode test_image_content_args_schema = {.kind = SchemaKind::object};

constexpr auto kTestImageContentArgsMemberKeys = member_keys();
void write(JsonWriter& writer, const TestImageContentArgs& value) { write_members(writer, value, kTestImageContentArgsMemberKeys); }
void read(const nlohmann::json& json, TestImageContentArgs& out) { read_members(json, out, kTestImageContentArgsMemberKeys); }

namespace {

class TestImageContentInvocation final : public ToolInvocation<TestImageContentTool> {
 public:
  using ToolInvocation::ToolInvocation;
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override { return keep(test_image_content(call, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> TestImageContentTool::invocation(TestImageContentArgs arguments) {
  return std::make_unique<TestImageContentInvocation>(std::move(arguments));
}

Result<TestImageContentArgs> parse_test_image_content_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<TestImageContentArgs>(test_image_content_args_schema, "conformance.test_image_content", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_test_image_content(const nlohmann::json& json, std::string_view platform) {
  return prepare<TestImageContentTool>(&parse_test_image_content_args, json, platform);
}

}  // namespace offhand::fixtures::tools::conformance
