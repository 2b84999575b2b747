// Generated from schema/common/places.json. Do not edit.
#include "generated/types/places.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string_view>

#include "codegen/runtime/json_reader.h"
#include "codegen/runtime/json_writer.h"
#include "codegen/runtime/schema.h"

namespace offhand {

namespace {
constexpr auto kReachValues = std::to_array<std::string_view>({"pane", "desktop"});
}  // namespace

constinit const SchemaNode reach_schema = {.kind = SchemaKind::string, .values = kReachValues};

std::string_view to_string(Reach value) { return kReachValues[static_cast<std::size_t>(value)]; }

std::optional<Reach> reach_from_string(std::string_view text) {
  const auto found = std::find(kReachValues.begin(), kReachValues.end(), text);
  if (found == kReachValues.end()) return std::nullopt;
  return static_cast<Reach>(found - kReachValues.begin());
}

void write(JsonWriter& writer, Reach value) { writer.value(to_string(value)); }

void read(const nlohmann::json& json, Reach& out) {
  out = reach_from_string(text_of_json(json)).value_or(out);
}

constinit const SchemaNode pane_id_schema = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 99};

void write(JsonWriter& writer, const ThingByHandle& value) {
  writer.begin_object();
  write_member(writer, "handle", value.handle);
  write_member(writer, "pane_id", value.pane_id);
  write_member(writer, "number", value.number);
  writer.end_object();
}

void read(const nlohmann::json& json, ThingByHandle& out) {
  read_member(json, "handle", out.handle);
  read_member(json, "pane_id", out.pane_id);
  read_member(json, "number", out.number);
}

void take_address(const ThingByHandle& from, AddressParts& to) {
  to.element_token = from.handle;
  to.window = from.pane_id;
  to.element_index = from.number;
}

void write(JsonWriter& writer, const ThingByNumber& value) {
  writer.begin_object();
  write_member(writer, "number", value.number);
  write_member(writer, "pane_id", value.pane_id);
  write_member(writer, "owner", value.owner);
  writer.end_object();
}

void read(const nlohmann::json& json, ThingByNumber& out) {
  read_member(json, "number", out.number);
  read_member(json, "pane_id", out.pane_id);
  read_member(json, "owner", out.owner);
}

void take_address(const ThingByNumber& from, AddressParts& to) {
  to.element_index = from.number;
  to.window = from.pane_id;
  to.process = from.owner;
}

void write(JsonWriter& writer, const ThingByMark& value) {
  writer.begin_object();
  write_member(writer, "mark", value.mark);
  writer.end_object();
}

void read(const nlohmann::json& json, ThingByMark& out) {
  read_member(json, "mark", out.mark);
}

void take_address(const ThingByMark& from, AddressParts& to) {
  to.element_id = from.mark;
}

void write(JsonWriter& writer, const ThingByWords& value) {
  writer.begin_object();
  write_member(writer, "find", value.find);
  write_member(writer, "app", value.app);
  write_member(writer, "pane_id", value.pane_id);
  writer.end_object();
}

void read(const nlohmann::json& json, ThingByWords& out) {
  read_member(json, "find", out.find);
  read_member(json, "app", out.app);
  read_member(json, "pane_id", out.pane_id);
}

void take_address(const ThingByWords& from, AddressParts& to) {
  to.element_query = from.find;
  to.application = from.app;
  to.window = from.pane_id;
}

void write(JsonWriter& writer, const SpotOnPane& value) {
  writer.begin_object();
  write_member(writer, "owner", value.owner);
  write_member(writer, "across", value.across);
  write_member(writer, "down", value.down);
  write_member(writer, "pane_id", value.pane_id);
  write_member(writer, "of_zoom", value.of_zoom);
  writer.end_object();
}

void read(const nlohmann::json& json, SpotOnPane& out) {
  read_member(json, "owner", out.owner);
  read_member(json, "across", out.across);
  read_member(json, "down", out.down);
  read_member(json, "pane_id", out.pane_id);
  read_member(json, "of_zoom", out.of_zoom);
}

void take_address(const SpotOnPane& from, AddressParts& to) {
  to.process = from.owner;
  to.point_x = from.across;
  to.point_y = from.down;
  to.window = from.pane_id;
  to.zoom = from.of_zoom;
}

void write(JsonWriter& writer, const SpotAnywhere& value) {
  writer.begin_object();
  write_member(writer, "across", value.across);
  write_member(writer, "down", value.down);
  write_member(writer, "reach", value.reach);
  writer.end_object();
}

void read(const nlohmann::json& json, SpotAnywhere& out) {
  read_member(json, "across", out.across);
  read_member(json, "down", out.down);
  read_member(json, "reach", out.reach);
}

void take_address(const SpotAnywhere& from, AddressParts& to) {
  to.point_x = from.across;
  to.point_y = from.down;
  if (from.reach) to.scope = from.reach == Reach::desktop;
}

void write(JsonWriter& writer, const PaneInUse& value) {
  writer.begin_object();
  write_member(writer, "owner", value.owner);
  write_member(writer, "pane_id", value.pane_id);
  writer.end_object();
}

void read(const nlohmann::json& json, PaneInUse& out) {
  read_member(json, "owner", out.owner);
  read_member(json, "pane_id", out.pane_id);
}

void take_address(const PaneInUse& from, AddressParts& to) {
  to.process = from.owner;
  to.window = from.pane_id;
}

void write(JsonWriter& writer, const Anywhere& value) {
  writer.begin_object();
  write_member(writer, "reach", value.reach);
  writer.end_object();
}

void read(const nlohmann::json& json, Anywhere& out) {
  read_member(json, "reach", out.reach);
}

void take_address(const Anywhere& from, AddressParts& to) {
  if (from.reach) to.scope = from.reach == Reach::desktop;
}

namespace {
constexpr auto kAnythingKeys = std::to_array<std::string_view>({"owner", "pane_id", "of_zoom", "reach", "app", "find", "mark", "handle", "number", "across", "down"});
constexpr auto kAnythingThingByHandleRequired = std::to_array<std::string_view>({"handle"});
constexpr auto kAnythingThingByHandleOptional = std::to_array<std::string_view>({"pane_id", "number"});
constexpr auto kAnythingThingByNumberRequired = std::to_array<std::string_view>({"number", "pane_id"});
constexpr auto kAnythingThingByNumberOptional = std::to_array<std::string_view>({"owner"});
constexpr auto kAnythingThingByMarkRequired = std::to_array<std::string_view>({"mark"});
constexpr auto kAnythingThingByWordsRequired = std::to_array<std::string_view>({"find"});
constexpr auto kAnythingThingByWordsOptional = std::to_array<std::string_view>({"app", "pane_id"});
constexpr auto kAnythingSpotOnPaneRequired = std::to_array<std::string_view>({"owner", "across", "down"});
constexpr auto kAnythingSpotOnPaneOptional = std::to_array<std::string_view>({"pane_id", "of_zoom"});
constexpr auto kAnythingSpotAnywhereRequired = std::to_array<std::string_view>({"across", "down"});
constexpr auto kAnythingSpotAnywhereOptional = std::to_array<std::string_view>({"reach"});
constexpr auto kAnythingPaneInUseRequired = std::to_array<std::string_view>({"owner"});
constexpr auto kAnythingPaneInUseOptional = std::to_array<std::string_view>({"pane_id"});
constexpr auto kAnythingAnywhereOptional = std::to_array<std::string_view>({"reach"});
constexpr auto kAnythingForms = std::to_array<SchemaForm>({
  {.name = "ThingByHandle", .required = kAnythingThingByHandleRequired, .optional = kAnythingThingByHandleOptional},
  {.name = "ThingByNumber", .required = kAnythingThingByNumberRequired, .optional = kAnythingThingByNumberOptional},
  {.name = "ThingByMark", .required = kAnythingThingByMarkRequired},
  {.name = "ThingByWords", .required = kAnythingThingByWordsRequired, .optional = kAnythingThingByWordsOptional},
  {.name = "SpotOnPane", .required = kAnythingSpotOnPaneRequired, .optional = kAnythingSpotOnPaneOptional},
  {.name = "SpotAnywhere", .required = kAnythingSpotAnywhereRequired, .optional = kAnythingSpotAnywhereOptional},
  {.name = "PaneInUse", .required = kAnythingPaneInUseRequired, .optional = kAnythingPaneInUseOptional},
  {.name = "Anywhere", .optional = kAnythingAnywhereOptional},
});
constexpr SchemaNode kAnythingOwnerNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 99};
constexpr SchemaNode kAnythingOfZoomNode = {.kind = SchemaKind::boolean};
constexpr SchemaNode kAnythingAppNode = {.kind = SchemaKind::string, .max_size = 40};
constexpr SchemaNode kAnythingFindNode = {.kind = SchemaKind::string, .max_size = 40};
constexpr SchemaNode kAnythingMarkNode = {.kind = SchemaKind::string, .max_size = 8};
constexpr SchemaNode kAnythingHandleNode = {.kind = SchemaKind::string, .max_size = 40};
constexpr SchemaNode kAnythingNumberNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 99};
constexpr SchemaNode kAnythingAcrossNode = {.kind = SchemaKind::integer, .minimum = 0, .maximum = 99};
constexpr SchemaNode kAnythingDownNode = {.kind = SchemaKind::number, .minimum = 0, .maximum = 99};
constexpr auto kAnythingProperties = std::to_array<SchemaProperty>({
  {.name = "owner", .node = &kAnythingOwnerNode, .holds = Holds::process},
  {.name = "pane_id", .node = &pane_id_schema, .holds = Holds::window},
  {.name = "of_zoom", .node = &kAnythingOfZoomNode, .holds = Holds::zoom},
  {.name = "reach", .node = &reach_schema, .holds = Holds::scope},
  {.name = "app", .node = &kAnythingAppNode, .holds = Holds::application},
  {.name = "find", .node = &kAnythingFindNode, .holds = Holds::element_query},
  {.name = "mark", .node = &kAnythingMarkNode, .holds = Holds::element_id},
  {.name = "handle", .node = &kAnythingHandleNode, .holds = Holds::element_token},
  {.name = "number", .node = &kAnythingNumberNode, .holds = Holds::element_index},
  {.name = "across", .node = &kAnythingAcrossNode, .holds = Holds::point_x},
  {.name = "down", .node = &kAnythingDownNode, .holds = Holds::point_y},
});
constexpr auto kAnythingUnions = std::to_array<const SchemaUnion*>({
  &anything_union,
});
}  // namespace

constinit const SchemaUnion anything_union = {.keys = kAnythingKeys, .forms = kAnythingForms};
constinit const SchemaNode anything_schema = {.kind = SchemaKind::object, .properties = kAnythingProperties, .unions = kAnythingUnions};

void write(JsonWriter& writer, const Anything& value) {
  std::visit([&](const auto& form) { write(writer, form); }, value);
}

void read(const nlohmann::json& json, Anything& out) {
  switch (form_of(anything_union, json)) {
    case 0: return read(json, out.emplace<ThingByHandle>());
    case 1: return read(json, out.emplace<ThingByNumber>());
    case 2: return read(json, out.emplace<ThingByMark>());
    case 3: return read(json, out.emplace<ThingByWords>());
    case 4: return read(json, out.emplace<SpotOnPane>());
    case 5: return read(json, out.emplace<SpotAnywhere>());
    case 6: return read(json, out.emplace<PaneInUse>());
    default: return read(json, out.emplace<Anywhere>());
  }
}

}  // namespace offhand
