// Generated from tests/mcp-conformance/schema/tools/conformance/test_input_required_result_capabilities.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_input_required_result_capabilities.h"

#include "generated/support/define_tool.h"

namespace offhand::fixtures::tools::conformance {

constinit const SchemaNode test_input_required_result_capabilities_args_schema = {.kind = SchemaKind::object};

constexpr auto kTestInputRequiredResultCapabilitiesArgsMemberKeys = member_keys();
void write(JsonWriter& writer, const TestInputRequiredResultCapabilitiesArgs& value) { write_members(writer, value, kTestInputRequiredResultCapabilitiesArgsMemberKeys); }
void read(const nlohmann::json& json, TestInputRequiredResultCapabilitiesArgs& out) { read_members(json, out, kTestInputRequiredResultCapabilitiesArgsMemberKeys); }

namespace {

class TestInputRequiredResultCapabilitiesInvocation final : public ToolInvocation<TestInputRequiredResultCapabilitiesTool> {
 public:
  using ToolInvocation::ToolInvocation;
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    return keep(test_input_required_result_capabilities(call, arguments_));
  }
};

}  // namespace

std::unique_ptr<Invocation> TestInputRequiredResultCapabilitiesTool::invocation(TestInputRequiredResultCapabilitiesArgs arguments) {
  return std::make_unique<TestInputRequiredResultCapabilitiesInvocation>(std::move(arguments));
}

Result<TestInputRequiredResultCapabilitiesArgs> parse_test_input_required_result_capabilities_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<TestInputRequiredResultCapabilitiesArgs>(test_input_required_result_capabilities_args_schema, "conformance.test_input_required_result_capabilities", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_test_input_required_result_capabilities(const nlohmann::json& json, std::string_view platform) {
  return prepare<TestInputRequiredResultCapabilitiesTool>(&parse_test_input_required_result_capabilities_args, json, platform);
}

}  // namespace offhand::fixtures::tools::conformance
