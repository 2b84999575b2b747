// Generated from tests/second_toolset/schema/tools/second/prod.json. Do not edit.
#include "tests/second_toolset/generated/tools/second/prod.h"

#include "generated/support/define_tool.h"

namespace offhand::second::tools::second {

constexpr auto kThingMemberKeys = member_keys("thing");
void write(JsonWriter& writer, const Thing& value) { write_members(writer, value, kThingMemberKeys); }
void read(const nlohmann::json& json, Thing& out) { read_members(json, out, kThingMemberKeys); }

void take_address(const Thing& from, AddressParts& to) {
  to.element_token = from.thing;
}

constexpr auto kMarkedMemberKeys = member_keys("mark");
void write(JsonWriter& writer, const Marked& value) { write_members(writer, value, kMarkedMemberKeys); }
void read(const nlohmann::json& json, Marked& out) { read_members(json, out, kMarkedMemberKeys); }

void take_address(const Marked& from, AddressParts& to) {
  to.element_id = from.mark;
}

constexpr auto kFoundMemberKeys = member_keys("words", "app");
void write(JsonWriter& writer, const Found& value) { write_members(writer, value, kFoundMemberKeys); }
void read(const nlohmann::json& json, Found& out) { read_members(json, out, kFoundMemberKeys); }

void take_address(const Found& from, AddressParts& to) {
  to.element_query = from.words;
  to.application = from.app;
}

constexpr auto kSpotMemberKeys = member_keys("owner", "across", "down", "sheet");
void write(JsonWriter& writer, const Spot& value) { write_members(writer, value, kSpotMemberKeys); }
void read(const nlohmann::json& json, Spot& out) { read_members(json, out, kSpotMemberKeys); }

void take_address(const Spot& from, AddressParts& to) {
  to.process = from.owner;
  to.point_x = from.across;
  to.point_y = from.down;
  to.window = from.sheet;
}

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
constinit const SchemaNode prod_args_schema = {.kind = SchemaKind::object, .properties = kProdArgsProperties, .unions = kProdArgsUnions};

constexpr auto kProdArgsMemberKeys = member_keys(joined_members(""), "run", default_member("times"));
void write(JsonWriter& writer, const ProdArgs& value) { write_changed_members(writer, value, kProdArgsMemberKeys); }
void read(const nlohmann::json& json, ProdArgs& out) { read_members(json, out, kProdArgsMemberKeys); }

namespace {

class ProdInvocation final : public ToolInvocation<ProdTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return arguments_.run; }
  Address address() const override {
    AddressParts parts;
    take_address(arguments_.what, parts);
    return parts.of_target();
  }
  std::size_t fingerprint() const override { return fingerprint_of(prod_tool.identity, arguments_.times); }
  Reply reply() const override { return structured_reply(text_of(outcome(), "Prodded"), outcome()); }

 private:
  Result<void> run(Call& call, const Target& target) override { return keep(prod(call, target, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> ProdTool::invocation(ProdArgs arguments) {
  return std::make_unique<ProdInvocation>(std::move(arguments));
}

Result<ProdArgs> parse_prod_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<ProdArgs>(prod_args_schema, "second.prod", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_prod(const nlohmann::json& json, std::string_view platform) {
  return prepare<ProdTool>(&parse_prod_args, json, platform);
}

}  // namespace offhand::second::tools::second
