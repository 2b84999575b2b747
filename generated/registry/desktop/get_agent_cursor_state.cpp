// Generated from schema/tools/desktop/get_agent_cursor_state.json. Do not edit.
#include "generated/tools/desktop/get_agent_cursor_state.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::desktop {

constexpr auto kGetAgentCursorStateNeeds = std::to_array<std::string_view>({"overlay"});

constexpr auto kGetAgentCursorStateOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--cursor-id", .key = "cursor_id", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session whose cursor is meant: another word for session, which it takes precedence over. default: the cursor of calls that name no session.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
});

constexpr std::string_view kGetAgentCursorStateWire =
    R"text({"name":"get_agent_cursor_state","title":"Read the agent cursor","description":"Tells where the cursor of this session is, how it looks and moves, and whether it is shown.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"cursor_id":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session whose cursor is meant; wins over session. default: that of calls without one."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["cursor_id","enabled","state","icon","color","size","opacity","motion"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kGetAgentCursorStateBriefWire =
    R"text({"name":"get_agent_cursor_state","title":"Read the agent cursor","description":"Tells where the cursor of this session is, how it looks and moves, and whether it is shown.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"cursor_id":{"type":"string","description":"Session whose cursor is meant; wins over session. default: that of calls without one."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["cursor_id","enabled","state","icon","color","size","opacity","motion"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

/// docs/reference/tools/desktop/get_agent_cursor_state.md, of which the build makes it (cmake/references.cmake).
extern const char get_agent_cursor_state_reference[];

constinit const ToolInfo get_agent_cursor_state_tool = {
  .toolset = "desktop",
  .name = "get_agent_cursor_state",
  .identity = "desktop.get_agent_cursor_state",
  .command = "get_agent_cursor_state",
  .title = "Read the agent cursor",
  .group = "cursor",
  .since = "0.1",
  .description = "Tells where the cursor of this session is, how it looks and moves, and whether it is shown.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .platforms = platform_support::kPlatforms1105050238,
  .needs = kGetAgentCursorStateNeeds,
  .wire = kGetAgentCursorStateWire,
  .brief_wire = kGetAgentCursorStateBriefWire,
  .input = &get_agent_cursor_state_args_schema,
  .cli = kGetAgentCursorStateOptions,
  .reference = {get_agent_cursor_state_reference, 4029},
  .parse = &prepare_get_agent_cursor_state,
};

}  // namespace offhand::tools::desktop
