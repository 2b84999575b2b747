// Generated from schema/tools/desktop/set_window_frame.json. Do not edit.
#include <array>
#include <string_view>

#include "generated/tools/desktop/set_window_frame.h"

namespace offhand::tools::desktop {
namespace {

constexpr auto kSetWindowFramePlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::none, "This tool works on desktop windows."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kSetWindowFrameNeeds = std::to_array<std::string_view>({"accessibility", "apps", "windows", "window_placement"});
constexpr auto kSetWindowFrameErrors = std::to_array<std::string_view>({"window_not_found", "no_window", "window_closed"});

constexpr auto kSetWindowFrameObserveChoices = std::to_array<std::string_view>({"none", "diff"});
constexpr auto kSetWindowFrameOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Run's name.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--observe", .key = "observe", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "diff: what changed since the last read.", .facts = "One of none, diff. Default: none.", .default_text = "none", .choices = kSetWindowFrameObserveChoices},
  {.flag = "--pid", .key = "pid", .kind = CliKind::integer, .position = 0, .value_name = "PROCESS", .description = "Window's owner.", .facts = "Limits: 1 to 4194304. Required.", .required = true},
  {.flag = "--window-id", .key = "window_id", .kind = CliKind::integer, .position = -1, .value_name = "WINDOW", .description = "Default: pid's topmost.", .facts = "Limits: 1 to 4294967295."},
  {.flag = "--x", .key = "x", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Left edge of what shows of it, on the screen.", .facts = "Limits: -32768 to 32767. Required.", .required = true},
  {.flag = "--y", .key = "y", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Top edge, as x.", .facts = "Limits: -32768 to 32767. Required.", .required = true},
  {.flag = "--width", .key = "width", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Width without decoration and shadow.", .facts = "Limits: 1 to 32767. Required.", .required = true},
  {.flag = "--height", .key = "height", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "As width.", .facts = "Limits: 1 to 32767. Required.", .required = true},
});

constexpr std::string_view kSetWindowFrameWire =
    R"text({"name":"set_window_frame","title":"Place a window","description":"Moves and resizes a window, without bringing it to the front, and tells where it is then.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Run's name."},"observe":{"type":"string","enum":["none","diff"],"description":"diff: what changed since the last read.","default":"none"},"pid":{"type":"integer","minimum":1,"maximum":4194304,"description":"Window's owner."},"window_id":{"type":"integer","minimum":1,"maximum":4294967295,"description":"Default: pid's topmost."},"x":{"type":"integer","minimum":-32768,"maximum":32767,"description":"Left edge of what shows of it, on the screen."},"y":{"type":"integer","minimum":-32768,"maximum":32767,"description":"Top edge, as x."},"width":{"type":"integer","minimum":1,"maximum":32767,"description":"Width without decoration and shadow."},"height":{"type":"integer","minimum":1,"maximum":32767,"description":"As width."}},"required":["pid","x","y","width","height"],"additionalProperties":false},"outputSchema":{"type":"object","required":["pid","window_id","effect","bounds"]},"annotations":{"destructiveHint":false,"idempotentHint":true,"openWorldHint":false}})text";

constexpr std::string_view kSetWindowFrameBriefWire =
    R"text({"name":"set_window_frame","title":"Place a window","description":"Moves and resizes a window, without bringing it to the front, and tells where it is then.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Run's name."},"observe":{"type":"string","enum":["none","diff"],"description":"diff: what changed since the last read.","default":"none"},"pid":{"type":"integer","description":"Window's owner."},"window_id":{"type":"integer","description":"Default: pid's topmost."},"x":{"type":"integer","description":"Left edge of what shows of it, on the screen."},"y":{"type":"integer","description":"Top edge, as x."},"width":{"type":"integer","description":"Width without decoration and shadow."},"height":{"type":"integer","description":"As width."}},"required":["pid","x","y","width","height"],"additionalProperties":false},"outputSchema":{"type":"object","required":["pid","window_id","effect","bounds"]},"annotations":{"destructiveHint":false,"idempotentHint":true,"openWorldHint":false}})text";

constexpr std::string_view kSetWindowFrameReference = R"text(# set_window_frame

Moves and resizes a window, without bringing it to the front, and tells where it is then.

Toolset `desktop`, group `windows`, since 0.1. Command: `offhand set_window_frame`. A call can at worst change something.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `session` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Run's name. |
| `observe` | one of `none`, `diff` | `"none"` | diff: what changed since the last read. `none`: Nothing but the action itself. `diff`: What changed in the window since the session last read it, as get_window_state says it with since. |
| `pid` | integer, 1 to 4194304 | required | Window's owner. |
| `window_id` | integer, 1 to 4294967295 | | Default: pid's topmost. |
| `x` | integer, -32768 to 32767 | required | Left edge of what shows of it, on the screen. |
| `y` | integer, -32768 to 32767 | required | Top edge, as x. |
| `width` | integer, 1 to 32767 | required | Width without decoration and shadow. |
| `height` | integer, 1 to 32767 | required | As width. |

## Result

Text, and the same facts as structured content:

| Member | Type | Present | Meaning |
|---|---|---|---|
| `since` | integer, at least 1 | | With observe: snapshot that changes refers to; absent when there is nothing to compare. |
| `snapshot_id` | integer, at least 1 | | With observe: snapshot taken after the action, whose elements can be acted on. |
| `changes[]` | list of object | | With observe: what changed of what shows, at most 4,000 bytes of lines. |
| `changes[].change` | one of `added`, `changed`, `removed` | always | What became of the line of an element. |
| `changes[].element_index` | integer, 1 to 2147483647 | always | Number in the latest get_window_state. |
| `changes[].line` | string | always | The element as get_window_state writes it. |
| `changes_note` | string | | With observe: what to know about changes, or why there are none and what to do. |
| `new_windows[]` | list of object | | With observe: windows that came since this session last looked at one; absent when there are none. |
| `new_windows[].window_id` | integer, 1 to 4294967295 | always | Handle for other tools. |
| `new_windows[].pid` | integer, at least 0 | always | Owning process; 0 when the owner hides it. |
| `new_windows[].app_name` | string | always | Name of the application. |
| `new_windows[].title` | string | always | Title of the window. |
| `new_windows[].bounds` | object | always | Visible frame on the screen, without shadow. |
| `new_windows[].bounds.x` | integer | always | Left edge. |
| `new_windows[].bounds.y` | integer | always | Top edge. |
| `new_windows[].bounds.width` | integer, at least 0 | always | Width in pixels. |
| `new_windows[].bounds.height` | integer, at least 0 | always | Height in pixels. |
| `new_windows[].z_index` | integer, at least 0 | always | Place in the stack; higher is nearer to the front. |
| `new_windows[].is_on_screen` | boolean | always | Mapped on the current workspace and inside the screen. |
| `new_windows[].on_current_space` | boolean | always | On the current workspace. |
| `new_windows[].is_active` | boolean | always | The window the desktop calls active. |
| `new_windows[].is_minimized` | boolean | always | Minimised. |
| `new_windows[].blocked_by` | integer, 1 to 4294967295 | | Modal dialog that keeps it from taking input; absent when none does. |
| `pid` | integer, 1 to 4194304 | always | Window's owner. |
| `window_id` | integer, 1 to 4294967295 | always | The window. |
| `effect` | one of `confirmed`, `unverifiable`, `suspected_noop` | always | confirmed: it is where it was wanted; unverifiable: elsewhere, such as where its own limits or the window manager allow; suspected_noop: where it was. |
| `bounds` | object | always | Where it is now. |
| `bounds.x` | integer | always | Left edge. |
| `bounds.y` | integer | always | Top edge. |
| `bounds.width` | integer, at least 0 | always | Width in pixels. |
| `bounds.height` | integer, at least 0 | always | Height in pixels. |

## Errors

`no_window`, `window_closed`, `window_not_found`; besides the general ones.

## Examples

Put a window into the corner.

```json
{"name":"set_window_frame","arguments":{"pid":844,"x":0,"y":0,"width":800,"height":600}}
```

```sh
offhand set_window_frame 844 --x 0 --y 0 --width 800 --height 600
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

constinit const ToolInfo set_window_frame_tool = {
  .toolset = "desktop",
  .name = "set_window_frame",
  .identity = "desktop.set_window_frame",
  .command = "set_window_frame",
  .title = "Place a window",
  .group = "windows",
  .since = "0.1",
  .description = "Moves and resizes a window, without bringing it to the front, and tells where it is then.",
  .annotations = {.read_only = false, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::act,
  .background_lock = LockKind::window,
  .foreground_lock = LockKind::window,
  .timeout = TimeoutKind::action,
  .platforms = kSetWindowFramePlatforms,
  .needs = kSetWindowFrameNeeds,
  .errors = kSetWindowFrameErrors,
  .wire = kSetWindowFrameWire,
  .brief_wire = kSetWindowFrameBriefWire,
  .input = &set_window_frame_args_schema,
  .cli = kSetWindowFrameOptions,
  .reference = kSetWindowFrameReference,
  .parse = &prepare_set_window_frame,
};

}  // namespace offhand::tools::desktop
