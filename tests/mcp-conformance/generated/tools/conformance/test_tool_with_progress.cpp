// Generated from tests/mcp-conformance/schema/tools/conformance/test_tool_with_progress.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_tool_with_progress.h"

#include "generated/support/define_tool.h"

namespace offhand::fixtures::tools::conformance {

constinit const SchemaNode test_tool_with_progress_args_schema = {.kind = SchemaKind::object};

constexpr auto kTestToolWithProgressArgsMemberKeys = member_keys();
void write(JsonWriter& writer, const TestToolWithProgressArgs& value) { write_members(writer, value, kTestToolWithProgressArgsMemberKeys); }
void read(const nlohmann::json& json, TestToolWithProgressArgs& out) { read_members(json, out, kTestToolWithProgressArgsMemberKeys); }

namespace {

class TestToolWithProgressInvocation final : public ToolInvocation<TestToolWithProgressTool> {
 public:
  using ToolInvocation::ToolInvocation;
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    return keep(test_tool_with_progress(call, arguments_));
  }
};

}  // namespace

std::unique_ptr<Invocation> TestToolWithProgressTool::invocation(TestToolWithProgressArgs arguments) {
  return std::make_unique<TestToolWithProgressInvocation>(std::move(arguments));
}

Result<TestToolWithProgressArgs> parse_test_tool_with_progress_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<TestToolWithProgressArgs>(test_tool_with_progress_args_schema, "conformance.test_tool_with_progress", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_test_tool_with_progress(const nlohmann::json& json, std::string_view platform) {
  return prepare<TestToolWithProgressTool>(&parse_test_tool_with_progress_args, json, platform);
}

}  // namespace offhand::fixtures::tools::conformance
