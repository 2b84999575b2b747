// Generated from tests/mcp-conformance/schema/tools/conformance/test_elicitation_sep1330_enums.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_elicitation_sep1330_enums.h"

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <utility>

#include "codegen/runtime/json_reader.h"
#include "codegen/runtime/json_writer.h"
#include "codegen/runtime/schema.h"
#include "codegen/runtime/text.h"
#include "generated/support/platforms.h"
#include "generated/types/errors.h"

namespace offhand::fixtures::tools::conformance {

constinit const SchemaNode test_elicitation_sep1330_enums_args_schema = {.kind = SchemaKind::object};

void write(JsonWriter& writer, const TestElicitationSep1330EnumsArgs&) {
  writer.begin_object();
  writer.end_object();
}

void read(const nlohmann::json&, TestElicitationSep1330EnumsArgs&) {
}

namespace {

class TestElicitationSep1330EnumsInvocation final : public TypedInvocation<TestElicitationSep1330EnumsArgs, Reply> {
 public:
  explicit TestElicitationSep1330EnumsInvocation(TestElicitationSep1330EnumsArgs arguments) : TypedInvocation(test_elicitation_sep1330_enums_tool, std::move(arguments)) {}

  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    OFFHAND_ASSIGN(outcome_, test_elicitation_sep1330_enums(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> TestElicitationSep1330EnumsTool::invocation(TestElicitationSep1330EnumsArgs arguments) {
  return std::make_unique<TestElicitationSep1330EnumsInvocation>(std::move(arguments));
}

Result<TestElicitationSep1330EnumsArgs> parse_test_elicitation_sep1330_enums_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(test_elicitation_sep1330_enums_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("conformance.test_elicitation_sep1330_enums", checked.problems()));
  TestElicitationSep1330EnumsArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_test_elicitation_sep1330_enums(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(test_elicitation_sep1330_enums_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_test_elicitation_sep1330_enums_args(json, platform));
  return TestElicitationSep1330EnumsTool::invocation(std::move(args));
}

}  // namespace offhand::fixtures::tools::conformance
