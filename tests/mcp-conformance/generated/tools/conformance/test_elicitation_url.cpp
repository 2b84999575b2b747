// Generated from tests/mcp-conformance/schema/tools/conformance/test_elicitation_url.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_elicitation_url.h"

#include "generated/support/define_tool.h"

namespace offhand::fixtures::tools::conformance {

constinit const SchemaNode test_elicitation_url_args_schema = {.kind = SchemaKind::object};

constexpr auto kTestElicitationUrlArgsMemberKeys = member_keys();
void write(JsonWriter& writer, const TestElicitationUrlArgs& value) { write_members(writer, value, kTestElicitationUrlArgsMemberKeys); }
void read(const nlohmann::json& json, TestElicitationUrlArgs& out) { read_members(json, out, kTestElicitationUrlArgsMemberKeys); }

namespace {

class TestElicitationUrlInvocation final : public ToolInvocation<TestElicitationUrlTool> {
 public:
  using ToolInvocation::ToolInvocation;
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    return keep(test_elicitation_url(call, arguments_));
  }
};

}  // namespace

std::unique_ptr<Invocation> TestElicitationUrlTool::invocation(TestElicitationUrlArgs arguments) {
  return std::make_unique<TestElicitationUrlInvocation>(std::move(arguments));
}

Result<TestElicitationUrlArgs> parse_test_elicitation_url_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<TestElicitationUrlArgs>(test_elicitation_url_args_schema, "conformance.test_elicitation_url", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_test_elicitation_url(const nlohmann::json& json, std::string_view platform) {
  return prepare<TestElicitationUrlTool>(&parse_test_elicitation_url_args, json, platform);
}

}  // namespace offhand::fixtures::tools::conformance
