// Generated from schema/common/element.json. Do not edit.
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "generated/types/geometry.h"
#include "generated/types/target.h"

namespace offhand {

class JsonWriter;
struct SchemaNode;
struct SchemaUnion;

/// A state of an element; the first sixteen are those of the Computer Use Protocol, protected marks password fields.
enum class ElementState {
  busy,
  checked,
  collapsed,
  disabled,
  editable,
  expanded,
  focused,
  hidden,
  mixed,
  modal,
  multiselectable,
  offscreen,
  pressed,
  readonly,
  required,
  selected,
  focusable,
  protected_,
};
std::string_view to_string(ElementState value);
std::optional<ElementState> element_state_from_string(std::string_view text);
void write(JsonWriter& writer, ElementState value);
void read(const nlohmann::json& json, ElementState& out);
extern const SchemaNode element_state_schema;

/// A node of the accessibility tree as a snapshot shows it.
struct Element {
  /// Number within its window, never given to another element.
  ElementIndex element_index = 0;
  /// Handle that needs no window_id.
  ElementToken element_token{};
  /// Role, as ARIA and the Computer Use Protocol name it.
  std::string role{};
  /// The platform's own name of the role, where it says more.
  std::optional<std::string> platform_role{};
  /// Accessible name.
  std::string name{};
  /// Accessible description, if any.
  std::optional<std::string> description{};
  /// Text or number it holds; **** for a password.
  std::optional<std::string> value{};
  /// States that hold.
  std::vector<ElementState> states{};
  /// What it offers, in the platform's words.
  std::vector<std::string> actions{};
  /// element_index of its parent; absent for the root.
  std::optional<std::int64_t> parent_index{};
  /// On the screen.
  std::optional<Bounds> bounds{};
  /// In the window's last picture, as x and y of other tools are.
  std::optional<Bounds> window_bounds{};
};
void write(JsonWriter& writer, const Element& value);

/// Where the tree came from.
enum class CostSource {
  memory,
  partial,
  full,
};
std::string_view to_string(CostSource value);
std::optional<CostSource> cost_source_from_string(std::string_view text);
void write(JsonWriter& writer, CostSource value);

/// What a read took.
struct Cost {
  /// Where the tree came from.
  CostSource source{};
  /// Calls to the application.
  std::int64_t calls = 0;
  /// Milliseconds of wall-clock time.
  double ms = 0;
};
void write(JsonWriter& writer, const Cost& value);

}  // namespace offhand
