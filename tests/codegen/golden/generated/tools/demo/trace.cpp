// Generated from schema/tools/demo/trace.json. Do not edit.
#include "generated/tools/demo/trace.h"

#include <array>
#include <memory>
#include <nlohmann/json_fwd.hpp>
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
constexpr SchemaNode kTraceArgsFromXNode = {.kind = SchemaKind::number};
constexpr SchemaNode kTraceArgsFromYNode = {.kind = SchemaKind::number};
constexpr SchemaNode kTraceArgsFromZNode = {.kind = SchemaKind::number};
constexpr SchemaNode kTraceArgsToXNode = {.kind = SchemaKind::number};
constexpr SchemaNode kTraceArgsToYNode = {.kind = SchemaKind::number};
constexpr SchemaNode kTraceArgsToZNode = {.kind = SchemaKind::number};
constexpr SchemaNode kTraceArgsStartLayerNode = {.kind = SchemaKind::integer, .minimum = 0};
constexpr SchemaNode kTraceArgsStartXNode = {.kind = SchemaKind::number};
constexpr SchemaNode kTraceArgsStartYNode = {.kind = SchemaKind::number};
constexpr SchemaNode kTraceArgsEndLayerNode = {.kind = SchemaKind::integer, .minimum = 0};
constexpr auto kTraceArgsThenGestureValues = std::to_array<std::string_view>({"dab", "rest", "clean_brush"});
constexpr auto kTraceArgsThenGestureAliases = std::to_array<EnumAlias>({
  {.alias = "pause", .value = "rest"},
});
constexpr SchemaNode kTraceArgsThenGestureNode = {.kind = SchemaKind::string, .values = kTraceArgsThenGestureValues, .aliases = kTraceArgsThenGestureAliases};
constexpr SchemaNode kTraceArgsThenXNode = {.kind = SchemaKind::number};
constexpr SchemaNode kTraceArgsThenYNode = {.kind = SchemaKind::number};
constexpr SchemaNode kTraceArgsThenForMsNode = {.kind = SchemaKind::integer, .minimum = 0, .maximum = 5000};
constexpr auto kTraceArgsProperties = std::to_array<SchemaProperty>({
  {.name = "from_x", .node = &kTraceArgsFromXNode, .required = true},
  {.name = "from_y", .node = &kTraceArgsFromYNode},
  {.name = "from_z", .node = &kTraceArgsFromZNode},
  {.name = "to_x", .node = &kTraceArgsToXNode, .required = true},
  {.name = "to_y", .node = &kTraceArgsToYNode},
  {.name = "to_z", .node = &kTraceArgsToZNode},
  {.name = "start_shape", .node = &shape_id_schema},
  {.name = "start_layer", .node = &kTraceArgsStartLayerNode},
  {.name = "start_x", .node = &kTraceArgsStartXNode},
  {.name = "start_y", .node = &kTraceArgsStartYNode},
  {.name = "end_shape", .node = &shape_id_schema},
  {.name = "end_layer", .node = &kTraceArgsEndLayerNode},
  {.name = "then_gesture", .node = &kTraceArgsThenGestureNode, .required = true},
  {.name = "then_x", .node = &kTraceArgsThenXNode},
  {.name = "then_y", .node = &kTraceArgsThenYNode},
  {.name = "then_color", .node = &color_schema},
  {.name = "then_for_ms", .node = &kTraceArgsThenForMsNode},
});
constexpr auto kTraceArgsStartKeys = std::to_array<std::string_view>({"start_shape", "start_layer", "start_x", "start_y"});
constexpr auto kTraceArgsStartShapeByNumberRequired = std::to_array<std::string_view>({"start_shape"});
constexpr auto kTraceArgsStartShapeByNumberOptional = std::to_array<std::string_view>({"start_layer"});
constexpr auto kTraceArgsStartPlaceOnCanvasRequired = std::to_array<std::string_view>({"start_x", "start_y"});
constexpr auto kTraceArgsStartForms = std::to_array<SchemaForm>({
  {.name = "ShapeByNumber", .required = kTraceArgsStartShapeByNumberRequired, .optional = kTraceArgsStartShapeByNumberOptional},
  {.name = "PlaceOnCanvas", .required = kTraceArgsStartPlaceOnCanvasRequired},
});
constexpr SchemaUnion kTraceArgsStartUnion = {.keys = kTraceArgsStartKeys, .forms = kTraceArgsStartForms};
constexpr auto kTraceArgsEndKeys = std::to_array<std::string_view>({"end_shape", "end_layer"});
constexpr auto kTraceArgsEndShapeByNumberRequired = std::to_array<std::string_view>({"end_shape"});
constexpr auto kTraceArgsEndShapeByNumberOptional = std::to_array<std::string_view>({"end_layer"});
constexpr auto kTraceArgsEndForms = std::to_array<SchemaForm>({
  {.name = "ShapeByNumber", .required = kTraceArgsEndShapeByNumberRequired, .optional = kTraceArgsEndShapeByNumberOptional},
});
constexpr SchemaUnion kTraceArgsEndUnion = {.keys = kTraceArgsEndKeys, .forms = kTraceArgsEndForms};
constexpr auto kTraceArgsThenKeys = std::to_array<std::string_view>({"then_x", "then_y", "then_color", "then_for_ms"});
constexpr auto kTraceArgsThenDabAtRequired = std::to_array<std::string_view>({"then_x", "then_y"});
constexpr auto kTraceArgsThenDabAtOptional = std::to_array<std::string_view>({"then_color"});
constexpr auto kTraceArgsThenRestOptional = std::to_array<std::string_view>({"then_for_ms"});
constexpr auto kTraceArgsThenForms = std::to_array<SchemaForm>({
  {.name = "DabAt", .required = kTraceArgsThenDabAtRequired, .optional = kTraceArgsThenDabAtOptional, .value = "dab"},
  {.name = "Rest", .optional = kTraceArgsThenRestOptional, .value = "rest"},
  {.name = "CleanBrush", .value = "clean_brush"},
});
constexpr SchemaUnion kTraceArgsThenUnion = {.keys = kTraceArgsThenKeys, .forms = kTraceArgsThenForms, .tag = "then_gesture"};
constexpr auto kTraceArgsUnions = std::to_array<const SchemaUnion*>({
  &kTraceArgsStartUnion,
  &kTraceArgsEndUnion,
  &kTraceArgsThenUnion,
});
constexpr auto kTraceArgsFromZNeeds = std::to_array<std::string_view>({"from_y"});
constexpr auto kTraceArgsToZNeeds = std::to_array<std::string_view>({"to_y"});
constexpr auto kTraceArgsDependencies = std::to_array<DependentRequired>({
  {.key = "from_z", .needs = kTraceArgsFromZNeeds},
  {.key = "to_z", .needs = kTraceArgsToZNeeds},
});
}  // namespace

constinit const SchemaNode trace_args_schema = {.kind = SchemaKind::object, .properties = kTraceArgsProperties, .unions = kTraceArgsUnions, .dependent_required = kTraceArgsDependencies};

void write(JsonWriter& writer, const TraceArgs& value) {
  writer.begin_object();
  write_member(writer, "from_x", value.from_x);
  write_member(writer, "from_y", value.from_y);
  write_member(writer, "from_z", value.from_z);
  write_member(writer, "to_x", value.to_x);
  write_member(writer, "to_y", value.to_y);
  write_member(writer, "to_z", value.to_z);
  write_joined(writer, "start_", value.start);
  write_joined(writer, "end_", value.end);
  write_joined(writer, "then_", value.then);
  writer.end_object();
}

void read(const nlohmann::json& json, TraceArgs& out) {
  read_member(json, "from_x", out.from_x);
  read_member(json, "from_y", out.from_y);
  read_member(json, "from_z", out.from_z);
  read_member(json, "to_x", out.to_x);
  read_member(json, "to_y", out.to_y);
  read_member(json, "to_z", out.to_z);
  read(MembersBelow(json, "start_").value(), out.start);
  read(MembersBelow(json, "end_").value(), out.end);
  read(MembersBelow(json, "then_").value(), out.then);
}

namespace {

class TraceInvocation final : public TypedInvocation<TraceArgs, Reply> {
 public:
  explicit TraceInvocation(TraceArgs arguments) : TypedInvocation(trace_tool, std::move(arguments)) {}

  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    OFFHAND_ASSIGN(outcome_, trace(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> TraceTool::invocation(TraceArgs arguments) {
  return std::make_unique<TraceInvocation>(std::move(arguments));
}

Result<TraceArgs> parse_trace_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(trace_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("demo.trace", checked.problems()));
  TraceArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_trace(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(trace_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_trace_args(json, platform));
  return TraceTool::invocation(std::move(args));
}

}  // namespace offhand::tools::demo
