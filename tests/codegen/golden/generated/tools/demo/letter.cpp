// Generated from schema/tools/demo/letter.json. Do not edit.
#include "generated/tools/demo/letter.h"

#include <algorithm>
#include <array>
#include <cstddef>
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
#include "generated/registry/registry.h"
#include "generated/support/platforms.h"
#include "generated/types/errors.h"

namespace offhand::tools::demo {

namespace {
constexpr auto kLetterMannerValues = std::to_array<std::string_view>({"background", "foreground"});
}  // namespace

constinit const SchemaNode letter_manner_schema = {.kind = SchemaKind::string, .values = kLetterMannerValues};

std::string_view to_string(LetterManner value) { return kLetterMannerValues[static_cast<std::size_t>(value)]; }

std::optional<LetterManner> letter_manner_from_string(std::string_view text) {
  const auto found = std::find(kLetterMannerValues.begin(), kLetterMannerValues.end(), text);
  if (found == kLetterMannerValues.end()) return std::nullopt;
  return static_cast<LetterManner>(found - kLetterMannerValues.begin());
}

void write(JsonWriter& writer, LetterManner value) { writer.value(to_string(value)); }

void read(const nlohmann::json& json, LetterManner& out) {
  out = letter_manner_from_string(text_of_json(json)).value_or(out);
}

namespace {
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
}  // namespace

constinit const SchemaNode letter_frame_schema = {.kind = SchemaKind::object, .properties = kLetterFrameProperties, .dependent_required = kLetterFrameDependencies};

void write(JsonWriter& writer, const LetterFrame& value) {
  writer.begin_object();
  write_member(writer, "width", value.width);
  write_member(writer, "height", value.height);
  write_member(writer, "stdin", value.stdin_);
  writer.end_object();
}

void read(const nlohmann::json& json, LetterFrame& out) {
  read_member(json, "width", out.width);
  read_member(json, "height", out.height);
  read_member(json, "stdin", out.stdin_);
}

namespace {
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
  {.name = "words", .node = &kLetterArgsWordsNode, .required = true},
  {.name = "run", .node = &kLetterArgsRunNode},
  {.name = "old_run", .node = &run_name_schema},
  {.name = "manner", .node = &letter_manner_schema, .unknown = "background"},
  {.name = "window", .node = &kLetterArgsWindowNode, .platforms = kLetterArgsWindowPlatforms, .elsewhere = Elsewhere::ignore, .also_called = kLetterArgsWindowNames, .not_called = kLetterArgsWindowSlips},
  {.name = "errno", .node = &kLetterArgsErrnoNode},
  {.name = "bitand", .node = &kLetterArgsBitandNode},
  {.name = "std", .node = &kLetterArgsStdNode},
  {.name = "slant", .node = &kLetterArgsSlantNode, .nullable = true},
  {.name = "size", .node = &kLetterArgsSizeNode, .platforms = kLetterArgsSizePlatforms, .elsewhere = Elsewhere::refuse, .also_called = kLetterArgsSizeNames, .not_called = kLetterArgsSizeSlips},
  {.name = "bold", .node = &kLetterArgsBoldNode, .nullable = true},
  {.name = "dry", .node = &kLetterArgsDryNode, .also_called = kLetterArgsDryNames, .not_called = kLetterArgsDrySlips},
  {.name = "marks", .node = &kLetterArgsMarksNode, .also_called = kLetterArgsMarksNames, .not_called = kLetterArgsMarksSlips, .nullable = true},
  {.name = "brushes", .node = &kLetterArgsBrushesNode, .platforms = kLetterArgsBrushesPlatforms, .elsewhere = Elsewhere::ignore},
  {.name = "frame", .node = &letter_frame_schema, .platforms = kLetterArgsFramePlatforms, .elsewhere = Elsewhere::ignore, .also_called = kLetterArgsFrameNames, .not_called = kLetterArgsFrameSlips},
  {.name = "options", .node = &kLetterArgsOptionsNode, .nullable = true},
  {.name = "extra", .node = &kLetterArgsExtraNode, .also_called = kLetterArgsExtraNames, .not_called = kLetterArgsExtraSlips},
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
}  // namespace

constinit const SchemaNode letter_args_schema = {.kind = SchemaKind::object, .properties = kLetterArgsProperties};

void write(JsonWriter& writer, const LetterArgs& value) {
  writer.begin_object();
  static const LetterArgs otherwise;
  write_member(writer, "words", value.words);
  write_member(writer, "run", value.run);
  write_member(writer, "old_run", value.old_run);
  write_changed(writer, "manner", value.manner, otherwise.manner);
  write_member(writer, "window", value.window);
  write_changed(writer, "errno", value.errno_, otherwise.errno_);
  write_changed(writer, "bitand", value.bitand_, otherwise.bitand_);
  write_changed(writer, "std", value.std_, otherwise.std_);
  write_changed_nullable(writer, "slant", value.slant, otherwise.slant);
  write_member(writer, "size", value.size);
  write_nullable(writer, "bold", value.bold);
  write_changed(writer, "dry", value.dry, otherwise.dry);
  write_nullable(writer, "marks", value.marks);
  write_member(writer, "brushes", value.brushes);
  write_member(writer, "frame", value.frame);
  write_nullable(writer, "options", value.options);
  write_changed(writer, "extra", value.extra, otherwise.extra);
  write_member(writer, "data", value.data);
  write_member(writer, "then", value.then);
  write_member(writer, "last", value.last);
  write_changed_nullable(writer, "ink", value.ink, otherwise.ink);
  write_member(writer, "tone", value.tone);
  write_changed(writer, "margins", value.margins, otherwise.margins);
  write_changed(writer, "seal", value.seal, otherwise.seal);
  write_changed(writer, "origin", value.origin, otherwise.origin);
  write_changed(writer, "origins", value.origins, otherwise.origins);
  write_changed(writer, "flourish", value.flourish, otherwise.flourish);
  write_changed(writer, "flourishes", value.flourishes, otherwise.flourishes);
  write_changed(writer, "place", value.place, otherwise.place);
  write_changed_nullable(writer, "stops", value.stops, otherwise.stops);
  write_changed_nullable(writer, "pauses", value.pauses, otherwise.pauses);
  write_changed(writer, "lines", value.lines, otherwise.lines);
  write_changed(writer, "loose", value.loose, otherwise.loose);
  write_changed(writer, "slanted", value.slanted, otherwise.slanted);
  writer.end_object();
}

void read(const nlohmann::json& json, LetterArgs& out) {
  read_member(json, "words", out.words);
  read_member(json, "run", out.run);
  read_member(json, "old_run", out.old_run);
  read_member(json, "manner", out.manner);
  read_member(json, "window", out.window);
  read_member(json, "errno", out.errno_);
  read_member(json, "bitand", out.bitand_);
  read_member(json, "std", out.std_);
  read_member(json, "slant", out.slant);
  read_member(json, "size", out.size);
  read_member(json, "bold", out.bold);
  read_member(json, "dry", out.dry);
  read_member(json, "marks", out.marks);
  read_member(json, "brushes", out.brushes);
  read_member(json, "frame", out.frame);
  read_member(json, "options", out.options);
  read_member(json, "extra", out.extra);
  read_member(json, "data", out.data);
  read_member(json, "then", out.then);
  read_member(json, "last", out.last);
  read_member(json, "ink", out.ink);
  read_member(json, "tone", out.tone);
  read_member(json, "margins", out.margins);
  read_member(json, "seal", out.seal);
  read_member(json, "origin", out.origin);
  read_member(json, "origins", out.origins);
  read_member(json, "flourish", out.flourish);
  read_member(json, "flourishes", out.flourishes);
  read_member(json, "place", out.place);
  read_member(json, "stops", out.stops);
  read_member(json, "pauses", out.pauses);
  read_member(json, "lines", out.lines);
  read_member(json, "loose", out.loose);
  read_member(json, "slanted", out.slanted);
}

namespace {

class LetterInvocation final : public TypedInvocation<LetterArgs, Reply> {
 public:
  explicit LetterInvocation(LetterArgs arguments) : TypedInvocation(letter_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return named_run(arguments_.old_run, arguments_.run); }
  bool foreground() const override { return arguments_.manner == LetterManner::foreground; }
  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    OFFHAND_ASSIGN(outcome_, letter(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> LetterTool::invocation(LetterArgs arguments) {
  return std::make_unique<LetterInvocation>(std::move(arguments));
}

Result<LetterArgs> parse_letter_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(letter_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("demo.letter", checked.problems()));
  LetterArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_letter(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(letter_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_letter_args(json, platform));
  return LetterTool::invocation(std::move(args));
}

}  // namespace offhand::tools::demo
