// Generated from schema/tools/ax/ax_drag.json. Do not edit.
#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "codegen/runtime/tool.h"
#include "generated/types/action.h"
#include "generated/types/session.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::ax {

struct AxDragArgs {
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  /// Connected application: its alias, its name, the id of its desktop entry, or its pid.
  std::string app{};
  /// Query of the element where the drag begins.
  std::optional<std::string> from_query{};
  /// Query of the element where the drag ends.
  std::optional<std::string> to_query{};
  /// Horizontal position where the drag begins, in pixels of the last picture of the screen that the session was shown;
  /// of the screen itself where it was shown none.
  std::optional<std::int64_t> from_x{};
  /// Vertical position where the drag begins, in the same pixels as from_x.
  std::optional<std::int64_t> from_y{};
  /// Horizontal position where the drag ends, in the same pixels as from_x.
  std::optional<std::int64_t> to_x{};
  /// Vertical position where the drag ends, in the same pixels as from_x.
  std::optional<std::int64_t> to_y{};
  /// Shortest time from the press to the release, in milliseconds.
  std::int64_t duration_ms = 500;
  bool operator==(const AxDragArgs&) const = default;
};
void write(JsonWriter& writer, const AxDragArgs& value);
void read(const nlohmann::json& json, AxDragArgs& out);
extern const SchemaNode ax_drag_args_schema;

/// All problems at once, never half a struct.
Result<AxDragArgs> parse_ax_drag_args(const nlohmann::json& json, std::string_view platform = {});

/// Presses the button at an element or a point, moves to another, and releases it there. Both lie in one window of the
/// application; each is named by a query or by coordinates.
/// Written by hand in impl/tools/ax/ax_drag.cpp.
Result<ActionResult> ax_drag(Call& call, const Target& target, const AxDragArgs& args);

Result<std::unique_ptr<Invocation>> prepare_ax_drag(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo ax_drag_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct AxDragTool {
  using Arguments = AxDragArgs;
  using Result = ActionResult;
  static const ToolInfo& info() { return ax_drag_tool; }
  static std::unique_ptr<Invocation> invocation(AxDragArgs arguments);
};

}  // namespace offhand::tools::ax
