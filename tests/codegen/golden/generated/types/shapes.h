// Generated from schema/common/shapes.json. Do not edit.
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace offhand {

class JsonWriter;
struct SchemaNode;
struct SchemaUnion;

/// Number of a shape.
using ShapeId = std::int64_t;
extern const SchemaNode shape_id_schema;

/// A colour.
enum class Color {
  /// As a tomato.
  red,
  /// As grass.
  green,
  /// Both.
  double_,
};
std::string_view to_string(Color value);
std::optional<Color> color_from_string(std::string_view text);
void write(JsonWriter& writer, Color value);
void read(const nlohmann::json& json, Color& out);
extern const SchemaNode color_schema;

/// A mood.
enum class Mood {
  calm,
  wild,
};
std::string_view to_string(Mood value);
std::optional<Mood> mood_from_string(std::string_view text);
void write(JsonWriter& writer, Mood value);
void read(const nlohmann::json& json, Mood& out);
extern const SchemaNode mood_schema;

/// A place on the canvas.
struct Point {
  /// To the right.
  double x = 0;
  /// Down.
  double y = 0;
  bool operator==(const Point&) const = default;
};
void write(JsonWriter& writer, const Point& value);
void read(const nlohmann::json& json, Point& out);
extern const SchemaNode point_schema;

/// A shape.
struct ShapeByNumber {
  /// Number of a shape.
  ShapeId shape = 0;
  /// Layer.
  std::optional<std::int64_t> layer{};
  bool operator==(const ShapeByNumber&) const = default;
};
void write(JsonWriter& writer, const ShapeByNumber& value);
void read(const nlohmann::json& json, ShapeByNumber& out);

/// A place.
struct PlaceOnCanvas {
  /// Place to the right.
  double x = 0;
  /// Place down.
  double y = 0;
  bool operator==(const PlaceOnCanvas&) const = default;
};
void write(JsonWriter& writer, const PlaceOnCanvas& value);
void read(const nlohmann::json& json, PlaceOnCanvas& out);

/// What to paint at.
using ShapeOrPoint = std::variant<ShapeByNumber, PlaceOnCanvas>;
void write(JsonWriter& writer, const ShapeOrPoint& value);
void read(const nlohmann::json& json, ShapeOrPoint& out);
extern const SchemaUnion shape_or_point_union;
extern const SchemaNode shape_or_point_schema;

/// Corners.
using Corners = std::vector<Point>;

/// What it was painted with.
enum class StrokeWith {
  /// The usual one.
  brush,
  /// Where there is one.
  pencil,
};
std::string_view to_string(StrokeWith value);
std::optional<StrokeWith> stroke_with_from_string(std::string_view text);
void write(JsonWriter& writer, StrokeWith value);

/// A stroke that was painted.
struct Stroke {
  /// A colour.
  Color color{};
  /// Length in pixels.
  double length = 0;
  /// Corners.
  Corners points{};
  /// What to know about it.
  std::optional<std::string> note{};
  /// Whether it is still wet.
  std::optional<bool> wet{};
  /// What it was painted with.
  std::optional<StrokeWith> with{};
};
void write(JsonWriter& writer, const Stroke& value);
/// The text of a reply.
std::string text_of(const Stroke& value, std::string_view verb);

}  // namespace offhand
