// Generated from schema/common/input.json. Do not edit.
#include "generated/types/input.h"

#include "codegen/runtime/define_types.h"

namespace offhand {

constexpr auto kMouseButtonValues = std::to_array<std::string_view>({"left", "right", "middle"});
constinit const SchemaNode mouse_button_schema = {.kind = SchemaKind::string, .values = kMouseButtonValues};

std::string_view to_string(MouseButton value) { return kMouseButtonValues[static_cast<std::size_t>(value)]; }
std::optional<MouseButton> mouse_button_from_string(std::string_view text) {
  return value_of<MouseButton>(text, kMouseButtonValues);
}
void write(JsonWriter& writer, MouseButton value) { writer.value(to_string(value)); }
void read(const nlohmann::json& json, MouseButton& out) { out = mouse_button_from_string(text_of_json(json)).value_or(out); }

constexpr auto kScrollDirectionValues = std::to_array<std::string_view>({"up", "down", "left", "right"});
constinit const SchemaNode scroll_direction_schema = {.kind = SchemaKind::string, .values = kScrollDirectionValues};

std::string_view to_string(ScrollDirection value) { return kScrollDirectionValues[static_cast<std::size_t>(value)]; }
std::optional<ScrollDirection> scroll_direction_from_string(std::string_view text) {
  return value_of<ScrollDirection>(text, kScrollDirectionValues);
}
void write(JsonWriter& writer, ScrollDirection value) { writer.value(to_string(value)); }
void read(const nlohmann::json& json, ScrollDirection& out) { out = scroll_direction_from_string(text_of_json(json)).value_or(out); }

constexpr auto kScrollByValues = std::to_array<std::string_view>({"line", "page"});
constinit const SchemaNode scroll_by_schema = {.kind = SchemaKind::string, .values = kScrollByValues};

std::string_view to_string(ScrollBy value) { return kScrollByValues[static_cast<std::size_t>(value)]; }
std::optional<ScrollBy> scroll_by_from_string(std::string_view text) {
  return value_of<ScrollBy>(text, kScrollByValues);
}
void write(JsonWriter& writer, ScrollBy value) { writer.value(to_string(value)); }
void read(const nlohmann::json& json, ScrollBy& out) { out = scroll_by_from_string(text_of_json(json)).value_or(out); }

constexpr auto kKeyModifierValues = std::to_array<std::string_view>({"ctrl", "shift", "alt", "super"});
constexpr auto kKeyModifierAliases = std::to_array<EnumAlias>({
  {.alias = "control", .value = "ctrl"},
  {.alias = "opt", .value = "alt"},
  {.alias = "option", .value = "alt"},
  {.alias = "cmd", .value = "super"},
  {.alias = "command", .value = "super"},
  {.alias = "meta", .value = "super"},
  {.alias = "win", .value = "super"},
});
constinit const SchemaNode key_modifier_schema = {.kind = SchemaKind::string, .values = kKeyModifierValues, .aliases = kKeyModifierAliases};

std::string_view to_string(KeyModifier value) { return kKeyModifierValues[static_cast<std::size_t>(value)]; }
std::optional<KeyModifier> key_modifier_from_string(std::string_view text) {
  return value_of<KeyModifier>(text, kKeyModifierValues, kKeyModifierAliases);
}
void write(JsonWriter& writer, KeyModifier value) { writer.value(to_string(value)); }
void read(const nlohmann::json& json, KeyModifier& out) { out = key_modifier_from_string(text_of_json(json)).value_or(out); }

constinit const SchemaNode key_name_schema = {.kind = SchemaKind::string, .min_size = 1, .max_size = 32};

constinit const SchemaNode key_chord_schema = {.kind = SchemaKind::string, .min_size = 1, .max_size = 64};

}  // namespace offhand
