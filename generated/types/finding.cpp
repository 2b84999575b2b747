// Generated from schema/common/finding.json. Do not edit.
#include "generated/types/finding.h"

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
constexpr auto kUntilValues = std::to_array<std::string_view>({"shows", "exists", "gone", "enabled", "disabled", "focused", "checked", "unchecked", "selected", "unselected", "expanded", "collapsed", "value_equals", "value_contains", "window_opens", "window_closes"});
}  // namespace

constinit const SchemaNode until_schema = {.kind = SchemaKind::string, .values = kUntilValues};

std::string_view to_string(Until value) { return kUntilValues[static_cast<std::size_t>(value)]; }

std::optional<Until> until_from_string(std::string_view text) {
  const auto found = std::find(kUntilValues.begin(), kUntilValues.end(), text);
  if (found == kUntilValues.end()) return std::nullopt;
  return static_cast<Until>(found - kUntilValues.begin());
}

void write(JsonWriter& writer, Until value) { writer.value(to_string(value)); }

void read(const nlohmann::json& json, Until& out) {
  out = until_from_string(text_of_json(json)).value_or(out);
}

namespace {
constexpr auto kVerdictValues = std::to_array<std::string_view>({"satisfied", "unsatisfied", "unknown"});
}  // namespace

std::string_view to_string(Verdict value) { return kVerdictValues[static_cast<std::size_t>(value)]; }

std::optional<Verdict> verdict_from_string(std::string_view text) {
  const auto found = std::find(kVerdictValues.begin(), kVerdictValues.end(), text);
  if (found == kVerdictValues.end()) return std::nullopt;
  return static_cast<Verdict>(found - kVerdictValues.begin());
}

void write(JsonWriter& writer, Verdict value) { writer.value(to_string(value)); }

namespace {
constexpr SchemaNode kExpectationQueryNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kExpectationRoleNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 64};
constexpr SchemaNode kExpectationNameNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kExpectationExactNode = {.kind = SchemaKind::boolean};
constexpr SchemaNode kExpectationTextNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kExpectationStateNode = {.kind = SchemaKind::array, .max_size = 18, .items = &element_state_schema};
constexpr SchemaNode kExpectationValueNode = {.kind = SchemaKind::string, .max_size = 4096};
constexpr SchemaNode kExpectationTitleNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr auto kExpectationProperties = std::to_array<SchemaProperty>({
  {.name = "query", .node = &kExpectationQueryNode},
  {.name = "role", .node = &kExpectationRoleNode},
  {.name = "name", .node = &kExpectationNameNode},
  {.name = "exact", .node = &kExpectationExactNode},
  {.name = "text", .node = &kExpectationTextNode},
  {.name = "state", .node = &kExpectationStateNode},
  {.name = "until", .node = &until_schema},
  {.name = "value", .node = &kExpectationValueNode},
  {.name = "element_index", .node = &element_index_schema, .holds = Holds::element_index},
  {.name = "title", .node = &kExpectationTitleNode},
});
}  // namespace

constinit const SchemaNode expectation_schema = {.kind = SchemaKind::object, .properties = kExpectationProperties};

void write(JsonWriter& writer, const Expectation& value) {
  writer.begin_object();
  write_member(writer, "query", value.query);
  write_member(writer, "role", value.role);
  write_member(writer, "name", value.name);
  write_member(writer, "exact", value.exact);
  write_member(writer, "text", value.text);
  write_member(writer, "state", value.state);
  write_member(writer, "until", value.until);
  write_member(writer, "value", value.value);
  write_member(writer, "element_index", value.element_index);
  write_member(writer, "title", value.title);
  writer.end_object();
}

void read(const nlohmann::json& json, Expectation& out) {
  read_member(json, "query", out.query);
  read_member(json, "role", out.role);
  read_member(json, "name", out.name);
  read_member(json, "exact", out.exact);
  read_member(json, "text", out.text);
  read_member(json, "state", out.state);
  read_member(json, "until", out.until);
  read_member(json, "value", out.value);
  read_member(json, "element_index", out.element_index);
  read_member(json, "title", out.title);
}

}  // namespace offhand
