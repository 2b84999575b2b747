// Generated from schema/common/ax.json. Do not edit.
#include "generated/types/ax.h"

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
constexpr auto kModeValues = std::to_array<std::string_view>({"background", "focus"});
}  // namespace

constinit const SchemaNode mode_schema = {.kind = SchemaKind::string, .values = kModeValues};

std::string_view to_string(Mode value) { return kModeValues[static_cast<std::size_t>(value)]; }

std::optional<Mode> mode_from_string(std::string_view text) {
  const auto found = std::find(kModeValues.begin(), kModeValues.end(), text);
  if (found == kModeValues.end()) return std::nullopt;
  return static_cast<Mode>(found - kModeValues.begin());
}

void write(JsonWriter& writer, Mode value) { writer.value(to_string(value)); }

void read(const nlohmann::json& json, Mode& out) {
  out = mode_from_string(text_of_json(json)).value_or(out);
}

namespace {
constexpr auto kFindStrategyValues = std::to_array<std::string_view>({"auto", "exact", "contains", "regex", "role", "identifier", "xpath"});
}  // namespace

constinit const SchemaNode find_strategy_schema = {.kind = SchemaKind::string, .values = kFindStrategyValues};

std::string_view to_string(FindStrategy value) { return kFindStrategyValues[static_cast<std::size_t>(value)]; }

std::optional<FindStrategy> find_strategy_from_string(std::string_view text) {
  const auto found = std::find(kFindStrategyValues.begin(), kFindStrategyValues.end(), text);
  if (found == kFindStrategyValues.end()) return std::nullopt;
  return static_cast<FindStrategy>(found - kFindStrategyValues.begin());
}

void write(JsonWriter& writer, FindStrategy value) { writer.value(to_string(value)); }

void read(const nlohmann::json& json, FindStrategy& out) {
  out = find_strategy_from_string(text_of_json(json)).value_or(out);
}

namespace {
constexpr auto kClickTypeValues = std::to_array<std::string_view>({"single", "double", "right"});
}  // namespace

constinit const SchemaNode click_type_schema = {.kind = SchemaKind::string, .values = kClickTypeValues};

std::string_view to_string(ClickType value) { return kClickTypeValues[static_cast<std::size_t>(value)]; }

std::optional<ClickType> click_type_from_string(std::string_view text) {
  const auto found = std::find(kClickTypeValues.begin(), kClickTypeValues.end(), text);
  if (found == kClickTypeValues.end()) return std::nullopt;
  return static_cast<ClickType>(found - kClickTypeValues.begin());
}

void write(JsonWriter& writer, ClickType value) { writer.value(to_string(value)); }

void read(const nlohmann::json& json, ClickType& out) {
  out = click_type_from_string(text_of_json(json)).value_or(out);
}

namespace {
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
}  // namespace

constinit const SchemaNode region_schema = {.kind = SchemaKind::object, .properties = kRegionProperties};

void write(JsonWriter& writer, const Region& value) {
  writer.begin_object();
  write_member(writer, "x", value.x);
  write_member(writer, "y", value.y);
  write_member(writer, "w", value.w);
  write_member(writer, "h", value.h);
  writer.end_object();
}

void read(const nlohmann::json& json, Region& out) {
  read_member(json, "x", out.x);
  read_member(json, "y", out.y);
  read_member(json, "w", out.w);
  read_member(json, "h", out.h);
}

void write(JsonWriter& writer, const AppWindow& value) {
  writer.begin_object();
  write_member(writer, "index", value.index);
  write_member(writer, "title", value.title);
  write_member(writer, "position", value.position);
  write_member(writer, "size", value.size);
  write_member(writer, "focused", value.focused);
  write_member(writer, "minimized", value.minimized);
  writer.end_object();
}

void write(JsonWriter& writer, const Connectable& value) {
  writer.begin_object();
  write_member(writer, "name", value.name);
  write_member(writer, "pid", value.pid);
  write_member(writer, "bundle_id", value.bundle_id);
  write_member(writer, "connected", value.connected);
  write_member(writer, "accessible", value.accessible);
  write_member(writer, "reason", value.reason);
  writer.end_object();
}

}  // namespace offhand
