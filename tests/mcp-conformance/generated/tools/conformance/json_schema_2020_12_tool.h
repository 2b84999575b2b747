// Generated from tests/mcp-conformance/schema/tools/conformance/json_schema_2020_12_tool.json. Do not edit.
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

/// Its schema uses words that the flat form does not know, and reaches clients as it is written.
/// Written by hand in tests/mcp-conformance/bodies.
Result<Reply> json_schema_2020_12_tool(Call& call, const nlohmann::json& arguments);

Result<std::unique_ptr<Invocation>> prepare_json_schema_2020_12_tool(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo json_schema_2020_12_tool_tool;

}  // namespace offhand::fixtures::tools::conformance
