// Generated from schema/tools/demo/letter.json. Do not edit.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/tool.h"
#include "codegen/runtime/json_value.h"
#include "generated/types/constructs.h"
#include "generated/types/shapes.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::demo {

/// How.
enum class LetterManner {
  background,
  foreground,
};
std::string_view to_string(LetterManner value);
std::optional<LetterManner> letter_manner_from_string(std::string_view text);
void write(JsonWriter& writer, LetterManner value);
void read(const nlohmann::json& json, LetterManner& out);
extern const SchemaNode letter_manner_schema;

/// A frame that is painted around the letters.
struct LetterFrame {
  /// How wide.
  std::optional<std::int64_t> width{};
  /// How high.
  std::optional<std::int64_t> height{};
  /// A macro again.
  bool stdin_ = true;
  bool operator==(const LetterFrame&) const = default;
};
void write(JsonWriter& writer, const LetterFrame& value);
void read(const nlohmann::json& json, LetterFrame& out);
extern const SchemaNode letter_frame_schema;

struct LetterArgs {
  /// What to write on the canvas, from left to right.
  std::string words{};
  /// For whom.
  std::optional<std::string> run{};
  /// For whom the letters are, as it was said once.
  std::optional<RunName> old_run{};
  /// How.
  LetterManner manner = LetterManner::background;
  /// Where.
  std::optional<std::int64_t> window{};
  /// A name that is a macro, and the lowest number.
  std::int64_t errno_ = (-9223372036854775807 - 1);
  /// A name that is an operator.
  std::string bitand_ = "";
  /// A name that everything else is named by.
  std::int64_t std_ = 9223372036854775807;
  /// How far the letters lean to the right; below 0 to the left.
  std::optional<double> slant = 0.5;
  /// How wide.
  std::optional<double> size{};
  /// Whether the letters are bold; null: as the painter likes it.
  std::optional<std::optional<bool>> bold{};
  /// Whether it is.
  bool dry = false;
  /// Positions at which the brush stops for a moment.
  std::optional<std::optional<std::vector<std::int64_t>>> marks{};
  /// Which.
  std::optional<std::vector<bool>> brushes{};
  /// A frame that is painted around the letters.
  std::optional<LetterFrame> frame{};
  /// Beside it.
  std::optional<std::optional<std::map<std::string, std::string>>> options{};
  /// Whatever else belongs to the letters.
  JsonValue extra = {"[1,\"a\"]"};
  /// Whatever, there.
  std::optional<JsonValue> data{};
  /// What another tool is to do after the letters are written.
  std::optional<ToolCall> then{};
  /// What to do then.
  std::optional<ToolCall> last{};
  /// Its colour.
  std::optional<Color> ink{};
  /// In which mood.
  std::optional<Mood> tone{};
  /// A default that is a map.
  Weights margins = {{"left", 1}, {"right", 0.5}};
  /// A default that is a tree.
  Layers seal = Layers{.title = "wax", .above = std::vector<Layers>{Layers{.title = "ribbon"}}, .named = std::map<std::string, Layers>{{"edge", Layers{.title = "gold"}}}};
  /// A default that is an object.
  Point origin = Point{.x = 1, .y = -2.5};
  /// Objects in a list.
  std::vector<Point> origins = {Point{.x = 1, .y = 2}};
  /// A form by its tag.
  Gesture flourish = DabAt{.x = 1, .y = 2, .color = Color::red};
  /// Forms in a list.
  std::vector<Gesture> flourishes = {CleanBrush{}, Rest{.for_ms = 5}};
  /// A form by its keys.
  ShapeOrPoint place = PlaceOnCanvas{.x = 1, .y = 2};
  /// A list for which null may stand.
  std::optional<std::vector<std::int64_t>> stops = std::vector<std::int64_t>{1, 2};
  /// One that is empty, and not null.
  std::optional<std::vector<std::int64_t>> pauses = std::vector<std::int64_t>{};
  /// Lists in a list.
  std::vector<std::vector<std::string>> lines = {std::vector<std::string>{"a"}, std::vector<std::string>{"b", "c"}};
  /// Whatever, and that is an empty list.
  JsonValue loose = {"[]"};
  /// Like this: \.
  bool slanted = false;
  bool operator==(const LetterArgs&) const = default;
};
void write(JsonWriter& writer, const LetterArgs& value);
void read(const nlohmann::json& json, LetterArgs& out);
extern const SchemaNode letter_args_schema;

/// All problems at once, never half a struct.
Result<LetterArgs> parse_letter_args(const nlohmann::json& json, std::string_view platform = {});

/// Writes on the canvas; its schema has the keywords that the other tools do without, and names that C++ has for
/// something else.
/// Written by hand in impl/tools/demo/letter.cpp.
Result<Reply> letter(Call& call, const LetterArgs& args);

Result<std::unique_ptr<Invocation>> prepare_letter(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo letter_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct LetterTool {
  using Arguments = LetterArgs;
  using Result = Reply;
  static const ToolInfo& info() { return letter_tool; }
  static std::unique_ptr<Invocation> invocation(LetterArgs arguments);
};

}  // namespace offhand::tools::demo
