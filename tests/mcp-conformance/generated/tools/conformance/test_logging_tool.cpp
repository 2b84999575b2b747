// Generated from tests/mcp-conformance/schema/tools/conformance/test_logging_tool.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_logging_tool.h"

#include "generated/support/define_tool.h"

namespace offhand::fixtures::tools::conformance {

constinit const SchemaNode test_logging_tool_args_schema = {.kind = SchemaKind::object};

constexpr auto kTestLoggingToolArgsMemberKeys = member_keys();
void write(JsonWriter& writer, const TestLoggingToolArgs& value) { write_members(writer, value, kTestLoggingToolArgsMemberKeys); }
void read(const nlohmann::json& json, TestLoggingToolArgs& out) { read_members(json, out, kTestLoggingToolArgsMemberKeys); }

namespace {

class TestLoggingToolInvocation final : public ToolInvocation<TestLoggingToolTool> {
 public:
  using ToolInvocation::ToolInvocation;
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override { return keep(test_logging_tool(call, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> TestLoggingToolTool::invocation(TestLoggingToolArgs arguments) {
  return std::make_unique<TestLoggingToolInvocation>(std::move(arguments));
}

Result<TestLoggingToolArgs> parse_test_logging_tool_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<TestLoggingToolArgs>(test_logging_tool_args_schema, "conformance.test_logging_tool", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_test_logging_tool(const nlohmann::json& json, std::string_view platform) {
  return prepare<TestLoggingToolTool>(&parse_test_logging_tool_args, json, platform);
}

}  // namespace offhand::fixtures::tools::conformance
