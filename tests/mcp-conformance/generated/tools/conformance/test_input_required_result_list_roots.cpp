// Generated from tests/mcp-conformance/schema/tools/conformance/test_input_required_result_list_roots.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_input_required_result_list_roots.h"

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

constinit const SchemaNode test_input_required_result_list_roots_args_schema = {.kind = SchemaKind::object};

void write(JsonWriter& writer, const TestInputRequiredResultListRootsArgs&) {
  writer.begin_object();
  writer.end_object();
}

void read(const nlohmann::json&, TestInputRequiredResultListRootsArgs&) {
}

namespace {

class TestInputRequiredResultListRootsInvocation final : public TypedInvocation<TestInputRequiredResultListRootsArgs, Reply> {
 public:
  explicit TestInputRequiredResultListRootsInvocation(TestInputRequiredResultListRootsArgs arguments) : TypedInvocation(test_input_required_result_list_roots_tool, std::move(arguments)) {}

  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    OFFHAND_ASSIGN(outcome_, test_input_required_result_list_roots(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> TestInputRequiredResultListRootsTool::invocation(TestInputRequiredResultListRootsArgs arguments) {
  return std::make_unique<TestInputRequiredResultListRootsInvocation>(std::move(arguments));
}

Result<TestInputRequiredResultListRootsArgs> parse_test_input_required_result_list_roots_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(test_input_required_result_list_roots_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("conformance.test_input_required_result_list_roots", checked.problems()));
  TestInputRequiredResultListRootsArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_test_input_required_result_list_roots(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(test_input_required_result_list_roots_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_test_input_required_result_list_roots_args(json, platform));
  return TestInputRequiredResultListRootsTool::invocation(std::move(args));
}

}  // namespace offhand::fixtures::tools::conformance
