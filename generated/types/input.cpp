// Generated from schema/common/input.json. Do not edit.
#include "generated/types/input.h"

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
constexpr auto kMouseButtonValues = std::to_array<std::string_view>({"left", "right", "middle"});
}  // namespace

constinit const SchemaNode mouse_button_schema = {.kind = SchemaKind::string, .values = kMouseButtonValues};

std::string_view to_string(MouseButton value) { return kMouseButtonValues[static_cast<std::size_t>(value)]; }

std::optional<MouseButton> mouse_button_from_string(std::string_view text) {
  const auto found = std::find(kMouseButtonValues.begin(), kMouseButtonValues.end(), text);
  if (found == kMouseButtonValues.end()) return std::nullopt;
  return static_cast<MouseButton>(found - kMouseButtonValues.begin());
}

void write(JsonWriter& writer, MouseButton value) { writer.value(to_string(value)); }

void read(const nlohmann::json& json, MouseButton& out) {
  out = mouse_button_from_string(text_of_json(json)).value_or(out);
}

namespace {
constexpr auto kScrollDirectionValues = std::to_array<std::string_view>({"up", "down", "left", "right"});
}  // namespace

constinit const SchemaNode scroll_direction_schema = {.kind = SchemaKind::string, .values = kScrollDirectionValues};

std::string_view to_string(ScrollDirection value) { return kScrollDirectionValues[static_cast<std::size_t>(value)]; }

std::optional<ScrollDirection> scroll_direction_from_string(std::string_view text) {
  const auto found = std::find(kScrollDirectionValues.begin(), kScrollDirectionValues.end(), text);
  if (found == kScrollDirectionValues.end()) return std::nullopt;
  return static_cast<ScrollDirection>(found - kScrollDirectionValues.begin());
}

void write(JsonWriter& writer, ScrollDirection value) { writer.value(to_string(value)); }

void read(const nlohmann::json& json, ScrollDirection& out) {
  out = scroll_direction_from_string(text_of_json(json)).value_or(out);
}

namespace {
constexpr auto kScrollByValues = std::to_array<std::string_view>({"line", "page"});
}  // namespace

constinit const SchemaNode scroll_by_schema = {.kind = SchemaKind::string, .values = kScrollByValues};

std::string_view to_string(ScrollBy value) { return kScrollByValues[static_cast<std::size_t>(value)]; }

std::optional<ScrollBy> scroll_by_from_string(std::string_view text) {
  const auto found = std::find(kScrollByValues.begin(), kScrollByValues.end(), text);
  if (found == kScrollByValues.end()) return std::nullopt;
  return static_cast<ScrollBy>(found - kScrollByValues.begin());
}

void write(JsonWriter& writer, ScrollBy value) { writer.value(to_string(value)); }

void read(const nlohmann::json& json, ScrollBy& out) {
  out = scroll_by_from_string(text_of_json(json)).value_or(out);
}

namespace {
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
}  // namespace

constinit const SchemaNode key_modifier_schema = {.kind = SchemaKind::string, .values = kKeyModifierValues, .aliases = kKeyModifierAliases};

std::string_view to_string(KeyModifier value) { return kKeyModifierValues[static_cast<std::size_t>(value)]; }

std::optional<KeyModifier> key_modifier_from_string(std::string_view text) {
  for (const EnumAlias& alias : kKeyModifierAliases) {
    if (alias.alias == text) text = alias.value;
  }
  const auto found = std::find(kKeyModifierValues.begin(), kKeyModifierValues.end(), text);
  if (found == kKeyModifierValues.end()) return std::nullopt;
  return static_cast<KeyModifier>(found - kKeyModifierValues.begin());
}

void write(JsonWriter& writer, KeyModifier value) { writer.value(to_string(value)); }

void read(const nlohmann::json& json, KeyModifier& out) {
  out = key_modifier_from_string(text_of_json(json)).value_or(out);
}

constinit const SchemaNode key_name_schema = {.kind = SchemaKind::string, .min_size = 1, .max_size = 32};

constinit const SchemaNode key_chord_schema = {.kind = SchemaKind::string, .min_size = 1, .max_size = 64};

}  // namespace offhand
