// Generated from tests/mcp-conformance/schema/tools/conformance/test_missing_capability.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_missing_capability.h"

#include "generated/support/define_tool.h"

namespace offhand::fixtures::tools::conformance {

constinit const SchemaNode test_missing_capability_args_schema = {.kind = SchemaKind::object};

constexpr auto kTestMissingCapabilityArgsMemberKeys = member_keys();
void write(JsonWriter& writer, const TestMissingCapabilityArgs& value) { write_members(writer, value, kTestMissingCapabilityArgsMemberKeys); }
void read(const nlohmann::json& json, TestMissingCapabilityArgs& out) { read_members(json, out, kTestMissingCapabilityArgsMemberKeys); }

namespace {

class TestMissingCapabilityInvocation final : public ToolInvocation<TestMissingCapabilityTool> {
 public:
  using ToolInvocation::ToolInvocation;
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    return keep(test_missing_capability(call, arguments_));
  }
};

}  // namespace

std::unique_ptr<Invocation> TestMissingCapabilityTool::invocation(TestMissingCapabilityArgs arguments) {
  return std::make_unique<TestMissingCapabilityInvocation>(std::move(arguments));
}

Result<TestMissingCapabilityArgs> parse_test_missing_capability_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<TestMissingCapabilityArgs>(test_missing_capability_args_schema, "conformance.test_missing_capability", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_test_missing_capability(const nlohmann::json& json, std::string_view platform) {
  return prepare<TestMissingCapabilityTool>(&parse_test_missing_capability_args, json, platform);
}

}  // namespace offhand::fixtures::tools::conformance
