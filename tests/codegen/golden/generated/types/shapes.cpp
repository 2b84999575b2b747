// Generated from schema/common/shapes.json. Do not edit.
#include "generated/types/shapes.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "codegen/runtime/json_reader.h"
#include "codegen/runtime/json_writer.h"
#include "codegen/runtime/schema.h"
#include "codegen/runtime/text.h"

namespace offhand {

constinit const SchemaNode shape_id_schema = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 99};

namespace {
constexpr auto kColorValues = std::to_array<std::string_view>({"red", "green", "double"});
constexpr auto kColorAliases = std::to_array<EnumAlias>({
  {.alias = "rouge", .value = "red"},
  {.alias = "vert", .value = "green"},
});
}  // namespace

constinit const SchemaNode color_schema = {.kind = SchemaKind::string, .values = kColorValues, .aliases = kColorAliases};

std::string_view to_string(Color value) { return kColorValues[static_cast<std::size_t>(value)]; }

std::optional<Color> color_from_string(std::string_view text) {
  for (const EnumAlias& alias : kColorAliases) {
    if (alias.alias == text) text = alias.value;
  }
  const auto found = std::find(kColorValues.begin(), kColorValues.end(), text);
  if (found == kColorValues.end()) return std::nullopt;
  return static_cast<Color>(found - kColorValues.begin());
}

void write(JsonWriter& writer, Color value) { writer.value(to_string(value)); }

void read(const nlohmann::json& json, Color& out) {
  out = color_from_string(text_of_json(json)).value_or(out);
}

namespace {
constexpr auto kMoodValues = std::to_array<std::string_view>({"calm", "wild"});
}  // namespace

constinit const SchemaNode mood_schema = {.kind = SchemaKind::string, .values = kMoodValues};

std::string_view to_string(Mood value) { return kMoodValues[static_cast<std::size_t>(value)]; }

std::optional<Mood> mood_from_string(std::string_view text) {
  const auto found = std::find(kMoodValues.begin(), kMoodValues.end(), text);
  if (found == kMoodValues.end()) return std::nullopt;
  return static_cast<Mood>(found - kMoodValues.begin());
}

void write(JsonWriter& writer, Mood value) { writer.value(to_string(value)); }

void read(const nlohmann::json& json, Mood& out) {
  out = mood_from_string(text_of_json(json)).value_or(out);
}

namespace {
constexpr SchemaNode kPointXNode = {.kind = SchemaKind::number};
constexpr SchemaNode kPointYNode = {.kind = SchemaKind::number};
constexpr auto kPointProperties = std::to_array<SchemaProperty>({
  {.name = "x", .node = &kPointXNode, .required = true},
  {.name = "y", .node = &kPointYNode, .required = true},
});
}  // namespace

constinit const SchemaNode point_schema = {.kind = SchemaKind::object, .properties = kPointProperties};

void write(JsonWriter& writer, const Point& value) {
  writer.begin_object();
  write_member(writer, "x", value.x);
  write_member(writer, "y", value.y);
  writer.end_object();
}

void read(const nlohmann::json& json, Point& out) {
  read_member(json, "x", out.x);
  read_member(json, "y", out.y);
}

void write(JsonWriter& writer, const ShapeByNumber& value) {
  writer.begin_object();
  write_member(writer, "shape", value.shape);
  write_member(writer, "layer", value.layer);
  writer.end_object();
}

void read(const nlohmann::json& json, ShapeByNumber& out) {
  read_member(json, "shape", out.shape);
  read_member(json, "layer", out.layer);
}

void write(JsonWriter& writer, const PlaceOnCanvas& value) {
  writer.begin_object();
  write_member(writer, "x", value.x);
  write_member(writer, "y", value.y);
  writer.end_object();
}

void read(const nlohmann::json& json, PlaceOnCanvas& out) {
  read_member(json, "x", out.x);
  read_member(json, "y", out.y);
}

namespace {
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
}  // namespace

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

namespace {
constexpr auto kStrokeWithValues = std::to_array<std::string_view>({"brush", "pencil"});
}  // namespace

std::string_view to_string(StrokeWith value) { return kStrokeWithValues[static_cast<std::size_t>(value)]; }

std::optional<StrokeWith> stroke_with_from_string(std::string_view text) {
  const auto found = std::find(kStrokeWithValues.begin(), kStrokeWithValues.end(), text);
  if (found == kStrokeWithValues.end()) return std::nullopt;
  return static_cast<StrokeWith>(found - kStrokeWithValues.begin());
}

void write(JsonWriter& writer, StrokeWith value) { writer.value(to_string(value)); }

void write(JsonWriter& writer, const Stroke& value) {
  writer.begin_object();
  write_member(writer, "color", value.color);
  write_member(writer, "length", value.length);
  write_member(writer, "points", value.points);
  write_member(writer, "note", value.note);
  write_member(writer, "wet", value.wet);
  write_member(writer, "with", value.with);
  writer.end_object();
}

std::string text_of(const Stroke& value, std::string_view verb) {
  std::string text;
  append_text(text, verb);
  if (value.color == Color::green) {
    text += " much";
  }
  text += " ";
  append_text(text, value.length);
  text += " pixels in ";
  append_text(text, to_string(value.color));
  if (!value.points.empty()) {
    text += ", ";
    append_text(text, value.points.size());
    text += " corners";
  }
  if (value.note.has_value() && !value.note->empty()) {
    text += ", ";
    append_text(text, *value.note);
  }
  if (value.wet.has_value() && *value.wet) {
    text += " (wet";
    text += ")";
  }
  for (const auto& row : value.points) {
    text += '\n';
    text += "- ";
    append_text(text, row.x);
    text += ", ";
    append_text(text, row.y);
  }
  return text;
}

}  // namespace offhand
