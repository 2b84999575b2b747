// Generated from tests/mcp-conformance/schema/tools/conformance/test_input_required_result_multi_round.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_input_required_result_multi_round.h"

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

constinit const SchemaNode test_input_required_result_multi_round_args_schema = {.kind = SchemaKind::object};

void write(JsonWriter& writer, const TestInputRequiredResultMultiRoundArgs&) {
  writer.begin_object();
  writer.end_object();
}

void read(const nlohmann::json&, TestInputRequiredResultMultiRoundArgs&) {
}

namespace {

class TestInputRequiredResultMultiRoundInvocation final : public TypedInvocation<TestInputRequiredResultMultiRoundArgs, Reply> {
 public:
  explicit TestInputRequiredResultMultiRoundInvocation(TestInputRequiredResultMultiRoundArgs arguments) : TypedInvocation(test_input_required_result_multi_round_tool, std::move(arguments)) {}

  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    OFFHAND_ASSIGN(outcome_, test_input_required_result_multi_round(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> TestInputRequiredResultMultiRoundTool::invocation(TestInputRequiredResultMultiRoundArgs arguments) {
  return std::make_unique<TestInputRequiredResultMultiRoundInvocation>(std::move(arguments));
}

Result<TestInputRequiredResultMultiRoundArgs> parse_test_input_required_result_multi_round_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(test_input_required_result_multi_round_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("conformance.test_input_required_result_multi_round", checked.problems()));
  TestInputRequiredResultMultiRoundArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_test_input_required_result_multi_round(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(test_input_required_result_multi_round_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_test_input_required_result_multi_round_args(json, platform));
  return TestInputRequiredResultMultiRoundTool::invocation(std::move(args));
}

}  // namespace offhand::fixtures::tools::conformance
