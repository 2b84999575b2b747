// Generated from tests/mcp-conformance/schema/prompts/test_prompt_with_embedded_resource.json. Do not edit.
#include "tests/mcp-conformance/generated/prompts/test_prompt_with_embedded_resource.h"

#include "generated/support/define_tool.h"

namespace offhand::fixtures::prompts {

constexpr SchemaNode kTestPromptWithEmbeddedResourceArgsResourceUriNode = {.kind = SchemaKind::string, .max_size = 2048, .format = SchemaFormat::uri};
constexpr auto kTestPromptWithEmbeddedResourceArgsProperties = std::to_array<SchemaProperty>({
  {.name = "resourceUri", .node = &kTestPromptWithEmbeddedResourceArgsResourceUriNode, .required = true},
});
constinit const SchemaNode test_prompt_with_embedded_resource_args_schema = {.kind = SchemaKind::object, .properties = kTestPromptWithEmbeddedResourceArgsProperties};

constexpr auto kTestPromptWithEmbeddedResourceArgsMemberKeys = member_keys("resourceUri");
void write(JsonWriter& writer, const TestPromptWithEmbeddedResourceArgs& value) { write_members(writer, value, kTestPromptWithEmbeddedResourceArgsMemberKeys); }
void read(const nlohmann::json& json, TestPromptWithEmbeddedResourceArgs& out) { read_members(json, out, kTestPromptWithEmbeddedResourceArgsMemberKeys); }

namespace {

constexpr auto kTestPromptWithEmbeddedResourceArguments = std::to_array<PromptArgumentInfo>({
  {"resourceUri", true, {}, ""},
});

constexpr std::string_view kTestPromptWithEmbeddedResourceWire =
    R"text({"name":"test_prompt_with_embedded_resource","title":"Prompt with a resource","description":"A message that holds a resource.","arguments":[{"name":"resourceUri","description":"Uri of the resource.","required":true}]})text";

Result<PromptReply> get_test_prompt_with_embedded_resource(Call& call, const nlohmann::json& json) {
  OFFHAND_ASSIGN(const auto args, parse_arguments<TestPromptWithEmbeddedResourceArgs>(test_prompt_with_embedded_resource_args_schema, "test_prompt_with_embedded_resource", json, {}));
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
