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
  {"web", Support::none, "This tool works on desktop windows."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kMoveCursorNeeds = std::to_array<std::string_view>({"input", "overlay", "screen_layout", "user_desk", "windows"});
constexpr auto kMoveCursorAliases = std::to_array<std::string_view>({"move_agent_cursor"});
constexpr auto kMoveCursorErrors = std::to_array<std::string_view>({"point_outside", "needs_memory", "action_failed"});

constexpr auto kMoveCursorScopeChoices = std::to_array<std::string_view>({"window", "desktop"});
constexpr auto kMoveCursorOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Run's name.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--cursor-id", .key = "cursor_id", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Run whose cursor is meant; the same as session, which it comes before. default: that of calls which name no run.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--x", .key = "x", .kind = CliKind::number, .position = 0, .value_name = "NUMBER", .description = "Pixels of the screen's last picture.", .facts = "Limits: -65536 to 65536. Required.", .required = true},
  {.flag = "--y", .key = "y", .kind = CliKind::number, .position = 1, .value_name = "NUMBER", .description = "As x.", .facts = "Limits: -65536 to 65536. Required.", .required = true},
  {.flag = "--scope", .key = "scope", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "desktop: moves the user's own pointer, and where it shows the run's cursor with it. Only where the call says so itself, whatever capture_scope is set to.", .facts = "One of window, desktop.", .choices = kMoveCursorScopeChoices},
});

constexpr std::string_view kMoveCursorWire =
    R"text({"name":"move_cursor","title":"Move the agent cursor","description":"Moves the cursor that stands for this run to a point of the screen, in pixels of the last picture of it. It shows where the run is at work; the pointer of the user at the desk stays where it is, but with scope desktop it is that pointer which moves, and stays there.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Run's name."},"cursor_id":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Run whose cursor is meant; the same as session, which it comes before. default: that of calls which name no run."},"x":{"type":"number","minimum":-65536,"maximum":65536,"description":"Pixels of the screen's last picture."},"y":{"type":"number","minimum":-65536,"maximum":65536,"description":"As x."},"scope":{"type":"string","enum":["window","desktop"],"description":"desktop: moves the user's own pointer, and where it shows the run's cursor with it. Only where the call says so itself, whatever capture_scope is set to."}},"required":["x","y"],"additionalProperties":false},"outputSchema":{"type":"object","required":["cursor_id","enabled","state","icon","color","size","opacity","motion"]},"annotations":{"destructiveHint":false,"idempotentHint":true,"openWorldHint":false}})text";

constexpr std::string_view kMoveCursorBriefWire =
    R"text({"name":"move_cursor","title":"Move the agent cursor","description":"Moves the cursor that stands for this run to a point of the screen, in pixels of the last picture of it. It shows where the run is at work; the pointer of the user at the desk stays where it is, but with scope desktop it is that pointer which moves, and stays there.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Run's name."},"cursor_id":{"type":"string","description":"Run whose cursor is meant; the same as session, which it comes before. default: that of calls which name no run."},"x":{"type":"number","description":"Pixels of the screen's last picture."},"y":{"type":"number","description":"As x."},"scope":{"type":"string","enum":["window","desktop"],"description":"desktop: moves the user's own pointer, and where it shows the run's cursor with it. Only where the call says so itself, whatever capture_scope is set to."}},"required":["x","y"],"additionalProperties":false},"outputSchema":{"type":"object","required":["cursor_id","enabled","state","icon","color","size","opacity","motion"]},"annotations":{"destructiveHint":false,"idempotentHint":true,"openWorldHint":false}})text";

constexpr std::string_view kMoveCursorReference = R"text(# move_cursor

Moves the cursor that stands for this run to a point of the screen, in pixels of the last picture of it. It shows where the run is at work; the pointer of the user at the desk stays where it is, but with scope desktop it is that pointer which moves, and stays there.

Toolset `desktop`, group `cursor`, since 0.1. Command: `offhand move_cursor`. A call can at worst change something.

Old names: `move_agent_cursor`.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `session` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Run's name. |
| `cursor_id` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Run whose cursor is meant; the same as session, which it comes before. default: that of calls which name no run. |
| `x` | number, -65536 to 65536 | required | Pixels of the screen's last picture. |
| `y` | number, -65536 to 65536 | required | As x. |
| `scope` | one of `window`, `desktop` | | desktop: moves the user's own pointer, and where it shows the run's cursor with it. Only where the call says so itself, whatever capture_scope is set to. |

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
| web | none | This tool works on desktop windows. |
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
  .description = "Moves the cursor that stands for this run to a point of the screen, in pixels of the last picture of it. It shows where the run is at work; the pointer of the user at the desk stays where it is, but with scope desktop it is that pointer which moves, and stays there.",
  .annotations = {.read_only = false, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::act,
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
