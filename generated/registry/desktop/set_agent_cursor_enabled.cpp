// Generated from schema/tools/desktop/set_agent_cursor_enabled.json. Do not edit.
#include "generated/tools/desktop/set_agent_cursor_enabled.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::desktop {

constexpr auto kSetAgentCursorEnabledNeeds = std::to_array<std::string_view>({"overlay", "screen_layout", "windows"});
constexpr auto kSetAgentCursorEnabledErrors = std::to_array<std::string_view>({"needs_memory"});

constexpr auto kSetAgentCursorEnabledOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--cursor-id", .key = "cursor_id", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session whose cursor is meant: another word for session, which it takes precedence over. default: the cursor of calls that name no session.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--enabled", .key = "enabled", .kind = CliKind::boolean, .position = 0, .value_name = "true|false", .description = "true: actions of the session show the cursor; false: they do not.", .facts = "Required.", .required = true},
});

constexpr std::string_view kSetAgentCursorEnabledWire =
    R"text({"name":"set_agent_cursor_enabled","title":"Show or hide the agent cursor","description":"Decides whether actions of this session show its cursor. They do where the session has a name, and not otherwise, until this or move_cursor says so. One that was nowhere yet shows in the middle of the screen.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"cursor_id":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session whose cursor is meant; wins over session. default: that of calls without one."},"enabled":{"type":"boolean","description":"Whether it shows."}},"required":["enabled"],"additionalProperties":false},"outputSchema":{"type":"object","required":["cursor_id","enabled","state","icon","color","size","opacity","motion"]},"annotations":{"destructiveHint":false,"idempotentHint":true,"openWorldHint":false}})text";

constexpr std::string_view kSetAgentCursorEnabledBriefWire =
    R"text({"name":"set_agent_cursor_enabled","title":"Show or hide the agent cursor","description":"Decides whether actions of this session show its cursor. They do where the session has a name, and not otherwise, until this or move_cursor says so. One that was nowhere yet shows in the middle of the screen.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"cursor_id":{"type":"string","description":"Session whose cursor is meant; wins over session. default: that of calls without one."},"enabled":{"type":"boolean","description":"Whether it shows."}},"required":["enabled"],"additionalProperties":false},"outputSchema":{"type":"object","required":["cursor_id","enabled","state","icon","color","size","opacity","motion"]},"annotations":{"destructiveHint":false,"idempotentHint":true,"openWorldHint":false}})text";

/// docs/reference/tools/desktop/set_agent_cursor_enabled.md, of which the build makes it (cmake/references.cmake).
extern const char set_agent_cursor_enabled_reference[];

constinit const ToolInfo set_agent_cursor_enabled_tool = {
  .toolset = "desktop",
  .name = "set_agent_cursor_enabled",
  .identity = "desktop.set_agent_cursor_enabled",
  .command = "set_agent_cursor_enabled",
  .title = "Show or hide the agent cursor",
  .group = "cursor",
  .since = "0.1",
  .description = "Decides whether actions of this session show its cursor. Until this tool or move_cursor says otherwise, those of a session with a name do, and others do not. A cursor that was never moved appears in the middle of the screen.",
  .annotations = {.read_only = false, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::act, .is_sandboxed = false,
  .platforms = platform_support::kPlatforms1105050238,
  .needs = kSetAgentCursorEnabledNeeds,
  .errors = kSetAgentCursorEnabledErrors,
  .wire = kSetAgentCursorEnabledWire,
  .brief_wire = kSetAgentCursorEnabledBriefWire,
  .input = &set_agent_cursor_enabled_args_schema,
  .cli = kSetAgentCursorEnabledOptions,
  .reference = {set_agent_cursor_enabled_reference, 4356},
  .parse = &prepare_set_agent_cursor_enabled,
};

}  // namespace offhand::tools::desktop
