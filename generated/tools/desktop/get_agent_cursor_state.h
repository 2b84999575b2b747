// Generated from schema/tools/desktop/get_agent_cursor_state.json. Do not edit.
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

struct GetAgentCursorStateArgs {
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  /// Name of the session whose cursor is meant: another word for session, which it takes precedence over. default: the
  /// cursor of calls that name no session.
  std::optional<SessionId> cursor_id{};
  bool operator==(const GetAgentCursorStateArgs&) const = default;
};
void write(JsonWriter& writer, const GetAgentCursorStateArgs& value);
void read(const nlohmann::json& json, GetAgentCursorStateArgs& out);
extern const SchemaNode get_agent_cursor_state_args_schema;

/// All problems at once, never half a struct.
Result<GetAgentCursorStateArgs> parse_get_agent_cursor_state_args(const nlohmann::json& json, std::string_view platform = {});

/// Tells where the cursor of this session is, how it looks and moves, and whether it is shown.
/// Written by hand in impl/tools/desktop/get_agent_cursor_state.cpp.
Result<CursorState> get_agent_cursor_state(Call& call, const GetAgentCursorStateArgs& args);

Result<std::unique_ptr<Invocation>> prepare_get_agent_cursor_state(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo get_agent_cursor_state_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct GetAgentCursorStateTool {
  using Arguments = GetAgentCursorStateArgs;
  using Result = CursorState;
  static const ToolInfo& info() { return get_agent_cursor_state_tool; }
  static std::unique_ptr<Invocation> invocation(GetAgentCursorStateArgs arguments);
};

}  // namespace offhand::tools::desktop
