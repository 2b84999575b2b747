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

/// What the reply to an action tells of the window that was acted on.
enum class Observe {
  /// The reply tells only of the action itself.
  none,
  /// The reply also tells what changed in the window since the session last read it, as get_window_state does with
  /// since.
  diff,
};
std::string_view to_string(Observe value);
std::optional<Observe> observe_from_string(std::string_view text);
void write(JsonWriter& writer, Observe value);
void read(const nlohmann::json& json, Observe& out);
extern const SchemaNode observe_schema;

/// Whether the line of an element was added, changed or removed.
enum class ElementChangeKind {
  added,
  changed,
  removed,
};
std::string_view to_string(ElementChangeKind value);
std::optional<ElementChangeKind> element_change_kind_from_string(std::string_view text);
void write(JsonWriter& writer, ElementChangeKind value);

/// A visible element of a window that is new, reads differently, or is gone.
struct ElementChange {
  /// Whether the line of an element was added, changed or removed.
  ElementChangeKind change{};
  /// Number of an element within its window, from get_window_state; window_id says which window. It stays with the
  /// element and is never given to another one.
  ElementIndex element_index = 0;
  /// The element in the form in which get_window_state writes it.
  std::string line{};
};
void write(JsonWriter& writer, const ElementChange& value);

}  // namespace offhand
