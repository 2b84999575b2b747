// Generated from schema/tools/desktop/move_cursor.json. Do not edit.
#include "generated/tools/desktop/move_cursor.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::desktop {

constexpr auto kMoveCursorNeeds = std::to_array<std::string_view>({"input", "overlay", "screen_layout", "user_desk", "windows"});
constexpr auto kMoveCursorAliases = std::to_array<std::string_view>({"move_agent_cursor"});
constexpr auto kMoveCursorErrors = std::to_array<std::string_view>({"point_outside", "needs_memory", "action_failed"});

constexpr auto kMoveCursorScopeChoices = std::to_array<std::string_view>({"window", "desktop"});
constexpr auto kMoveCursorOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--cursor-id", .key = "cursor_id", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session whose cursor is meant: another word for session, which it takes precedence over. default: the cursor of calls that name no session.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--x", .key = "x", .kind = CliKind::number, .position = 0, .value_name = "NUMBER", .description = "Horizontal position in pixels of the last picture of the screen that the session was shown, from its left edge.", .facts = "Limits: -65536 to 65536. Required.", .required = true},
  {.flag = "--y", .key = "y", .kind = CliKind::number, .position = 1, .value_name = "NUMBER", .description = "Vertical position in the same pixels as x, from the top edge.", .facts = "Limits: -65536 to 65536. Required.", .required = true},
  {.flag = "--scope", .key = "scope", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "desktop: moves the user's own pointer, and the session's cursor with it where that is shown. Only the call itself can say so: the setting capture_scope has no effect here.", .facts = "One of window, desktop.", .choices = kMoveCursorScopeChoices},
});

constexpr std::string_view kMoveCursorWire =
    R"text({"name":"move_cursor","title":"Move the agent cursor","description":"Moves the cursor of this session to a point of the screen. That cursor shows a watching user where the session is at work; the user's own pointer stays where it is. With scope desktop it is the user's own pointer that moves, and it stays there.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"cursor_id":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session whose cursor is meant; wins over session. default: that of calls without one."},"x":{"type":"number","minimum":-65536,"maximum":65536,"description":"Pixels of the screen's last picture."},"y":{"type":"number","minimum":-65536,"maximum":65536,"description":"As x."},"scope":{"type":"string","enum":["window","desktop"],"description":"desktop: moves the user's own pointer, and where it shows the session's cursor with it. Only where the call says so itself, whatever capture_scope is set to."}},"required":["x","y"],"additionalProperties":false},"outputSchema":{"type":"object","required":["cursor_id","enabled","state","icon","color","size","opacity","motion"]},"annotations":{"destructiveHint":false,"idempotentHint":true,"openWorldHint":false}})text";

constexpr std::string_view kMoveCursorBriefWire =
    R"text({"name":"move_cursor","title":"Move the agent cursor","description":"Moves the cursor of this session to a point of the screen. That cursor shows a watching user where the session is at work; the user's own pointer stays where it is. With scope desktop it is the user's own pointer that moves, and it stays there.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"cursor_id":{"type":"string","description":"Session whose cursor is meant; wins over session. default: that of calls without one."},"x":{"type":"number","description":"Pixels of the screen's last picture."},"y":{"type":"number","description":"As x."},"scope":{"type":"string","enum":["window","desktop"],"description":"desktop: moves the user's own pointer, and where it shows the session's cursor with it. Only where the call says so itself, whatever capture_scope is set to."}},"required":["x","y"],"additionalProperties":false},"outputSchema":{"type":"object","required":["cursor_id","enabled","state","icon","color","size","opacity","motion"]},"annotations":{"destructiveHint":false,"idempotentHint":true,"openWorldHint":false}})text";

/// docs/reference/tools/desktop/move_cursor.md, of which the build makes it (cmake/references.cmake).
extern const char move_cursor_reference[];

constinit const ToolInfo move_cursor_tool = {
  .toolset = "desktop",
  .name = "move_cursor",
  .identity = "desktop.move_cursor",
  .command = "move_cursor",
  .title = "Move the agent cursor",
  .group = "cursor",
  .since = "0.1",
  .aliases = kMoveCursorAliases,
  .description = "Moves the cursor of this session to a point of the screen. That cursor shows a watching user where the session is at work; the user's own pointer stays where it is. With scope desktop it is the user's own pointer that moves, and it stays there.",
  .annotations = {.read_only = false, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::act, .is_sandboxed = false,
  .foreground_lock = LockKind::seat,
  .timeout = TimeoutKind::action,
  .platforms = platform_support::kPlatforms1105050238,
  .needs = kMoveCursorNeeds,
  .errors = kMoveCursorErrors,
  .wire = kMoveCursorWire,
  .brief_wire = kMoveCursorBriefWire,
  .input = &move_cursor_args_schema,
  .cli = kMoveCursorOptions,
  .reference = {move_cursor_reference, 4988},
  .parse = &prepare_move_cursor,
};

}  // namespace offhand::tools::desktop
