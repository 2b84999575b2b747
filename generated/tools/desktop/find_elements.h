// Generated from schema/tools/desktop/find_elements.json. Do not edit.
#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/tool.h"
#include "generated/types/element.h"
#include "generated/types/finding.h"
#include "generated/types/session.h"
#include "generated/types/target.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::desktop {

struct FindElementsArgs {
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
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
  /// Process id of the application that owns the window.
  ProcessId pid = 0;
  /// Id of the window, from list_windows or launch_app. Default: the topmost window of pid.
  std::optional<WindowId> window_id{};
  /// Largest number of elements in the reply.
  std::int64_t limit = 20;
  /// true: query is looked for as text in the picture of the window, read by the program tesseract, for what shows text
  /// without having elements: canvases, remote desktops, games. Takes some seconds.
  TextOnScreen text_on_screen = false;
  bool operator==(const FindElementsArgs&) const = default;
};
void write(JsonWriter& writer, const FindElementsArgs& value);
void read(const nlohmann::json& json, FindElementsArgs& out);
extern const SchemaNode find_elements_args_schema;

struct FindElementsResult {
  /// Id of the window that was searched.
  WindowId window_id = 0;
  /// Number of elements that match.
  std::int64_t total = 0;
  /// Whether the whole tree was searched.
  bool complete = false;
  /// What was not searched, and why.
  std::optional<std::string> incomplete_reason{};
  /// The elements that match, the best match first.
  std::vector<Element> elements{};
  /// With text_on_screen: where query is written, the surest first; elements are those that lie there.
  std::optional<std::vector<WrittenText>> texts{};
};
void write(JsonWriter& writer, const FindElementsResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const FindElementsResult& value);

/// All problems at once, never half a struct.
Result<FindElementsArgs> parse_find_elements_args(const nlohmann::json& json, std::string_view platform = {});

/// Finds elements of a window, the best match first, without listing the whole tree. The elements that it names can be
/// acted on at once.
/// Written by hand in impl/tools/desktop/find_elements.cpp.
Result<FindElementsResult> find_elements(Call& call, const Target& target, const FindElementsArgs& args);

Result<std::unique_ptr<Invocation>> prepare_find_elements(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo find_elements_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct FindElementsTool {
  using Arguments = FindElementsArgs;
  using Result = FindElementsResult;
  static const ToolInfo& info() { return find_elements_tool; }
  static std::unique_ptr<Invocation> invocation(FindElementsArgs arguments);
};

}  // namespace offhand::tools::desktop
