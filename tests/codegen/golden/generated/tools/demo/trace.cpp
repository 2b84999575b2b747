// Generated from schema/tools/demo/trace.json. Do not edit.
#include "generated/tools/demo/trace.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::demo {

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
constinit const SchemaNode trace_args_schema = {.kind = SchemaKind::object, .properties = kTraceArgsProperties, .unions = kTraceArgsUnions, .dependent_required = kTraceArgsDependencies};

constexpr auto kTraceArgsMemberKeys = member_keys("from_x", "from_y", "from_z", "to_x", "to_y", "to_z",
    joined_members("start_"), joined_members("end_"), joined_members("then_"));
void write(JsonWriter& writer, const TraceArgs& value) { write_members(writer, value, kTraceArgsMemberKeys); }
void read(const nlohmann::json& json, TraceArgs& out) { read_members(json, out, kTraceArgsMemberKeys); }

namespace {

class TraceInvocation final : public ToolInvocation<TraceTool> {
 public:
  using ToolInvocation::ToolInvocation;
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override { return keep(trace(call, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> TraceTool::invocation(TraceArgs arguments) {
  return std::make_unique<TraceInvocation>(std::move(arguments));
}

Result<TraceArgs> parse_trace_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<TraceArgs>(trace_args_schema, "demo.trace", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_trace(const nlohmann::json& json, std::string_view platform) {
  return prepare<TraceTool>(&parse_trace_args, json, platform);
}

}  // namespace offhand::tools::demo
