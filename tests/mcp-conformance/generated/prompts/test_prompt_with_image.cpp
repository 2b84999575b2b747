// Generated from tests/mcp-conformance/schema/prompts/test_prompt_with_image.json. Do not edit.
#include "tests/mcp-conformance/generated/prompts/test_prompt_with_image.h"

#include "generated/support/define_tool.h"

namespace offhand::fixtures::prompts {

constinit const SchemaNode test_prompt_with_image_args_schema = {.kind = SchemaKind::object};

constexpr auto kTestPromptWithImageArgsMemberKeys = member_keys();
void write(JsonWriter& writer, const TestPromptWithImageArgs& value) { write_members(writer, value, kTestPromptWithImageArgsMemberKeys); }
void read(const nlohmann::json& json, TestPromptWithImageArgs& out) { read_members(json, out, kTestPromptWithImageArgsMemberKeys); }

namespace {

constexpr std::string_view kTestPromptWithImageWire =
    R"text({"name":"test_prompt_with_image","title":"Prompt with a picture","description":"A message that holds a picture."})text";

Result<PromptReply> get_test_prompt_with_image(Call& call, const nlohmann::json& json) {
  OFFHAND_ASSIGN(const auto args, parse_arguments<TestPromptWithImageArgs>(test_prompt_with_image_args_schema, "test_prompt_with_image", json, {}));
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
