// Generated from tests/mcp-conformance/schema/tools/conformance/test_tool_with_logging.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_tool_with_logging.h"

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

constinit const SchemaNode test_tool_with_logging_args_schema = {.kind = SchemaKind::object};

void write(JsonWriter& writer, const TestToolWithLoggingArgs&) {
  writer.begin_object();
  writer.end_object();
}

void read(const nlohmann::json&, TestToolWithLoggingArgs&) {
}

namespace {

class TestToolWithLoggingInvocation final : public TypedInvocation<TestToolWithLoggingArgs, Reply> {
 public:
  explicit TestToolWithLoggingInvocation(TestToolWithLoggingArgs arguments) : TypedInvocation(test_tool_with_logging_tool, std::move(arguments)) {}

  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    OFFHAND_ASSIGN(outcome_, test_tool_with_logging(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> TestToolWithLoggingTool::invocation(TestToolWithLoggingArgs arguments) {
  return std::make_unique<TestToolWithLoggingInvocation>(std::move(arguments));
}

Result<TestToolWithLoggingArgs> parse_test_tool_with_logging_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(test_tool_with_logging_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("conformance.test_tool_with_logging", checked.problems()));
  TestToolWithLoggingArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_test_tool_with_logging(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(test_tool_with_logging_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_test_tool_with_logging_args(json, platform));
  return TestToolWithLoggingTool::invocation(std::move(args));
}

}  // namespace offhand::fixtures::tools::conformance
