// Generated from tests/mcp-conformance/schema/prompts/test_prompt_with_arguments.json. Do not edit.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "codegen/runtime/prompt.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::fixtures::prompts {

struct TestPromptWithArgumentsArgs {
  /// First argument.
  std::string arg1{};
  /// Second argument.
  std::string arg2{};
  bool operator==(const TestPromptWithArgumentsArgs&) const = default;
};
void write(JsonWriter& writer, const TestPromptWithArgumentsArgs& value);
void read(const nlohmann::json& json, TestPromptWithArgumentsArgs& out);
extern const SchemaNode test_prompt_with_arguments_args_schema;

/// One message made of its arguments.
/// Written by hand in tests/mcp-conformance/bodies.
Result<PromptReply> test_prompt_with_arguments(Call& call, const TestPromptWithArgumentsArgs& args);

extern const PromptInfo test_prompt_with_arguments_prompt;

}  // namespace offhand::fixtures::prompts
