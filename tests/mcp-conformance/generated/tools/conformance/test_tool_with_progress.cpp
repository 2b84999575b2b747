// Generated from tests/mcp-conformance/schema/tools/conformance/test_tool_with_progress.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_tool_with_progress.h"

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

constinit const SchemaNode test_tool_with_progress_args_schema = {.kind = SchemaKind::object};

void read(const nlohmann::json&, TestToolWithProgressArgs&) {
}

namespace {

class TestToolWithProgressInvocation final : public Invocation {
 public:
  explicit TestToolWithProgressInvocation(TestToolWithProgressArgs args) : args_(std::move(args)) {}


 private:
  Result<Reply> run(Call& call, const Target& /*target*/) const override { return test_tool_with_progress(call, args_); }
  TestToolWithProgressArgs args_;
};

}  // namespace

Result<TestToolWithProgressArgs> parse_test_tool_with_progress_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(test_tool_with_progress_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("conformance.test_tool_with_progress", checked.problems()));
  TestToolWithProgressArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_test_tool_with_progress(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(test_tool_with_progress_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_test_tool_with_progress_args(json, platform));
  return std::make_unique<TestToolWithProgressInvocation>(std::move(args));
}

}  // namespace offhand::fixtures::tools::conformance
