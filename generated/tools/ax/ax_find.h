// Generated from schema/tools/ax/ax_find.json. Do not edit.
#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/tool.h"
#include "generated/types/ax.h"
#include "generated/types/finding.h"
#include "generated/types/session.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::ax {

struct AxFindArgs {
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  /// Connected application: its alias, its name, the id of its desktop entry, or its pid.
  std::string app{};
  /// Which element: its text, role:text, identifier:name, a combination of these with and, or, not and parentheses, an
  /// XPath such as //button[@name='Save'], or an element_ref. A number in brackets at the end chooses one of several
  /// matches.
  std::string query{};
  /// How the query is understood: auto: title, part of a title, role with title, identifier, XPath, words, regular
  /// expression, whichever finds something first; exact: the whole title; contains: part of it; regex: a regular
  /// expression (RE2) for the title; role: a role, with or without title; identifier: what its program calls it; xpath:
  /// a path.
  FindStrategy strategy = FindStrategy::auto_;
  /// true: query is looked for as text in the picture of the window, read by the program tesseract, for what shows text
  /// without having elements: canvases, remote desktops, games. Takes some seconds.
  TextOnScreen text_on_screen = false;
  bool operator==(const AxFindArgs&) const = default;
};
void write(JsonWriter& writer, const AxFindArgs& value);
void read(const nlohmann::json& json, AxFindArgs& out);
extern const SchemaNode ax_find_args_schema;

struct AxFindResult {
  /// Whether anything matches.
  bool found = false;
  /// How many elements match; the first of them is told.
  std::int64_t count = 0;
  /// What found it: accessibility, text_on_screen, or visual where a picture was looked at because nothing matched.
  std::optional<std::string> method{};
  /// The strategy that found it: title_exact, title_contains, role_title, identifier, xpath, semantic, regex, compound
  /// or element_ref; or what looked at the picture, as vision_backend names it.
  std::optional<std::string> strategy{};
  /// Role of the element.
  std::optional<std::string> role{};
  /// What it is called.
  std::optional<std::string> title{};
  /// Text or number that it holds; **** stands for the content of a password field.
  std::optional<std::string> value{};
  /// Left and top edge on the screen, in pixels; absent where it has no place.
  std::optional<Position> position{};
  /// Width and height in pixels; absent where it has no place.
  std::optional<Size> size{};
  /// Whether it takes input.
  std::optional<bool> enabled{};
  /// Whether it has the focus of its window.
  std::optional<bool> focused{};
  /// Lasting reference of the element, which stands wherever a query may.
  std::optional<std::string> element_ref{};
  /// How sure whoever looked at the picture is.
  std::optional<double> confidence{};
  /// The strategies in the order in which they were tried; the last of them found it, if anything did.
  std::optional<std::vector<std::string>> strategies_tried{};
  /// What is called almost so, where nothing matches.
  std::optional<std::string> nearest{};
  /// What to do next where nothing matches, by tools that the client is offered.
  std::optional<std::string> suggestion{};
  /// What was not searched, and why; absent where everything was.
  std::optional<std::string> incomplete_reason{};
};
void write(JsonWriter& writer, const AxFindResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const AxFindResult& value);

/// All problems at once, never half a struct.
Result<AxFindArgs> parse_ax_find_args(const nlohmann::json& json, std::string_view platform = {});

/// Finds the first element that a query means, and tells how many there are. Its element_ref stands wherever a query
/// may. Where nothing matches words, the setting vision_backend may name something that looks at a picture of the front
/// window.
/// Written by hand in impl/tools/ax/ax_find.cpp.
Result<Reply> ax_find(Call& call, const Target& target, const AxFindArgs& args);

Result<std::unique_ptr<Invocation>> prepare_ax_find(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo ax_find_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct AxFindTool {
  using Arguments = AxFindArgs;
  using Result = Reply;
  static const ToolInfo& info() { return ax_find_tool; }
  static std::unique_ptr<Invocation> invocation(AxFindArgs arguments);
};

}  // namespace offhand::tools::ax
