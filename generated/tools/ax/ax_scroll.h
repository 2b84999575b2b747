// Generated from schema/tools/ax/ax_scroll.json. Do not edit.
#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "codegen/runtime/tool.h"
#include "generated/types/action.h"
#include "generated/types/input.h"
#include "generated/types/session.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::ax {

struct AxScrollArgs {
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  /// Connected application: its alias, its name, the id of its desktop entry, or its pid.
  std::string app{};
  /// Which element to scroll within, as in ax_find. Default: whatever has the focus in the window at the front.
  std::optional<std::string> query{};
  /// Direction in which the view moves: down shows what lies further down.
  ScrollDirection direction{};
  /// How far to scroll, in pixels.
  std::int64_t amount = 100;
  bool operator==(const AxScrollArgs&) const = default;
};
void write(JsonWriter& writer, const AxScrollArgs& value);
void read(const nlohmann::json& json, AxScrollArgs& out);
extern const SchemaNode ax_scroll_args_schema;

/// All problems at once, never half a struct.
Result<AxScrollArgs> parse_ax_scroll_args(const nlohmann::json& json, std::string_view platform = {});

/// Scrolls what lies at the one element that a query finds, or has the focus in the application's front window, by
/// about so many pixels: to within one step of its toolkit.
/// Written by hand in impl/tools/ax/ax_scroll.cpp.
Result<ActionResult> ax_scroll(Call& call, const Target& target, const AxScrollArgs& args);

Result<std::unique_ptr<Invocation>> prepare_ax_scroll(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo ax_scroll_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct AxScrollTool {
  using Arguments = AxScrollArgs;
  using Result = ActionResult;
  static const ToolInfo& info() { return ax_scroll_tool; }
  static std::unique_ptr<Invocation> invocation(AxScrollArgs arguments);
};

}  // namespace offhand::tools::ax
