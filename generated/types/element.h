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

/// A state of an element. The first sixteen are those of the Computer Use Protocol; focusable: it can take the keyboard
/// focus; protected: it is a password field.
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

/// A node of the accessibility tree, as a snapshot shows it.
struct Element {
  /// Number of the element within its window. It stays with the element and is never given to another one.
  ElementIndex element_index = 0;
  /// Handle of the element that contains its window, so that no window_id is needed beside it.
  ElementToken element_token{};
  /// Role in the words of ARIA and of the Computer Use Protocol, such as button, textbox or menuitem.
  std::string role{};
  /// The platform's own name of the role, present where it says more than role.
  std::optional<std::string> platform_role{};
  /// Accessible name: usually the label that a user reads.
  std::string name{};
  /// Accessible description, such as the text of a tooltip; absent when there is none.
  std::optional<std::string> description{};
  /// Text or number that the element holds; **** stands for the content of a password field.
  std::optional<std::string> value{};
  /// The states that the element is in.
  std::vector<ElementState> states{};
  /// Names of the actions that the application offers for the element, in its toolkit's words. click takes them as
  /// action.
  std::vector<std::string> actions{};
  /// element_index of the parent element; absent for the root.
  std::optional<std::int64_t> parent_index{};
  /// Where the element lies on the screen, in pixels of the screen.
  std::optional<Bounds> bounds{};
  /// Where the element lies in the last picture of its window, in pixels of that picture: the same pixels as x and y of
  /// other tools.
  std::optional<Bounds> window_bounds{};
};
void write(JsonWriter& writer, const Element& value);

/// Where the tree came from: kept in memory, read in part, or read in full.
enum class CostSource {
  memory,
  partial,
  full,
};
std::string_view to_string(CostSource value);
std::optional<CostSource> cost_source_from_string(std::string_view text);
void write(JsonWriter& writer, CostSource value);

/// What reading a tree cost.
struct Cost {
  /// Where the tree came from: kept in memory, read in part, or read in full.
  CostSource source{};
  /// Number of calls to the application that the read took.
  std::int64_t calls = 0;
  /// Wall-clock time of the read in milliseconds.
  double ms = 0;
};
void write(JsonWriter& writer, const Cost& value);

}  // namespace offhand
