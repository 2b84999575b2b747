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
  {"web", Support::none, "Tabs have no place on a screen."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kSetWindowFrameNeeds = std::to_array<std::string_view>({"accessibility", "apps", "windows", "window_placement"});
constexpr auto kSetWindowFrameErrors = std::to_array<std::string_view>({"window_not_found", "no_window", "window_closed"});

constexpr auto kSetWindowFrameObserveChoices = std::to_array<std::string_view>({"none", "diff"});
constexpr auto kSetWindowFrameOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--observe", .key = "observe", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "What the reply tells of the window besides the action: nothing, or a diff of its visible elements, taken once the application has settled.", .facts = "One of none, diff. Default: none.", .default_text = "none", .choices = kSetWindowFrameObserveChoices},
  {.flag = "--pid", .key = "pid", .kind = CliKind::integer, .position = 0, .value_name = "PROCESS", .description = "Process id of the application that owns the window.", .facts = "Limits: 1 to 4194304. Required.", .required = true},
  {.flag = "--window-id", .key = "window_id", .kind = CliKind::integer, .position = -1, .value_name = "WINDOW", .description = "Id of the window, from list_windows or launch_app. Default: the topmost window of pid.", .facts = "Limits: 1 to 4294967295."},
  {.flag = "--x", .key = "x", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Left edge of the visible frame on the screen, in pixels.", .facts = "Limits: -32768 to 32767. Required.", .required = true},
  {.flag = "--y", .key = "y", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Top edge of the visible frame on the screen, in pixels.", .facts = "Limits: -32768 to 32767. Required.", .required = true},
  {.flag = "--width", .key = "width", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Width of the visible frame in pixels, without the shadow.", .facts = "Limits: 1 to 32767. Required.", .required = true},
  {.flag = "--height", .key = "height", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Height of the visible frame in pixels, without the shadow.", .facts = "Limits: 1 to 32767. Required.", .required = true},
});

constexpr std::string_view kSetWindowFrameWire =
    R"text({"name":"set_window_frame","title":"Place a window","description":"Moves and resizes a window without bringing it to the front, and tells where it is afterwards.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"observe":{"type":"string","enum":["none","diff"],"description":"diff: what changed since the last read.","default":"none"},"pid":{"type":"integer","minimum":1,"maximum":4194304,"description":"Window's owner."},"window_id":{"type":"integer","minimum":1,"maximum":4294967295,"description":"Default: pid's topmost."},"x":{"type":"integer","minimum":-32768,"maximum":32767,"description":"Left edge of the visible frame on the screen, in pixels."},"y":{"type":"integer","minimum":-32768,"maximum":32767,"description":"Top edge, as x."},"width":{"type":"integer","minimum":1,"maximum":32767,"description":"Width without decoration and shadow."},"height":{"type":"integer","minimum":1,"maximum":32767,"description":"As width."}},"required":["pid","x","y","width","height"],"additionalProperties":false},"outputSchema":{"type":"object","required":["pid","window_id","effect","bounds"]},"annotations":{"destructiveHint":false,"idempotentHint":true,"openWorldHint":false}})text";

constexpr std::string_view kSetWindowFrameBriefWire =
    R"text({"name":"set_window_frame","title":"Place a window","description":"Moves and resizes a window without bringing it to the front, and tells where it is afterwards.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"observe":{"type":"string","enum":["none","diff"],"description":"diff: what changed since the last read.","default":"none"},"pid":{"type":"integer","description":"Window's owner."},"window_id":{"type":"integer","description":"Default: pid's topmost."},"x":{"type":"integer","description":"Left edge of the visible frame on the screen, in pixels."},"y":{"type":"integer","description":"Top edge, as x."},"width":{"type":"integer","description":"Width without decoration and shadow."},"height":{"type":"integer","description":"As width."}},"required":["pid","x","y","width","height"],"additionalProperties":false},"outputSchema":{"type":"object","required":["pid","window_id","effect","bounds"]},"annotations":{"destructiveHint":false,"idempotentHint":true,"openWorldHint":false}})text";

constexpr std::string_view kSetWindowFrameReference = R"text(# set_window_frame

Moves and resizes a window without bringing it to the front, and tells where it is afterwards.

Toolset `desktop`, group `windows`, since 0.1. Command: `offhand set_window_frame`. A call can at worst change something.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `session` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. |
| `observe` | one of `none`, `diff` | `"none"` | What the reply tells of the window besides the action: nothing, or a diff of its visible elements, taken once the application has settled. `none`: The reply tells only of the action itself. `diff`: The reply also tells what changed in the window since the session last read it, as get_window_state does with since. |
| `pid` | integer, 1 to 4194304 | required | Process id of the application that owns the window. |
| `window_id` | integer, 1 to 4294967295 | | Id of the window, from list_windows or launch_app. Default: the topmost window of pid. |
| `x` | integer, -32768 to 32767 | required | Left edge of the visible frame on the screen, in pixels. |
| `y` | integer, -32768 to 32767 | required | Top edge of the visible frame on the screen, in pixels. |
| `width` | integer, 1 to 32767 | required | Width of the visible frame in pixels, without the shadow. |
| `height` | integer, 1 to 32767 | required | Height of the visible frame in pixels, without the shadow. |

## Result

Text, and the same facts as structured content:

| Member | Type | Present | Meaning |
|---|---|---|---|
| `since` | integer, at least 1 | | Only with observe: snapshot_id of the snapshot that changes refers to; absent when there is none to compare with. |
| `snapshot_id` | integer, at least 1 | | Only with observe: id of the snapshot that was taken after the action. Its elements can be acted on. |
| `changes[]` | list of object | | Only with observe: the visible elements that were added, changed or removed, at most 4,000 bytes of lines. |
| `changes[].change` | one of `added`, `changed`, `removed` | always | Whether the line of an element was added, changed or removed. |
| `changes[].element_index` | integer, 1 to 2147483647 | always | Number of an element within its window, from get_window_state; window_id says which window. It stays with the element and is never given to another one. |
| `changes[].line` | string | always | The element in the form in which get_window_state writes it. |
| `changes_note` | string | | Only with observe: what limits changes, or why there are none and what to do instead. |
| `new_windows[]` | list of object | | Only with observe: windows that opened since the session last listed or read windows; absent when there are none. |
| `new_windows[].window_id` | integer, 1 to 4294967295 | always | Id of the window, as other tools take it. |
| `new_windows[].pid` | integer, at least 0 | always | Process id of the owner; 0 when the owner does not tell it. |
| `new_windows[].app_name` | string | always | Name of the application that owns the window. |
| `new_windows[].title` | string | always | Title of the window; empty when it has none. |
| `new_windows[].bounds` | object | always | Visible frame on the screen, in pixels, without the shadow. |
| `new_windows[].bounds.x` | integer | always | Left edge in pixels; grows to the right. |
| `new_windows[].bounds.y` | integer | always | Top edge in pixels; grows downwards. |
| `new_windows[].bounds.width` | integer, at least 0 | always | Width in pixels. |
| `new_windows[].bounds.height` | integer, at least 0 | always | Height in pixels. |
| `new_windows[].z_index` | integer, at least 0 | always | Position in the stacking order; a higher number is nearer to the front. |
| `new_windows[].is_on_screen` | boolean | always | Whether the window is mapped on the current workspace and lies inside the screen. Other windows may cover it. |
| `new_windows[].on_current_space` | boolean | always | Whether the window is on the current workspace. |
| `new_windows[].is_active` | boolean | always | Whether it is the active window of the desktop, which has the keyboard. |
| `new_windows[].is_minimized` | boolean | always | Whether the window is minimised. |
| `new_windows[].blocked_by` | integer, 1 to 4294967295 | | Id of the modal dialog that keeps the window from taking input; absent when there is none. |
| `pid` | integer, 1 to 4194304 | always | Process id of the application that owns the window. |
| `window_id` | integer, 1 to 4294967295 | always | Id of the window. |
| `effect` | one of `confirmed`, `unverifiable`, `suspected_noop` | always | confirmed: the window is where it was wanted. unverifiable: it is elsewhere, for instance because of its own limits or because of the window manager. suspected_noop: it is where it was before. |
| `bounds` | object | always | Where the window is now: its visible frame in pixels of the screen. |
| `bounds.x` | integer | always | Left edge in pixels; grows to the right. |
| `bounds.y` | integer | always | Top edge in pixels; grows downwards. |
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
| web | none | Tabs have no place on a screen. |
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
  .description = "Moves and resizes a window without bringing it to the front, and tells where it is afterwards.",
  .annotations = {.read_only = false, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::act, .is_sandboxed = false,
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
