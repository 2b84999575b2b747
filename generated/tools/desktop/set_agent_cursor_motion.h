// Generated from schema/tools/desktop/set_agent_cursor_motion.json. Do not edit.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "codegen/runtime/tool.h"
#include "generated/types/cursor.h"
#include "generated/types/session.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::desktop {

struct SetAgentCursorMotionArgs {
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  /// Name of the session whose cursor is meant: another word for session, which it takes precedence over. default: the
  /// cursor of calls that name no session.
  std::optional<SessionId> cursor_id{};
  /// Shape of the cursor: arrow, crosshair, hand, dot, or the absolute path of a PNG, JPEG, SVG or ICO file.
  std::optional<std::string> cursor_icon{};
  /// Colour of the cursor, as #00ffff or by its CSS name.
  std::optional<std::string> cursor_color{};
  /// Short text that is shown beside the cursor. Empty: none.
  std::optional<std::string> cursor_label{};
  /// Half the height of the cursor in pixels. Default 16.
  std::optional<double> cursor_size{};
  /// Opacity of the cursor; at 1 it hides what it covers. Default 0.85.
  std::optional<double> cursor_opacity{};
  /// For what part of its way the cursor keeps the direction in which it leaves. Default 0.3.
  std::optional<double> start_handle{};
  /// For what part of its way the cursor has the direction in which it arrives. Default 0.3.
  std::optional<double> end_handle{};
  /// How far the middle of the path bends aside, as a part of the distance. Default 0.25.
  std::optional<double> arc_size{};
  /// Where the path bends: below 0 nearer to the start, above 0 nearer to the end. Default 0.
  std::optional<double> arc_flow{};
  /// How strongly the swing after an arrival is damped; at 1 there is no swing. Default 0.72.
  std::optional<double> spring{};
  /// Duration of a movement in milliseconds. An action waits this long for its cursor. Default 160.
  std::optional<double> glide_duration_ms{};
  /// Time in milliseconds that the cursor rests after an action before it moves on. Default 80.
  std::optional<double> dwell_after_click_ms{};
  /// Time in milliseconds without a movement after which the cursor hides until the next one; 0: it never hides.
  /// Default 20000.
  std::optional<double> idle_hide_ms{};
  bool operator==(const SetAgentCursorMotionArgs&) const = default;
};
void write(JsonWriter& writer, const SetAgentCursorMotionArgs& value);
void read(const nlohmann::json& json, SetAgentCursorMotionArgs& out);
extern const SchemaNode set_agent_cursor_motion_args_schema;

/// All problems at once, never half a struct.
Result<SetAgentCursorMotionArgs> parse_set_agent_cursor_motion_args(const nlohmann::json& json, std::string_view platform = {});

/// Sets how the cursor of this session moves, and its icon, colour, label, size and opacity. What is left out stays as
/// it is.
/// Written by hand in impl/tools/desktop/set_agent_cursor_motion.cpp.
Result<CursorState> set_agent_cursor_motion(Call& call, const SetAgentCursorMotionArgs& args);

Result<std::unique_ptr<Invocation>> prepare_set_agent_cursor_motion(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo set_agent_cursor_motion_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct SetAgentCursorMotionTool {
  using Arguments = SetAgentCursorMotionArgs;
  using Result = CursorState;
  static const ToolInfo& info() { return set_agent_cursor_motion_tool; }
  static std::unique_ptr<Invocation> invocation(SetAgentCursorMotionArgs arguments);
};

}  // namespace offhand::tools::desktop
