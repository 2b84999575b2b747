// Generated from schema/tools/desktop/set_agent_cursor_motion.json. Do not edit.
#include <array>
#include <string_view>

#include "generated/tools/desktop/set_agent_cursor_motion.h"

namespace offhand::tools::desktop {
namespace {

constexpr auto kSetAgentCursorMotionPlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::none, "This tool works on desktop windows."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kSetAgentCursorMotionNeeds = std::to_array<std::string_view>({"overlay"});
constexpr auto kSetAgentCursorMotionErrors = std::to_array<std::string_view>({"invalid_arguments", "input_file_refused", "missing_package", "needs_memory"});

constexpr auto kSetAgentCursorMotionOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Run's name.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--cursor-id", .key = "cursor_id", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Run whose cursor is meant; the same as session, which it comes before. default: that of calls which name no run.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--cursor-icon", .key = "cursor_icon", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "arrow, crosshair, hand, dot, or the whole path of a PNG, JPEG, SVG or ICO file.", .facts = "Limits: 1 to 4096 characters."},
  {.flag = "--cursor-color", .key = "cursor_color", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "#00ffff, or a name as in CSS.", .facts = "Limits: 1 to 64 characters."},
  {.flag = "--cursor-label", .key = "cursor_label", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Short text beside it; empty: none.", .facts = "Limits: at most 64 characters."},
  {.flag = "--cursor-size", .key = "cursor_size", .kind = CliKind::number, .position = -1, .value_name = "NUMBER", .description = "Half its height in pixels. Default 16.", .facts = "Limits: 4 to 128."},
  {.flag = "--cursor-opacity", .key = "cursor_opacity", .kind = CliKind::number, .position = -1, .value_name = "NUMBER", .description = "1 hides what it covers. Default 0.85.", .facts = "Limits: 0 to 1."},
  {.flag = "--start-handle", .key = "start_handle", .kind = CliKind::number, .position = -1, .value_name = "NUMBER", .description = "How long its path keeps the direction that it leaves in, as a part of the way. Default 0.3.", .facts = "Limits: 0 to 1."},
  {.flag = "--end-handle", .key = "end_handle", .kind = CliKind::number, .position = -1, .value_name = "NUMBER", .description = "How long before its end the path has the direction that it arrives in, as a part of the way. Default 0.3.", .facts = "Limits: 0 to 1."},
  {.flag = "--arc-size", .key = "arc_size", .kind = CliKind::number, .position = -1, .value_name = "NUMBER", .description = "How far the middle of the path bends aside, as a part of the way. Default 0.25.", .facts = "Limits: 0 to 1."},
  {.flag = "--arc-flow", .key = "arc_flow", .kind = CliKind::number, .position = -1, .value_name = "NUMBER", .description = "Where the bend lies: towards the start below 0, towards the end above. Default 0.", .facts = "Limits: -1 to 1."},
  {.flag = "--spring", .key = "spring", .kind = CliKind::number, .position = -1, .value_name = "NUMBER", .description = "How much the swing after an arrival is damped; at 1 there is none. Default 0.72.", .facts = "Limits: 0.3 to 1."},
  {.flag = "--glide-duration-ms", .key = "glide_duration_ms", .kind = CliKind::number, .position = -1, .value_name = "NUMBER", .description = "Time of a movement. An action waits so long for its cursor. Default 160.", .facts = "Limits: 50 to 5000."},
  {.flag = "--dwell-after-click-ms", .key = "dwell_after_click_ms", .kind = CliKind::number, .position = -1, .value_name = "NUMBER", .description = "Rest after an action before the cursor moves on. Default 80.", .facts = "Limits: 0 to 5000."},
  {.flag = "--idle-hide-ms", .key = "idle_hide_ms", .kind = CliKind::number, .position = -1, .value_name = "NUMBER", .description = "Time without a movement after which it hides until the next one; 0 is never. Default 20000.", .facts = "Limits: 0 to 60000."},
});

constexpr std::string_view kSetAgentCursorMotionWire =
    R"text({"name":"set_agent_cursor_motion","title":"Set how the agent cursor looks and moves","description":"Sets how the cursor of this run moves, and its icon, colour, label, size and opacity. What is left out stays as it is.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Run's name."},"cursor_id":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Run whose cursor is meant; the same as session, which it comes before. default: that of calls which name no run."},"cursor_icon":{"type":"string","minLength":1,"maxLength":4096,"description":"arrow, crosshair, hand, dot, or the whole path of a PNG, JPEG, SVG or ICO file."},"cursor_color":{"type":"string","minLength":1,"maxLength":64,"description":"#00ffff, or a name as in CSS."},"cursor_label":{"type":"string","maxLength":64,"description":"Short text beside it; empty: none."},"cursor_size":{"type":"number","minimum":4,"maximum":128,"description":"Half its height in pixels. Default 16."},"cursor_opacity":{"type":"number","minimum":0,"maximum":1,"description":"1 hides what it covers. Default 0.85."},"start_handle":{"type":"number","minimum":0,"maximum":1,"description":"How long its path keeps the direction that it leaves in, as a part of the way. Default 0.3."},"end_handle":{"type":"number","minimum":0,"maximum":1,"description":"How long before its end the path has the direction that it arrives in, as a part of the way. Default 0.3."},"arc_size":{"type":"number","minimum":0,"maximum":1,"description":"How far the middle of the path bends aside, as a part of the way. Default 0.25."},"arc_flow":{"type":"number","minimum":-1,"maximum":1,"description":"Where the bend lies: towards the start below 0, towards the end above. Default 0."},"spring":{"type":"number","minimum":0.3,"maximum":1,"description":"How much the swing after an arrival is damped; at 1 there is none. Default 0.72."},"glide_duration_ms":{"type":"number","minimum":50,"maximum":5000,"description":"Time of a movement. An action waits so long for its cursor. Default 160."},"dwell_after_click_ms":{"type":"number","minimum":0,"maximum":5000,"description":"Rest after an action before the cursor moves on. Default 80."},"idle_hide_ms":{"type":"number","minimum":0,"maximum":60000,"description":"Time without a movement after which it hides until the next one; 0 is never. Default 20000."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["cursor_id","enabled","state","icon","color","size","opacity","motion"]},"annotations":{"destructiveHint":false,"idempotentHint":true,"openWorldHint":false}})text";

constexpr std::string_view kSetAgentCursorMotionBriefWire =
    R"text({"name":"set_agent_cursor_motion","title":"Set how the agent cursor looks and moves","description":"Sets how the cursor of this run moves, and its icon, colour, label, size and opacity. What is left out stays as it is.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Run's name."},"cursor_id":{"type":"string","description":"Run whose cursor is meant; the same as session, which it comes before. default: that of calls which name no run."},"cursor_icon":{"type":"string","description":"arrow, crosshair, hand, dot, or the whole path of a PNG, JPEG, SVG or ICO file."},"cursor_color":{"type":"string","description":"#00ffff, or a name as in CSS."},"cursor_label":{"type":"string","description":"Short text beside it; empty: none."},"cursor_size":{"type":"number","minimum":4,"maximum":128,"description":"Half its height in pixels. Default 16."},"cursor_opacity":{"type":"number","minimum":0,"maximum":1,"description":"1 hides what it covers. Default 0.85."},"start_handle":{"type":"number","minimum":0,"maximum":1,"description":"How long its path keeps the direction that it leaves in, as a part of the way. Default 0.3."},"end_handle":{"type":"number","minimum":0,"maximum":1,"description":"How long before its end the path has the direction that it arrives in, as a part of the way. Default 0.3."},"arc_size":{"type":"number","minimum":0,"maximum":1,"description":"How far the middle of the path bends aside, as a part of the way. Default 0.25."},"arc_flow":{"type":"number","minimum":-1,"maximum":1,"description":"Where the bend lies: towards the start below 0, towards the end above. Default 0."},"spring":{"type":"number","minimum":0.3,"maximum":1,"description":"How much the swing after an arrival is damped; at 1 there is none. Default 0.72."},"glide_duration_ms":{"type":"number","description":"Time of a movement. An action waits so long for its cursor. Default 160."},"dwell_after_click_ms":{"type":"number","description":"Rest after an action before the cursor moves on. Default 80."},"idle_hide_ms":{"type":"number","description":"Time without a movement after which it hides until the next one; 0 is never. Default 20000."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["cursor_id","enabled","state","icon","color","size","opacity","motion"]},"annotations":{"destructiveHint":false,"idempotentHint":true,"openWorldHint":false}})text";

constexpr std::string_view kSetAgentCursorMotionReference = R"text(# set_agent_cursor_motion

Sets how the cursor of this run moves, and its icon, colour, label, size and opacity. What is left out stays as it is.

Toolset `desktop`, group `cursor`, since 0.1. Command: `offhand set_agent_cursor_motion`. A call can at worst change something.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `session` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Run's name. |
| `cursor_id` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Run whose cursor is meant; the same as session, which it comes before. default: that of calls which name no run. |
| `cursor_icon` | string, 1 to 4096 characters | | arrow, crosshair, hand, dot, or the whole path of a PNG, JPEG, SVG or ICO file. |
| `cursor_color` | string, 1 to 64 characters | | #00ffff, or a name as in CSS. |
| `cursor_label` | string, at most 64 characters | | Short text beside it; empty: none. |
| `cursor_size` | number, 4 to 128 | | Half its height in pixels. Default 16. |
| `cursor_opacity` | number, 0 to 1 | | 1 hides what it covers. Default 0.85. |
| `start_handle` | number, 0 to 1 | | How long its path keeps the direction that it leaves in, as a part of the way. Default 0.3. |
| `end_handle` | number, 0 to 1 | | How long before its end the path has the direction that it arrives in, as a part of the way. Default 0.3. |
| `arc_size` | number, 0 to 1 | | How far the middle of the path bends aside, as a part of the way. Default 0.25. |
| `arc_flow` | number, -1 to 1 | | Where the bend lies: towards the start below 0, towards the end above. Default 0. |
| `spring` | number, 0.3 to 1 | | How much the swing after an arrival is damped; at 1 there is none. Default 0.72. |
| `glide_duration_ms` | number, 50 to 5000 | | Time of a movement. An action waits so long for its cursor. Default 160. |
| `dwell_after_click_ms` | number, 0 to 5000 | | Rest after an action before the cursor moves on. Default 80. |
| `idle_hide_ms` | number, 0 to 60000 | | Time without a movement after which it hides until the next one; 0 is never. Default 20000. |

## Result

Text, and the same facts as structured content:

| Member | Type | Present | Meaning |
|---|---|---|---|
| `cursor_id` | string | always | Run that it belongs to; default for calls that name none. |
| `enabled` | boolean | always | Whether actions of the run show it. |
| `state` | one of `shown`, `waiting`, `hidden`, `off` | always | waiting: it was not moved yet; hidden: nothing moved it for a while; off: it is not enabled. |
| `x` | integer | | Pixels from the left of the screen; absent before its first movement. |
| `y` | integer | | Pixels from the top. |
| `icon` | string | always | arrow, crosshair, hand, dot, or the path of an image. |
| `color` | string | always | As #rrggbb; derived from cursor_id unless it was set. |
| `label` | string | | Text beside it. |
| `size` | number | always | Half its height in pixels. |
| `opacity` | number | always | 1 hides what it covers. Where no compositor blends windows, it always does. |
| `gradient_colors[]` | list of string | | Colours from its tip on; absent unless they were set. |
| `bloom_color` | string | | Of the glow around it; absent unless it was set. |
| `motion` | object | always | How it moves. |
| `motion.start_handle` | number, 0 to 1 | | How long its path keeps the direction that it leaves in, as a part of the way. |
| `motion.end_handle` | number, 0 to 1 | | How long before its end the path has the direction that it arrives in, as a part of the way. |
| `motion.arc_size` | number, 0 to 1 | | How far the middle of the path bends aside, as a part of the way. |
| `motion.arc_flow` | number, -1 to 1 | | Where the bend lies: towards the start below 0, towards the end above. |
| `motion.spring` | number, 0.3 to 1 | | How much the swing after an arrival is damped; at 1 there is none. |
| `motion.glide_duration_ms` | number, 50 to 5000 | | Time of a movement. An action waits so long for its cursor. |
| `motion.dwell_after_click_ms` | number, 0 to 5000 | | Rest after an action before the cursor moves on. |
| `motion.idle_hide_ms` | number, 0 to 60000 | | Time without a movement after which it hides until the next one; 0 is never. |
| `pointer` | object | | Where the user's own pointer is now; only where it was moved. |
| `pointer.x` | integer | always | Pixels from the left of the screen. |
| `pointer.y` | integer | always | Pixels from the top. |

## Errors

`input_file_refused`, `invalid_arguments`, `missing_package`, `needs_memory`; besides the general ones.

## Examples

A slow cursor that can be told from others.

```json
{"name":"set_agent_cursor_motion","arguments":{"cursor_label":"research","cursor_color":"teal","glide_duration_ms":600}}
```

```sh
offhand set_agent_cursor_motion --cursor-label research --cursor-color teal --glide-duration-ms 600
```

## Platforms

| Platform | Support | |
|---|---|---|
| linux | full | |
| macos | none | Offhand has no macOS backend yet. |
| sim | full | |
| web | none | This tool works on desktop windows. |
| windows | none | Offhand has no Windows backend yet. |
)text";

}  // namespace

constinit const ToolInfo set_agent_cursor_motion_tool = {
  .toolset = "desktop",
  .name = "set_agent_cursor_motion",
  .identity = "desktop.set_agent_cursor_motion",
  .command = "set_agent_cursor_motion",
  .title = "Set how the agent cursor looks and moves",
  .group = "cursor",
  .since = "0.1",
  .description = "Sets how the cursor of this run moves, and its icon, colour, label, size and opacity. What is left out stays as it is.",
  .annotations = {.read_only = false, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::act,
  .background_lock = LockKind::none,
  .foreground_lock = LockKind::none,
  .timeout = TimeoutKind::read,
  .platforms = kSetAgentCursorMotionPlatforms,
  .needs = kSetAgentCursorMotionNeeds,
  .errors = kSetAgentCursorMotionErrors,
  .wire = kSetAgentCursorMotionWire,
  .brief_wire = kSetAgentCursorMotionBriefWire,
  .input = &set_agent_cursor_motion_args_schema,
  .cli = kSetAgentCursorMotionOptions,
  .reference = kSetAgentCursorMotionReference,
  .parse = &prepare_set_agent_cursor_motion,
};

}  // namespace offhand::tools::desktop
