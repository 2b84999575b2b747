// Generated from schema/common/element.json. Do not edit.
#include "generated/types/element.h"

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
constexpr auto kElementStateValues = std::to_array<std::string_view>({"busy", "checked", "collapsed", "disabled", "editable", "expanded", "focused", "hidden", "mixed", "modal", "multiselectable", "offscreen", "pressed", "readonly", "required", "selected", "focusable", "protected"});
}  // namespace

constinit const SchemaNode element_state_schema = {.kind = SchemaKind::string, .values = kElementStateValues};

std::string_view to_string(ElementState value) { return kElementStateValues[static_cast<std::size_t>(value)]; }

std::optional<ElementState> element_state_from_string(std::string_view text) {
  const auto found = std::find(kElementStateValues.begin(), kElementStateValues.end(), text);
  if (found == kElementStateValues.end()) return std::nullopt;
  return static_cast<ElementState>(found - kElementStateValues.begin());
}

void write(JsonWriter& writer, ElementState value) { writer.value(to_string(value)); }

void read(const nlohmann::json& json, ElementState& out) {
  out = element_state_from_string(text_of_json(json)).value_or(out);
}

void write(JsonWriter& writer, const Element& value) {
  writer.begin_object();
  write_member(writer, "element_index", value.element_index);
  write_member(writer, "element_token", value.element_token);
  write_member(writer, "role", value.role);
  write_member(writer, "platform_role", value.platform_role);
  write_member(writer, "name", value.name);
  write_member(writer, "description", value.description);
  write_member(writer, "value", value.value);
  write_member(writer, "states", value.states);
  write_member(writer, "actions", value.actions);
  write_member(writer, "parent_index", value.parent_index);
  write_member(writer, "bounds", value.bounds);
  write_member(writer, "window_bounds", value.window_bounds);
  writer.end_object();
}

namespace {
constexpr auto kCostSourceValues = std::to_array<std::string_view>({"memory", "partial", "full"});
}  // namespace

std::string_view to_string(CostSource value) { return kCostSourceValues[static_cast<std::size_t>(value)]; }

std::optional<CostSource> cost_source_from_string(std::string_view text) {
  const auto found = std::find(kCostSourceValues.begin(), kCostSourceValues.end(), text);
  if (found == kCostSourceValues.end()) return std::nullopt;
  return static_cast<CostSource>(found - kCostSourceValues.begin());
}

void write(JsonWriter& writer, CostSource value) { writer.value(to_string(value)); }

void write(JsonWriter& writer, const Cost& value) {
  writer.begin_object();
  write_member(writer, "source", value.source);
  write_member(writer, "calls", value.calls);
  write_member(writer, "ms", value.ms);
  writer.end_object();
}

}  // namespace offhand
