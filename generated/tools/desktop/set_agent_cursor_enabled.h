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
  /// Run's name.
  std::optional<SessionId> session{};
  /// Run whose cursor is meant; the same as session, which it comes before. default: that of calls which name no run.
  std::optional<SessionId> cursor_id{};
  /// Whether it shows.
  bool enabled = false;
  bool operator==(const SetAgentCursorEnabledArgs&) const = default;
};
void write(JsonWriter& writer, const SetAgentCursorEnabledArgs& value);
void read(const nlohmann::json& json, SetAgentCursorEnabledArgs& out);
extern const SchemaNode set_agent_cursor_enabled_args_schema;

/// All problems at once, never half a struct.
Result<SetAgentCursorEnabledArgs> parse_set_agent_cursor_enabled_args(const nlohmann::json& json, std::string_view platform = {});

/// Decides whether actions of this run show its cursor. They do where the run has a name, and not otherwise, until this
/// or move_cursor says so. One that was nowhere yet shows in the middle of the screen.
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
