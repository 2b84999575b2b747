// Generated from tests/mcp-conformance/schema/tools/conformance/test_embedded_resource.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_embedded_resource.h"

#include "generated/support/define_tool.h"

namespace offhand::fixtures::tools::conformance {

constinit const SchemaNode test_embedded_resource_args_schema = {.kind = SchemaKind::object};

constexpr auto kTestEmbeddedResourceArgsMemberKeys = member_keys();
void write(JsonWriter& writer, const TestEmbeddedResourceArgs& value) { write_members(writer, value, kTestEmbeddedResourceArgsMemberKeys); }
void read(const nlohmann::json& json, TestEmbeddedResourceArgs& out) { read_members(json, out, kTestEmbeddedResourceArgsMemberKeys); }

namespace {

class TestEmbeddedResourceInvocation final : public ToolInvocation<TestEmbeddedResourceTool> {
 public:
  using ToolInvocation::ToolInvocation;
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    return keep(test_embedded_resource(call, arguments_));
  }
};

}  // namespace

std::unique_ptr<Invocation> TestEmbeddedResourceTool::invocation(TestEmbeddedResourceArgs arguments) {
  return std::make_unique<TestEmbeddedResourceInvocation>(std::move(arguments));
}

Result<TestEmbeddedResourceArgs> parse_test_embedded_resource_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<TestEmbeddedResourceArgs>(test_embedded_resource_args_schema, "conformance.test_embedded_resource", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_test_embedded_resource(const nlohmann::json& json, std::string_view platform) {
  return prepare<TestEmbeddedResourceTool>(&parse_test_embedded_resource_args, json, platform);
}

}  // namespace offhand::fixtures::tools::conformance
