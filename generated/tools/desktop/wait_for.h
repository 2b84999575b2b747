// Generated from schema/tools/desktop/wait_for.json. Do not edit.
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
#include "generated/types/window.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::desktop {

struct WaitForArgs {
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
  std::optional<ProcessId> pid{};
  /// Id of the window to look at. Default: the topmost window that fits the other arguments.
  std::optional<WindowId> window_id{};
  /// Part of the title of the window that is meant.
  std::optional<std::string> title{};
  /// What is expected of the element, or of a window. shows: it can be seen; exists: it is in the tree, visible or not;
  /// gone: it is not there or cannot be seen; value_equals and value_contains compare its content with value.
  /// window_opens: a window that fits exists, or without title one that did not exist before; window_closes: no window
  /// that fits exists any more.
  Until until = Until::shows;
  /// Text to compare with what the element holds, for value_equals and value_contains.
  std::optional<std::string> value{};
  /// Number of the element, from get_window_state, instead of describing it; needs window_id.
  std::optional<ElementIndex> element_index{};
  /// How long to wait at most, in milliseconds; 0 looks once.
  std::int64_t timeout_ms = 5000;
  bool operator==(const WaitForArgs&) const = default;
};
void write(JsonWriter& writer, const WaitForArgs& value);
void read(const nlohmann::json& json, WaitForArgs& out);
extern const SchemaNode wait_for_args_schema;

struct WaitForResult {
  /// Always true: where the condition did not come true, the call fails.
  bool satisfied = false;
  /// How many milliseconds the call waited.
  std::int64_t waited_ms = 0;
  /// How things are now, as a sentence.
  std::string reason{};
  /// Window in which the condition holds.
  std::optional<Window> window{};
  /// Elements of which the condition holds, at most three. They can be acted on at once.
  std::optional<std::vector<Element>> elements{};
};
void write(JsonWriter& writer, const WaitForResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const WaitForResult& value);

/// All problems at once, never half a struct.
Result<WaitForArgs> parse_wait_for_args(const nlohmann::json& json, std::string_view platform = {});

/// Waits until an element shows, is enabled or holds a value, or until a window opens or closes: one call in place of
/// looking again and again. Fails with not_satisfied when this did not come true in time.
/// Written by hand in impl/tools/desktop/wait_for.cpp.
Result<WaitForResult> wait_for(Call& call, const WaitForArgs& args);

Result<std::unique_ptr<Invocation>> prepare_wait_for(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo wait_for_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct WaitForTool {
  using Arguments = WaitForArgs;
  using Result = WaitForResult;
  static const ToolInfo& info() { return wait_for_tool; }
  static std::unique_ptr<Invocation> invocation(WaitForArgs arguments);
};

}  // namespace offhand::tools::desktop
