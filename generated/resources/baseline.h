// Generated from schema/resources/baseline.json. Do not edit.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "codegen/runtime/resource.h"

namespace offhand {
class JsonWriter;
}  // namespace offhand

namespace offhand::resources {

struct BaselineVariables {
  /// Name of the baseline.
  std::string name{};
  bool operator==(const BaselineVariables&) const = default;
};
void write(JsonWriter& writer, const BaselineVariables& value);
void read(const nlohmann::json& json, BaselineVariables& out);
extern const SchemaNode baseline_variables_schema;

/// A picture that was kept for comparison, as a PNG picture.
/// Written by hand in impl/resources/baseline.cpp.
Result<ResourceContent> baseline(Call& call, const BaselineVariables& variables);

extern const ResourceInfo baseline_resource;

}  // namespace offhand::resources
