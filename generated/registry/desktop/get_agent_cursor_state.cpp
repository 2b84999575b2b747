// Generated from schema/tools/desktop/get_agent_cursor_state.json. Do not edit.
#include <array>
#include <string_view>

#include "generated/tools/desktop/get_agent_cursor_state.h"

namespace offhand::tools::desktop {
namespace {

constexpr auto kGetAgentCursorStatePlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::none, "A page is worked in without a cursor."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kGetAgentCursorStateNeeds = std::to_array<std::string_view>({"overlay"});

constexpr auto kGetAgentCursorStateOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--cursor-id", .key = "cursor_id", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session whose cursor is meant: another word for session, which it takes precedence over. default: the cursor of calls that name no session.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
});

constexpr std::string_view kGetAgentCursorStateWire =
    R"text({"name":"get_agent_cursor_state","title":"Read the agent cursor","description":"Tells where the cursor of this session is, how it looks and moves, and whether it is shown.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"cursor_id":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session whose cursor is meant; wins over session. default: that of calls without one."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["cursor_id","enabled","state","icon","color","size","opacity","motion"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kGetAgentCursorStateBriefWire =
    R"text({"name":"get_agent_cursor_state","title":"Read the agent cursor","description":"Tells where the cursor of this session is, how it looks and moves, and whether it is shown.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"cursor_id":{"type":"string","description":"Session whose cursor is meant; wins over session. default: that of calls without one."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["cursor_id","enabled","state","icon","color","size","opacity","motion"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kGetAgentCursorStateReference = R"text(# get_agent_cursor_state

Tells where the cursor of this session is, how it looks and moves, and whether it is shown.

Toolset `desktop`, group `cursor`, since 0.1. Command: `offhand get_agent_cursor_state`. A call can at worst observe.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `session` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. |
| `cursor_id` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Name of the session whose cursor is meant: another word for session, which it takes precedence over. default: the cursor of calls that name no session. |

## Result

Text, and the same facts as structured content:

| Member | Type | Present | Meaning |
|---|---|---|---|
| `cursor_id` | string | always | Name of the session that the cursor belongs to; default for calls that name no session. |
| `enabled` | boolean | always | Whether actions of the session show the cursor. |
| `state` | one of `shown`, `waiting`, `hidden`, `off` | always | shown: it can be seen; waiting: it has not been moved yet; hidden: it was not moved for idle_hide_ms; off: it is not enabled. |
| `x` | integer | | Horizontal position in pixels from the left of the screen; absent before the first movement. |
| `y` | integer | | Vertical position in pixels from the top of the screen; absent before the first movement. |
| `icon` | string | always | Shape of the cursor: arrow, crosshair, hand, dot, or the path of an image file. |
| `color` | string | always | Colour as #rrggbb; derived from cursor_id unless it was set. |
| `label` | string | | Text shown beside the cursor. |
| `size` | number | always | Half the height of the cursor in pixels. |
| `opacity` | number | always | Opacity from 0 to 1; at 1 the cursor hides what it covers. Where no compositor blends windows, it always does. |
| `gradient_colors[]` | list of string | | Colours of the arrow from its tip on; absent unless they were set. |
| `bloom_color` | string | | Colour of the glow around the cursor; absent unless it was set. |
| `motion` | object | always | How the cursor moves. |
| `motion.start_handle` | number, 0 to 1 | | For what part of its way the cursor keeps the direction in which it leaves, from 0 to 1. |
| `motion.end_handle` | number, 0 to 1 | | For what part of its way the cursor has the direction in which it arrives, from 0 to 1. |
| `motion.arc_size` | number, 0 to 1 | | How far the middle of the path bends aside, as a part of the distance. |
| `motion.arc_flow` | number, -1 to 1 | | Where the path bends: below 0 nearer to the start, above 0 nearer to the end. |
| `motion.spring` | number, 0.3 to 1 | | How strongly the swing after an arrival is damped; at 1 there is no swing. |
| `motion.glide_duration_ms` | number, 50 to 5000 | | Duration of a movement in milliseconds. An action waits this long for its cursor. |
| `motion.dwell_after_click_ms` | number, 0 to 5000 | | Time in milliseconds that the cursor rests after an action before it moves on. |
| `motion.idle_hide_ms` | number, 0 to 60000 | | Time in milliseconds without a movement after which the cursor hides until the next one; 0: it never hides. |
| `pointer` | object | | Where the user's own pointer is now; present only where the call moved it. |
| `pointer.x` | integer | always | Horizontal position in pixels from the left of the screen. |
| `pointer.y` | integer | always | Vertical position in pixels from the top of the screen. |

## Examples

Where it is.

```json
{"name":"get_agent_cursor_state","arguments":{}}
```

```sh
offhand get_agent_cursor_state
```

## Platforms

| Platform | Support | |
|---|---|---|
| linux | full | |
| macos | none | Offhand has no macOS backend yet. |
| sim | full | |
| web | none | A page is worked in without a cursor. |
| windows | none | Offhand has no Windows backend yet. |
)text";

}  // namespace

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
  .background_lock = LockKind::none,
  .foreground_lock = LockKind::none,
  .timeout = TimeoutKind::read,
  .platforms = kGetAgentCursorStatePlatforms,
  .needs = kGetAgentCursorStateNeeds,
  .wire = kGetAgentCursorStateWire,
  .brief_wire = kGetAgentCursorStateBriefWire,
  .input = &get_agent_cursor_state_args_schema,
  .cli = kGetAgentCursorStateOptions,
  .reference = kGetAgentCursorStateReference,
  .parse = &prepare_get_agent_cursor_state,
};

}  // namespace offhand::tools::desktop
