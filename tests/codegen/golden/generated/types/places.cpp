// Generated from schema/common/places.json. Do not edit.
#include "generated/types/places.h"

#include "codegen/runtime/define_types.h"

namespace offhand {

constexpr auto kReachValues = std::to_array<std::string_view>({"pane", "desktop"});
constinit const SchemaNode reach_schema = {.kind = SchemaKind::string, .values = kReachValues};

std::string_view to_string(Reach value) { return kReachValues[static_cast<std::size_t>(value)]; }
std::optional<Reach> reach_from_string(std::string_view text) {
  return value_of<Reach>(text, kReachValues);
}
void write(JsonWriter& writer, Reach value) { writer.value(to_string(value)); }
void read(const nlohmann::json& json, Reach& out) { out = reach_from_string(text_of_json(json)).value_or(out); }

constinit const SchemaNode pane_id_schema = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 99};

constexpr auto kThingByHandleMemberKeys = member_keys("handle", "pane_id", "number");
void write(JsonWriter& writer, const ThingByHandle& value) { write_members(writer, value, kThingByHandleMemberKeys); }
void read(const nlohmann::json& json, ThingByHandle& out) { read_members(json, out, kThingByHandleMemberKeys); }

void take_address(const ThingByHandle& from, AddressParts& to) {
  to.element_token = from.handle;
  to.window = from.pane_id;
  to.element_index = from.number;
}

constexpr auto kThingByNumberMemberKeys = member_keys("number", "pane_id", "owner");
void write(JsonWriter& writer, const ThingByNumber& value) { write_members(writer, value, kThingByNumberMemberKeys); }
void read(const nlohmann::json& json, ThingByNumber& out) { read_members(json, out, kThingByNumberMemberKeys); }

void take_address(const ThingByNumber& from, AddressParts& to) {
  to.element_index = from.number;
  to.window = from.pane_id;
  to.process = from.owner;
}

constexpr auto kThingByMarkMemberKeys = member_keys("mark");
void write(JsonWriter& writer, const ThingByMark& value) { write_members(writer, value, kThingByMarkMemberKeys); }
void read(const nlohmann::json& json, ThingByMark& out) { read_members(json, out, kThingByMarkMemberKeys); }

void take_address(const ThingByMark& from, AddressParts& to) {
  to.element_id = from.mark;
}

constexpr auto kThingByWordsMemberKeys = member_keys("find", "app", "pane_id");
void write(JsonWriter& writer, const ThingByWords& value) { write_members(writer, value, kThingByWordsMemberKeys); }
void read(const nlohmann::json& json, ThingByWords& out) { read_members(json, out, kThingByWordsMemberKeys); }

void take_address(const ThingByWords& from, AddressParts& to) {
  to.element_query = from.find;
  to.application = from.app;
  to.window = from.pane_id;
}

constexpr auto kSpotOnPaneMemberKeys = member_keys("owner", "across", "down", "pane_id", "of_zoom");
void write(JsonWriter& writer, const SpotOnPane& value) { write_members(writer, value, kSpotOnPaneMemberKeys); }
void read(const nlohmann::json& json, SpotOnPane& out) { read_members(json, out, kSpotOnPaneMemberKeys); }

void take_address(const SpotOnPane& from, AddressParts& to) {
  to.process = from.owner;
  to.point_x = from.across;
  to.point_y = from.down;
  to.window = from.pane_id;
  to.zoom = from.of_zoom;
}

constexpr auto kSpotAnywhereMemberKeys = member_keys("across", "down", "reach");
void write(JsonWriter& writer, const SpotAnywhere& value) { write_members(writer, value, kSpotAnywhereMemberKeys); }
void read(const nlohmann::json& json, SpotAnywhere& out) { read_members(json, out, kSpotAnywhereMemberKeys); }

void take_address(const SpotAnywhere& from, AddressParts& to) {
  to.point_x = from.across;
  to.point_y = from.down;
  if (from.reach) to.scope = from.reach == Reach::desktop;
}

constexpr auto kPaneInUseMemberKeys = member_keys("owner", "pane_id");
void write(JsonWriter& writer, const PaneInUse& value) { write_members(writer, value, kPaneInUseMemberKeys); }
void read(const nlohmann::json& json, PaneInUse& out) { read_members(json, out, kPaneInUseMemberKeys); }

void take_address(const PaneInUse& from, AddressParts& to) {
  to.process = from.owner;
  to.window = from.pane_id;
}

constexpr auto kAnywhereMemberKeys = member_keys("reach");
void write(JsonWriter& writer, const Anywhere& value) { write_members(writer, value, kAnywhereMemberKeys); }
void read(const nlohmann::json& json, Anywhere& out) { read_members(json, out, kAnywhereMemberKeys); }

void take_address(const Anywhere& from, AddressParts& to) {
  if (from.reach) to.scope = from.reach == Reach::desktop;
}

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
