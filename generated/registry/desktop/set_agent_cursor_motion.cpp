// Generated from schema/tools/desktop/set_agent_cursor_motion.json. Do not edit.
#include "generated/tools/desktop/set_agent_cursor_motion.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::desktop {

constexpr auto kSetAgentCursorMotionNeeds = std::to_array<std::string_view>({"overlay"});
constexpr auto kSetAgentCursorMotionErrors = std::to_array<std::string_view>({"invalid_arguments", "input_file_refused", "missing_package", "needs_memory"});

constexpr auto kSetAgentCursorMotionOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--cursor-id", .key = "cursor_id", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session whose cursor is meant: another word for session, which it takes precedence over. default: the cursor of calls that name no session.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--cursor-icon", .key = "cursor_icon", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Shape of the cursor: arrow, crosshair, hand, dot, or the absolute path of a PNG, JPEG, SVG or ICO file.", .facts = "Limits: 1 to 4096 characters."},
  {.flag = "--cursor-color", .key = "cursor_color", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Colour of the cursor, as #00ffff or by its CSS name.", .facts = "Limits: 1 to 64 characters."},
  {.flag = "--cursor-label", .key = "cursor_label", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Short text that is shown beside the cursor. Empty: none.", .facts = "Limits: at most 64 characters."},
  {.flag = "--cursor-size", .key = "cursor_size", .kind = CliKind::number, .position = -1, .value_name = "NUMBER", .description = "Half the height of the cursor in pixels. Default 16.", .facts = "Limits: 4 to 128."},
  {.flag = "--cursor-opacity", .key = "cursor_opacity", .kind = CliKind::number, .position = -1, .value_name = "NUMBER", .description = "Opacity of the cursor; at 1 it hides what it covers. Default 0.85.", .facts = "Limits: 0 to 1."},
  {.flag = "--start-handle", .key = "start_handle", .kind = CliKind::number, .position = -1, .value_name = "NUMBER", .description = "For what part of its way the cursor keeps the direction in which it leaves. Default 0.3.", .facts = "Limits: 0 to 1."},
  {.flag = "--end-handle", .key = "end_handle", .kind = CliKind::number, .position = -1, .value_name = "NUMBER", .description = "For what part of its way the cursor has the direction in which it arrives. Default 0.3.", .facts = "Limits: 0 to 1."},
  {.flag = "--arc-size", .key = "arc_size", .kind = CliKind::number, .position = -1, .value_name = "NUMBER", .description = "How far the middle of the path bends aside, as a part of the distance. Default 0.25.", .facts = "Limits: 0 to 1."},
  {.flag = "--arc-flow", .key = "arc_flow", .kind = CliKind::number, .position = -1, .value_name = "NUMBER", .description = "Where the path bends: below 0 nearer to the start, above 0 nearer to the end. Default 0.", .facts = "Limits: -1 to 1."},
  {.flag = "--spring", .key = "spring", .kind = CliKind::number, .position = -1, .value_name = "NUMBER", .description = "How strongly the swing after an arrival is damped; at 1 there is no swing. Default 0.72.", .facts = "Limits: 0.3 to 1."},
  {.flag = "--glide-duration-ms", .key = "glide_duration_ms", .kind = CliKind::number, .position = -1, .value_name = "NUMBER", .description = "Duration of a movement in milliseconds. An action waits this long for its cursor. Default 160.", .facts = "Limits: 50 to 5000."},
  {.flag = "--dwell-after-click-ms", .key = "dwell_after_click_ms", .kind = CliKind::number, .position = -1, .value_name = "NUMBER", .description = "Time in milliseconds that the cursor rests after an action before it moves on. Default 80.", .facts = "Limits: 0 to 5000."},
  {.flag = "--idle-hide-ms", .key = "idle_hide_ms", .kind = CliKind::number, .position = -1, .value_name = "NUMBER", .description = "Time in milliseconds without a movement after which the cursor hides until the next one; 0: it never hides. Default 20000.", .facts = "Limits: 0 to 60000."},
});

constexpr std::string_view kSetAgentCursorMotionWire =
    R"text({"name":"set_agent_cursor_motion","title":"Set how the agent cursor looks and moves","description":"Sets how the cursor of this session moves, and its icon, colour, label, size and opacity. What is left out stays as it is.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"cursor_id":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session whose cursor is meant; wins over session. default: that of calls without one."},"cursor_icon":{"type":"string","minLength":1,"maxLength":4096,"description":"arrow, crosshair, hand, dot, or the whole path of a PNG, JPEG, SVG or ICO file."},"cursor_color":{"type":"string","minLength":1,"maxLength":64,"description":"#00ffff, or a name as in CSS."},"cursor_label":{"type":"string","maxLength":64,"description":"Short text beside it; empty: none."},"cursor_size":{"type":"number","minimum":4,"maximum":128,"description":"Half its height in pixels. Default 16."},"cursor_opacity":{"type":"number","minimum":0,"maximum":1,"description":"1 hides what it covers. Default 0.85."},"start_handle":{"type":"number","minimum":0,"maximum":1,"description":"For what part of its way the cursor keeps the direction in which it leaves. Default 0.3."},"end_handle":{"type":"number","minimum":0,"maximum":1,"description":"For what part of its way the cursor has the direction in which it arrives. Default 0.3."},"arc_size":{"type":"number","minimum":0,"maximum":1,"description":"How far the middle of the path bends aside, as a part of the distance. Default 0.25."},"arc_flow":{"type":"number","minimum":-1,"maximum":1,"description":"Where the path bends: below 0 nearer to the start, above 0 nearer to the end. Default 0."},"spring":{"type":"number","minimum":0.3,"maximum":1,"description":"How strongly the swing after an arrival is damped; at 1 there is no swing. Default 0.72."},"glide_duration_ms":{"type":"number","minimum":50,"maximum":5000,"description":"Time of a movement. An action waits so long for its cursor. Default 160."},"dwell_after_click_ms":{"type":"number","minimum":0,"maximum":5000,"description":"Rest after an action before the cursor moves on. Default 80."},"idle_hide_ms":{"type":"number","minimum":0,"maximum":60000,"description":"Time without a movement after which it hides until the next one; 0 is never. Default 20000."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["cursor_id","enabled","state","icon","color","size","opacity","motion"]},"annotations":{"destructiveHint":false,"idempotentHint":true,"openWorldHint":false}})text";

constexpr std::string_view kSetAgentCursorMotionBriefWire =
    R"text({"name":"set_agent_cursor_motion","title":"Set how the agent cursor looks and moves","description":"Sets how the cursor of this session moves, and its icon, colour, label, size and opacity. What is left out stays as it is.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"cursor_id":{"type":"string","description":"Session whose cursor is meant; wins over session. default: that of calls without one."},"cursor_icon":{"type":"string","description":"arrow, crosshair, hand, dot, or the whole path of a PNG, JPEG, SVG or ICO file."},"cursor_color":{"type":"string","description":"#00ffff, or a name as in CSS."},"cursor_label":{"type":"string","description":"Short text beside it; empty: none."},"cursor_size":{"type":"number","minimum":4,"maximum":128,"description":"Half its height in pixels. Default 16."},"cursor_opacity":{"type":"number","minimum":0,"maximum":1,"description":"1 hides what it covers. Default 0.85."},"start_handle":{"type":"number","minimum":0,"maximum":1,"description":"For what part of its way the cursor keeps the direction in which it leaves. Default 0.3."},"end_handle":{"type":"number","minimum":0,"maximum":1,"description":"For what part of its way the cursor has the direction in which it arrives. Default 0.3."},"arc_size":{"type":"number","minimum":0,"maximum":1,"description":"How far the middle of the path bends aside, as a part of the distance. Default 0.25."},"arc_flow":{"type":"number","minimum":-1,"maximum":1,"description":"Where the path bends: below 0 nearer to the start, above 0 nearer to the end. Default 0."},"spring":{"type":"number","minimum":0.3,"maximum":1,"description":"How strongly the swing after an arrival is damped; at 1 there is no swing. Default 0.72."},"glide_duration_ms":{"type":"number","description":"Time of a movement. An action waits so long for its cursor. Default 160."},"dwell_after_click_ms":{"type":"number","description":"Rest after an action before the cursor moves on. Default 80."},"idle_hide_ms":{"type":"number","description":"Time without a movement after which it hides until the next one; 0 is never. Default 20000."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["cursor_id","enabled","state","icon","color","size","opacity","motion"]},"annotations":{"destructiveHint":false,"idempotentHint":true,"openWorldHint":false}})text";

/// docs/reference/tools/desktop/set_agent_cursor_motion.md, of which the build makes it (cmake/references.cmake).
extern const char set_agent_cursor_motion_reference[];

constinit const ToolInfo set_agent_cursor_motion_tool = {
  .toolset = "desktop",
  .name = "set_agent_cursor_motion",
  .identity = "desktop.set_agent_cursor_motion",
  .command = "set_agent_cursor_motion",
  .title = "Set how the agent cursor looks and moves",
  .group = "cursor",
  .since = "0.1",
  .description = "Sets how the cursor of this session moves, and its icon, colour, label, size and opacity. What is left out stays as it is.",
  .annotations = {.read_only = false, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::act, .is_sandboxed = false,
  .platforms = platform_support::kPlatforms1105050238,
  .needs = kSetAgentCursorMotionNeeds,
  .errors = kSetAgentCursorMotionErrors,
  .wire = kSetAgentCursorMotionWire,
  .brief_wire = kSetAgentCursorMotionBriefWire,
  .input = &set_agent_cursor_motion_args_schema,
  .cli = kSetAgentCursorMotionOptions,
  .reference = {set_agent_cursor_motion_reference, 6016},
  .parse = &prepare_set_agent_cursor_motion,
};

}  // namespace offhand::tools::desktop
