// Generated from schema/common/finding.json. Do not edit.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "generated/types/element.h"
#include "generated/types/target.h"

namespace offhand {

class JsonWriter;
struct SchemaNode;
struct SchemaUnion;

/// What is expected of the element, or of a window. gone: it is not there, or does not show. window_opens: one that
/// fits is there; without a title one that was not there before.
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

/// Whether it is so.
enum class Verdict {
  satisfied,
  unsatisfied,
  unknown,
};
std::string_view to_string(Verdict value);
std::optional<Verdict> verdict_from_string(std::string_view text);
void write(JsonWriter& writer, Verdict value);

/// Something that is, or will be, so.
struct Expectation {
  /// Text in its name, value, description or role.
  std::optional<std::string> query{};
  /// Its role; usual other words serve too: input, dropdown, push button.
  std::optional<std::string> role{};
  /// Its name, or nearly: part of it, a slip of the pen.
  std::optional<std::string> name{};
  /// Takes name literally.
  bool exact = false;
  /// Text that it shows: part of its name or value.
  std::optional<std::string> text{};
  /// States that it has.
  std::vector<ElementState> state{};
  /// What is expected of the element, or of a window. gone: it is not there, or does not show. window_opens: one that
  /// fits is there; without a title one that was not there before.
  Until until = Until::shows;
  /// For value_equals and value_contains.
  std::optional<std::string> value{};
  /// The element, by its number; needs window_id.
  std::optional<ElementIndex> element_index{};
  /// Part of the window's title.
  std::optional<std::string> title{};
  bool operator==(const Expectation&) const = default;
};
void write(JsonWriter& writer, const Expectation& value);
void read(const nlohmann::json& json, Expectation& out);
extern const SchemaNode expectation_schema;

}  // namespace offhand
