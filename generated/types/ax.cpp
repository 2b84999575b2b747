// Generated from schema/common/ax.json. Do not edit.
#include "generated/types/ax.h"

#include "codegen/runtime/define_types.h"

namespace offhand {

constexpr auto kModeValues = std::to_array<std::string_view>({"background", "focus"});
constinit const SchemaNode mode_schema = {.kind = SchemaKind::string, .values = kModeValues};

std::string_view to_string(Mode value) { return kModeValues[static_cast<std::size_t>(value)]; }
std::optional<Mode> mode_from_string(std::string_view text) {
  return value_of<Mode>(text, kModeValues);
}
void write(JsonWriter& writer, Mode value) { writer.value(to_string(value)); }
void read(const nlohmann::json& json, Mode& out) { out = mode_from_string(text_of_json(json)).value_or(out); }

constexpr auto kFindStrategyValues = std::to_array<std::string_view>({"auto", "exact", "contains", "regex", "role", "identifier", "xpath"});
constinit const SchemaNode find_strategy_schema = {.kind = SchemaKind::string, .values = kFindStrategyValues};

std::string_view to_string(FindStrategy value) { return kFindStrategyValues[static_cast<std::size_t>(value)]; }
std::optional<FindStrategy> find_strategy_from_string(std::string_view text) {
  return value_of<FindStrategy>(text, kFindStrategyValues);
}
void write(JsonWriter& writer, FindStrategy value) { writer.value(to_string(value)); }
void read(const nlohmann::json& json, FindStrategy& out) { out = find_strategy_from_string(text_of_json(json)).value_or(out); }

constexpr auto kClickTypeValues = std::to_array<std::string_view>({"single", "double", "right"});
constinit const SchemaNode click_type_schema = {.kind = SchemaKind::string, .values = kClickTypeValues};

std::string_view to_string(ClickType value) { return kClickTypeValues[static_cast<std::size_t>(value)]; }
std::optional<ClickType> click_type_from_string(std::string_view text) {
  return value_of<ClickType>(text, kClickTypeValues);
}
void write(JsonWriter& writer, ClickType value) { writer.value(to_string(value)); }
void read(const nlohmann::json& json, ClickType& out) { out = click_type_from_string(text_of_json(json)).value_or(out); }

constexpr SchemaNode kRegionXNode = {.kind = SchemaKind::integer, .minimum = 0, .maximum = 65536};
constexpr SchemaNode kRegionYNode = {.kind = SchemaKind::integer, .minimum = 0, .maximum = 65536};
constexpr SchemaNode kRegionWNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 65536};
constexpr SchemaNode kRegionHNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 65536};
constexpr auto kRegionProperties = std::to_array<SchemaProperty>({
  {.name = "x", .node = &kRegionXNode, .required = true},
  {.name = "y", .node = &kRegionYNode, .required = true},
  {.name = "w", .node = &kRegionWNode, .required = true},
  {.name = "h", .node = &kRegionHNode, .required = true},
});
constinit const SchemaNode region_schema = {.kind = SchemaKind::object, .properties = kRegionProperties};

constexpr auto kRegionMemberKeys = member_keys("x", "y", "w", "h");
void write(JsonWriter& writer, const Region& value) { write_members(writer, value, kRegionMemberKeys); }
void read(const nlohmann::json& json, Region& out) { read_members(json, out, kRegionMemberKeys); }

constexpr auto kAppWindowMemberKeys = member_keys("index", "title", "position", "size", "focused", "minimized");
void write(JsonWriter& writer, const AppWindow& value) { write_members(writer, value, kAppWindowMemberKeys); }

constexpr auto kConnectableMemberKeys = member_keys("name", "pid", "bundle_id", "connected", "accessible", "reason");
void write(JsonWriter& writer, const Connectable& value) { write_members(writer, value, kConnectableMemberKeys); }

}  // namespace offhand
