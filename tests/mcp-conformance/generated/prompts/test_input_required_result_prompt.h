// Generated from tests/mcp-conformance/schema/prompts/test_input_required_result_prompt.json. Do not edit.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "codegen/runtime/prompt.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::fixtures::prompts {

struct TestInputRequiredResultPromptArgs {
  bool operator==(const TestInputRequiredResultPromptArgs&) const = default;
};
void write(JsonWriter& writer, const TestInputRequiredResultPromptArgs& value);
void read(const nlohmann::json& json, TestInputRequiredResultPromptArgs& out);
extern const SchemaNode test_input_required_result_prompt_args_schema;

/// Asks for its context first.
/// Written by hand in tests/mcp-conformance/bodies.
Result<PromptReply> test_input_required_result_prompt(Call& call, const TestInputRequiredResultPromptArgs& args);

extern const PromptInfo test_input_required_result_prompt_prompt;

}  // namespace offhand::fixtures::prompts
