// Generated from schema/common/observation.json. Do not edit.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "generated/types/target.h"

namespace offhand {

class JsonWriter;
struct SchemaNode;
struct SchemaUnion;

/// What the reply to an action tells of its window.
enum class Observe {
  /// Nothing but the action itself.
  none,
  /// What changed in the window since the session last read it, as get_window_state says it with since.
  diff,
};
std::string_view to_string(Observe value);
std::optional<Observe> observe_from_string(std::string_view text);
void write(JsonWriter& writer, Observe value);
void read(const nlohmann::json& json, Observe& out);
extern const SchemaNode observe_schema;

/// What became of the line of an element.
enum class ElementChangeKind {
  added,
  changed,
  removed,
};
std::string_view to_string(ElementChangeKind value);
std::optional<ElementChangeKind> element_change_kind_from_string(std::string_view text);
void write(JsonWriter& writer, ElementChangeKind value);

/// A line of what shows of a window that is new, reads differently, or is gone.
struct ElementChange {
  /// What became of the line of an element.
  ElementChangeKind change{};
  /// Number in the latest get_window_state.
  ElementIndex element_index = 0;
  /// The element as get_window_state writes it.
  std::string line{};
};
void write(JsonWriter& writer, const ElementChange& value);

}  // namespace offhand
