// Generated from tests/mcp-conformance/schema/prompts/test_prompt_with_image.json. Do not edit.
#include "tests/mcp-conformance/generated/prompts/test_prompt_with_image.h"

#include <nlohmann/json_fwd.hpp>
#include <string_view>

#include "codegen/runtime/json_reader.h"
#include "codegen/runtime/json_writer.h"
#include "codegen/runtime/schema.h"
#include "generated/types/errors.h"

namespace offhand::fixtures::prompts {

constinit const SchemaNode test_prompt_with_image_args_schema = {.kind = SchemaKind::object};

void write(JsonWriter& writer, const TestPromptWithImageArgs&) {
  writer.begin_object();
  writer.end_object();
}

void read(const nlohmann::json&, TestPromptWithImageArgs&) {
}

namespace {

constexpr std::string_view kTestPromptWithImageWire =
    R"text({"name":"test_prompt_with_image","title":"Prompt with a picture","description":"A message that holds a picture."})text";

Result<PromptReply> get_test_prompt_with_image(Call& call, const nlohmann::json& json) {
  const CheckedJson checked(test_prompt_with_image_args_schema, json);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("test_prompt_with_image", checked.problems()));
  TestPromptWithImageArgs args;
  read(checked.value(), args);
  return test_prompt_with_image(call, args);
}

}  // namespace

constinit const PromptInfo test_prompt_with_image_prompt = {
  .call = {.toolset = "prompts", .name = "test_prompt_with_image", .identity = "prompts.test_prompt_with_image", .annotations = {.read_only = true, .destructive = false}, .power = Power::observe, .is_sandboxed = true},
  .name = "test_prompt_with_image",
  .title = "Prompt with a picture",
  .description = "A message that holds a picture.",
  .wire = kTestPromptWithImageWire,
  .get = &get_test_prompt_with_image,
};

}  // namespace offhand::fixtures::prompts
