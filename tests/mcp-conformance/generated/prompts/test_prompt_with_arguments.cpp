// Generated from tests/mcp-conformance/schema/prompts/test_prompt_with_arguments.json. Do not edit.
#include "tests/mcp-conformance/generated/prompts/test_prompt_with_arguments.h"

#include <array>
#include <nlohmann/json_fwd.hpp>
#include <string_view>

#include "codegen/runtime/json_reader.h"
#include "codegen/runtime/json_writer.h"
#include "codegen/runtime/schema.h"
#include "generated/types/errors.h"

namespace offhand::fixtures::prompts {

namespace {
constexpr SchemaNode kTestPromptWithArgumentsArgsArg1Node = {.kind = SchemaKind::string, .max_size = 256};
constexpr SchemaNode kTestPromptWithArgumentsArgsArg2Node = {.kind = SchemaKind::string, .max_size = 256};
constexpr auto kTestPromptWithArgumentsArgsProperties = std::to_array<SchemaProperty>({
  {.name = "arg1", .node = &kTestPromptWithArgumentsArgsArg1Node, .required = true},
  {.name = "arg2", .node = &kTestPromptWithArgumentsArgsArg2Node, .required = true},
});
}  // namespace

constinit const SchemaNode test_prompt_with_arguments_args_schema = {.kind = SchemaKind::object, .properties = kTestPromptWithArgumentsArgsProperties};

void write(JsonWriter& writer, const TestPromptWithArgumentsArgs& value) {
  writer.begin_object();
  write_member(writer, "arg1", value.arg1);
  write_member(writer, "arg2", value.arg2);
  writer.end_object();
}

void read(const nlohmann::json& json, TestPromptWithArgumentsArgs& out) {
  read_member(json, "arg1", out.arg1);
  read_member(json, "arg2", out.arg2);
}

namespace {

constexpr auto kTestPromptWithArgumentsArg1Completions = std::to_array<std::string_view>({"paris", "park", "party"});
constexpr auto kTestPromptWithArgumentsArguments = std::to_array<PromptArgumentInfo>({
  {"arg1", true, kTestPromptWithArgumentsArg1Completions},
  {"arg2", true, {}},
});

constexpr std::string_view kTestPromptWithArgumentsWire =
    R"text({"name":"test_prompt_with_arguments","title":"Prompt with arguments","description":"One message made of its arguments.","arguments":[{"name":"arg1","description":"First argument.","required":true},{"name":"arg2","description":"Second argument.","required":true}]})text";

Result<PromptReply> get_test_prompt_with_arguments(Call& call, const nlohmann::json& json) {
  const CheckedJson checked(test_prompt_with_arguments_args_schema, json);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("test_prompt_with_arguments", checked.problems()));
  TestPromptWithArgumentsArgs args;
  read(checked.value(), args);
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
