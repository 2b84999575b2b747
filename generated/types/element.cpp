// Generated from schema/common/element.json. Do not edit.
#include "generated/types/element.h"

#include "codegen/runtime/define_types.h"

namespace offhand {

constexpr auto kElementStateValues = std::to_array<std::string_view>({"busy", "checked", "collapsed", "disabled", "editable", "expanded", "focused", "hidden", "mixed", "modal", "multiselectable", "offscreen", "pressed", "readonly", "required", "selected", "focusable", "protected"});
constinit const SchemaNode element_state_schema = {.kind = SchemaKind::string, .values = kElementStateValues};

std::string_view to_string(ElementState value) { return kElementStateValues[static_cast<std::size_t>(value)]; }
std::optional<ElementState> element_state_from_string(std::string_view text) {
  return value_of<ElementState>(text, kElementStateValues);
}
void write(JsonWriter& writer, ElementState value) { writer.value(to_string(value)); }
void read(const nlohmann::json& json, ElementState& out) { out = element_state_from_string(text_of_json(json)).value_or(out); }

constexpr auto kElementMemberKeys = member_keys("element_index", "element_token", "role", "platform_role", "name",
    "description", "value", "states", "actions", "parent_index", "bounds", "window_bounds");
void write(JsonWriter& writer, const Element& value) { write_members(writer, value, kElementMemberKeys); }

constexpr auto kCostSourceValues = std::to_array<std::string_view>({"memory", "partial", "full"});
std::string_view to_string(CostSource value) { return kCostSourceValues[static_cast<std::size_t>(value)]; }
std::optional<CostSource> cost_source_from_string(std::string_view text) {
  return value_of<CostSource>(text, kCostSourceValues);
}
void write(JsonWriter& writer, CostSource value) { writer.value(to_string(value)); }

constexpr auto kCostMemberKeys = member_keys("source", "calls", "ms");
void write(JsonWriter& writer, const Cost& value) { write_members(writer, value, kCostMemberKeys); }

}  // namespace offhand
