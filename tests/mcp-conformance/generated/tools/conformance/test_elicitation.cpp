// Generated from tests/mcp-conformance/schema/tools/conformance/test_elicitation.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_elicitation.h"

#include "generated/support/define_tool.h"

namespace offhand::fixtures::tools::conformance {

constexpr SchemaNode kTestElicitationArgsMessageNode = {.kind = SchemaKind::string, .max_size = 4096};
constexpr auto kTestElicitationArgsProperties = std::to_array<SchemaProperty>({
  {.name = "message", .node = &kTestElicitationArgsMessageNode, .required = true},
});
constinit const SchemaNode test_elicitation_args_schema = {.kind = SchemaKind::object, .properties = kTestElicitationArgsProperties};

constexpr auto kTestElicitationArgsMemberKeys = member_keys("message");
void write(JsonWriter& writer, const TestElicitationArgs& value) { write_members(writer, value, kTestElicitationArgsMemberKeys); }
void read(const nlohmann::json& json, TestElicitationArgs& out) { read_members(json, out, kTestElicitationArgsMemberKeys); }

namespace {

class TestElicitationInvocation final : public ToolInvocation<TestElicitationTool> {
 public:
  using ToolInvocation::ToolInvocation;
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override { return keep(test_elicitation(call, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> TestElicitationTool::invocation(TestElicitationArgs arguments) {
  return std::make_unique<TestElicitationInvocation>(std::move(arguments));
}

Result<TestElicitationArgs> parse_test_elicitation_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<TestElicitationArgs>(test_elicitation_args_schema, "conformance.test_elicitation", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_test_elicitation(const nlohmann::json& json, std::string_view platform) {
  return prepare<TestElicitationTool>(&parse_test_elicitation_args, json, platform);
}

}  // namespace offhand::fixtures::tools::conformance
