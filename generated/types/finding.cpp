// Generated from schema/common/finding.json. Do not edit.
#include "generated/types/finding.h"

#include "codegen/runtime/define_types.h"

namespace offhand {

constinit const SchemaNode text_on_screen_schema = {.kind = SchemaKind::boolean};

constexpr auto kWrittenTextMemberKeys = member_keys("text", "bounds", "window_bounds", "confidence", "element_index");
void write(JsonWriter& writer, const WrittenText& value) { write_members(writer, value, kWrittenTextMemberKeys); }

constexpr auto kUntilValues = std::to_array<std::string_view>({"shows", "exists", "gone", "enabled", "disabled", "focused", "checked", "unchecked", "selected", "unselected", "expanded", "collapsed", "value_equals", "value_contains", "window_opens", "window_closes"});
constinit const SchemaNode until_schema = {.kind = SchemaKind::string, .values = kUntilValues};

std::string_view to_string(Until value) { return kUntilValues[static_cast<std::size_t>(value)]; }
std::optional<Until> until_from_string(std::string_view text) {
  return value_of<Until>(text, kUntilValues);
}
void write(JsonWriter& writer, Until value) { writer.value(to_string(value)); }
void read(const nlohmann::json& json, Until& out) { out = until_from_string(text_of_json(json)).value_or(out); }

constexpr auto kVerdictValues = std::to_array<std::string_view>({"satisfied", "unsatisfied", "unknown"});
std::string_view to_string(Verdict value) { return kVerdictValues[static_cast<std::size_t>(value)]; }
std::optional<Verdict> verdict_from_string(std::string_view text) {
  return value_of<Verdict>(text, kVerdictValues);
}
void write(JsonWriter& writer, Verdict value) { writer.value(to_string(value)); }

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
constinit const SchemaNode expectation_schema = {.kind = SchemaKind::object, .properties = kExpectationProperties};

constexpr auto kExpectationMemberKeys = member_keys("query", "role", "name", "exact", "text", "state", "until", "value",
    "element_index", "title");
void write(JsonWriter& writer, const Expectation& value) { write_members(writer, value, kExpectationMemberKeys); }
void read(const nlohmann::json& json, Expectation& out) { read_members(json, out, kExpectationMemberKeys); }

}  // namespace offhand
