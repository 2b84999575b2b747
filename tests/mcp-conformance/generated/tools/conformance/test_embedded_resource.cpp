// Generated from tests/mcp-conformance/schema/tools/conformance/test_embedded_resource.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_embedded_resource.h"

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

constinit const SchemaNode test_embedded_resource_args_schema = {.kind = SchemaKind::object};

void write(JsonWriter& writer, const TestEmbeddedResourceArgs&) {
  writer.begin_object();
  writer.end_object();
}

void read(const nlohmann::json&, TestEmbeddedResourceArgs&) {
}

namespace {

class TestEmbeddedResourceInvocation final : public TypedInvocation<TestEmbeddedResourceArgs, Reply> {
 public:
  explicit TestEmbeddedResourceInvocation(TestEmbeddedResourceArgs arguments) : TypedInvocation(test_embedded_resource_tool, std::move(arguments)) {}

  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    OFFHAND_ASSIGN(outcome_, test_embedded_resource(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> TestEmbeddedResourceTool::invocation(TestEmbeddedResourceArgs arguments) {
  return std::make_unique<TestEmbeddedResourceInvocation>(std::move(arguments));
}

Result<TestEmbeddedResourceArgs> parse_test_embedded_resource_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(test_embedded_resource_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("conformance.test_embedded_resource", checked.problems()));
  TestEmbeddedResourceArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_test_embedded_resource(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(test_embedded_resource_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_test_embedded_resource_args(json, platform));
  return TestEmbeddedResourceTool::invocation(std::move(args));
}

}  // namespace offhand::fixtures::tools::conformance
