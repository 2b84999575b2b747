// Generated from schema/tools/demo/letter.json. Do not edit.
#include "generated/tools/demo/letter.h"

#include "generated/registry/registry.h"
#include "generated/support/define_tool.h"

namespace offhand::tools::demo {

constexpr auto kLetterMannerValues = std::to_array<std::string_view>({"background", "foreground"});
constinit const SchemaNode letter_manner_schema = {.kind = SchemaKind::string, .values = kLetterMannerValues};

std::string_view to_string(LetterManner value) { return kLetterMannerValues[static_cast<std::size_t>(value)]; }
std::optional<LetterManner> letter_manner_from_string(std::string_view text) {
  return value_of<LetterManner>(text, kLetterMannerValues);
}
void write(JsonWriter& writer, LetterManner value) { writer.value(to_string(value)); }
void read(const nlohmann::json& json, LetterManner& out) { out = letter_manner_from_string(text_of_json(json)).value_or(out); }

constexpr SchemaNode kLetterFrameWidthNode = {.kind = SchemaKind::integer};
constexpr SchemaNode kLetterFrameHeightNode = {.kind = SchemaKind::integer};
constexpr SchemaNode kLetterFrameStdinNode = {.kind = SchemaKind::boolean};
constexpr auto kLetterFrameProperties = std::to_array<SchemaProperty>({
  {.name = "width", .node = &kLetterFrameWidthNode},
  {.name = "height", .node = &kLetterFrameHeightNode},
  {.name = "stdin", .node = &kLetterFrameStdinNode},
});
constexpr auto kLetterFrameWidthNeeds = std::to_array<std::string_view>({"height"});
constexpr auto kLetterFrameDependencies = std::to_array<DependentRequired>({
  {.key = "width", .needs = kLetterFrameWidthNeeds},
});
constinit const SchemaNode letter_frame_schema = {.kind = SchemaKind::object, .properties = kLetterFrameProperties, .dependent_required = kLetterFrameDependencies};

constexpr auto kLetterFrameMemberKeys = member_keys("width", "height", "stdin");
void write(JsonWriter& writer, const LetterFrame& value) { write_members(writer, value, kLetterFrameMemberKeys); }
void read(const nlohmann::json& json, LetterFrame& out) { read_members(json, out, kLetterFrameMemberKeys); }

constexpr SchemaNode kLetterArgsWordsNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 40};
constexpr SchemaNode kLetterArgsRunNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 8};
constexpr SchemaNode kLetterArgsWindowNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 99};
constexpr auto kLetterArgsWindowPlatforms = std::to_array<std::string_view>({"macos"});
constexpr auto kLetterArgsWindowNames = std::to_array<std::string_view>({"pane"});
constexpr auto kLetterArgsWindowSlips = std::to_array<std::string_view>({"glass"});
constexpr SchemaNode kLetterArgsErrnoNode = {.kind = SchemaKind::integer, .minimum = -9.223372036854776e+18, .maximum = 9.223372036854776e+18};
constexpr SchemaNode kLetterArgsBitandNode = {.kind = SchemaKind::string, .max_size = 4};
constexpr SchemaNode kLetterArgsStdNode = {.kind = SchemaKind::integer, .minimum = 0};
constexpr SchemaNode kLetterArgsSlantNode = {.kind = SchemaKind::number, .minimum = -1e+300, .maximum = 1.8446744073709552e+19};
constexpr SchemaNode kLetterArgsSizeNode = {.kind = SchemaKind::number};
constexpr auto kLetterArgsSizePlatforms = std::to_array<std::string_view>({"macos"});
constexpr auto kLetterArgsSizeNames = std::to_array<std::string_view>({"width_of_it"});
constexpr auto kLetterArgsSizeSlips = std::to_array<std::string_view>({"wideness"});
constexpr SchemaNode kLetterArgsBoldNode = {.kind = SchemaKind::boolean};
constexpr SchemaNode kLetterArgsDryNode = {.kind = SchemaKind::boolean};
constexpr auto kLetterArgsDryNames = std::to_array<std::string_view>({"thin"});
constexpr auto kLetterArgsDrySlips = std::to_array<std::string_view>({"weak"});
constexpr SchemaNode kLetterArgsMarksItemNode = {.kind = SchemaKind::integer};
constexpr SchemaNode kLetterArgsMarksNode = {.kind = SchemaKind::array, .min_size = 1, .max_size = 3, .items = &kLetterArgsMarksItemNode};
constexpr auto kLetterArgsMarksNames = std::to_array<std::string_view>({"signs"});
constexpr auto kLetterArgsMarksSlips = std::to_array<std::string_view>({"signals"});
constexpr SchemaNode kLetterArgsBrushesItemNode = {.kind = SchemaKind::boolean};
constexpr SchemaNode kLetterArgsBrushesNode = {.kind = SchemaKind::array, .max_size = 2, .items = &kLetterArgsBrushesItemNode};
constexpr auto kLetterArgsBrushesPlatforms = std::to_array<std::string_view>({"macos"});
constexpr auto kLetterArgsFramePlatforms = std::to_array<std::string_view>({"macos"});
constexpr auto kLetterArgsFrameNames = std::to_array<std::string_view>({"border"});
constexpr auto kLetterArgsFrameSlips = std::to_array<std::string_view>({"edge"});
constexpr SchemaNode kLetterArgsOptionsItemNode = {.kind = SchemaKind::string, .max_size = 9};
constexpr SchemaNode kLetterArgsOptionsNode = {.kind = SchemaKind::object, .min_size = 1, .max_size = 3, .others = &kLetterArgsOptionsItemNode};
constexpr SchemaNode kLetterArgsExtraNode = {.kind = SchemaKind::any, .open = true};
constexpr auto kLetterArgsExtraNames = std::to_array<std::string_view>({"more"});
constexpr auto kLetterArgsExtraSlips = std::to_array<std::string_view>({"rest"});
constexpr SchemaNode kLetterArgsDataNode = {.kind = SchemaKind::any, .open = true};
constexpr auto kLetterArgsDataPlatforms = std::to_array<std::string_view>({"macos"});
constexpr SchemaNode kLetterArgsThenToolNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 128};
constexpr SchemaNode kLetterArgsThenArgumentsNode = {.open = true};
constexpr auto kLetterArgsThenProperties = std::to_array<SchemaProperty>({
  {.name = "tool", .node = &kLetterArgsThenToolNode, .required = true},
  {.name = "arguments", .node = &kLetterArgsThenArgumentsNode},
});
constexpr SchemaCall kLetterArgsThenCall = {.tool_key = "tool", .arguments_key = "arguments", .toolset = "demo", .catalog = &catalog};
constexpr SchemaNode kLetterArgsThenNode = {.kind = SchemaKind::object, .properties = kLetterArgsThenProperties, .call = &kLetterArgsThenCall};
constexpr auto kLetterArgsThenNames = std::to_array<std::string_view>({"next"});
constexpr auto kLetterArgsThenSlips = std::to_array<std::string_view>({"after"});
constexpr SchemaNode kLetterArgsLastToolNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 128};
constexpr SchemaNode kLetterArgsLastArgumentsNode = {.open = true};
constexpr auto kLetterArgsLastProperties = std::to_array<SchemaProperty>({
  {.name = "tool", .node = &kLetterArgsLastToolNode, .required = true},
  {.name = "arguments", .node = &kLetterArgsLastArgumentsNode},
});
constexpr SchemaCall kLetterArgsLastCall = {.tool_key = "tool", .arguments_key = "arguments", .toolset = "demo", .catalog = &catalog};
constexpr SchemaNode kLetterArgsLastNode = {.kind = SchemaKind::object, .properties = kLetterArgsLastProperties, .call = &kLetterArgsLastCall};
constexpr auto kLetterArgsLastPlatforms = std::to_array<std::string_view>({"macos"});
constexpr auto kLetterArgsInkNames = std::to_array<std::string_view>({"tint"});
constexpr auto kLetterArgsInkSlips = std::to_array<std::string_view>({"dye"});
constexpr auto kLetterArgsTonePlatforms = std::to_array<std::string_view>({"macos"});
constexpr SchemaNode kLetterArgsOriginsNode = {.kind = SchemaKind::array, .max_size = 3, .items = &point_schema};
constexpr SchemaNode kLetterArgsFlourishesNode = {.kind = SchemaKind::array, .max_size = 3, .items = &gesture_schema};
constexpr SchemaNode kLetterArgsStopsItemNode = {.kind = SchemaKind::integer};
constexpr SchemaNode kLetterArgsStopsNode = {.kind = SchemaKind::array, .max_size = 3, .items = &kLetterArgsStopsItemNode};
constexpr SchemaNode kLetterArgsPausesItemNode = {.kind = SchemaKind::integer};
constexpr SchemaNode kLetterArgsPausesNode = {.kind = SchemaKind::array, .max_size = 3, .items = &kLetterArgsPausesItemNode};
constexpr SchemaNode kLetterArgsLinesItemItemNode = {.kind = SchemaKind::string, .max_size = 9};
constexpr SchemaNode kLetterArgsLinesItemNode = {.kind = SchemaKind::array, .max_size = 3, .items = &kLetterArgsLinesItemItemNode};
constexpr SchemaNode kLetterArgsLinesNode = {.kind = SchemaKind::array, .max_size = 3, .items = &kLetterArgsLinesItemNode};
constexpr SchemaNode kLetterArgsLooseNode = {.kind = SchemaKind::any, .open = true};
constexpr SchemaNode kLetterArgsSlantedNode = {.kind = SchemaKind::boolean};
constexpr auto kLetterArgsProperties = std::to_array<SchemaProperty>({
  {.name = "words", .node = &kLetterArgsWordsNode, .required = true, .holds = Holds::typed_text},
  {.name = "run", .node = &kLetterArgsRunNode, .holds = Holds::session},
  {.name = "old_run", .node = &run_name_schema, .holds = Holds::session_first},
  {.name = "manner", .node = &letter_manner_schema, .unknown = "background", .holds = Holds::delivery},
  {.name = "window", .node = &kLetterArgsWindowNode, .platforms = kLetterArgsWindowPlatforms, .elsewhere = Elsewhere::ignore, .also_called = kLetterArgsWindowNames, .not_called = kLetterArgsWindowSlips},
  {.name = "errno", .node = &kLetterArgsErrnoNode},
  {.name = "bitand", .node = &kLetterArgsBitandNode},
  {.name = "std", .node = &kLetterArgsStdNode},
  {.name = "slant", .node = &kLetterArgsSlantNode, .nullable = true, .holds = Holds::plain},
  {.name = "size", .node = &kLetterArgsSizeNode, .platforms = kLetterArgsSizePlatforms, .elsewhere = Elsewhere::refuse, .also_called = kLetterArgsSizeNames, .not_called = kLetterArgsSizeSlips},
  {.name = "bold", .node = &kLetterArgsBoldNode, .nullable = true, .holds = Holds::plain},
  {.name = "dry", .node = &kLetterArgsDryNode, .also_called = kLetterArgsDryNames, .not_called = kLetterArgsDrySlips},
  {.name = "marks", .node = &kLetterArgsMarksNode, .also_called = kLetterArgsMarksNames, .not_called = kLetterArgsMarksSlips, .nullable = true, .holds = Holds::plain},
  {.name = "brushes", .node = &kLetterArgsBrushesNode, .platforms = kLetterArgsBrushesPlatforms, .elsewhere = Elsewhere::ignore},
  {.name = "frame", .node = &letter_frame_schema, .platforms = kLetterArgsFramePlatforms, .elsewhere = Elsewhere::ignore, .also_called = kLetterArgsFrameNames, .not_called = kLetterArgsFrameSlips},
  {.name = "options", .node = &kLetterArgsOptionsNode, .nullable = true, .holds = Holds::typed_text},
  {.name = "extra", .node = &kLetterArgsExtraNode, .also_called = kLetterArgsExtraNames, .not_called = kLetterArgsExtraSlips, .holds = Holds::typed_text},
  {.name = "data", .node = &kLetterArgsDataNode, .platforms = kLetterArgsDataPlatforms, .elsewhere = Elsewhere::ignore},
  {.name = "then", .node = &kLetterArgsThenNode, .also_called = kLetterArgsThenNames, .not_called = kLetterArgsThenSlips},
  {.name = "last", .node = &kLetterArgsLastNode, .platforms = kLetterArgsLastPlatforms, .elsewhere = Elsewhere::ignore},
  {.name = "ink", .node = &color_schema, .also_called = kLetterArgsInkNames, .not_called = kLetterArgsInkSlips, .nullable = true},
  {.name = "tone", .node = &mood_schema, .unknown = "wild", .platforms = kLetterArgsTonePlatforms, .elsewhere = Elsewhere::ignore},
  {.name = "margins", .node = &weights_schema},
  {.name = "seal", .node = &layers_schema},
  {.name = "origin", .node = &point_schema},
  {.name = "origins", .node = &kLetterArgsOriginsNode},
  {.name = "flourish", .node = &gesture_schema},
  {.name = "flourishes", .node = &kLetterArgsFlourishesNode},
  {.name = "place", .node = &shape_or_point_schema},
  {.name = "stops", .node = &kLetterArgsStopsNode, .nullable = true},
  {.name = "pauses", .node = &kLetterArgsPausesNode, .nullable = true},
  {.name = "lines", .node = &kLetterArgsLinesNode},
  {.name = "loose", .node = &kLetterArgsLooseNode},
  {.name = "slanted", .node = &kLetterArgsSlantedNode},
});
constinit const SchemaNode letter_args_schema = {.kind = SchemaKind::object, .properties = kLetterArgsProperties};

constexpr auto kLetterArgsMemberKeys = member_keys("words", "run", "old_run", default_member("manner"), "window",
    default_member("errno"), default_member("bitand"), default_member("std"), default_member(nullable_member("slant")),
    "size", nullable_member("bold"), default_member("dry"), nullable_member("marks"), "brushes", "frame",
    nullable_member("options"), default_member("extra"), "data", "then", "last", default_member(nullable_member("ink")),
    "tone", default_member("margins"), default_member("seal"), default_member("origin"), default_member("origins"),
    default_member("flourish"), default_member("flourishes"), default_member("place"),
    default_member(nullable_member("stops")), default_member(nullable_member("pauses")), default_member("lines"),
    default_member("loose"), default_member("slanted"));
void write(JsonWriter& writer, const LetterArgs& value) { write_changed_members(writer, value, kLetterArgsMemberKeys); }
void read(const nlohmann::json& json, LetterArgs& out) { read_members(json, out, kLetterArgsMemberKeys); }

namespace {

class LetterInvocation final : public ToolInvocation<LetterTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return named_run(arguments_.old_run, arguments_.run); }
  bool foreground() const override { return arguments_.manner == LetterManner::foreground; }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override { return keep(letter(call, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> LetterTool::invocation(LetterArgs arguments) {
  return std::make_unique<LetterInvocation>(std::move(arguments));
}

Result<LetterArgs> parse_letter_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<LetterArgs>(letter_args_schema, "demo.letter", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_letter(const nlohmann::json& json, std::string_view platform) {
  return prepare<LetterTool>(&parse_letter_args, json, platform);
}

}  // namespace offhand::tools::demo
