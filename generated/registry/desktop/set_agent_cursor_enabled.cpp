// Generated from schema/tools/desktop/set_agent_cursor_enabled.json. Do not edit.
#include <array>
#include <string_view>

#include "generated/tools/desktop/set_agent_cursor_enabled.h"

namespace offhand::tools::desktop {
namespace {

constexpr auto kSetAgentCursorEnabledPlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::none, "A page is worked in without a cursor."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
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

constexpr std::string_view kSetAgentCursorEnabledReference = R"text(# set_agent_cursor_enabled

Decides whether actions of this session show its cursor. Until this tool or move_cursor says otherwise, those of a session with a name do, and others do not. A cursor that was never moved appears in the middle of the screen.

Toolset `desktop`, group `cursor`, since 0.1. Command: `offhand set_agent_cursor_enabled`. A call can at worst change something.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `session` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. |
| `cursor_id` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Name of the session whose cursor is meant: another word for session, which it takes precedence over. default: the cursor of calls that name no session. |
| `enabled` | boolean | required | true: actions of the session show the cursor; false: they do not. |

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

## Errors

`needs_memory`; besides the general ones.

## Examples

Act unseen.

```json
{"name":"set_agent_cursor_enabled","arguments":{"enabled":false}}
```

```sh
offhand set_agent_cursor_enabled false
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
  .background_lock = LockKind::none,
  .foreground_lock = LockKind::none,
  .timeout = TimeoutKind::read,
  .platforms = kSetAgentCursorEnabledPlatforms,
  .needs = kSetAgentCursorEnabledNeeds,
  .errors = kSetAgentCursorEnabledErrors,
  .wire = kSetAgentCursorEnabledWire,
  .brief_wire = kSetAgentCursorEnabledBriefWire,
  .input = &set_agent_cursor_enabled_args_schema,
  .cli = kSetAgentCursorEnabledOptions,
  .reference = kSetAgentCursorEnabledReference,
  .parse = &prepare_set_agent_cursor_enabled,
};

}  // namespace offhand::tools::desktop
