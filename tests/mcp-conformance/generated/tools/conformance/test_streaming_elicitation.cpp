// Generated from tests/mcp-conformance/schema/tools/conformance/test_streaming_elicitation.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_streaming_elicitation.h"

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

constinit const SchemaNode test_streaming_elicitation_args_schema = {.kind = SchemaKind::object};

void write(JsonWriter& writer, const TestStreamingElicitationArgs&) {
  writer.begin_object();
  writer.end_object();
}

void read(const nlohmann::json&, TestStreamingElicitationArgs&) {
}

namespace {

class TestStreamingElicitationInvocation final : public TypedInvocation<TestStreamingElicitationArgs, Reply> {
 public:
  explicit TestStreamingElicitationInvocation(TestStreamingElicitationArgs arguments) : TypedInvocation(test_streaming_elicitation_tool, std::move(arguments)) {}

  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    OFFHAND_ASSIGN(outcome_, test_streaming_elicitation(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> TestStreamingElicitationTool::invocation(TestStreamingElicitationArgs arguments) {
  return std::make_unique<TestStreamingElicitationInvocation>(std::move(arguments));
}

Result<TestStreamingElicitationArgs> parse_test_streaming_elicitation_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(test_streaming_elicitation_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("conformance.test_streaming_elicitation", checked.problems()));
  TestStreamingElicitationArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_test_streaming_elicitation(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(test_streaming_elicitation_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_test_streaming_elicitation_args(json, platform));
  return TestStreamingElicitationTool::invocation(std::move(args));
}

}  // namespace offhand::fixtures::tools::conformance
