// Generated from tests/mcp-conformance/schema/tools/conformance/test_elicitation.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_elicitation.h"

#include <array>
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

namespace {
constexpr SchemaNode kTestElicitationArgsMessageNode = {.kind = SchemaKind::string, .max_size = 4096};
constexpr auto kTestElicitationArgsProperties = std::to_array<SchemaProperty>({
  {.name = "message", .node = &kTestElicitationArgsMessageNode, .required = true},
});
}  // namespace

constinit const SchemaNode test_elicitation_args_schema = {.kind = SchemaKind::object, .properties = kTestElicitationArgsProperties};

void write(JsonWriter& writer, const TestElicitationArgs& value) {
  writer.begin_object();
  write_member(writer, "message", value.message);
  writer.end_object();
}

void read(const nlohmann::json& json, TestElicitationArgs& out) {
  read_member(json, "message", out.message);
}

namespace {

class TestElicitationInvocation final : public TypedInvocation<TestElicitationArgs, Reply> {
 public:
  explicit TestElicitationInvocation(TestElicitationArgs arguments) : TypedInvocation(test_elicitation_tool, std::move(arguments)) {}

  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    OFFHAND_ASSIGN(outcome_, test_elicitation(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> TestElicitationTool::invocation(TestElicitationArgs arguments) {
  return std::make_unique<TestElicitationInvocation>(std::move(arguments));
}

Result<TestElicitationArgs> parse_test_elicitation_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(test_elicitation_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("conformance.test_elicitation", checked.problems()));
  TestElicitationArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_test_elicitation(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(test_elicitation_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_test_elicitation_args(json, platform));
  return TestElicitationTool::invocation(std::move(args));
}

}  // namespace offhand::fixtures::tools::conformance
