// Generated from tests/mcp-conformance/schema/prompts/test_simple_prompt.json. Do not edit.
#include "tests/mcp-conformance/generated/prompts/test_simple_prompt.h"

#include "generated/support/define_tool.h"

namespace offhand::fixtures::prompts {

constinit const SchemaNode test_simple_prompt_args_schema = {.kind = SchemaKind::object};

constexpr auto kTestSimplePromptArgsMemberKeys = member_keys();
void write(JsonWriter& writer, const TestSimplePromptArgs& value) { write_members(writer, value, kTestSimplePromptArgsMemberKeys); }
void read(const nlohmann::json& json, TestSimplePromptArgs& out) { read_members(json, out, kTestSimplePromptArgsMemberKeys); }

namespace {

constexpr std::string_view kTestSimplePromptWire =
    R"text({"name":"test_simple_prompt","title":"Simple prompt","description":"One message without arguments."})text";

Result<PromptReply> get_test_simple_prompt(Call& call, const nlohmann::json& json) {
  OFFHAND_ASSIGN(const auto args, parse_arguments<TestSimplePromptArgs>(test_simple_prompt_args_schema, "test_simple_prompt", json, {}));
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
