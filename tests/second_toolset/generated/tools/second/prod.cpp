// Generated from tests/second_toolset/schema/tools/second/prod.json. Do not edit.
#include "tests/second_toolset/generated/tools/second/prod.h"

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

namespace offhand::second::tools::second {

void write(JsonWriter& writer, const Thing& value) {
  writer.begin_object();
  write_member(writer, "thing", value.thing);
  writer.end_object();
}

void read(const nlohmann::json& json, Thing& out) {
  read_member(json, "thing", out.thing);
}

void take_address(const Thing& from, AddressParts& to) {
  to.element_token = from.thing;
}

void write(JsonWriter& writer, const Marked& value) {
  writer.begin_object();
  write_member(writer, "mark", value.mark);
  writer.end_object();
}

void read(const nlohmann::json& json, Marked& out) {
  read_member(json, "mark", out.mark);
}

void take_address(const Marked& from, AddressParts& to) {
  to.element_id = from.mark;
}

void write(JsonWriter& writer, const Found& value) {
  writer.begin_object();
  write_member(writer, "words", value.words);
  write_member(writer, "app", value.app);
  writer.end_object();
}

void read(const nlohmann::json& json, Found& out) {
  read_member(json, "words", out.words);
  read_member(json, "app", out.app);
}

void take_address(const Found& from, AddressParts& to) {
  to.element_query = from.words;
  to.application = from.app;
}

void write(JsonWriter& writer, const Spot& value) {
  writer.begin_object();
  write_member(writer, "owner", value.owner);
  write_member(writer, "across", value.across);
  write_member(writer, "down", value.down);
  write_member(writer, "sheet", value.sheet);
  writer.end_object();
}

void read(const nlohmann::json& json, Spot& out) {
  read_member(json, "owner", out.owner);
  read_member(json, "across", out.across);
  read_member(json, "down", out.down);
  read_member(json, "sheet", out.sheet);
}

void take_address(const Spot& from, AddressParts& to) {
  to.process = from.owner;
  to.point_x = from.across;
  to.point_y = from.down;
  to.window = from.sheet;
}

namespace {
constexpr auto kProddedKeys = std::to_array<std::string_view>({"thing", "mark", "words", "app", "owner", "sheet", "across", "down"});
constexpr auto kProddedThingRequired = std::to_array<std::string_view>({"thing"});
constexpr auto kProddedMarkedRequired = std::to_array<std::string_view>({"mark"});
constexpr auto kProddedFoundRequired = std::to_array<std::string_view>({"words"});
constexpr auto kProddedFoundOptional = std::to_array<std::string_view>({"app"});
constexpr auto kProddedSpotRequired = std::to_array<std::string_view>({"owner", "across", "down"});
constexpr auto kProddedSpotOptional = std::to_array<std::string_view>({"sheet"});
constexpr auto kProddedForms = std::to_array<SchemaForm>({
  {.name = "Thing", .required = kProddedThingRequired},
  {.name = "Marked", .required = kProddedMarkedRequired},
  {.name = "Found", .required = kProddedFoundRequired, .optional = kProddedFoundOptional},
  {.name = "Spot", .required = kProddedSpotRequired, .optional = kProddedSpotOptional},
});
constexpr SchemaNode kProddedThingNode = {.kind = SchemaKind::string, .max_size = 64};
constexpr SchemaNode kProddedMarkNode = {.kind = SchemaKind::string, .max_size = 8};
constexpr SchemaNode kProddedWordsNode = {.kind = SchemaKind::string, .max_size = 80};
constexpr SchemaNode kProddedAppNode = {.kind = SchemaKind::string, .max_size = 80};
constexpr SchemaNode kProddedOwnerNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 4194304};
constexpr SchemaNode kProddedSheetNode = {.kind = SchemaKind::integer, .minimum = 1};
constexpr SchemaNode kProddedAcrossNode = {.kind = SchemaKind::number};
constexpr SchemaNode kProddedDownNode = {.kind = SchemaKind::number};
constexpr auto kProddedProperties = std::to_array<SchemaProperty>({
  {.name = "thing", .node = &kProddedThingNode, .holds = Holds::element_token},
  {.name = "mark", .node = &kProddedMarkNode, .holds = Holds::element_id},
  {.name = "words", .node = &kProddedWordsNode, .holds = Holds::element_query},
  {.name = "app", .node = &kProddedAppNode, .holds = Holds::application},
  {.name = "owner", .node = &kProddedOwnerNode, .holds = Holds::process},
  {.name = "sheet", .node = &kProddedSheetNode, .holds = Holds::window},
  {.name = "across", .node = &kProddedAcrossNode, .holds = Holds::point_x},
  {.name = "down", .node = &kProddedDownNode, .holds = Holds::point_y},
});
constexpr auto kProddedUnions = std::to_array<const SchemaUnion*>({
  &prodded_union,
});
}  // namespace

constinit const SchemaUnion prodded_union = {.keys = kProddedKeys, .forms = kProddedForms};
constinit const SchemaNode prodded_schema = {.kind = SchemaKind::object, .properties = kProddedProperties, .unions = kProddedUnions};

void write(JsonWriter& writer, const Prodded& value) {
  std::visit([&](const auto& form) { write(writer, form); }, value);
}

void read(const nlohmann::json& json, Prodded& out) {
  switch (form_of(prodded_union, json)) {
    case 0: return read(json, out.emplace<Thing>());
    case 1: return read(json, out.emplace<Marked>());
    case 2: return read(json, out.emplace<Found>());
    default: return read(json, out.emplace<Spot>());
  }
}

namespace {
constexpr SchemaNode kProdArgsThingNode = {.kind = SchemaKind::string, .max_size = 64};
constexpr SchemaNode kProdArgsMarkNode = {.kind = SchemaKind::string, .max_size = 8};
constexpr SchemaNode kProdArgsWordsNode = {.kind = SchemaKind::string, .max_size = 80};
constexpr SchemaNode kProdArgsAppNode = {.kind = SchemaKind::string, .max_size = 80};
constexpr SchemaNode kProdArgsOwnerNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 4194304};
constexpr SchemaNode kProdArgsSheetNode = {.kind = SchemaKind::integer, .minimum = 1};
constexpr SchemaNode kProdArgsAcrossNode = {.kind = SchemaKind::number};
constexpr SchemaNode kProdArgsDownNode = {.kind = SchemaKind::number};
constexpr SchemaNode kProdArgsTimesNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 3};
constexpr auto kProdArgsProperties = std::to_array<SchemaProperty>({
  {.name = "thing", .node = &kProdArgsThingNode, .holds = Holds::element_token},
  {.name = "mark", .node = &kProdArgsMarkNode, .holds = Holds::element_id},
  {.name = "words", .node = &kProdArgsWordsNode, .holds = Holds::element_query},
  {.name = "app", .node = &kProdArgsAppNode, .holds = Holds::application},
  {.name = "owner", .node = &kProdArgsOwnerNode, .holds = Holds::process},
  {.name = "sheet", .node = &kProdArgsSheetNode, .holds = Holds::window},
  {.name = "across", .node = &kProdArgsAcrossNode, .holds = Holds::point_x},
  {.name = "down", .node = &kProdArgsDownNode, .holds = Holds::point_y},
  {.name = "run", .node = &session_id_schema, .holds = Holds::session},
  {.name = "times", .node = &kProdArgsTimesNode},
});
constexpr auto kProdArgsUnions = std::to_array<const SchemaUnion*>({
  &prodded_union,
});
}  // namespace

constinit const SchemaNode prod_args_schema = {.kind = SchemaKind::object, .properties = kProdArgsProperties, .unions = kProdArgsUnions};

void write(JsonWriter& writer, const ProdArgs& value) {
  writer.begin_object();
  static const ProdArgs otherwise;
  write_joined(writer, "", value.what);
  write_member(writer, "run", value.run);
  write_changed(writer, "times", value.times, otherwise.times);
  writer.end_object();
}

void read(const nlohmann::json& json, ProdArgs& out) {
  read(json, out.what);
  read_member(json, "run", out.run);
  read_member(json, "times", out.times);
}

namespace {

class ProdInvocation final : public TypedInvocation<ProdArgs, ActionResult> {
 public:
  explicit ProdInvocation(ProdArgs arguments) : TypedInvocation(prod_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return arguments_.run; }
  Address address() const override {
    AddressParts parts;
    take_address(arguments_.what, parts);
    return parts.of_target();
  }
  std::size_t fingerprint() const override {
    std::string text(prod_tool.identity);
    JsonWriter writer(text);
    write_member(writer, "times", arguments_.times);
    return std::hash<std::string>{}(text);
  }
  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override {
    const auto& result = outcome();
    Reply reply;
    reply.text = text_of(result, "Prodded");
    reply.structured = to_json(result);
    return reply;
  }

 private:
  Result<void> run(Call& call, const Target& target) override {
    OFFHAND_ASSIGN(outcome_, prod(call, target, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> ProdTool::invocation(ProdArgs arguments) {
  return std::make_unique<ProdInvocation>(std::move(arguments));
}

Result<ProdArgs> parse_prod_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(prod_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("second.prod", checked.problems()));
  ProdArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_prod(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(prod_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_prod_args(json, platform));
  return ProdTool::invocation(std::move(args));
}

}  // namespace offhand::second::tools::second
