// Generated from tests/mcp-conformance/schema/tools/conformance/multi_input.json. Do not edit.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string_view>

#include "codegen/runtime/tool.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::fixtures::tools::conformance {

struct MultiInputArgs {
};
void read(const nlohmann::json& json, MultiInputArgs& out);
extern const SchemaNode multi_input_args_schema;

/// All problems at once, never half a struct.
Result<MultiInputArgs> parse_multi_input_args(const nlohmann::json& json, std::string_view platform = {});

/// Asks two things at once while it runs.
/// Written by hand in tests/mcp-conformance/bodies.
Result<Reply> multi_input(Call& call, const MultiInputArgs& args);

Result<std::unique_ptr<Invocation>> prepare_multi_input(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo multi_input_tool;

}  // namespace offhand::fixtures::tools::conformance
