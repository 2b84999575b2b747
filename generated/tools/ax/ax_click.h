// Generated from schema/tools/ax/ax_click.json. Do not edit.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "codegen/runtime/tool.h"
#include "generated/types/action.h"
#include "generated/types/ax.h"
#include "generated/types/session.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::ax {

struct AxClickArgs {
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  /// Connected application: its alias, its name, the id of its desktop entry, or its pid.
  std::string app{};
  /// Which element: its text, role:text, identifier:name, a combination of these with and, or, not and parentheses, an
  /// XPath such as //button[@name='Save'], or an element_ref. A number in brackets at the end chooses one of several
  /// matches.
  std::string query{};
  /// How input is delivered: in the background, so that pointer, focus and front window stay the user's, or with the
  /// window focused meanwhile.
  Mode mode = Mode::background;
  /// Kind of click.
  ClickType click_type = ClickType::single;
  bool operator==(const AxClickArgs&) const = default;
};
void write(JsonWriter& writer, const AxClickArgs& value);
void read(const nlohmann::json& json, AxClickArgs& out);
extern const SchemaNode ax_click_args_schema;

/// All problems at once, never half a struct.
Result<AxClickArgs> parse_ax_click_args(const nlohmann::json& json, std::string_view platform = {});

/// Clicks the one element that a query finds. Where a query finds several, the user is asked which is meant if the
/// client can ask; else it is refused, and the error names them.
/// Written by hand in impl/tools/ax/ax_click.cpp.
Result<ActionResult> ax_click(Call& call, const Target& target, const AxClickArgs& args);

Result<std::unique_ptr<Invocation>> prepare_ax_click(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo ax_click_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct AxClickTool {
  using Arguments = AxClickArgs;
  using Result = ActionResult;
  static const ToolInfo& info() { return ax_click_tool; }
  static std::unique_ptr<Invocation> invocation(AxClickArgs arguments);
};

}  // namespace offhand::tools::ax
