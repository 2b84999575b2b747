// Generated from schema/common/observation.json. Do not edit.
#include "generated/types/observation.h"

#include "codegen/runtime/define_types.h"

namespace offhand {

constexpr auto kObserveValues = std::to_array<std::string_view>({"none", "diff"});
constinit const SchemaNode observe_schema = {.kind = SchemaKind::string, .values = kObserveValues};

std::string_view to_string(Observe value) { return kObserveValues[static_cast<std::size_t>(value)]; }
std::optional<Observe> observe_from_string(std::string_view text) {
  return value_of<Observe>(text, kObserveValues);
}
void write(JsonWriter& writer, Observe value) { writer.value(to_string(value)); }
void read(const nlohmann::json& json, Observe& out) { out = observe_from_string(text_of_json(json)).value_or(out); }

constexpr auto kElementChangeKindValues = std::to_array<std::string_view>({"added", "changed", "removed"});
std::string_view to_string(ElementChangeKind value) { return kElementChangeKindValues[static_cast<std::size_t>(value)]; }
std::optional<ElementChangeKind> element_change_kind_from_string(std::string_view text) {
  return value_of<ElementChangeKind>(text, kElementChangeKindValues);
}
void write(JsonWriter& writer, ElementChangeKind value) { writer.value(to_string(value)); }

constexpr auto kElementChangeMemberKeys = member_keys("change", "element_index", "line");
void write(JsonWriter& writer, const ElementChange& value) { write_members(writer, value, kElementChangeMemberKeys); }

}  // namespace offhand
