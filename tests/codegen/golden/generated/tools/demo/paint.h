// Generated from schema/tools/demo/paint.json. Do not edit.
#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/tool.h"
#include "generated/types/shapes.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::demo {

/// Which brush.
enum class PaintBrush {
  round,
  flat,
};
std::string_view to_string(PaintBrush value);
std::optional<PaintBrush> paint_brush_from_string(std::string_view text);
void write(JsonWriter& writer, PaintBrush value);
void read(const nlohmann::json& json, PaintBrush& out);
extern const SchemaNode paint_brush_schema;

struct PaintArgs {
  /// What to paint at.
  ShapeOrPoint target{};
  /// How to do it; any other value means calm.
  Mood mood = Mood::calm;
  /// A colour.
  Color color{};
  /// Width of the brush.
  std::int64_t width = 2;
  /// Which brush.
  PaintBrush brush = PaintBrush::round;
  /// Word beside it.
  std::optional<std::string> label{};
  /// Size of the word.
  std::optional<std::int64_t> label_size{};
  /// Corners on the way.
  std::vector<Point> via{};
  /// More colours.
  std::vector<Color> colors = {Color::red};
  /// Writes a picture here.
  std::optional<std::string> out_file{};
  /// Waits until it is dry.
  bool dry = true;
  /// Uses the pencil.
  std::optional<bool> pencil{};
  /// Ink to use.
  std::optional<std::string> ink{};
  bool operator==(const PaintArgs&) const = default;
};
void write(JsonWriter& writer, const PaintArgs& value);
void read(const nlohmann::json& json, PaintArgs& out);
extern const SchemaNode paint_args_schema;

/// All problems at once, never half a struct.
Result<PaintArgs> parse_paint_args(const nlohmann::json& json, std::string_view platform = {});

/// Paints a stroke.
/// Written by hand in impl/tools/demo/paint.cpp.
Result<Stroke> paint(Call& call, const PaintArgs& args);

Result<std::unique_ptr<Invocation>> prepare_paint(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo paint_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct PaintTool {
  using Arguments = PaintArgs;
  using Result = Stroke;
  static const ToolInfo& info() { return paint_tool; }
  static std::unique_ptr<Invocation> invocation(PaintArgs arguments);
};

}  // namespace offhand::tools::demo
