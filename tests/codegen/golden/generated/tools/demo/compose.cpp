// Generated from schema/tools/demo/compose.json. Do not edit.
#include "generated/tools/demo/compose.h"

#include <array>
#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
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

void write(JsonWriter& writer, const MoreOfIt& value) {
  writer.begin_object();
  write_member(writer, "wish", std::string_view("more"));
  write_member(writer, "loud", value.loud);
  writer.end_object();
}

void read(const nlohmann::json& json, MoreOfIt& out) {
  read_member(json, "loud", out.loud);
}

void write(JsonWriter& writer, const LessOfIt&) {
  writer.begin_object();
  write_member(writer, "wish", std::string_view("less"));
  writer.end_object();
}

void read(const nlohmann::json&, LessOfIt&) {
}

namespace {
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
}  // namespace

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

namespace {
constexpr SchemaNode kComposeArgsMemberFirstNode = {.kind = SchemaKind::boolean};
constexpr auto kComposeArgsMemberProperties = std::to_array<SchemaProperty>({
  {.name = "first", .node = &kComposeArgsMemberFirstNode},
});
}  // namespace

constinit const SchemaNode compose_args_member_schema = {.kind = SchemaKind::object, .properties = kComposeArgsMemberProperties};

void write(JsonWriter& writer, const ComposeArgsMember& value) {
  writer.begin_object();
  write_member(writer, "first", value.first);
  writer.end_object();
}

void read(const nlohmann::json& json, ComposeArgsMember& out) {
  read_member(json, "first", out.first);
}

namespace {
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
  {.name = "timeout_ms", .node = &kComposeArgsTimeoutMsNode},
});
constexpr auto kComposeArgsUnions = std::to_array<const SchemaUnion*>({
  &wish_union,
});
constexpr auto kComposeArgsSome = std::to_array<std::string_view>({"width", "height"});
}  // namespace

constinit const SchemaNode compose_args_schema = {.kind = SchemaKind::object, .properties = kComposeArgsProperties, .unions = kComposeArgsUnions, .at_least_one_of = kComposeArgsSome};

void write(JsonWriter& writer, const ComposeArgs& value) {
  writer.begin_object();
  static const ComposeArgs otherwise;
  write_joined(writer, "", value.wish);
  write_member(writer, "width", value.width);
  write_member(writer, "height", value.height);
  write_changed(writer, "gestures", value.gestures, otherwise.gestures);
  write_member(writer, "last", value.last);
  write_member(writer, "layers", value.layers);
  write_changed(writer, "weights", value.weights, otherwise.weights);
  write_changed(writer, "palette", value.palette, otherwise.palette);
  write_changed(writer, "brushes", value.brushes, otherwise.brushes);
  write_nullable(writer, "title", value.title);
  write_changed_nullable(writer, "size", value.size, otherwise.size);
  write_member(writer, "data", value.data);
  write_changed(writer, "options", value.options, otherwise.options);
  write_member(writer, "painter", value.painter);
  write_member(writer, "args", value.args);
  write_changed(writer, "steps", value.steps, otherwise.steps);
  write_changed(writer, "timeout_ms", value.timeout_ms, otherwise.timeout_ms);
  writer.end_object();
}

void read(const nlohmann::json& json, ComposeArgs& out) {
  read(json, out.wish);
  read_member(json, "width", out.width);
  read_member(json, "height", out.height);
  read_member(json, "gestures", out.gestures);
  read_member(json, "last", out.last);
  read_member(json, "layers", out.layers);
  read_member(json, "weights", out.weights);
  read_member(json, "palette", out.palette);
  read_member(json, "brushes", out.brushes);
  read_member(json, "title", out.title);
  read_member(json, "size", out.size);
  read_member(json, "data", out.data);
  read_member(json, "options", out.options);
  read_member(json, "painter", out.painter);
  read_member(json, "args", out.args);
  read_member(json, "steps", out.steps);
  read_member(json, "timeout_ms", out.timeout_ms);
}

void write(JsonWriter& writer, const ComposeResult& value) {
  writer.begin_object();
  write_member(writer, "did", value.did);
  write_nullable(writer, "rest", value.rest);
  write_nullable(writer, "title", value.title);
  write_member(writer, "weights", value.weights);
  write_member(writer, "palette", value.palette);
  write_member(writer, "data", value.data);
  write_member(writer, "layers", value.layers);
  write_member(writer, "steps", value.steps);
  writer.end_object();
}

std::string text_of(const ComposeResult& value) {
  std::string text;
  text += "Did ";
  append_text(text, value.did.size());
  text += " things";
  if (value.rest.has_value()) {
    text += ", ";
    append_text(text, *value.rest);
    text += " left";
  }
  if (value.palette.has_value() && !value.palette->empty()) {
    text += " in ";
    append_text(text, *value.palette);
  }
  return text;
}

namespace {

class ComposeInvocation final : public TypedInvocation<ComposeArgs, ComposeResult> {
 public:
  explicit ComposeInvocation(ComposeArgs arguments) : TypedInvocation(compose_tool, std::move(arguments)) {}

  std::int64_t wait_ms() const override { return arguments_.timeout_ms; }
  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override {
    const auto& result = outcome();
    Reply reply;
    reply.text = text_of(result);
    reply.structured = to_json(result);
    return reply;
  }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    OFFHAND_ASSIGN(outcome_, compose(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> ComposeTool::invocation(ComposeArgs arguments) {
  return std::make_unique<ComposeInvocation>(std::move(arguments));
}

Result<ComposeArgs> parse_compose_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(compose_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("demo.compose", checked.problems()));
  ComposeArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_compose(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(compose_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_compose_args(json, platform));
  return ComposeTool::invocation(std::move(args));
}

}  // namespace offhand::tools::demo
