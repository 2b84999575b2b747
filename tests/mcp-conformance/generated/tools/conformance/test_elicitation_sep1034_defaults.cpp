// Generated from tests/mcp-conformance/schema/tools/conformance/test_elicitation_sep1034_defaults.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_elicitation_sep1034_defaults.h"

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

constinit const SchemaNode test_elicitation_sep1034_defaults_args_schema = {.kind = SchemaKind::object};

void write(JsonWriter& writer, const TestElicitationSep1034DefaultsArgs&) {
  writer.begin_object();
  writer.end_object();
}

void read(const nlohmann::json&, TestElicitationSep1034DefaultsArgs&) {
}

namespace {

class TestElicitationSep1034DefaultsInvocation final : public TypedInvocation<TestElicitationSep1034DefaultsArgs, Reply> {
 public:
  explicit TestElicitationSep1034DefaultsInvocation(TestElicitationSep1034DefaultsArgs arguments) : TypedInvocation(test_elicitation_sep1034_defaults_tool, std::move(arguments)) {}

  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    OFFHAND_ASSIGN(outcome_, test_elicitation_sep1034_defaults(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> TestElicitationSep1034DefaultsTool::invocation(TestElicitationSep1034DefaultsArgs arguments) {
  return std::make_unique<TestElicitationSep1034DefaultsInvocation>(std::move(arguments));
}

Result<TestElicitationSep1034DefaultsArgs> parse_test_elicitation_sep1034_defaults_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(test_elicitation_sep1034_defaults_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("conformance.test_elicitation_sep1034_defaults", checked.problems()));
  TestElicitationSep1034DefaultsArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_test_elicitation_sep1034_defaults(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(test_elicitation_sep1034_defaults_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_test_elicitation_sep1034_defaults_args(json, platform));
  return TestElicitationSep1034DefaultsTool::invocation(std::move(args));
}

}  // namespace offhand::fixtures::tools::conformance
