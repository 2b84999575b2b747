// Generated from tests/mcp-conformance/schema/tools/conformance/test_elicitation_sep1330_enums.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_elicitation_sep1330_enums.h"

#include "generated/support/define_tool.h"

namespace offhand::fixtures::tools::conformance {

constinit const SchemaNode test_elicitation_sep1330_enums_args_schema = {.kind = SchemaKind::object};

constexpr auto kTestElicitationSep1330EnumsArgsMemberKeys = member_keys();
void write(JsonWriter& writer, const TestElicitationSep1330EnumsArgs& value) { write_members(writer, value, kTestElicitationSep1330EnumsArgsMemberKeys); }
void read(const nlohmann::json& json, TestElicitationSep1330EnumsArgs& out) { read_members(json, out, kTestElicitationSep1330EnumsArgsMemberKeys); }

namespace {

class TestElicitationSep1330EnumsInvocation final : public ToolInvocation<TestElicitationSep1330EnumsTool> {
 public:
  using ToolInvocation::ToolInvocation;
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    return keep(test_elicitation_sep1330_enums(call, arguments_));
  }
};

}  // namespace

std::unique_ptr<Invocation> TestElicitationSep1330EnumsTool::invocation(TestElicitationSep1330EnumsArgs arguments) {
  return std::make_unique<TestElicitationSep1330EnumsInvocation>(std::move(arguments));
}

Result<TestElicitationSep1330EnumsArgs> parse_test_elicitation_sep1330_enums_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<TestElicitationSep1330EnumsArgs>(test_elicitation_sep1330_enums_args_schema, "conformance.test_elicitation_sep1330_enums", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_test_elicitation_sep1330_enums(const nlohmann::json& json, std::string_view platform) {
  return prepare<TestElicitationSep1330EnumsTool>(&parse_test_elicitation_sep1330_enums_args, json, platform);
}

}  // namespace offhand::fixtures::tools::conformance
