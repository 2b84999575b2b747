// Generated from tests/mcp-conformance/schema/tools/conformance/test_elicitation_sep1034_defaults.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_elicitation_sep1034_defaults.h"

#include "generated/support/define_tool.h"

namespace offhand::fixtures::tools::conformance {

constinit const SchemaNode test_elicitation_sep1034_defaults_args_schema = {.kind = SchemaKind::object};

constexpr auto kTestElicitationSep1034DefaultsArgsMemberKeys = member_keys();
void write(JsonWriter& writer, const TestElicitationSep1034DefaultsArgs& value) { write_members(writer, value, kTestElicitationSep1034DefaultsArgsMemberKeys); }
void read(const nlohmann::json& json, TestElicitationSep1034DefaultsArgs& out) { read_members(json, out, kTestElicitationSep1034DefaultsArgsMemberKeys); }

namespace {

class TestElicitationSep1034DefaultsInvocation final : public ToolInvocation<TestElicitationSep1034DefaultsTool> {
 public:
  using ToolInvocation::ToolInvocation;
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    return keep(test_elicitation_sep1034_defaults(call, arguments_));
  }
};

}  // namespace

std::unique_ptr<Invocation> TestElicitationSep1034DefaultsTool::invocation(TestElicitationSep1034DefaultsArgs arguments) {
  return std::make_unique<TestElicitationSep1034DefaultsInvocation>(std::move(arguments));
}

Result<TestElicitationSep1034DefaultsArgs> parse_test_elicitation_sep1034_defaults_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<TestElicitationSep1034DefaultsArgs>(test_elicitation_sep1034_defaults_args_schema, "conformance.test_elicitation_sep1034_defaults", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_test_elicitation_sep1034_defaults(const nlohmann::json& json, std::string_view platform) {
  return prepare<TestElicitationSep1034DefaultsTool>(&parse_test_elicitation_sep1034_defaults_args, json, platform);
}

}  // namespace offhand::fixtures::tools::conformance
