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
  {"web", Support::none, "This tool works on desktop windows."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kSetAgentCursorEnabledNeeds = std::to_array<std::string_view>({"overlay", "screen_layout", "windows"});
constexpr auto kSetAgentCursorEnabledErrors = std::to_array<std::string_view>({"needs_memory"});

constexpr auto kSetAgentCursorEnabledOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Run's name.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--cursor-id", .key = "cursor_id", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Run whose cursor is meant; the same as session, which it comes before. default: that of calls which name no run.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--enabled", .key = "enabled", .kind = CliKind::boolean, .position = 0, .value_name = "true|false", .description = "Whether it shows.", .facts = "Required.", .required = true},
});

constexpr std::string_view kSetAgentCursorEnabledWire =
    R"text({"name":"set_agent_cursor_enabled","title":"Show or hide the agent cursor","description":"Decides whether actions of this run show its cursor. They do where the run has a name, and not otherwise, until this or move_cursor says so. One that was nowhere yet shows in the middle of the screen.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Run's name."},"cursor_id":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Run whose cursor is meant; the same as session, which it comes before. default: that of calls which name no run."},"enabled":{"type":"boolean","description":"Whether it shows."}},"required":["enabled"],"additionalProperties":false},"outputSchema":{"type":"object","required":["cursor_id","enabled","state","icon","color","size","opacity","motion"]},"annotations":{"destructiveHint":false,"idempotentHint":true,"openWorldHint":false}})text";

constexpr std::string_view kSetAgentCursorEnabledBriefWire =
    R"text({"name":"set_agent_cursor_enabled","title":"Show or hide the agent cursor","description":"Decides whether actions of this run show its cursor. They do where the run has a name, and not otherwise, until this or move_cursor says so. One that was nowhere yet shows in the middle of the screen.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Run's name."},"cursor_id":{"type":"string","description":"Run whose cursor is meant; the same as session, which it comes before. default: that of calls which name no run."},"enabled":{"type":"boolean","description":"Whether it shows."}},"required":["enabled"],"additionalProperties":false},"outputSchema":{"type":"object","required":["cursor_id","enabled","state","icon","color","size","opacity","motion"]},"annotations":{"destructiveHint":false,"idempotentHint":true,"openWorldHint":false}})text";

constexpr std::string_view kSetAgentCursorEnabledReference = R"text(# set_agent_cursor_enabled

Decides whether actions of this run show its cursor. They do where the run has a name, and not otherwise, until this or move_cursor says so. One that was nowhere yet shows in the middle of the screen.

Toolset `desktop`, group `cursor`, since 0.1. Command: `offhand set_agent_cursor_enabled`. A call can at worst change something.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `session` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Run's name. |
| `cursor_id` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Run whose cursor is meant; the same as session, which it comes before. default: that of calls which name no run. |
| `enabled` | boolean | required | Whether it shows. |

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
| web | none | This tool works on desktop windows. |
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
  .description = "Decides whether actions of this run show its cursor. They do where the run has a name, and not otherwise, until this or move_cursor says so. One that was nowhere yet shows in the middle of the screen.",
  .annotations = {.read_only = false, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::act,
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
