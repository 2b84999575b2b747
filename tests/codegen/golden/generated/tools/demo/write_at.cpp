// Generated from schema/tools/demo/write_at.json. Do not edit.
#include "generated/tools/demo/write_at.h"

#include <array>
#include <cstddef>
#include <functional>
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

namespace {
constexpr SchemaNode kWriteAtVersesLineNode = {.kind = SchemaKind::string, .max_size = 9};
constexpr auto kWriteAtVersesProperties = std::to_array<SchemaProperty>({
  {.name = "line", .node = &kWriteAtVersesLineNode, .holds = Holds::typed_text},
});
}  // namespace

constinit const SchemaNode write_at_verses_schema = {.kind = SchemaKind::object, .properties = kWriteAtVersesProperties};

void write(JsonWriter& writer, const WriteAtVerses& value) {
  writer.begin_object();
  write_member(writer, "line", value.line);
  writer.end_object();
}

void read(const nlohmann::json& json, WriteAtVerses& out) {
  read_member(json, "line", out.line);
}

namespace {
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
}  // namespace

constinit const SchemaNode write_at_args_schema = {.kind = SchemaKind::object, .properties = kWriteAtArgsProperties, .unions = kWriteAtArgsUnions};

void write(JsonWriter& writer, const WriteAtArgs& value) {
  writer.begin_object();
  static const WriteAtArgs otherwise;
  write_joined(writer, "", value.target);
  write_member(writer, "phrase", value.phrase);
  write_changed(writer, "notes", value.notes, otherwise.notes);
  write_changed(writer, "verses", value.verses, otherwise.verses);
  write_changed(writer, "after", value.after, otherwise.after);
  writer.end_object();
}

void read(const nlohmann::json& json, WriteAtArgs& out) {
  read(json, out.target);
  read_member(json, "phrase", out.phrase);
  read_member(json, "notes", out.notes);
  read_member(json, "verses", out.verses);
  read_member(json, "after", out.after);
}

namespace {

class WriteAtInvocation final : public TypedInvocation<WriteAtArgs, Reply> {
 public:
  explicit WriteAtInvocation(WriteAtArgs arguments) : TypedInvocation(write_at_tool, std::move(arguments)) {}

  Address address() const override {
    AddressParts parts;
    take_address(arguments_.target, parts);
    return parts.of_target();
  }
  std::size_t fingerprint() const override {
    std::string text(write_at_tool.identity);
    JsonWriter writer(text);
    write_member(writer, "phrase", arguments_.phrase);
    write_member(writer, "notes", arguments_.notes);
    write_member(writer, "verses", arguments_.verses);
    write_member(writer, "after", arguments_.after);
    return std::hash<std::string>{}(text);
  }
  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& target) override {
    OFFHAND_ASSIGN(outcome_, write_at(call, target, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> WriteAtTool::invocation(WriteAtArgs arguments) {
  return std::make_unique<WriteAtInvocation>(std::move(arguments));
}

Result<WriteAtArgs> parse_write_at_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(write_at_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("demo.write_at", checked.problems()));
  WriteAtArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_write_at(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(write_at_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_write_at_args(json, platform));
  return WriteAtTool::invocation(std::move(args));
}

}  // namespace offhand::tools::demo
