// Generated from tests/mcp-conformance/schema/tools/conformance/test_missing_capability.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_missing_capability.h"

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

constinit const SchemaNode test_missing_capability_args_schema = {.kind = SchemaKind::object};

void write(JsonWriter& writer, const TestMissingCapabilityArgs&) {
  writer.begin_object();
  writer.end_object();
}

void read(const nlohmann::json&, TestMissingCapabilityArgs&) {
}

namespace {

class TestMissingCapabilityInvocation final : public TypedInvocation<TestMissingCapabilityArgs, Reply> {
 public:
  explicit TestMissingCapabilityInvocation(TestMissingCapabilityArgs arguments) : TypedInvocation(test_missing_capability_tool, std::move(arguments)) {}

  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    OFFHAND_ASSIGN(outcome_, test_missing_capability(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> TestMissingCapabilityTool::invocation(TestMissingCapabilityArgs arguments) {
  return std::make_unique<TestMissingCapabilityInvocation>(std::move(arguments));
}

Result<TestMissingCapabilityArgs> parse_test_missing_capability_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(test_missing_capability_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("conformance.test_missing_capability", checked.problems()));
  TestMissingCapabilityArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_test_missing_capability(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(test_missing_capability_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_test_missing_capability_args(json, platform));
  return TestMissingCapabilityTool::invocation(std::move(args));
}

}  // namespace offhand::fixtures::tools::conformance
