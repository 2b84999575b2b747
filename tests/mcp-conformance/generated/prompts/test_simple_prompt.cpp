// Generated from tests/mcp-conformance/schema/prompts/test_simple_prompt.json. Do not edit.
#include "tests/mcp-conformance/generated/prompts/test_simple_prompt.h"

#include <nlohmann/json_fwd.hpp>
#include <string_view>

#include "codegen/runtime/json_reader.h"
#include "codegen/runtime/json_writer.h"
#include "codegen/runtime/schema.h"
#include "generated/types/errors.h"

namespace offhand::fixtures::prompts {

constinit const SchemaNode test_simple_prompt_args_schema = {.kind = SchemaKind::object};

void write(JsonWriter& writer, const TestSimplePromptArgs&) {
  writer.begin_object();
  writer.end_object();
}

void read(const nlohmann::json&, TestSimplePromptArgs&) {
}

namespace {

constexpr std::string_view kTestSimplePromptWire =
    R"text({"name":"test_simple_prompt","title":"Simple prompt","description":"One message without arguments."})text";

Result<PromptReply> get_test_simple_prompt(Call& call, const nlohmann::json& json) {
  const CheckedJson checked(test_simple_prompt_args_schema, json);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("test_simple_prompt", checked.problems()));
  TestSimplePromptArgs args;
  read(checked.value(), args);
  return test_simple_prompt(call, args);
}

}  // namespace

constinit const PromptInfo test_simple_prompt_prompt = {
  .call = {.toolset = "prompts", .name = "test_simple_prompt", .identity = "prompts.test_simple_prompt", .annotations = {.read_only = true, .destructive = false}, .power = Power::observe, .is_sandboxed = true},
  .name = "test_simple_prompt",
  .title = "Simple prompt",
  .description = "One message without arguments.",
  .wire = kTestSimplePromptWire,
  .get = &get_test_simple_prompt,
};

}  // namespace offhand::fixtures::prompts
