// Generated from schema/resources/layer.json. Do not edit.
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string_view>

#include "codegen/runtime/resource.h"

namespace offhand {
class JsonWriter;
}  // namespace offhand

namespace offhand::resources {

/// How it is written.
enum class LayerFormat {
  svg,
  txt,
};
std::string_view to_string(LayerFormat value);
std::optional<LayerFormat> layer_format_from_string(std::string_view text);
void write(JsonWriter& writer, LayerFormat value);
void read(const nlohmann::json& json, LayerFormat& out);
extern const SchemaNode layer_format_schema;

struct LayerVariables {
  /// How it is written.
  LayerFormat format{};
  /// Which one; 0 is the lowest.
  std::int64_t layer = 0;
  bool operator==(const LayerVariables&) const = default;
};
void write(JsonWriter& writer, const LayerVariables& value);
void read(const nlohmann::json& json, LayerVariables& out);
extern const SchemaNode layer_variables_schema;

/// One layer of the canvas.
/// Written by hand in impl/resources/layer.cpp.
Result<ResourceContent> layer(Call& call, const LayerVariables& variables);

extern const ResourceInfo layer_resource;

}  // namespace offhand::resources
