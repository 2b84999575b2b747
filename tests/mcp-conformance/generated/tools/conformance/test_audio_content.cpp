// Generated from tests/mcp-conformance/schema/tools/conformance/test_audio_content.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_audio_content.h"

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

constinit const SchemaNode test_audio_content_args_schema = {.kind = SchemaKind::object};

void read(const nlohmann::json&, TestAudioContentArgs&) {
}

namespace {

class TestAudioContentInvocation final : public Invocation {
 public:
  explicit TestAudioContentInvocation(TestAudioContentArgs args) : args_(std::move(args)) {}


 private:
  Result<Reply> run(Call& call, const Target& /*target*/) const override { return test_audio_content(call, args_); }
  TestAudioContentArgs args_;
};

}  // namespace

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
  return std::make_unique<TestAudioContentInvocation>(std::move(args));
}

}  // namespace offhand::fixtures::tools::conformance
