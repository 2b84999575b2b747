// Generated from tests/mcp-conformance/schema/tools/conformance/test_tool_with_task.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_tool_with_task.h"

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

constinit const SchemaNode test_tool_with_task_args_schema = {.kind = SchemaKind::object};

void write(JsonWriter& writer, const TestToolWithTaskArgs&) {
  writer.begin_object();
  writer.end_object();
}

void read(const nlohmann::json&, TestToolWithTaskArgs&) {
}

namespace {

class TestToolWithTaskInvocation final : public TypedInvocation<TestToolWithTaskArgs, Reply> {
 public:
  explicit TestToolWithTaskInvocation(TestToolWithTaskArgs arguments) : TypedInvocation(test_tool_with_task_tool, std::move(arguments)) {}

  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    OFFHAND_ASSIGN(outcome_, test_tool_with_task(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> TestToolWithTaskTool::invocation(TestToolWithTaskArgs arguments) {
  return std::make_unique<TestToolWithTaskInvocation>(std::move(arguments));
}

Result<TestToolWithTaskArgs> parse_test_tool_with_task_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(test_tool_with_task_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("conformance.test_tool_with_task", checked.problems()));
  TestToolWithTaskArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_test_tool_with_task(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(test_tool_with_task_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_test_tool_with_task_args(json, platform));
  return TestToolWithTaskTool::invocation(std::move(args));
}

}  // namespace offhand::fixtures::tools::conformance
