// Generated from schema/tools/desktop/set_agent_cursor_enabled.json. Do not edit.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string_view>

#include "codegen/runtime/tool.h"
#include "generated/types/cursor.h"
#include "generated/types/session.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::desktop {

struct SetAgentCursorEnabledArgs {
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  /// Name of the session whose cursor is meant: another word for session, which it takes precedence over. default: the
  /// cursor of calls that name no session.
  std::optional<SessionId> cursor_id{};
  /// true: actions of the session show the cursor; false: they do not.
  bool enabled = false;
  bool operator==(const SetAgentCursorEnabledArgs&) const = default;
};
void write(JsonWriter& writer, const SetAgentCursorEnabledArgs& value);
void read(const nlohmann::json& json, SetAgentCursorEnabledArgs& out);
extern const SchemaNode set_agent_cursor_enabled_args_schema;

/// All problems at once, never half a struct.
Result<SetAgentCursorEnabledArgs> parse_set_agent_cursor_enabled_args(const nlohmann::json& json, std::string_view platform = {});

/// Decides whether actions of this session show its cursor. Until this tool or move_cursor says otherwise, those of a
/// session with a name do, and others do not. A cursor that was never moved appears in the middle of the screen.
/// Written by hand in impl/tools/desktop/set_agent_cursor_enabled.cpp.
Result<CursorState> set_agent_cursor_enabled(Call& call, const SetAgentCursorEnabledArgs& args);

Result<std::unique_ptr<Invocation>> prepare_set_agent_cursor_enabled(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo set_agent_cursor_enabled_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct SetAgentCursorEnabledTool {
  using Arguments = SetAgentCursorEnabledArgs;
  using Result = CursorState;
  static const ToolInfo& info() { return set_agent_cursor_enabled_tool; }
  static std::unique_ptr<Invocation> invocation(SetAgentCursorEnabledArgs arguments);
};

}  // namespace offhand::tools::desktop
