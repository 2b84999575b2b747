// Generated from tests/mcp-conformance/schema/prompts/test_prompt_with_arguments.json. Do not edit.
#include "tests/mcp-conformance/generated/prompts/test_prompt_with_arguments.h"

#include "generated/support/define_tool.h"

namespace offhand::fixtures::prompts {

constexpr SchemaNode kTestPromptWithArgumentsArgsArg1Node = {.kind = SchemaKind::string, .max_size = 256};
constexpr SchemaNode kTestPromptWithArgumentsArgsArg2Node = {.kind = SchemaKind::string, .max_size = 256};
constexpr auto kTestPromptWithArgumentsArgsProperties = std::to_array<SchemaProperty>({
  {.name = "arg1", .node = &kTestPromptWithArgumentsArgsArg1Node, .required = true},
  {.name = "arg2", .node = &kTestPromptWithArgumentsArgsArg2Node, .required = true},
});
constinit const SchemaNode test_prompt_with_arguments_args_schema = {.kind = SchemaKind::object, .properties = kTestPromptWithArgumentsArgsProperties};

constexpr auto kTestPromptWithArgumentsArgsMemberKeys = member_keys("arg1", "arg2");
void write(JsonWriter& writer, const TestPromptWithArgumentsArgs& value) { write_members(writer, value, kTestPromptWithArgumentsArgsMemberKeys); }
void read(const nlohmann::json& json, TestPromptWithArgumentsArgs& out) { read_members(json, out, kTestPromptWithArgumentsArgsMemberKeys); }

namespace {

constexpr auto kTestPromptWithArgumentsArg1Completions = std::to_array<std::string_view>({"paris", "park", "party"});
constexpr auto kTestPromptWithArgumentsArguments = std::to_array<PromptArgumentInfo>({
  {"arg1", true, kTestPromptWithArgumentsArg1Completions, ""},
  {"arg2", true, {}, ""},
});

constexpr std::string_view kTestPromptWithArgumentsWire =
    R"text({"name":"test_prompt_with_arguments","title":"Prompt with arguments","description":"One message made of its arguments.","arguments":[{"name":"arg1","description":"First argument.","required":true},{"name":"arg2","description":"Second argument.","required":true}]})text";

Result<PromptReply> get_test_prompt_with_arguments(Call& call, const nlohmann::json& json) {
  OFFHAND_ASSIGN(const auto args, parse_arguments<TestPromptWithArgumentsArgs>(test_prompt_with_arguments_args_schema, "test_prompt_with_arguments", json, {}));
  return test_prompt_with_arguments(call, args);
}

}  // namespace

constinit const PromptInfo test_prompt_with_arguments_prompt = {
  .call = {.toolset = "prompts", .name = "test_prompt_with_arguments", .identity = "prompts.test_prompt_with_arguments", .annotations = {.read_only = true, .destructive = false}, .power = Power::observe, .is_sandboxed = true},
  .name = "test_prompt_with_arguments",
  .title = "Prompt with arguments",
  .description = "One message made of its arguments.",
  .wire = kTestPromptWithArgumentsWire,
  .arguments = kTestPromptWithArgumentsArguments,
  .get = &get_test_prompt_with_arguments,
};

}  // namespace offhand::fixtures::prompts
