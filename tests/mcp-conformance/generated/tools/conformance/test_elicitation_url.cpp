// Generated from tests/mcp-conformance/schema/tools/conformance/test_elicitation_url.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_elicitation_url.h"

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

constinit const SchemaNode test_elicitation_url_args_schema = {.kind = SchemaKind::object};

void write(JsonWriter& writer, const TestElicitationUrlArgs&) {
  writer.begin_object();
  writer.end_object();
}

void read(const nlohmann::json&, TestElicitationUrlArgs&) {
}

namespace {

class TestElicitationUrlInvocation final : public TypedInvocation<TestElicitationUrlArgs, Reply> {
 public:
  explicit TestElicitationUrlInvocation(TestElicitationUrlArgs arguments) : TypedInvocation(test_elicitation_url_tool, std::move(arguments)) {}

  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    OFFHAND_ASSIGN(outcome_, test_elicitation_url(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> TestElicitationUrlTool::invocation(TestElicitationUrlArgs arguments) {
  return std::make_unique<TestElicitationUrlInvocation>(std::move(arguments));
}

Result<TestElicitationUrlArgs> parse_test_elicitation_url_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(test_elicitation_url_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("conformance.test_elicitation_url", checked.problems()));
  TestElicitationUrlArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_test_elicitation_url(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(test_elicitation_url_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_test_elicitation_url_args(json, platform));
  return TestElicitationUrlTool::invocation(std::move(args));
}

}  // namespace offhand::fixtures::tools::conformance
