// Generated from schema/resources/tool_reference.json. Do not edit.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "codegen/runtime/resource.h"

namespace offhand {
class JsonWriter;
}  // namespace offhand

namespace offhand::resources {

struct ToolReferenceVariables {
  /// Name of the tool.
  std::string name{};
  bool operator==(const ToolReferenceVariables&) const = default;
};
void write(JsonWriter& writer, const ToolReferenceVariables& value);
void read(const nlohmann::json& json, ToolReferenceVariables& out);
extern const SchemaNode tool_reference_variables_schema;

/// Reference of a tool: every argument, result and error, with examples. The command `offhand describe` prints the
/// same.
/// Written by hand in impl/resources/tool_reference.cpp.
Result<ResourceContent> tool_reference(Call& call, const ToolReferenceVariables& variables);

extern const ResourceInfo tool_reference_resource;

}  // namespace offhand::resources
