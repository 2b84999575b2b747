// Generated from schema/tools/desktop/move_cursor.json. Do not edit.
#include <array>
#include <string_view>

#include "generated/tools/desktop/move_cursor.h"

namespace offhand::tools::desktop {
namespace {

constexpr auto kMoveCursorPlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::none, "A page is worked in without a cursor."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
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

constexpr std::string_view kMoveCursorReference = R"text(# move_cursor

Moves the cursor of this session to a point of the screen. That cursor shows a watching user where the session is at work; the user's own pointer stays where it is. With scope desktop it is the user's own pointer that moves, and it stays there.

Toolset `desktop`, group `cursor`, since 0.1. Command: `offhand move_cursor`. A call can at worst change something.

Old names: `move_agent_cursor`.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `session` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. |
| `cursor_id` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Name of the session whose cursor is meant: another word for session, which it takes precedence over. default: the cursor of calls that name no session. |
| `x` | number, -65536 to 65536 | required | Horizontal position in pixels of the last picture of the screen that the session was shown, from its left edge. |
| `y` | number, -65536 to 65536 | required | Vertical position in the same pixels as x, from the top edge. |
| `scope` | one of `window`, `desktop` | | desktop: moves the user's own pointer, and the session's cursor with it where that is shown. Only the call itself can say so: the setting capture_scope has no effect here. |

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

`action_failed`, `needs_memory`, `point_outside`; besides the general ones.

## Examples

Move the user's pointer, such as for a hint that shows under it.

```json
{"name":"move_cursor","arguments":{"x":100,"y":200,"scope":"desktop"}}
```

```sh
offhand move_cursor 100 200 --scope desktop
```

Point at something.

```json
{"name":"move_cursor","arguments":{"x":100,"y":200}}
```

```sh
offhand move_cursor 100 200
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
  .background_lock = LockKind::none,
  .foreground_lock = LockKind::seat,
  .timeout = TimeoutKind::action,
  .platforms = kMoveCursorPlatforms,
  .needs = kMoveCursorNeeds,
  .errors = kMoveCursorErrors,
  .wire = kMoveCursorWire,
  .brief_wire = kMoveCursorBriefWire,
  .input = &move_cursor_args_schema,
  .cli = kMoveCursorOptions,
  .reference = kMoveCursorReference,
  .parse = &prepare_move_cursor,
};

}  // namespace offhand::tools::desktop
