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
  /// Run's name.
  std::optional<SessionId> session{};
  /// Run whose cursor is meant; the same as session, which it comes before. default: that of calls which name no run.
  std::optional<SessionId> cursor_id{};
  /// Pixels of the screen's last picture.
  double x = 0;
  /// As x.
  double y = 0;
  /// desktop: moves the user's own pointer, and where it shows the run's cursor with it. Only where the call says so
  /// itself, whatever capture_scope is set to.
  std::optional<CaptureScope> scope{};
  bool operator==(const MoveCursorArgs&) const = default;
};
void write(JsonWriter& writer, const MoveCursorArgs& value);
void read(const nlohmann::json& json, MoveCursorArgs& out);
extern const SchemaNode move_cursor_args_schema;

/// All problems at once, never half a struct.
Result<MoveCursorArgs> parse_move_cursor_args(const nlohmann::json& json, std::string_view platform = {});

/// Moves the cursor that stands for this run to a point of the screen, in pixels of the last picture of it. It shows
/// where the run is at work; the pointer of the user at the desk stays where it is, but with scope desktop it is that
/// pointer which moves, and stays there.
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
