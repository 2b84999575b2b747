// Generated from schema/common/constructs.json. Do not edit.
#pragma once

#include <cstdint>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "codegen/runtime/enum_set.h"
#include "generated/types/shapes.h"

namespace offhand {

class JsonWriter;
struct SchemaNode;
struct SchemaUnion;

/// A shape and nothing else.
using ShapeAlone = std::variant<ShapeByNumber>;
void write(JsonWriter& writer, const ShapeAlone& value);
void read(const nlohmann::json& json, ShapeAlone& out);
extern const SchemaUnion shape_alone_union;
extern const SchemaNode shape_alone_schema;

/// Touches the canvas.
struct DabAt {
  /// To the right.
  double x = 0;
  /// Down.
  double y = 0;
  /// A colour.
  std::optional<Color> color{};
  bool operator==(const DabAt&) const = default;
};
void write(JsonWriter& writer, const DabAt& value);
void read(const nlohmann::json& json, DabAt& out);

/// Waits.
struct Rest {
  /// How long.
  std::optional<std::int64_t> for_ms{};
  bool operator==(const Rest&) const = default;
};
void write(JsonWriter& writer, const Rest& value);
void read(const nlohmann::json& json, Rest& out);

/// Rinses the brush.
struct CleanBrush {
  bool operator==(const CleanBrush&) const = default;
};
void write(JsonWriter& writer, const CleanBrush& value);
void read(const nlohmann::json& json, CleanBrush& out);

/// One gesture of the brush.
using Gesture = std::variant<DabAt, Rest, CleanBrush>;
void write(JsonWriter& writer, const Gesture& value);
void read(const nlohmann::json& json, Gesture& out);
extern const SchemaUnion gesture_union;
extern const SchemaNode gesture_schema;

/// A gesture that leaves no trace.
using QuietGesture = std::variant<Rest, CleanBrush>;
void write(JsonWriter& writer, const QuietGesture& value);
void read(const nlohmann::json& json, QuietGesture& out);
extern const SchemaUnion quiet_gesture_union;
extern const SchemaNode quiet_gesture_schema;

/// A layer with those above it.
struct Layers {
  /// What it is called.
  std::string title{};
  /// Layers above it.
  std::vector<Layers> above{};
  /// Layers by name.
  std::map<std::string, Layers> named{};
  bool operator==(const Layers&) const = default;
};
void write(JsonWriter& writer, const Layers& value);
void read(const nlohmann::json& json, Layers& out);
extern const SchemaNode layers_schema;

/// How much of each.
using Weights = std::map<std::string, double>;
extern const SchemaNode weights_schema;

/// Colours, each once.
using Palette = EnumSet<Color>;
extern const SchemaNode palette_schema;

/// Name of a run.
using RunName = std::string;
extern const SchemaNode run_name_schema;

}  // namespace offhand
