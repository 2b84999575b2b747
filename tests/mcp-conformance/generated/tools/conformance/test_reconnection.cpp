// Generated from tests/mcp-conformance/schema/tools/conformance/test_reconnection.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_reconnection.h"

#include "generated/support/define_tool.h"

namespace offhand::fixtures::tools::conformance {

constinit const SchemaNode test_reconnection_args_schema = {.kind = SchemaKind::object};

constexpr auto kTestReconnectionArgsMemberKeys = member_keys();
void write(JsonWriter& writer, const TestReconnectionArgs& value) { write_members(writer, value, kTestReconnectionArgsMemberKeys); }
void read(const nlohmann::json& json, TestReconnectionArgs& out) { read_members(json, out, kTestReconnectionArgsMemberKeys); }

namespace {

class TestReconnectionInvocation final : public ToolInvocation<TestReconnectionTool> {
 public:
  using ToolInvocation::ToolInvocation;
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override { return keep(test_reconnection(call, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> TestReconnectionTool::invocation(TestReconnectionArgs arguments) {
  return std::make_unique<TestReconnectionInvocation>(std::move(arguments));
}

Result<TestReconnectionArgs> parse_test_reconnection_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<TestReconnectionArgs>(test_reconnection_args_schema, "conformance.test_reconnection", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_test_reconnection(const nlohmann::json& json, std::string_view platform) {
  return prepare<TestReconnectionTool>(&parse_test_reconnection_args, json, platform);
}

}  // namespace offhand::fixtures::tools::conformance
