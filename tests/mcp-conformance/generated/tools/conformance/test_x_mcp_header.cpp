// Generated from tests/mcp-conformance/schema/tools/conformance/test_x_mcp_header.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_x_mcp_header.h"

#include "generated/support/define_tool.h"

namespace offhand::fixtures::tools::conformance {

constexpr SchemaNode kTestXMcpHeaderArgsRegionNode = {.kind = SchemaKind::string, .max_size = 256};
constexpr SchemaNode kTestXMcpHeaderArgsLevelNode = {.kind = SchemaKind::integer, .minimum = -1000000, .maximum = 1000000};
constexpr SchemaNode kTestXMcpHeaderArgsUrgentNode = {.kind = SchemaKind::boolean};
constexpr auto kTestXMcpHeaderArgsProperties = std::to_array<SchemaProperty>({
  {.name = "region", .node = &kTestXMcpHeaderArgsRegionNode},
  {.name = "level", .node = &kTestXMcpHeaderArgsLevelNode},
  {.name = "urgent", .node = &kTestXMcpHeaderArgsUrgentNode},
});
constinit const SchemaNode test_x_mcp_header_args_schema = {.kind = SchemaKind::object, .properties = kTestXMcpHeaderArgsProperties};

constexpr auto kTestXMcpHeaderArgsMemberKeys = member_keys("region", "level", "urgent");
void write(JsonWriter& writer, const TestXMcpHeaderArgs& value) { write_members(writer, value, kTestXMcpHeaderArgsMemberKeys); }
void read(const nlohmann::json& json, TestXMcpHeaderArgs& out) { read_members(json, out, kTestXMcpHeaderArgsMemberKeys); }

namespace {

class TestXMcpHeaderInvocation final : public ToolInvocation<TestXMcpHeaderTool> {
 public:
  using ToolInvocation::ToolInvocation;
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override { return keep(test_x_mcp_header(call, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> TestXMcpHeaderTool::invocation(TestXMcpHeaderArgs arguments) {
  return std::make_unique<TestXMcpHeaderInvocation>(std::move(arguments));
}

Result<TestXMcpHeaderArgs> parse_test_x_mcp_header_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<TestXMcpHeaderArgs>(test_x_mcp_header_args_schema, "conformance.test_x_mcp_header", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_test_x_mcp_header(const nlohmann::json& json, std::string_view platform) {
  return prepare<TestXMcpHeaderTool>(&parse_test_x_mcp_header_args, json, platform);
}

}  // namespace offhand::fixtures::tools::conformance
