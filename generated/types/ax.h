// Generated from schema/common/ax.json. Do not edit.
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace offhand {

class JsonWriter;
struct SchemaNode;
struct SchemaUnion;

/// How input is delivered to the application.
enum class Mode {
  /// The action does not move the pointer, take the focus or raise the window.
  background,
  /// The window is activated, the action done, and the previously active window put back.
  focus,
};
std::string_view to_string(Mode value);
std::optional<Mode> mode_from_string(std::string_view text);
void write(JsonWriter& writer, Mode value);
void read(const nlohmann::json& json, Mode& out);
extern const SchemaNode mode_schema;

/// How the query is understood: auto: title, part of a title, role with title, identifier, XPath, words, regular
/// expression, whichever finds something first; exact: the whole title; contains: part of it; regex: a regular
/// expression (RE2) for the title; role: a role, with or without title; identifier: what its program calls it; xpath: a
/// path.
enum class FindStrategy {
  auto_,
  exact,
  contains,
  regex,
  role,
  identifier,
  xpath,
};
std::string_view to_string(FindStrategy value);
std::optional<FindStrategy> find_strategy_from_string(std::string_view text);
void write(JsonWriter& writer, FindStrategy value);
void read(const nlohmann::json& json, FindStrategy& out);
extern const SchemaNode find_strategy_schema;

/// Kind of click.
enum class ClickType {
  single,
  double_,
  right,
};
std::string_view to_string(ClickType value);
std::optional<ClickType> click_type_from_string(std::string_view text);
void write(JsonWriter& writer, ClickType value);
void read(const nlohmann::json& json, ClickType& out);
extern const SchemaNode click_type_schema;

/// Horizontal and vertical position on the screen, in pixels.
using Position = std::vector<std::int64_t>;

/// Width and height in pixels.
using Size = std::vector<std::int64_t>;

/// A rectangle of a picture, in pixels from its top left corner.
struct Region {
  /// Left edge.
  std::int64_t x = 0;
  /// Top edge.
  std::int64_t y = 0;
  /// Width.
  std::int64_t w = 0;
  /// Height.
  std::int64_t h = 0;
  bool operator==(const Region&) const = default;
};
void write(JsonWriter& writer, const Region& value);
void read(const nlohmann::json& json, Region& out);
extern const SchemaNode region_schema;

/// A window of an application.
struct AppWindow {
  /// Number of the window, counted from 0 at the front.
  std::int64_t index = 0;
  /// Title of the window; empty when it has none.
  std::string title{};
  /// Left and top edge on the screen, in pixels.
  Position position{};
  /// Width and height in pixels.
  Size size{};
  /// Whether it is the active window of the desktop.
  bool focused = false;
  /// Whether it is minimised.
  bool minimized = false;
};
void write(JsonWriter& writer, const AppWindow& value);

/// A running application.
struct Connectable {
  /// Name of the application.
  std::string name{};
  /// Process id of its main process.
  std::int64_t pid = 0;
  /// Id of its desktop entry; absent for a program that is not installed as an application.
  std::optional<std::string> bundle_id{};
  /// Whether this session is connected to it.
  bool connected = false;
  /// Whether it shows the elements of its windows.
  bool accessible = false;
  /// Why it shows none; absent where it does.
  std::optional<std::string> reason{};
};
void write(JsonWriter& writer, const Connectable& value);

}  // namespace offhand
