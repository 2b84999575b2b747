// Generated from tests/mcp-conformance/schema/tools/conformance/test_audio_content.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_audio_content.h"

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

constinit const SchemaNode test_audio_content_args_schema = {.kind = SchemaKind::object};

void write(JsonWriter& writer, const TestAudioContentArgs&) {
  writer.begin_object();
  writer.end_object();
}

void read(const nlohmann::json&, TestAudioContentArgs&) {
}

namespace {

class TestAudioContentInvocation final : public TypedInvocation<TestAudioContentArgs, Reply> {
 public:
  explicit TestAudioContentInvocation(TestAudioContentArgs arguments) : TypedInvocation(test_audio_content_tool, std::move(arguments)) {}

  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    OFFHAND_ASSIGN(outcome_, test_audio_content(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> TestAudioContentTool::invocation(TestAudioContentArgs arguments) {
  return std::make_unique<TestAudioContentInvocation>(std::move(arguments));
}

Result<TestAudioContentArgs> parse_test_audio_content_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(test_audio_content_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("conformance.test_audio_content", checked.problems()));
  TestAudioContentArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_test_audio_content(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(test_audio_content_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_test_audio_content_args(json, platform));
  return TestAudioContentTool::invocation(std::move(args));
}

}  // namespace offhand::fixtures::tools::conformance
