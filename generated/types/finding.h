// Generated from schema/common/finding.json. Do not edit.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "generated/types/element.h"
#include "generated/types/geometry.h"
#include "generated/types/target.h"

namespace offhand {

class JsonWriter;
struct SchemaNode;
struct SchemaUnion;

/// true: query is looked for as text in the picture of the window, read by the program tesseract, for what shows text
/// without having elements: canvases, remote desktops, games. Takes some seconds.
using TextOnScreen = bool;
extern const SchemaNode text_on_screen_schema;

/// A text that is written in the picture of a window.
struct WrittenText {
  /// The text as it was read.
  std::string text{};
  /// Where it is written on the screen, in pixels of the screen.
  Bounds bounds{};
  /// Where it is written in the last picture of its window, in pixels of that picture: the same pixels as x and y of
  /// other tools.
  std::optional<Bounds> window_bounds{};
  /// How sure tesseract is of its letters.
  double confidence = 0;
  /// Number of the element that lies there; absent where there is none.
  std::optional<ElementIndex> element_index{};
};
void write(JsonWriter& writer, const WrittenText& value);

/// What is expected of the element, or of a window. shows: it can be seen; exists: it is in the tree, visible or not;
/// gone: it is not there or cannot be seen; value_equals and value_contains compare its content with value.
/// window_opens: a window that fits exists, or without title one that did not exist before; window_closes: no window
/// that fits exists any more.
enum class Until {
  shows,
  exists,
  gone,
  enabled,
  disabled,
  focused,
  checked,
  unchecked,
  selected,
  unselected,
  expanded,
  collapsed,
  value_equals,
  value_contains,
  window_opens,
  window_closes,
};
std::string_view to_string(Until value);
std::optional<Until> until_from_string(std::string_view text);
void write(JsonWriter& writer, Until value);
void read(const nlohmann::json& json, Until& out);
extern const SchemaNode until_schema;

/// Whether an expectation holds. unknown: it could not be found out.
enum class Verdict {
  satisfied,
  unsatisfied,
  unknown,
};
std::string_view to_string(Verdict value);
std::optional<Verdict> verdict_from_string(std::string_view text);
void write(JsonWriter& writer, Verdict value);

/// Something that is expected of an element or of a window.
struct Expectation {
  /// Text to look for in the name, value, description and role of elements; or a query such as role:text, a combination
  /// with and, or and not, or an XPath.
  std::optional<std::string> query{};
  /// Role that the element must have, such as button or textbox. Other usual words are understood: input, dropdown,
  /// push button.
  std::optional<std::string> role{};
  /// Accessible name that the element must have. A part of the name and small misspellings fit as well, unless exact is
  /// given.
  std::optional<std::string> name{};
  /// true: the name must be exactly the one given; parts and misspellings do not fit.
  bool exact = false;
  /// Text that the element must show: part of its name or of its value.
  std::optional<std::string> text{};
  /// States that the element must be in, all of them.
  std::vector<ElementState> state{};
  /// What is expected of the element, or of a window. shows: it can be seen; exists: it is in the tree, visible or not;
  /// gone: it is not there or cannot be seen; value_equals and value_contains compare its content with value.
  /// window_opens: a window that fits exists, or without title one that did not exist before; window_closes: no window
  /// that fits exists any more.
  Until until = Until::shows;
  /// Text to compare with what the element holds, for value_equals and value_contains.
  std::optional<std::string> value{};
  /// Number of the element, from get_window_state, instead of describing it; needs window_id.
  std::optional<ElementIndex> element_index{};
  /// Part of the title of the window that is meant.
  std::optional<std::string> title{};
  bool operator==(const Expectation&) const = default;
};
void write(JsonWriter& writer, const Expectation& value);
void read(const nlohmann::json& json, Expectation& out);
extern const SchemaNode expectation_schema;

}  // namespace offhand
