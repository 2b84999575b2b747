// Generated from tests/mcp-conformance/schema/tools/conformance/test_multiple_content_types.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_multiple_content_types.h"

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

constinit const SchemaNode test_multiple_content_types_args_schema = {.kind = SchemaKind::object};

void write(JsonWriter& writer, const TestMultipleContentTypesArgs&) {
  writer.begin_object();
  writer.end_object();
}

void read(const nlohmann::json&, TestMultipleContentTypesArgs&) {
}

namespace {

class TestMultipleContentTypesInvocation final : public TypedInvocation<TestMultipleContentTypesArgs, Reply> {
 public:
  explicit TestMultipleContentTypesInvocation(TestMultipleContentTypesArgs arguments) : TypedInvocation(test_multiple_content_types_tool, std::move(arguments)) {}

  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    OFFHAND_ASSIGN(outcome_, test_multiple_content_types(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> TestMultipleContentTypesTool::invocation(TestMultipleContentTypesArgs arguments) {
  return std::make_unique<TestMultipleContentTypesInvocation>(std::move(arguments));
}

Result<TestMultipleContentTypesArgs> parse_test_multiple_content_types_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(test_multiple_content_types_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("conformance.test_multiple_content_types", checked.problems()));
  TestMultipleContentTypesArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_test_multiple_content_types(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(test_multiple_content_types_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_test_multiple_content_types_args(json, platform));
  return TestMultipleContentTypesTool::invocation(std::move(args));
}

}  // namespace offhand::fixtures::tools::conformance
