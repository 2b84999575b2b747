// Generated from tests/mcp-conformance/schema/prompts/test_prompt_with_embedded_resource.json. Do not edit.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "codegen/runtime/prompt.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::fixtures::prompts {

struct TestPromptWithEmbeddedResourceArgs {
  /// Uri of the resource.
  std::string resource_uri{};
  bool operator==(const TestPromptWithEmbeddedResourceArgs&) const = default;
};
void write(JsonWriter& writer, const TestPromptWithEmbeddedResourceArgs& value);
void read(const nlohmann::json& json, TestPromptWithEmbeddedResourceArgs& out);
extern const SchemaNode test_prompt_with_embedded_resource_args_schema;

/// A message that holds a resource.
/// Written by hand in tests/mcp-conformance/bodies.
Result<PromptReply> test_prompt_with_embedded_resource(Call& call, const TestPromptWithEmbeddedResourceArgs& args);

extern const PromptInfo test_prompt_with_embedded_resource_prompt;

}  // namespace offhand::fixtures::prompts
