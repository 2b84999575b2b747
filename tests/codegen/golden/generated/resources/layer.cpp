// Generated from schema/resources/layer.json. Do not edit.
#include "generated/resources/layer.h"

#include "codegen/runtime/define_types.h"
#include "generated/types/errors.h"

namespace offhand::resources {

constexpr auto kLayerFormatValues = std::to_array<std::string_view>({"svg", "txt"});
constinit const SchemaNode layer_format_schema = {.kind = SchemaKind::string, .values = kLayerFormatValues};

std::string_view to_string(LayerFormat value) { return kLayerFormatValues[static_cast<std::size_t>(value)]; }
std::optional<LayerFormat> layer_format_from_string(std::string_view text) {
  return value_of<LayerFormat>(text, kLayerFormatValues);
}
void write(JsonWriter& writer, LayerFormat value) { writer.value(to_string(value)); }
void read(const nlohmann::json& json, LayerFormat& out) { out = layer_format_from_string(text_of_json(json)).value_or(out); }

constexpr SchemaNode kLayerVariablesLayerNode = {.kind = SchemaKind::integer, .minimum = 0, .maximum = 9};
constexpr auto kLayerVariablesProperties = std::to_array<SchemaProperty>({
  {.name = "format", .node = &layer_format_schema, .required = true},
  {.name = "layer", .node = &kLayerVariablesLayerNode, .required = true},
});
constinit const SchemaNode layer_variables_schema = {.kind = SchemaKind::object, .properties = kLayerVariablesProperties};

constexpr auto kLayerVariablesMemberKeys = member_keys("format", "layer");
void write(JsonWriter& writer, const LayerVariables& value) { write_members(writer, value, kLayerVariablesMemberKeys); }
void read(const nlohmann::json& json, LayerVariables& out) { read_members(json, out, kLayerVariablesMemberKeys); }

namespace {

constexpr auto kLayerEvents = std::to_array<std::string_view>({"window_opened", "name_changed"});

constexpr auto kLayerFormatCompletions = std::to_array<std::string_view>({"svg", "txt"});
constexpr auto kLayerLayerCompletions = std::to_array<std::string_view>({"0", "1"});
constexpr auto kLayerVariables = std::to_array<UriVariableInfo>({
  {"layer", kLayerLayerCompletions, ""},
  {"format", kLayerFormatCompletions, ""},
});

Result<ResourceContent> read_layer(Call& call, const UriVariables& values) {
  const CheckedJson checked(layer_variables_schema, kLayerVariables, values);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("layer", checked.problems()));
  LayerVariables variables;
  read(checked.value(), variables);
  return layer(call, variables);
}

}  // namespace

namespace {
constexpr std::string_view kLayerWire =
    R"text({"name":"layer","title":"Layer","description":"One layer of the canvas.","uriTemplate":"paint://layers/{layer}/as.{format}","mimeType":"text/plain"})text";
}  // namespace

constinit const ResourceInfo layer_resource = {
  .call = {.toolset = "resources", .name = "layer", .identity = "resources.layer", .annotations = {.read_only = true, .destructive = false}, .power = Power::observe, .is_sandboxed = true},
  .uri = "paint://layers/{layer}/as.{format}",
  .is_template = true,
  .name = "layer",
  .title = "Layer",
  .description = "One layer of the canvas.",
  .mime_type = "text/plain",
  .wire = kLayerWire,
  .variables = kLayerVariables,
  .watches = {.events = kLayerEvents, .debounce_ms = 100, .each_event_is_news = true},
  .read = &read_layer,
};

}  // namespace offhand::resources
