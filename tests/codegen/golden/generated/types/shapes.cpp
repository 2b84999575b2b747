// Generated from schema/common/shapes.json. Do not edit.
#include "generated/types/shapes.h"

#include "codegen/runtime/define_types.h"

namespace offhand {

constinit const SchemaNode shape_id_schema = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 99};

constexpr auto kColorValues = std::to_array<std::string_view>({"red", "green", "double"});
constexpr auto kColorAliases = std::to_array<EnumAlias>({
  {.alias = "rouge", .value = "red"},
  {.alias = "vert", .value = "green"},
});
constinit const SchemaNode color_schema = {.kind = SchemaKind::string, .values = kColorValues, .aliases = kColorAliases};

std::string_view to_string(Color value) { return kColorValues[static_cast<std::size_t>(value)]; }
std::optional<Color> color_from_string(std::string_view text) {
  return value_of<Color>(text, kColorValues, kColorAliases);
}
void write(JsonWriter& writer, Color value) { writer.value(to_string(value)); }
void read(const nlohmann::json& json, Color& out) { out = color_from_string(text_of_json(json)).value_or(out); }

constexpr auto kMoodValues = std::to_array<std::string_view>({"calm", "wild"});
constinit const SchemaNode mood_schema = {.kind = SchemaKind::string, .values = kMoodValues};

std::string_view to_string(Mood value) { return kMoodValues[static_cast<std::size_t>(value)]; }
std::optional<Mood> mood_from_string(std::string_view text) {
  return value_of<Mood>(text, kMoodValues);
}
void write(JsonWriter& writer, Mood value) { writer.value(to_string(value)); }
void read(const nlohmann::json& json, Mood& out) { out = mood_from_string(text_of_json(json)).value_or(out); }

constexpr SchemaNode kPointXNode = {.kind = SchemaKind::number};
constexpr SchemaNode kPointYNode = {.kind = SchemaKind::number};
constexpr auto kPointProperties = std::to_array<SchemaProperty>({
  {.name = "x", .node = &kPointXNode, .required = true},
  {.name = "y", .node = &kPointYNode, .required = true},
});
constinit const SchemaNode point_schema = {.kind = SchemaKind::object, .properties = kPointProperties};

constexpr auto kPointMemberKeys = member_keys("x", "y");
void write(JsonWriter& writer, const Point& value) { write_members(writer, value, kPointMemberKeys); }
void read(const nlohmann::json& json, Point& out) { read_members(json, out, kPointMemberKeys); }

constexpr auto kShapeByNumberMemberKeys = member_keys("shape", "layer");
void write(JsonWriter& writer, const ShapeByNumber& value) { write_members(writer, value, kShapeByNumberMemberKeys); }
void read(const nlohmann::json& json, ShapeByNumber& out) { read_members(json, out, kShapeByNumberMemberKeys); }

constexpr auto kPlaceOnCanvasMemberKeys = member_keys("x", "y");
void write(JsonWriter& writer, const PlaceOnCanvas& value) { write_members(writer, value, kPlaceOnCanvasMemberKeys); }
void read(const nlohmann::json& json, PlaceOnCanvas& out) { read_members(json, out, kPlaceOnCanvasMemberKeys); }

constexpr auto kShapeOrPointKeys = std::to_array<std::string_view>({"shape", "layer", "x", "y"});
constexpr auto kShapeOrPointShapeByNumberRequired = std::to_array<std::string_view>({"shape"});
constexpr auto kShapeOrPointShapeByNumberOptional = std::to_array<std::string_view>({"layer"});
constexpr auto kShapeOrPointPlaceOnCanvasRequired = std::to_array<std::string_view>({"x", "y"});
constexpr auto kShapeOrPointForms = std::to_array<SchemaForm>({
  {.name = "ShapeByNumber", .required = kShapeOrPointShapeByNumberRequired, .optional = kShapeOrPointShapeByNumberOptional},
  {.name = "PlaceOnCanvas", .required = kShapeOrPointPlaceOnCanvasRequired},
});
constexpr SchemaNode kShapeOrPointLayerNode = {.kind = SchemaKind::integer, .minimum = 0};
constexpr SchemaNode kShapeOrPointXNode = {.kind = SchemaKind::number};
constexpr SchemaNode kShapeOrPointYNode = {.kind = SchemaKind::number};
constexpr auto kShapeOrPointProperties = std::to_array<SchemaProperty>({
  {.name = "shape", .node = &shape_id_schema},
  {.name = "layer", .node = &kShapeOrPointLayerNode},
  {.name = "x", .node = &kShapeOrPointXNode},
  {.name = "y", .node = &kShapeOrPointYNode},
});
constexpr auto kShapeOrPointUnions = std::to_array<const SchemaUnion*>({
  &shape_or_point_union,
});
constinit const SchemaUnion shape_or_point_union = {.keys = kShapeOrPointKeys, .forms = kShapeOrPointForms};
constinit const SchemaNode shape_or_point_schema = {.kind = SchemaKind::object, .properties = kShapeOrPointProperties, .unions = kShapeOrPointUnions};

void write(JsonWriter& writer, const ShapeOrPoint& value) {
  std::visit([&](const auto& form) { write(writer, form); }, value);
}

void read(const nlohmann::json& json, ShapeOrPoint& out) {
  switch (form_of(shape_or_point_union, json)) {
    case 0: return read(json, out.emplace<ShapeByNumber>());
    default: return read(json, out.emplace<PlaceOnCanvas>());
  }
}

constexpr auto kStrokeWithValues = std::to_array<std::string_view>({"brush", "pencil"});
std::string_view to_string(StrokeWith value) { return kStrokeWithValues[static_cast<std::size_t>(value)]; }
std::optional<StrokeWith> stroke_with_from_string(std::string_view text) {
  return value_of<StrokeWith>(text, kStrokeWithValues);
}
void write(JsonWriter& writer, StrokeWith value) { writer.value(to_string(value)); }

constexpr auto kStrokeMemberKeys = member_keys("color", "length", "points", "note", "wet", "with");
void write(JsonWriter& writer, const Stroke& value) { write_members(writer, value, kStrokeMemberKeys); }

std::string text_of(const Stroke& value, std::string_view verb) {
  std::string text;
  append_parts(text, verb);
  if (value.color == Color::green) append_parts(text, " much");
  append_parts(text, " ", value.length, " pixels in ", to_string(value.color));
  if (!value.points.empty()) append_parts(text, ", ", value.points.size(), " corners");
  if (value.note.has_value() && !value.note->empty()) append_parts(text, ", ", *value.note);
  if (value.wet.has_value() && *value.wet) append_parts(text, " (wet", ")");
  if (value.with.has_value() && *value.with != StrokeWith::brush) {
    append_parts(text, ", no brush but a ", to_string(*value.with));
  }
  for (const auto& row : value.points) {
    append_parts(text, "\n", "- ", row.x, ", ", row.y);
  }
  return text;
}

}  // namespace offhand
