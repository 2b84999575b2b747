// Generated from schema/common/constructs.json. Do not edit.
#include "generated/types/constructs.h"

#include "codegen/runtime/define_types.h"

namespace offhand {

constexpr auto kShapeAloneKeys = std::to_array<std::string_view>({"shape", "layer"});
constexpr auto kShapeAloneShapeByNumberRequired = std::to_array<std::string_view>({"shape"});
constexpr auto kShapeAloneShapeByNumberOptional = std::to_array<std::string_view>({"layer"});
constexpr auto kShapeAloneForms = std::to_array<SchemaForm>({
  {.name = "ShapeByNumber", .required = kShapeAloneShapeByNumberRequired, .optional = kShapeAloneShapeByNumberOptional},
});
constexpr SchemaNode kShapeAloneLayerNode = {.kind = SchemaKind::integer, .minimum = 0};
constexpr auto kShapeAloneProperties = std::to_array<SchemaProperty>({
  {.name = "shape", .node = &shape_id_schema},
  {.name = "layer", .node = &kShapeAloneLayerNode},
});
constexpr auto kShapeAloneUnions = std::to_array<const SchemaUnion*>({
  &shape_alone_union,
});
constinit const SchemaUnion shape_alone_union = {.keys = kShapeAloneKeys, .forms = kShapeAloneForms};
constinit const SchemaNode shape_alone_schema = {.kind = SchemaKind::object, .properties = kShapeAloneProperties, .unions = kShapeAloneUnions};

void write(JsonWriter& writer, const ShapeAlone& value) {
  std::visit([&](const auto& form) { write(writer, form); }, value);
}

void read(const nlohmann::json& json, ShapeAlone& out) {
  switch (form_of(shape_alone_union, json)) {
    default: return read(json, out.emplace<ShapeByNumber>());
  }
}

constexpr auto kDabAtMemberKeys = member_keys("x", "y", "color");
void write(JsonWriter& writer, const DabAt& value) { write_members(writer, value, kDabAtMemberKeys, {"gesture", "dab"}); }
void read(const nlohmann::json& json, DabAt& out) { read_members(json, out, kDabAtMemberKeys); }

constexpr auto kRestMemberKeys = member_keys("for_ms");
void write(JsonWriter& writer, const Rest& value) { write_members(writer, value, kRestMemberKeys, {"gesture", "rest"}); }
void read(const nlohmann::json& json, Rest& out) { read_members(json, out, kRestMemberKeys); }

constexpr auto kCleanBrushMemberKeys = member_keys();
void write(JsonWriter& writer, const CleanBrush& value) { write_members(writer, value, kCleanBrushMemberKeys, {"gesture", "clean_brush"}); }
void read(const nlohmann::json& json, CleanBrush& out) { read_members(json, out, kCleanBrushMemberKeys); }

constexpr auto kGestureKeys = std::to_array<std::string_view>({"x", "y", "color", "for_ms"});
constexpr auto kGestureDabAtRequired = std::to_array<std::string_view>({"x", "y"});
constexpr auto kGestureDabAtOptional = std::to_array<std::string_view>({"color"});
constexpr auto kGestureRestOptional = std::to_array<std::string_view>({"for_ms"});
constexpr auto kGestureForms = std::to_array<SchemaForm>({
  {.name = "DabAt", .required = kGestureDabAtRequired, .optional = kGestureDabAtOptional, .value = "dab"},
  {.name = "Rest", .optional = kGestureRestOptional, .value = "rest"},
  {.name = "CleanBrush", .value = "clean_brush"},
});
constexpr auto kGestureGestureValues = std::to_array<std::string_view>({"dab", "rest", "clean_brush"});
constexpr auto kGestureGestureAliases = std::to_array<EnumAlias>({
  {.alias = "pause", .value = "rest"},
});
constexpr SchemaNode kGestureGestureNode = {.kind = SchemaKind::string, .values = kGestureGestureValues, .aliases = kGestureGestureAliases};
constexpr SchemaNode kGestureXNode = {.kind = SchemaKind::number};
constexpr SchemaNode kGestureYNode = {.kind = SchemaKind::number};
constexpr SchemaNode kGestureForMsNode = {.kind = SchemaKind::integer, .minimum = 0, .maximum = 5000};
constexpr auto kGestureProperties = std::to_array<SchemaProperty>({
  {.name = "gesture", .node = &kGestureGestureNode, .required = true},
  {.name = "x", .node = &kGestureXNode},
  {.name = "y", .node = &kGestureYNode},
  {.name = "color", .node = &color_schema},
  {.name = "for_ms", .node = &kGestureForMsNode},
});
constexpr auto kGestureUnions = std::to_array<const SchemaUnion*>({
  &gesture_union,
});
constinit const SchemaUnion gesture_union = {.keys = kGestureKeys, .forms = kGestureForms, .tag = "gesture"};
constinit const SchemaNode gesture_schema = {.kind = SchemaKind::object, .properties = kGestureProperties, .unions = kGestureUnions};

void write(JsonWriter& writer, const Gesture& value) {
  std::visit([&](const auto& form) { write(writer, form); }, value);
}

void read(const nlohmann::json& json, Gesture& out) {
  switch (form_of(gesture_union, json)) {
    case 0: return read(json, out.emplace<DabAt>());
    case 1: return read(json, out.emplace<Rest>());
    default: return read(json, out.emplace<CleanBrush>());
  }
}

constexpr auto kQuietGestureKeys = std::to_array<std::string_view>({"for_ms"});
constexpr auto kQuietGestureRestOptional = std::to_array<std::string_view>({"for_ms"});
constexpr auto kQuietGestureForms = std::to_array<SchemaForm>({
  {.name = "Rest", .optional = kQuietGestureRestOptional, .value = "rest"},
  {.name = "CleanBrush", .value = "clean_brush"},
});
constexpr auto kQuietGestureGestureValues = std::to_array<std::string_view>({"rest", "clean_brush"});
constexpr auto kQuietGestureGestureAliases = std::to_array<EnumAlias>({
  {.alias = "pause", .value = "rest"},
});
constexpr SchemaNode kQuietGestureGestureNode = {.kind = SchemaKind::string, .values = kQuietGestureGestureValues, .aliases = kQuietGestureGestureAliases};
constexpr SchemaNode kQuietGestureForMsNode = {.kind = SchemaKind::integer, .minimum = 0, .maximum = 5000};
constexpr auto kQuietGestureProperties = std::to_array<SchemaProperty>({
  {.name = "gesture", .node = &kQuietGestureGestureNode, .required = true},
  {.name = "for_ms", .node = &kQuietGestureForMsNode},
});
constexpr auto kQuietGestureUnions = std::to_array<const SchemaUnion*>({
  &quiet_gesture_union,
});
constinit const SchemaUnion quiet_gesture_union = {.keys = kQuietGestureKeys, .forms = kQuietGestureForms, .tag = "gesture"};
constinit const SchemaNode quiet_gesture_schema = {.kind = SchemaKind::object, .properties = kQuietGestureProperties, .unions = kQuietGestureUnions};

void write(JsonWriter& writer, const QuietGesture& value) {
  std::visit([&](const auto& form) { write(writer, form); }, value);
}

void read(const nlohmann::json& json, QuietGesture& out) {
  switch (form_of(quiet_gesture_union, json)) {
    case 0: return read(json, out.emplace<Rest>());
    default: return read(json, out.emplace<CleanBrush>());
  }
}

constexpr SchemaNode kLayersTitleNode = {.kind = SchemaKind::string, .max_size = 20};
constexpr SchemaNode kLayersAboveNode = {.kind = SchemaKind::array, .max_size = 4, .items = &layers_schema};
constexpr SchemaNode kLayersNamedNode = {.kind = SchemaKind::object, .max_size = 4, .others = &layers_schema};
constexpr auto kLayersProperties = std::to_array<SchemaProperty>({
  {.name = "title", .node = &kLayersTitleNode, .required = true},
  {.name = "above", .node = &kLayersAboveNode},
  {.name = "named", .node = &kLayersNamedNode},
});
constinit const SchemaNode layers_schema = {.kind = SchemaKind::object, .properties = kLayersProperties};

constexpr auto kLayersMemberKeys = member_keys("title", "above", "named");
void write(JsonWriter& writer, const Layers& value) { write_members(writer, value, kLayersMemberKeys); }
void read(const nlohmann::json& json, Layers& out) { read_members(json, out, kLayersMemberKeys); }

constexpr SchemaNode kWeightsItemNode = {.kind = SchemaKind::number, .minimum = 0};
constinit const SchemaNode weights_schema = {.kind = SchemaKind::object, .max_size = 3, .others = &kWeightsItemNode};

constinit const SchemaNode palette_schema = {.kind = SchemaKind::array, .max_size = 3, .items = &color_schema, .unique_items = true};

constinit const SchemaNode run_name_schema = {.kind = SchemaKind::string, .min_size = 1, .max_size = 8};

}  // namespace offhand
