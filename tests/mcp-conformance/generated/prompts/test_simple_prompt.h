// Generated from tests/mcp-conformance/schema/prompts/test_simple_prompt.json. Do not edit.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "codegen/runtime/prompt.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::fixtures::prompts {

struct TestSimplePromptArgs {
  bool operator==(const TestSimplePromptArgs&) const = default;
};
void write(JsonWriter& writer, const TestSimplePromptArgs& value);
void read(const nlohmann::json& json, TestSimplePromptArgs& out);
extern const SchemaNode test_simple_prompt_args_schema;

/// One message without arguments.
/// Written by hand in tests/mcp-conformance/bodies.
Result<PromptReply> test_simple_prompt(Call& call, const TestSimplePromptArgs& args);

extern const PromptInfo test_simple_prompt_prompt;

}  // namespace offhand::fixtures::prompts
