// Generated from tests/mcp-conformance/schema/tools/conformance/test_trigger_resource_change.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_trigger_resource_change.h"

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

constinit const SchemaNode test_trigger_resource_change_args_schema = {.kind = SchemaKind::object};

void write(JsonWriter& writer, const TestTriggerResourceChangeArgs&) {
  writer.begin_object();
  writer.end_object();
}

void read(const nlohmann::json&, TestTriggerResourceChangeArgs&) {
}

namespace {

class TestTriggerResourceChangeInvocation final : public TypedInvocation<TestTriggerResourceChangeArgs, Reply> {
 public:
  explicit TestTriggerResourceChangeInvocation(TestTriggerResourceChangeArgs arguments) : TypedInvocation(test_trigger_resource_change_tool, std::move(arguments)) {}

  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    OFFHAND_ASSIGN(outcome_, test_trigger_resource_change(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> TestTriggerResourceChangeTool::invocation(TestTriggerResourceChangeArgs arguments) {
  return std::make_unique<TestTriggerResourceChangeInvocation>(std::move(arguments));
}

Result<TestTriggerResourceChangeArgs> parse_test_trigger_resource_change_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(test_trigger_resource_change_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("conformance.test_trigger_resource_change", checked.problems()));
  TestTriggerResourceChangeArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_test_trigger_resource_change(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(test_trigger_resource_change_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_test_trigger_resource_change_args(json, platform));
  return TestTriggerResourceChangeTool::invocation(std::move(args));
}

}  // namespace offhand::fixtures::tools::conformance
