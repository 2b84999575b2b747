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
  /// Run's name.
  std::optional<SessionId> session{};
  /// Run whose cursor is meant; the same as session, which it comes before. default: that of calls which name no run.
  std::optional<SessionId> cursor_id{};
  /// arrow, crosshair, hand, dot, or the whole path of a PNG, JPEG, SVG or ICO file.
  std::optional<std::string> cursor_icon{};
  /// #00ffff, or a name as in CSS.
  std::optional<std::string> cursor_color{};
  /// Short text beside it; empty: none.
  std::optional<std::string> cursor_label{};
  /// Half its height in pixels. Default 16.
  std::optional<double> cursor_size{};
  /// 1 hides what it covers. Default 0.85.
  std::optional<double> cursor_opacity{};
  /// How long its path keeps the direction that it leaves in, as a part of the way. Default 0.3.
  std::optional<double> start_handle{};
  /// How long before its end the path has the direction that it arrives in, as a part of the way. Default 0.3.
  std::optional<double> end_handle{};
  /// How far the middle of the path bends aside, as a part of the way. Default 0.25.
  std::optional<double> arc_size{};
  /// Where the bend lies: towards the start below 0, towards the end above. Default 0.
  std::optional<double> arc_flow{};
  /// How much the swing after an arrival is damped; at 1 there is none. Default 0.72.
  std::optional<double> spring{};
  /// Time of a movement. An action waits so long for its cursor. Default 160.
  std::optional<double> glide_duration_ms{};
  /// Rest after an action before the cursor moves on. Default 80.
  std::optional<double> dwell_after_click_ms{};
  /// Time without a movement after which it hides until the next one; 0 is never. Default 20000.
  std::optional<double> idle_hide_ms{};
  bool operator==(const SetAgentCursorMotionArgs&) const = default;
};
void write(JsonWriter& writer, const SetAgentCursorMotionArgs& value);
void read(const nlohmann::json& json, SetAgentCursorMotionArgs& out);
extern const SchemaNode set_agent_cursor_motion_args_schema;

/// All problems at once, never half a struct.
Result<SetAgentCursorMotionArgs> parse_set_agent_cursor_motion_args(const nlohmann::json& json, std::string_view platform = {});

/// Sets how the cursor of this run moves, and its icon, colour, label, size and opacity. What is left out stays as it
/// is.
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
