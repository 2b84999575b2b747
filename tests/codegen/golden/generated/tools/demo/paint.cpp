// Generated from schema/tools/demo/paint.json. Do not edit.
#include "generated/tools/demo/paint.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "codegen/runtime/json_reader.h"
#include "codegen/runtime/json_writer.h"
#include "codegen/runtime/schema.h"
#include "codegen/runtime/text.h"
#include "generated/support/platforms.h"
#include "generated/types/errors.h"

namespace offhand::tools::demo {

namespace {
constexpr auto kPaintBrushValues = std::to_array<std::string_view>({"round", "flat"});
}  // namespace

constinit const SchemaNode paint_brush_schema = {.kind = SchemaKind::string, .values = kPaintBrushValues};

std::string_view to_string(PaintBrush value) { return kPaintBrushValues[static_cast<std::size_t>(value)]; }

std::optional<PaintBrush> paint_brush_from_string(std::string_view text) {
  const auto found = std::find(kPaintBrushValues.begin(), kPaintBrushValues.end(), text);
  if (found == kPaintBrushValues.end()) return std::nullopt;
  return static_cast<PaintBrush>(found - kPaintBrushValues.begin());
}

void write(JsonWriter& writer, PaintBrush value) { writer.value(to_string(value)); }

void read(const nlohmann::json& json, PaintBrush& out) {
  out = paint_brush_from_string(text_of_json(json)).value_or(out);
}

namespace {
constexpr SchemaNode kPaintArgsLayerNode = {.kind = SchemaKind::integer, .minimum = 0};
constexpr SchemaNode kPaintArgsXNode = {.kind = SchemaKind::number};
constexpr SchemaNode kPaintArgsYNode = {.kind = SchemaKind::number};
constexpr SchemaNode kPaintArgsWidthNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 9};
constexpr SchemaNode kPaintArgsLabelNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 8, .pattern = "^[a-z]+$"};
constexpr SchemaNode kPaintArgsLabelSizeNode = {.kind = SchemaKind::integer, .minimum = 1};
constexpr SchemaNode kPaintArgsViaNode = {.kind = SchemaKind::array, .max_size = 3, .items = &point_schema};
constexpr SchemaNode kPaintArgsColorsNode = {.kind = SchemaKind::array, .max_size = 3, .items = &color_schema};
constexpr SchemaNode kPaintArgsOutFileNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 64, .format = SchemaFormat::path};
constexpr SchemaNode kPaintArgsDryNode = {.kind = SchemaKind::boolean};
constexpr SchemaNode kPaintArgsPencilNode = {.kind = SchemaKind::boolean};
constexpr auto kPaintArgsPencilPlatforms = std::to_array<std::string_view>({"macos"});
constexpr SchemaNode kPaintArgsInkNode = {.kind = SchemaKind::string, .max_size = 16};
constexpr auto kPaintArgsInkPlatforms = std::to_array<std::string_view>({"macos"});
constexpr auto kPaintArgsProperties = std::to_array<SchemaProperty>({
  {.name = "shape", .node = &shape_id_schema},
  {.name = "layer", .node = &kPaintArgsLayerNode},
  {.name = "x", .node = &kPaintArgsXNode},
  {.name = "y", .node = &kPaintArgsYNode},
  {.name = "mood", .node = &mood_schema, .unknown = "calm"},
  {.name = "color", .node = &color_schema, .required = true},
  {.name = "width", .node = &kPaintArgsWidthNode},
  {.name = "brush", .node = &paint_brush_schema},
  {.name = "label", .node = &kPaintArgsLabelNode},
  {.name = "label_size", .node = &kPaintArgsLabelSizeNode},
  {.name = "via", .node = &kPaintArgsViaNode},
  {.name = "colors", .node = &kPaintArgsColorsNode},
  {.name = "out_file", .node = &kPaintArgsOutFileNode},
  {.name = "dry", .node = &kPaintArgsDryNode},
  {.name = "pencil", .node = &kPaintArgsPencilNode, .platforms = kPaintArgsPencilPlatforms, .elsewhere = Elsewhere::refuse},
  {.name = "ink", .node = &kPaintArgsInkNode, .platforms = kPaintArgsInkPlatforms, .elsewhere = Elsewhere::ignore},
});
constexpr auto kPaintArgsUnions = std::to_array<const SchemaUnion*>({
  &shape_or_point_union,
});
constexpr auto kPaintArgsLabelSizeNeeds = std::to_array<std::string_view>({"label"});
constexpr auto kPaintArgsDependencies = std::to_array<DependentRequired>({
  {.key = "label_size", .needs = kPaintArgsLabelSizeNeeds},
});
}  // namespace

constinit const SchemaNode paint_args_schema = {.kind = SchemaKind::object, .properties = kPaintArgsProperties, .unions = kPaintArgsUnions, .dependent_required = kPaintArgsDependencies};

void write(JsonWriter& writer, const PaintArgs& value) {
  writer.begin_object();
  static const PaintArgs otherwise;
  write_joined(writer, "", value.target);
  write_changed(writer, "mood", value.mood, otherwise.mood);
  write_member(writer, "color", value.color);
  write_changed(writer, "width", value.width, otherwise.width);
  write_changed(writer, "brush", value.brush, otherwise.brush);
  write_member(writer, "label", value.label);
  write_member(writer, "label_size", value.label_size);
  write_changed(writer, "via", value.via, otherwise.via);
  write_changed(writer, "colors", value.colors, otherwise.colors);
  write_member(writer, "out_file", value.out_file);
  write_changed(writer, "dry", value.dry, otherwise.dry);
  write_member(writer, "pencil", value.pencil);
  write_member(writer, "ink", value.ink);
  writer.end_object();
}

void read(const nlohmann::json& json, PaintArgs& out) {
  read(json, out.target);
  read_member(json, "mood", out.mood);
  read_member(json, "color", out.color);
  read_member(json, "width", out.width);
  read_member(json, "brush", out.brush);
  read_member(json, "label", out.label);
  read_member(json, "label_size", out.label_size);
  read_member(json, "via", out.via);
  read_member(json, "colors", out.colors);
  read_member(json, "out_file", out.out_file);
  read_member(json, "dry", out.dry);
  read_member(json, "pencil", out.pencil);
  read_member(json, "ink", out.ink);
}

namespace {

class PaintInvocation final : public TypedInvocation<PaintArgs, Stroke> {
 public:
  explicit PaintInvocation(PaintArgs arguments) : TypedInvocation(paint_tool, std::move(arguments)) {}

  Subject subject() const override { return {.kind = SubjectKind::desktop}; }
  std::size_t fingerprint() const override {
    auto action = arguments_;
    return std::hash<std::string>{}("demo.paint" + to_json(action));
  }
  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override {
    const auto& result = outcome();
    Reply reply;
    std::string verb;
    verb += "Painted";
    if (result.note.has_value() && !result.note->empty()) {
      verb += " with ";
      append_text(verb, *result.note);
    }
    reply.text = text_of(result, verb);
    reply.structured = to_json(result);
    return reply;
  }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    OFFHAND_ASSIGN(outcome_, paint(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> PaintTool::invocation(PaintArgs arguments) {
  return std::make_unique<PaintInvocation>(std::move(arguments));
}

Result<PaintArgs> parse_paint_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(paint_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("demo.paint", checked.problems()));
  PaintArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_paint(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(paint_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_paint_args(json, platform));
  return PaintTool::invocation(std::move(args));
}

}  // namespace offhand::tools::demo
