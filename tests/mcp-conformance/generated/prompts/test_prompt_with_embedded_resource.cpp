// Generated from tests/mcp-conformance/schema/prompts/test_prompt_with_embedded_resource.json. Do not edit.
#include "tests/mcp-conformance/generated/prompts/test_prompt_with_embedded_resource.h"

#include <array>
#include <nlohmann/json_fwd.hpp>
#include <string_view>

#include "codegen/runtime/json_reader.h"
#include "codegen/runtime/json_writer.h"
#include "codegen/runtime/schema.h"
#include "generated/types/errors.h"

namespace offhand::fixtures::prompts {

namespace {
constexpr SchemaNode kTestPromptWithEmbeddedResourceArgsResourceUriNode = {.kind = SchemaKind::string, .max_size = 2048, .format = SchemaFormat::uri};
constexpr auto kTestPromptWithEmbeddedResourceArgsProperties = std::to_array<SchemaProperty>({
  {.name = "resourceUri", .node = &kTestPromptWithEmbeddedResourceArgsResourceUriNode, .required = true},
});
}  // namespace

constinit const SchemaNode test_prompt_with_embedded_resource_args_schema = {.kind = SchemaKind::object, .properties = kTestPromptWithEmbeddedResourceArgsProperties};

void write(JsonWriter& writer, const TestPromptWithEmbeddedResourceArgs& value) {
  writer.begin_object();
  write_member(writer, "resourceUri", value.resource_uri);
  writer.end_object();
}

void read(const nlohmann::json& json, TestPromptWithEmbeddedResourceArgs& out) {
  read_member(json, "resourceUri", out.resource_uri);
}

namespace {

constexpr auto kTestPromptWithEmbeddedResourceArguments = std::to_array<PromptArgumentInfo>({
  {"resourceUri", true, {}},
});

constexpr std::string_view kTestPromptWithEmbeddedResourceWire =
    R"text({"name":"test_prompt_with_embedded_resource","title":"Prompt with a resource","description":"A message that holds a resource.","arguments":[{"name":"resourceUri","description":"Uri of the resource.","required":true}]})text";

Result<PromptReply> get_test_prompt_with_embedded_resource(Call& call, const nlohmann::json& json) {
  const CheckedJson checked(test_prompt_with_embedded_resource_args_schema, json);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("test_prompt_with_embedded_resource", checked.problems()));
  TestPromptWithEmbeddedResourceArgs args;
  read(checked.value(), args);
  return test_prompt_with_embedded_resource(call, args);
}

}  // namespace

constinit const PromptInfo test_prompt_with_embedded_resource_prompt = {
  .call = {.toolset = "prompts", .name = "test_prompt_with_embedded_resource", .identity = "prompts.test_prompt_with_embedded_resource", .annotations = {.read_only = true, .destructive = false}, .power = Power::observe, .is_sandboxed = true},
  .name = "test_prompt_with_embedded_resource",
  .title = "Prompt with a resource",
  .description = "A message that holds a resource.",
  .wire = kTestPromptWithEmbeddedResourceWire,
  .arguments = kTestPromptWithEmbeddedResourceArguments,
  .get = &get_test_prompt_with_embedded_resource,
};

}  // namespace offhand::fixtures::prompts
