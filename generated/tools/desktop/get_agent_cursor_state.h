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
  /// Run's name.
  std::optional<SessionId> session{};
  /// Run whose cursor is meant; the same as session, which it comes before. default: that of calls which name no run.
  std::optional<SessionId> cursor_id{};
  bool operator==(const GetAgentCursorStateArgs&) const = default;
};
void write(JsonWriter& writer, const GetAgentCursorStateArgs& value);
void read(const nlohmann::json& json, GetAgentCursorStateArgs& out);
extern const SchemaNode get_agent_cursor_state_args_schema;

/// All problems at once, never half a struct.
Result<GetAgentCursorStateArgs> parse_get_agent_cursor_state_args(const nlohmann::json& json, std::string_view platform = {});

/// Tells where the cursor of this run is, how it looks and moves, and whether it shows.
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
