// Generated from tests/mcp-conformance/schema/tools/conformance/test_tool_with_logging.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_tool_with_logging.h"

#include "generated/support/define_tool.h"

namespace offhand::fixtures::tools::conformance {

constinit const SchemaNode test_tool_with_logging_args_schema = {.kind = SchemaKind::object};

constexpr auto kTestToolWithLoggingArgsMemberKeys = member_keys();
void write(JsonWriter& writer, const TestToolWithLoggingArgs& value) { write_members(writer, value, kTestToolWithLoggingArgsMemberKeys); }
void read(const nlohmann::json& json, TestToolWithLoggingArgs& out) { read_members(json, out, kTestToolWithLoggingArgsMemberKeys); }

namespace {

class TestToolWithLoggingInvocation final : public ToolInvocation<TestToolWithLoggingTool> {
 public:
  using ToolInvocation::ToolInvocation;
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    return keep(test_tool_with_logging(call, arguments_));
  }
};

}  // namespace

std::unique_ptr<Invocation> TestToolWithLoggingTool::invocation(TestToolWithLoggingArgs arguments) {
  return std::make_unique<TestToolWithLoggingInvocation>(std::move(arguments));
}

Result<TestToolWithLoggingArgs> parse_test_tool_with_logging_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<TestToolWithLoggingArgs>(test_tool_with_logging_args_schema, "conformance.test_tool_with_logging", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_test_tool_with_logging(const nlohmann::json& json, std::string_view platform) {
  return prepare<TestToolWithLoggingTool>(&parse_test_tool_with_logging_args, json, platform);
}

}  // namespace offhand::fixtures::tools::conformance
