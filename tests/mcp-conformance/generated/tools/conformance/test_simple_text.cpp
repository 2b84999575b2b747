// Generated from tests/mcp-conformance/schema/tools/conformance/test_simple_text.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_simple_text.h"

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

constinit const SchemaNode test_simple_text_args_schema = {.kind = SchemaKind::object};

void write(JsonWriter& writer, const TestSimpleTextArgs&) {
  writer.begin_object();
  writer.end_object();
}

void read(const nlohmann::json&, TestSimpleTextArgs&) {
}

namespace {

class TestSimpleTextInvocation final : public TypedInvocation<TestSimpleTextArgs, Reply> {
 public:
  explicit TestSimpleTextInvocation(TestSimpleTextArgs arguments) : TypedInvocation(test_simple_text_tool, std::move(arguments)) {}

  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    OFFHAND_ASSIGN(outcome_, test_simple_text(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> TestSimpleTextTool::invocation(TestSimpleTextArgs arguments) {
  return std::make_unique<TestSimpleTextInvocation>(std::move(arguments));
}

Result<TestSimpleTextArgs> parse_test_simple_text_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(test_simple_text_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("conformance.test_simple_text", checked.problems()));
  TestSimpleTextArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_test_simple_text(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(test_simple_text_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_test_simple_text_args(json, platform));
  return TestSimpleTextTool::invocation(std::move(args));
}

}  // namespace offhand::fixtures::tools::conformance
