// Generated from tests/mcp-conformance/schema/tools/conformance/test_input_required_result_list_roots.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_input_required_result_list_roots.h"

#include "generated/support/define_tool.h"

namespace offhand::fixtures::tools::conformance {

constinit const SchemaNode test_input_required_result_list_roots_args_schema = {.kind = SchemaKind::object};

constexpr auto kTestInputRequiredResultListRootsArgsMemberKeys = member_keys();
void write(JsonWriter& writer, const TestInputRequiredResultListRootsArgs& value) { write_members(writer, value, kTestInputRequiredResultListRootsArgsMemberKeys); }
void read(const nlohmann::json& json, TestInputRequiredResultListRootsArgs& out) { read_members(json, out, kTestInputRequiredResultListRootsArgsMemberKeys); }

namespace {

class TestInputRequiredResultListRootsInvocation final : public ToolInvocation<TestInputRequiredResultListRootsTool> {
 public:
  using ToolInvocation::ToolInvocation;
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    return keep(test_input_required_result_list_roots(call, arguments_));
  }
};

}  // namespace

std::unique_ptr<Invocation> TestInputRequiredResultListRootsTool::invocation(TestInputRequiredResultListRootsArgs arguments) {
  return std::make_unique<TestInputRequiredResultListRootsInvocation>(std::move(arguments));
}

Result<TestInputRequiredResultListRootsArgs> parse_test_input_required_result_list_roots_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<TestInputRequiredResultListRootsArgs>(test_input_required_result_list_roots_args_schema, "conformance.test_input_required_result_list_roots", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_test_input_required_result_list_roots(const nlohmann::json& json, std::string_view platform) {
  return prepare<TestInputRequiredResultListRootsTool>(&parse_test_input_required_result_list_roots_args, json, platform);
}

}  // namespace offhand::fixtures::tools::conformance
