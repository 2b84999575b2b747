// Generated from tests/mcp-conformance/schema/resources/template_data.json. Do not edit.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "codegen/runtime/resource.h"

namespace offhand {
class JsonWriter;
}  // namespace offhand

namespace offhand::fixtures::resources {

struct TemplateDataVariables {
  /// Which data.
  std::string id{};
  bool operator==(const TemplateDataVariables&) const = default;
};
void write(JsonWriter& writer, const TemplateDataVariables& value);
void read(const nlohmann::json& json, TemplateDataVariables& out);
extern const SchemaNode template_data_variables_schema;

/// Data made of the number in its uri.
/// Written by hand in tests/mcp-conformance/bodies.
Result<ResourceContent> template_data(Call& call, const TemplateDataVariables& variables);

extern const ResourceInfo template_data_resource;

}  // namespace offhand::fixtures::resources
