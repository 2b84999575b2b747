// Generated from schema/tools/demo/paint.json. Do not edit.
#include "generated/tools/demo/paint.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::demo {

constexpr auto kPaintBrushValues = std::to_array<std::string_view>({"round", "flat"});
constinit const SchemaNode paint_brush_schema = {.kind = SchemaKind::string, .values = kPaintBrushValues};

std::string_view to_string(PaintBrush value) { return kPaintBrushValues[static_cast<std::size_t>(value)]; }
std::optional<PaintBrush> paint_brush_from_string(std::string_view text) {
  return value_of<PaintBrush>(text, kPaintBrushValues);
}
void write(JsonWriter& writer, PaintBrush value) { writer.value(to_string(value)); }
void read(const nlohmann::json& json, PaintBrush& out) { out = paint_brush_from_string(text_of_json(json)).value_or(out); }

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
  {.name = "label", .node = &kPaintArgsLabelNode, .holds = Holds::typed_text},
  {.name = "label_size", .node = &kPaintArgsLabelSizeNode},
  {.name = "via", .node = &kPaintArgsViaNode},
  {.name = "colors", .node = &kPaintArgsColorsNode},
  {.name = "out_file", .node = &kPaintArgsOutFileNode, .holds = Holds::output_path},
  {.name = "dry", .node = &kPaintArgsDryNode},
  {.name = "pencil", .node = &kPaintArgsPencilNode, .platforms = kPaintArgsPencilPlatforms, .elsewhere = Elsewhere::refuse},
  {.name = "ink", .node = &kPaintArgsInkNode, .platforms = kPaintArgsInkPlatforms, .elsewhere = Elsewhere::ignore, .holds = Holds::plain},
});
constexpr auto kPaintArgsUnions = std::to_array<const SchemaUnion*>({
  &shape_or_point_union,
});
constexpr auto kPaintArgsLabelSizeNeeds = std::to_array<std::string_view>({"label"});
constexpr auto kPaintArgsDependencies = std::to_array<DependentRequired>({
  {.key = "label_size", .needs = kPaintArgsLabelSizeNeeds},
});
constinit const SchemaNode paint_args_schema = {.kind = SchemaKind::object, .properties = kPaintArgsProperties, .unions = kPaintArgsUnions, .dependent_required = kPaintArgsDependencies};

constexpr auto kPaintArgsMemberKeys = member_keys(joined_members(""), default_member("mood"), "color",
    default_member("width"), default_member("brush"), "label", "label_size", default_member("via"),
    default_member("colors"), "out_file", default_member("dry"), "pencil", "ink");
void write(JsonWriter& writer, const PaintArgs& value) { write_changed_members(writer, value, kPaintArgsMemberKeys); }
void read(const nlohmann::json& json, PaintArgs& out) { read_members(json, out, kPaintArgsMemberKeys); }

namespace {

class PaintInvocation final : public ToolInvocation<PaintTool> {
 public:
  using ToolInvocation::ToolInvocation;
  Address address() const override { return address::Desktop{}; }
  std::size_t fingerprint() const override {
    return fingerprint_of(paint_tool.identity, arguments_.target, arguments_.mood, arguments_.color, arguments_.width,
        arguments_.brush, arguments_.label, arguments_.label_size, arguments_.via, arguments_.colors, arguments_.out_file,
        arguments_.dry, arguments_.pencil, arguments_.ink);
  }
  Reply reply() const override {
    const auto& result = outcome();
    std::string verb;
    append_parts(verb, "Painted");
    if (result.note.has_value() && !result.note->empty()) append_parts(verb, " with ", *result.note);
    return structured_reply(text_of(outcome(), verb), outcome());
  }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override { return keep(paint(call, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> PaintTool::invocation(PaintArgs arguments) {
  return std::make_unique<PaintInvocation>(std::move(arguments));
}

Result<PaintArgs> parse_paint_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<PaintArgs>(paint_args_schema, "demo.paint", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_paint(const nlohmann::json& json, std::string_view platform) {
  return prepare<PaintTool>(&parse_paint_args, json, platform);
}

}  // namespace offhand::tools::demo
