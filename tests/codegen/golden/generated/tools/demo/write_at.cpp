// Generated from schema/tools/demo/write_at.json. Do not edit.
#include "generated/tools/demo/write_at.h"

#include "generated/registry/registry.h"
#include "generated/support/define_tool.h"

namespace offhand::tools::demo {

constexpr SchemaNode kWriteAtVersesLineNode = {.kind = SchemaKind::string, .max_size = 9};
constexpr auto kWriteAtVersesProperties = std::to_array<SchemaProperty>({
  {.name = "line", .node = &kWriteAtVersesLineNode, .holds = Holds::typed_text},
});
constinit const SchemaNode write_at_verses_schema = {.kind = SchemaKind::object, .properties = kWriteAtVersesProperties};

constexpr auto kWriteAtVersesMemberKeys = member_keys("line");
void write(JsonWriter& writer, const WriteAtVerses& value) { write_members(writer, value, kWriteAtVersesMemberKeys); }
void read(const nlohmann::json& json, WriteAtVerses& out) { read_members(json, out, kWriteAtVersesMemberKeys); }

constexpr SchemaNode kWriteAtArgsOwnerNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 99};
constexpr SchemaNode kWriteAtArgsOfZoomNode = {.kind = SchemaKind::boolean};
constexpr SchemaNode kWriteAtArgsAppNode = {.kind = SchemaKind::string, .max_size = 40};
constexpr SchemaNode kWriteAtArgsFindNode = {.kind = SchemaKind::string, .max_size = 40};
constexpr SchemaNode kWriteAtArgsMarkNode = {.kind = SchemaKind::string, .max_size = 8};
constexpr SchemaNode kWriteAtArgsHandleNode = {.kind = SchemaKind::string, .max_size = 40};
constexpr SchemaNode kWriteAtArgsNumberNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 99};
constexpr SchemaNode kWriteAtArgsAcrossNode = {.kind = SchemaKind::integer, .minimum = 0, .maximum = 99};
constexpr SchemaNode kWriteAtArgsDownNode = {.kind = SchemaKind::number, .minimum = 0, .maximum = 99};
constexpr SchemaNode kWriteAtArgsPhraseNode = {.kind = SchemaKind::string, .max_size = 40};
constexpr auto kWriteAtArgsPhraseNames = std::to_array<std::string_view>({"saying"});
constexpr SchemaNode kWriteAtArgsNotesItemNode = {.kind = SchemaKind::string, .max_size = 9};
constexpr SchemaNode kWriteAtArgsNotesNode = {.kind = SchemaKind::array, .max_size = 3, .items = &kWriteAtArgsNotesItemNode};
constexpr SchemaNode kWriteAtArgsVersesNode = {.kind = SchemaKind::array, .max_size = 3, .items = &write_at_verses_schema};
constexpr SchemaNode kWriteAtArgsAfterItemToolNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 128};
constexpr SchemaNode kWriteAtArgsAfterItemArgumentsNode = {.open = true};
constexpr auto kWriteAtArgsAfterItemProperties = std::to_array<SchemaProperty>({
  {.name = "tool", .node = &kWriteAtArgsAfterItemToolNode, .required = true},
  {.name = "arguments", .node = &kWriteAtArgsAfterItemArgumentsNode},
});
constexpr SchemaCall kWriteAtArgsAfterItemCall = {.tool_key = "tool", .arguments_key = "arguments", .toolset = "demo", .catalog = &catalog};
constexpr SchemaNode kWriteAtArgsAfterItemNode = {.kind = SchemaKind::object, .properties = kWriteAtArgsAfterItemProperties, .call = &kWriteAtArgsAfterItemCall};
constexpr SchemaNode kWriteAtArgsAfterNode = {.kind = SchemaKind::array, .max_size = 3, .items = &kWriteAtArgsAfterItemNode};
constexpr auto kWriteAtArgsProperties = std::to_array<SchemaProperty>({
  {.name = "owner", .node = &kWriteAtArgsOwnerNode, .holds = Holds::process},
  {.name = "pane_id", .node = &pane_id_schema, .holds = Holds::window},
  {.name = "of_zoom", .node = &kWriteAtArgsOfZoomNode, .holds = Holds::zoom},
  {.name = "reach", .node = &reach_schema, .holds = Holds::scope},
  {.name = "app", .node = &kWriteAtArgsAppNode, .holds = Holds::application},
  {.name = "find", .node = &kWriteAtArgsFindNode, .holds = Holds::element_query},
  {.name = "mark", .node = &kWriteAtArgsMarkNode, .holds = Holds::element_id},
  {.name = "handle", .node = &kWriteAtArgsHandleNode, .holds = Holds::element_token},
  {.name = "number", .node = &kWriteAtArgsNumberNode, .holds = Holds::element_index},
  {.name = "across", .node = &kWriteAtArgsAcrossNode, .holds = Holds::point_x},
  {.name = "down", .node = &kWriteAtArgsDownNode, .holds = Holds::point_y},
  {.name = "phrase", .node = &kWriteAtArgsPhraseNode, .required = true, .also_called = kWriteAtArgsPhraseNames, .holds = Holds::typed_text},
  {.name = "notes", .node = &kWriteAtArgsNotesNode, .holds = Holds::plain},
  {.name = "verses", .node = &kWriteAtArgsVersesNode},
  {.name = "after", .node = &kWriteAtArgsAfterNode},
});
constexpr auto kWriteAtArgsUnions = std::to_array<const SchemaUnion*>({
  &anything_union,
});
constinit const SchemaNode write_at_args_schema = {.kind = SchemaKind::object, .properties = kWriteAtArgsProperties, .unions = kWriteAtArgsUnions};

constexpr auto kWriteAtArgsMemberKeys = member_keys(joined_members(""), "phrase", default_member("notes"),
    default_member("verses"), default_member("after"));
void write(JsonWriter& writer, const WriteAtArgs& value) { write_changed_members(writer, value, kWriteAtArgsMemberKeys); }
void read(const nlohmann::json& json, WriteAtArgs& out) { read_members(json, out, kWriteAtArgsMemberKeys); }

namespace {

class WriteAtInvocation final : public ToolInvocation<WriteAtTool> {
 public:
  using ToolInvocation::ToolInvocation;
  Address address() const override {
    AddressParts parts;
    take_address(arguments_.target, parts);
    return parts.of_target();
  }
  std::size_t fingerprint() const override {
    return fingerprint_of(write_at_tool.identity, arguments_.phrase, arguments_.notes, arguments_.verses, arguments_.after);
  }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& target) override { return keep(write_at(call, target, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> WriteAtTool::invocation(WriteAtArgs arguments) {
  return std::make_unique<WriteAtInvocation>(std::move(arguments));
}

Result<WriteAtArgs> parse_write_at_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<WriteAtArgs>(write_at_args_schema, "demo.write_at", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_write_at(const nlohmann::json& json, std::string_view platform) {
  return prepare<WriteAtTool>(&parse_write_at_args, json, platform);
}

}  // namespace offhand::tools::demo
