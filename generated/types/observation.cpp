// Generated from schema/common/observation.json. Do not edit.
#include "generated/types/observation.h"

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
constexpr auto kObserveValues = std::to_array<std::string_view>({"none", "diff"});
}  // namespace

constinit const SchemaNode observe_schema = {.kind = SchemaKind::string, .values = kObserveValues};

std::string_view to_string(Observe value) { return kObserveValues[static_cast<std::size_t>(value)]; }

std::optional<Observe> observe_from_string(std::string_view text) {
  const auto found = std::find(kObserveValues.begin(), kObserveValues.end(), text);
  if (found == kObserveValues.end()) return std::nullopt;
  return static_cast<Observe>(found - kObserveValues.begin());
}

void write(JsonWriter& writer, Observe value) { writer.value(to_string(value)); }

void read(const nlohmann::json& json, Observe& out) {
  out = observe_from_string(text_of_json(json)).value_or(out);
}

namespace {
constexpr auto kElementChangeKindValues = std::to_array<std::string_view>({"added", "changed", "removed"});
}  // namespace

std::string_view to_string(ElementChangeKind value) { return kElementChangeKindValues[static_cast<std::size_t>(value)]; }

std::optional<ElementChangeKind> element_change_kind_from_string(std::string_view text) {
  const auto found = std::find(kElementChangeKindValues.begin(), kElementChangeKindValues.end(), text);
  if (found == kElementChangeKindValues.end()) return std::nullopt;
  return static_cast<ElementChangeKind>(found - kElementChangeKindValues.begin());
}

void write(JsonWriter& writer, ElementChangeKind value) { writer.value(to_string(value)); }

void write(JsonWriter& writer, const ElementChange& value) {
  writer.begin_object();
  write_member(writer, "change", value.change);
  write_member(writer, "element_index", value.element_index);
  write_member(writer, "line", value.line);
  writer.end_object();
}

}  // namespace offhand
