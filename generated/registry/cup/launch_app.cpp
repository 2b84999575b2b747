// Generated from schema/tools/cup/launch_app.json. Do not edit.
#include <array>
#include <string_view>

#include "generated/tools/cup/launch_app.h"

namespace offhand::tools::cup {
namespace {

constexpr auto kLaunchAppPlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::none, "This tool works on desktop windows."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kLaunchAppNeeds = std::to_array<std::string_view>({"accessibility", "apps", "windows"});
constexpr auto kLaunchAppAliases = std::to_array<std::string_view>({"open_app"});
constexpr auto kLaunchAppErrors = std::to_array<std::string_view>({"app_not_found", "launch_failed", "launch_not_allowed", "no_window"});

constexpr auto kLaunchAppOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--name", .key = "name", .kind = CliKind::string, .position = 0, .value_name = "TEXT", .description = "Name of the application, a part of it, or nearly its name.", .facts = "Limits: 1 to 256 characters. Required.", .required = true},
});

constexpr std::string_view kLaunchAppWire =
    R"text({"name":"launch_app","title":"Launch an application","description":"Starts an installed application by its name, or nearly its name, in the background, and waits for its window.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"name":{"type":"string","minLength":1,"maxLength":256,"description":"Its name, or nearly."}},"required":["name"],"additionalProperties":false},"outputSchema":{"type":"object","required":["success","message","pid","name","already_running","windows"]}})text";

constexpr std::string_view kLaunchAppBriefWire =
    R"text({"name":"launch_app","title":"Launch an application","description":"Starts an installed application by its name, or nearly its name, in the background, and waits for its window.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"name":{"type":"string","description":"Its name, or nearly."}},"required":["name"],"additionalProperties":false},"outputSchema":{"type":"object","required":["success","message","pid","name","already_running","windows"]}})text";

constexpr std::string_view kLaunchAppReference = R"text(# launch_app

Starts an installed application by its name, or nearly its name, in the background, and waits for its window.

Toolset `cup`, group `cup`, since 0.1. Command: `offhand cup launch_app`. A call can at worst run what its caller hands it.

Old names: `open_app`.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `session` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. |
| `name` | string, 1 to 256 characters | required | Name of the application, a part of it, or nearly its name. |

## Result

Text, and the same facts as structured content:

| Member | Type | Present | Meaning |
|---|---|---|---|
| `success` | boolean | always | Whether a window of the application is there. |
| `message` | string | always | What was started. |
| `error` | string | | Code of the error; absent where the launch succeeded. |
| `pid` | integer, 1 to 4194304 | always | Process id of the process that owns the windows. |
| `name` | string | always | Name of what was started. |
| `already_running` | boolean | always | Whether the windows belong to an instance that ran before this call. |
| `windows[]` | list of object | always | Windows of the application, front to back. |
| `windows[].window_id` | integer, 1 to 4294967295 | always | Id of the window, as other tools take it. |
| `windows[].pid` | integer, at least 0 | always | Process id of the owner; 0 when the owner does not tell it. |
| `windows[].app_name` | string | always | Name of the application that owns the window. |
| `windows[].title` | string | always | Title of the window; empty when it has none. |
| `windows[].bounds` | object | always | Visible frame on the screen, in pixels, without the shadow. |
| `windows[].bounds.x` | integer | always | Left edge in pixels; grows to the right. |
| `windows[].bounds.y` | integer | always | Top edge in pixels; grows downwards. |
| `windows[].bounds.width` | integer, at least 0 | always | Width in pixels. |
| `windows[].bounds.height` | integer, at least 0 | always | Height in pixels. |
| `windows[].z_index` | integer, at least 0 | always | Position in the stacking order; a higher number is nearer to the front. |
| `windows[].is_on_screen` | boolean | always | Whether the window is mapped on the current workspace and lies inside the screen. Other windows may cover it. |
| `windows[].on_current_space` | boolean | always | Whether the window is on the current workspace. |
| `windows[].is_active` | boolean | always | Whether it is the active window of the desktop, which has the keyboard. |
| `windows[].is_minimized` | boolean | always | Whether the window is minimised. |
| `windows[].blocked_by` | integer, 1 to 4294967295 | | Id of the modal dialog that keeps the window from taking input; absent when there is none. |
| `side_effects[]` | list of object | | Parts of the user's state that the launch disturbed for a moment; absent when no disturbance was seen. |
| `side_effects[].kind` | one of `active_window`, `focus`, `stacking`, `pointer`, `grab` | always | Part of the user's state that can be disturbed: the active window, the keyboard focus, the stacking order, the pointer, or a grab, by which a menu takes pointer and keyboard for itself. |
| `side_effects[].duration_ms` | integer, at least 0 | always | For how many milliseconds it was disturbed. |
| `side_effects[].restored` | boolean | always | Whether it was put back. |
| `side_effects[].keys_caught` | integer, at least 1 | | Number of keys that the user pressed meanwhile and that were intercepted and passed on to the user's window. Keys that reached another window are not counted. |
| `unobserved[]` | list of one of `active_window`, `focus`, `stacking`, `pointer`, `grab` | | Parts of the user's state that cannot be observed on this desktop, so that side_effects says nothing of them; absent when all are observed. |

## Errors

`app_not_found`, `launch_failed`, `launch_not_allowed`, `no_window`; besides the general ones.

## Examples

Start the calculator.

```json
{"name":"launch_app","arguments":{"name":"calculator"}}
```

```sh
offhand cup launch_app calculator
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

constinit const ToolInfo launch_app_tool = {
  .toolset = "cup",
  .name = "launch_app",
  .identity = "cup.launch_app",
  .command = "cup launch_app",
  .title = "Launch an application",
  .group = "cup",
  .since = "0.1",
  .aliases = kLaunchAppAliases,
  .description = "Starts an installed application by its name, or nearly its name, in the background, and waits for its window.",
  .annotations = {.read_only = false, .destructive = true, .idempotent = false, .open_world = true},
  .power = Power::execute, .is_sandboxed = false,
  .background_lock = LockKind::seat,
  .foreground_lock = LockKind::seat,
  .timeout = TimeoutKind::launch,
  .platforms = kLaunchAppPlatforms,
  .needs = kLaunchAppNeeds,
  .errors = kLaunchAppErrors,
  .wire = kLaunchAppWire,
  .brief_wire = kLaunchAppBriefWire,
  .input = &launch_app_args_schema,
  .cli = kLaunchAppOptions,
  .reference = kLaunchAppReference,
  .parse = &prepare_launch_app,
};

}  // namespace offhand::tools::cup
