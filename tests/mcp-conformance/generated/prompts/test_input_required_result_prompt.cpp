// Generated from tests/mcp-conformance/schema/prompts/test_input_required_result_prompt.json. Do not edit.
#include "tests/mcp-conformance/generated/prompts/test_input_required_result_prompt.h"

#include "generated/support/define_tool.h"

namespace offhand::fixtures::prompts {

constinit const SchemaNode test_input_required_result_prompt_args_schema = {.kind = SchemaKind::object};

constexpr auto kTestInputRequiredResultPromptArgsMemberKeys = member_keys();
void write(JsonWriter& writer, const TestInputRequiredResultPromptArgs& value) { write_members(writer, value, kTestInputRequiredResultPromptArgsMemberKeys); }
void read(const nlohmann::json& json, TestInputRequiredResultPromptArgs& out) { read_members(json, out, kTestInputRequiredResultPromptArgsMemberKeys); }

namespace {

constexpr std::string_view kTestInputRequiredResultPromptWire =
    R"text({"name":"test_input_required_result_prompt","title":"Prompt that asks","description":"Asks for its context first."})text";

Result<PromptReply> get_test_input_required_result_prompt(Call& call, const nlohmann::json& json) {
  OFFHAND_ASSIGN(const auto args, parse_arguments<TestInputRequiredResultPromptArgs>(test_input_required_result_prompt_args_schema, "test_input_required_result_prompt", json, {}));
  return test_input_required_result_prompt(call, args);
}

}  // namespace

constinit const PromptInfo test_input_required_result_prompt_prompt = {
  .call = {.toolset = "prompts", .name = "test_input_required_result_prompt", .identity = "prompts.test_input_required_result_prompt", .annotations = {.read_only = true, .destructive = false}, .power = Power::observe, .is_sandboxed = true},
  .name = "test_input_required_result_prompt",
  .title = "Prompt that asks",
  .description = "Asks for its context first.",
  .wire = kTestInputRequiredResultPromptWire,
  .get = &get_test_input_required_result_prompt,
};

}  // namespace offhand::fixtures::prompts
