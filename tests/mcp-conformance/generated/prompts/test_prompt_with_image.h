// Generated from tests/mcp-conformance/schema/prompts/test_prompt_with_image.json. Do not edit.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "codegen/runtime/prompt.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::fixtures::prompts {

struct TestPromptWithImageArgs {
  bool operator==(const TestPromptWithImageArgs&) const = default;
};
void write(JsonWriter& writer, const TestPromptWithImageArgs& value);
void read(const nlohmann::json& json, TestPromptWithImageArgs& out);
extern const SchemaNode test_prompt_with_image_args_schema;

/// A message that holds a picture.
/// Written by hand in tests/mcp-conformance/bodies.
Result<PromptReply> test_prompt_with_image(Call& call, const TestPromptWithImageArgs& args);

extern const PromptInfo test_prompt_with_image_prompt;

}  // namespace offhand::fixtures::prompts
