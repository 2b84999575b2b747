// Generated from schema/tools/desktop/move_cursor.json. Do not edit.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string_view>

#include "codegen/runtime/tool.h"
#include "generated/types/cursor.h"
#include "generated/types/session.h"
#include "generated/types/settings.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::desktop {

struct MoveCursorArgs {
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  /// Name of the session whose cursor is meant: another word for session, which it takes precedence over. default: the
  /// cursor of calls that name no session.
  std::optional<SessionId> cursor_id{};
  /// Horizontal position in pixels of the last picture of the screen that the session was shown, from its left edge.
  double x = 0;
  /// Vertical position in the same pixels as x, from the top edge.
  double y = 0;
  /// desktop: moves the user's own pointer, and the session's cursor with it where that is shown. Only the call itself
  /// can say so: the setting capture_scope has no effect here.
  std::optional<CaptureScope> scope{};
  bool operator==(const MoveCursorArgs&) const = default;
};
void write(JsonWriter& writer, const MoveCursorArgs& value);
void read(const nlohmann::json& json, MoveCursorArgs& out);
extern const SchemaNode move_cursor_args_schema;

/// All problems at once, never half a struct.
Result<MoveCursorArgs> parse_move_cursor_args(const nlohmann::json& json, std::string_view platform = {});

/// Moves the cursor of this session to a point of the screen. That cursor shows a watching user where the session is at
/// work; the user's own pointer stays where it is. With scope desktop it is the user's own pointer that moves, and it
/// stays there.
/// Written by hand in impl/tools/desktop/move_cursor.cpp.
Result<CursorState> move_cursor(Call& call, const Target& target, const MoveCursorArgs& args);

Result<std::unique_ptr<Invocation>> prepare_move_cursor(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo move_cursor_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct MoveCursorTool {
  using Arguments = MoveCursorArgs;
  using Result = CursorState;
  static const ToolInfo& info() { return move_cursor_tool; }
  static std::unique_ptr<Invocation> invocation(MoveCursorArgs arguments);
};

}  // namespace offhand::tools::desktop
