// Generated from tests/mcp-conformance/schema/tools/conformance/test_sampling.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_sampling.h"

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
constexpr SchemaNode kTestSamplingArgsPromptNode = {.kind = SchemaKind::string, .max_size = 4096};
constexpr auto kTestSamplingArgsProperties = std::to_array<SchemaProperty>({
  {.name = "prompt", .node = &kTestSamplingArgsPromptNode, .required = true},
});
}  // namespace

constinit const SchemaNode test_sampling_args_schema = {.kind = SchemaKind::object, .properties = kTestSamplingArgsProperties};

void write(JsonWriter& writer, const TestSamplingArgs& value) {
  writer.begin_object();
  write_member(writer, "prompt", value.prompt);
  writer.end_object();
}

void read(const nlohmann::json& json, TestSamplingArgs& out) {
  read_member(json, "prompt", out.prompt);
}

namespace {

class TestSamplingInvocation final : public TypedInvocation<TestSamplingArgs, Reply> {
 public:
  explicit TestSamplingInvocation(TestSamplingArgs arguments) : TypedInvocation(test_sampling_tool, std::move(arguments)) {}

  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    OFFHAND_ASSIGN(outcome_, test_sampling(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> TestSamplingTool::invocation(TestSamplingArgs arguments) {
  return std::make_unique<TestSamplingInvocation>(std::move(arguments));
}

Result<TestSamplingArgs> parse_test_sampling_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(test_sampling_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("conformance.test_sampling", checked.problems()));
  TestSamplingArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_test_sampling(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(test_sampling_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_test_sampling_args(json, platform));
  return TestSamplingTool::invocation(std::move(args));
}

}  // namespace offhand::fixtures::tools::conformance
