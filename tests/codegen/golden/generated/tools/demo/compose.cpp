// Generated from schema/tools/demo/compose.json. Do not edit.
#include "generated/tools/demo/compose.h"

#include "generated/registry/registry.h"
#include "generated/support/define_tool.h"

namespace offhand::tools::demo {

constexpr auto kMoreOfItMemberKeys = member_keys("loud");
void write(JsonWriter& writer, const MoreOfIt& value) { write_members(writer, value, kMoreOfItMemberKeys, {"wish", "more"}); }
void read(const nlohmann::json& json, MoreOfIt& out) { read_members(json, out, kMoreOfItMemberKeys); }

constexpr auto kLessOfItMemberKeys = member_keys();
void write(JsonWriter& writer, const LessOfIt& value) { write_members(writer, value, kLessOfItMemberKeys, {"wish", "less"}); }
void read(const nlohmann::json& json, LessOfIt& out) { read_members(json, out, kLessOfItMemberKeys); }

constexpr auto kWishKeys = std::to_array<std::string_view>({"loud"});
constexpr auto kWishMoreOfItOptional = std::to_array<std::string_view>({"loud"});
constexpr auto kWishForms = std::to_array<SchemaForm>({
  {.name = "MoreOfIt", .optional = kWishMoreOfItOptional, .value = "more"},
  {.name = "LessOfIt", .value = "less"},
});
constexpr auto kWishWishValues = std::to_array<std::string_view>({"more", "less"});
constexpr SchemaNode kWishWishNode = {.kind = SchemaKind::string, .max_size = 9, .values = kWishWishValues};
constexpr SchemaNode kWishLoudNode = {.kind = SchemaKind::boolean};
constexpr auto kWishProperties = std::to_array<SchemaProperty>({
  {.name = "wish", .node = &kWishWishNode, .required = true},
  {.name = "loud", .node = &kWishLoudNode},
});
constexpr auto kWishUnions = std::to_array<const SchemaUnion*>({
  &wish_union,
});
constinit const SchemaUnion wish_union = {.keys = kWishKeys, .forms = kWishForms, .tag = "wish"};
constinit const SchemaNode wish_schema = {.kind = SchemaKind::object, .properties = kWishProperties, .unions = kWishUnions};

void write(JsonWriter& writer, const Wish& value) {
  std::visit([&](const auto& form) { write(writer, form); }, value);
}

void read(const nlohmann::json& json, Wish& out) {
  switch (form_of(wish_union, json)) {
    case 0: return read(json, out.emplace<MoreOfIt>());
    default: return read(json, out.emplace<LessOfIt>());
  }
}

constexpr SchemaNode kComposeArgsMemberFirstNode = {.kind = SchemaKind::boolean};
constexpr auto kComposeArgsMemberProperties = std::to_array<SchemaProperty>({
  {.name = "first", .node = &kComposeArgsMemberFirstNode},
});
constinit const SchemaNode compose_args_member_schema = {.kind = SchemaKind::object, .properties = kComposeArgsMemberProperties};

constexpr auto kComposeArgsMemberMemberKeys = member_keys("first");
void write(JsonWriter& writer, const ComposeArgsMember& value) { write_members(writer, value, kComposeArgsMemberMemberKeys); }
void read(const nlohmann::json& json, ComposeArgsMember& out) { read_members(json, out, kComposeArgsMemberMemberKeys); }

constexpr auto kComposeArgsWishValues = std::to_array<std::string_view>({"more", "less"});
constexpr SchemaNode kComposeArgsWishNode = {.kind = SchemaKind::string, .max_size = 9, .values = kComposeArgsWishValues};
constexpr SchemaNode kComposeArgsLoudNode = {.kind = SchemaKind::boolean};
constexpr SchemaNode kComposeArgsWidthNode = {.kind = SchemaKind::integer, .minimum = 1};
constexpr SchemaNode kComposeArgsHeightNode = {.kind = SchemaKind::integer, .minimum = 1};
constexpr SchemaNode kComposeArgsGesturesNode = {.kind = SchemaKind::array, .max_size = 100, .items = &gesture_schema};
constexpr SchemaNode kComposeArgsBrushesItemNode = {.kind = SchemaKind::string, .max_size = 4};
constexpr SchemaNode kComposeArgsBrushesNode = {.kind = SchemaKind::array, .max_size = 2, .items = &kComposeArgsBrushesItemNode, .unique_items = true};
constexpr SchemaNode kComposeArgsTitleNode = {.kind = SchemaKind::string, .max_size = 20};
constexpr SchemaNode kComposeArgsSizeNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 9};
constexpr SchemaNode kComposeArgsDataNode = {.kind = SchemaKind::any, .open = true};
constexpr SchemaNode kComposeArgsOptionsNode = {.kind = SchemaKind::object, .open = true, .max_size = 5};
constexpr SchemaNode kComposeArgsPainterNode = {.kind = SchemaKind::string, .max_size = 20};
constexpr auto kComposeArgsPainterNames = std::to_array<std::string_view>({"artist", "painter_name"});
constexpr auto kComposeArgsPainterSlips = std::to_array<std::string_view>({"author"});
constexpr SchemaNode kComposeArgsStepsItemToolNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 128};
constexpr SchemaNode kComposeArgsStepsItemArgumentsNode = {.open = true};
constexpr auto kComposeArgsStepsItemProperties = std::to_array<SchemaProperty>({
  {.name = "tool", .node = &kComposeArgsStepsItemToolNode, .required = true},
  {.name = "arguments", .node = &kComposeArgsStepsItemArgumentsNode},
});
constexpr SchemaCall kComposeArgsStepsItemCall = {.tool_key = "tool", .arguments_key = "arguments", .toolset = "demo", .catalog = &catalog};
constexpr SchemaNode kComposeArgsStepsItemNode = {.kind = SchemaKind::object, .properties = kComposeArgsStepsItemProperties, .call = &kComposeArgsStepsItemCall};
constexpr SchemaNode kComposeArgsStepsNode = {.kind = SchemaKind::array, .max_size = 100, .items = &kComposeArgsStepsItemNode};
constexpr SchemaNode kComposeArgsTimeoutMsNode = {.kind = SchemaKind::integer, .minimum = 0, .maximum = 60000};
constexpr auto kComposeArgsProperties = std::to_array<SchemaProperty>({
  {.name = "wish", .node = &kComposeArgsWishNode, .required = true},
  {.name = "loud", .node = &kComposeArgsLoudNode},
  {.name = "width", .node = &kComposeArgsWidthNode},
  {.name = "height", .node = &kComposeArgsHeightNode},
  {.name = "gestures", .node = &kComposeArgsGesturesNode},
  {.name = "last", .node = &quiet_gesture_schema},
  {.name = "layers", .node = &layers_schema},
  {.name = "weights", .node = &weights_schema},
  {.name = "palette", .node = &palette_schema},
  {.name = "brushes", .node = &kComposeArgsBrushesNode},
  {.name = "title", .node = &kComposeArgsTitleNode, .nullable = true},
  {.name = "size", .node = &kComposeArgsSizeNode, .nullable = true},
  {.name = "data", .node = &kComposeArgsDataNode},
  {.name = "options", .node = &kComposeArgsOptionsNode},
  {.name = "painter", .node = &kComposeArgsPainterNode, .also_called = kComposeArgsPainterNames, .not_called = kComposeArgsPainterSlips},
  {.name = "args", .node = &compose_args_member_schema},
  {.name = "steps", .node = &kComposeArgsStepsNode},
  {.name = "timeout_ms", .node = &kComposeArgsTimeoutMsNode, .holds = Holds::wait},
});
constexpr auto kComposeArgsUnions = std::to_array<const SchemaUnion*>({
  &wish_union,
});
constexpr auto kComposeArgsSome = std::to_array<std::string_view>({"width", "height"});
constinit const SchemaNode compose_args_schema = {.kind = SchemaKind::object, .properties = kComposeArgsProperties, .unions = kComposeArgsUnions, .at_least_one_of = kComposeArgsSome};

constexpr auto kComposeArgsMemberKeys = member_keys(joined_members(""), "width", "height", default_member("gestures"),
    "last", "layers", default_member("weights"), default_member("palette"), default_member("brushes"),
    nullable_member("title"), default_member(nullable_member("size")), "data", default_member("options"), "painter",
    "args", default_member("steps"), default_member("timeout_ms"));
void write(JsonWriter& writer, const ComposeArgs& value) { write_changed_members(writer, value, kComposeArgsMemberKeys); }
void read(const nlohmann::json& json, ComposeArgs& out) { read_members(json, out, kComposeArgsMemberKeys); }

constexpr auto kComposeResultMemberKeys = member_keys("did", nullable_member("rest"), nullable_member("title"),
    "weights", "palette", "data", "layers", "steps");
void write(JsonWriter& writer, const ComposeResult& value) { write_members(writer, value, kComposeResultMemberKeys); }

std::string text_of(const ComposeResult& value) {
  std::string text;
  append_parts(text, "Did ", value.did.size(), " things");
  if (value.rest.has_value()) append_parts(text, ", ", *value.rest, " left");
  if (value.palette.has_value() && !value.palette->empty()) append_parts(text, " in ", *value.palette);
  return text;
}

namespace {

class ComposeInvocation final : public ToolInvocation<ComposeTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::int64_t wait_ms() const override { return arguments_.timeout_ms; }
  Reply reply() const override { return structured_reply(text_of(outcome()), outcome()); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override { return keep(compose(call, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> ComposeTool::invocation(ComposeArgs arguments) {
  return std::make_unique<ComposeInvocation>(std::move(arguments));
}

Result<ComposeArgs> parse_compose_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<ComposeArgs>(compose_args_schema, "demo.compose", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_compose(const nlohmann::json& json, std::string_view platform) {
  return prepare<ComposeTool>(&parse_compose_args, json, platform);
}

}  // namespace offhand::tools::demo
