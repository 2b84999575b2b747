// Generated from tests/mcp-conformance/schema/tools/conformance/test_elicitation_sep1330_enums.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_elicitation_sep1330_enums.h"

#include <memory>
#include <nlohmann/json_fwd.hpp>
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

void read(const nlohmann::json&, TestElicitationSep1330EnumsArgs&) {
}

namespace {

class TestElicitationSep1330EnumsInvocation final : public Invocation {
 public:
  explicit TestElicitationSep1330EnumsInvocation(TestElicitationSep1330EnumsArgs args) : args_(std::move(args)) {}


 private:
  Result<Reply> run(Call& call, const Target& /*target*/) const override { return test_elicitation_sep1330_enums(call, args_); }
  TestElicitationSep1330EnumsArgs args_;
};

}  // namespace

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
  return std::make_unique<TestElicitationSep1330EnumsInvocation>(std::move(args));
}

}  // namespace offhand::fixtures::tools::conformance
