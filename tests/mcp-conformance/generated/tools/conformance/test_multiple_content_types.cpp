// Generated from tests/mcp-conformance/schema/tools/conformance/test_multiple_content_types.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_multiple_content_types.h"

#include "generated/support/define_tool.h"

namespace offhand::fixtures::tools::conformance {

constinit const SchemaNode test_multiple_content_types_args_schema = {.kind = SchemaKind::object};

constexpr auto kTestMultipleContentTypesArgsMemberKeys = member_keys();
void write(JsonWriter& writer, const TestMultipleContentTypesArgs& value) { write_members(writer, value, kTestMultipleContentTypesArgsMemberKeys); }
void read(const nlohmann::json& json, TestMultipleContentTypesArgs& out) { read_members(json, out, kTestMultipleContentTypesArgsMemberKeys); }

namespace {

class TestMultipleContentTypesInvocation final : public ToolInvocation<TestMultipleContentTypesTool> {
 public:
  using ToolInvocation::ToolInvocation;
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    return keep(test_multiple_content_types(call, arguments_));
  }
};

}  // namespace

std::unique_ptr<Invocation> TestMultipleContentTypesTool::invocation(TestMultipleContentTypesArgs arguments) {
  return std::make_unique<TestMultipleContentTypesInvocation>(std::move(arguments));
}

Result<TestMultipleContentTypesArgs> parse_test_multiple_content_types_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<TestMultipleContentTypesArgs>(test_multiple_content_types_args_schema, "conformance.test_multiple_content_types", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_test_multiple_content_types(const nlohmann::json& json, std::string_view platform) {
  return prepare<TestMultipleContentTypesTool>(&parse_test_multiple_content_types_args, json, platform);
}

}  // namespace offhand::fixtures::tools::conformance
