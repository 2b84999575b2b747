// Generated from tests/mcp-conformance/schema/tools/conformance/test_error_handling.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_error_handling.h"

#include "generated/support/define_tool.h"

namespace offhand::fixtures::tools::conformance {

constinit const SchemaNode test_error_handling_args_schema = {.kind = SchemaKind::object};

constexpr auto kTestErrorHandlingArgsMemberKeys = member_keys();
void write(JsonWriter& writer, const TestErrorHandlingArgs& value) { write_members(writer, value, kTestErrorHandlingArgsMemberKeys); }
void read(const nlohmann::json& json, TestErrorHandlingArgs& out) { read_members(json, out, kTestErrorHandlingArgsMemberKeys); }

namespace {

class TestErrorHandlingInvocation final : public ToolInvocation<TestErrorHandlingTool> {
 public:
  using ToolInvocation::ToolInvocation;
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    return keep(test_error_handling(call, arguments_));
  }
};

}  // namespace

std::unique_ptr<Invocation> TestErrorHandlingTool::invocation(TestErrorHandlingArgs arguments) {
  return std::make_unique<TestErrorHandlingInvocation>(std::move(arguments));
}

Result<TestErrorHandlingArgs> parse_test_error_handling_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<TestErrorHandlingArgs>(test_error_handling_args_schema, "conformance.test_error_handling", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_test_error_handling(const nlohmann::json& json, std::string_view platform) {
  return prepare<TestErrorHandlingTool>(&parse_test_error_handling_args, json, platform);
}

}  // namespace offhand::fixtures::tools::conformance
