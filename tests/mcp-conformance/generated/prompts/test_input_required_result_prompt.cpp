// Generated from tests/mcp-conformance/schema/prompts/test_input_required_result_prompt.json. Do not edit.
#include "tests/mcp-conformance/generated/prompts/test_input_required_result_prompt.h"

#include <nlohmann/json_fwd.hpp>
#include <string_view>

#include "codegen/runtime/json_reader.h"
#include "codegen/runtime/json_writer.h"
#include "codegen/runtime/schema.h"
#include "generated/types/errors.h"

namespace offhand::fixtures::prompts {

constinit const SchemaNode test_input_required_result_prompt_args_schema = {.kind = SchemaKind::object};

void write(JsonWriter& writer, const TestInputRequiredResultPromptArgs&) {
  writer.begin_object();
  writer.end_object();
}

void read(const nlohmann::json&, TestInputRequiredResultPromptArgs&) {
}

namespace {

constexpr std::string_view kTestInputRequiredResultPromptWire =
    R"text({"name":"test_input_required_result_prompt","title":"Prompt that asks","description":"Asks for its context first."})text";

Result<PromptReply> get_test_input_required_result_prompt(Call& call, const nlohmann::json& json) {
  const CheckedJson checked(test_input_required_result_prompt_args_schema, json);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("test_input_required_result_prompt", checked.problems()));
  TestInputRequiredResultPromptArgs args;
  read(checked.value(), args);
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
