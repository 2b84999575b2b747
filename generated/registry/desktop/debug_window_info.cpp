// Generated from schema/tools/desktop/debug_window_info.json. Do not edit.
#include <array>
#include <string_view>

#include "generated/tools/desktop/debug_window_info.h"

namespace offhand::tools::desktop {
namespace {

constexpr auto kDebugWindowInfoPlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::full, ""},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kDebugWindowInfoNeeds = std::to_array<std::string_view>({"accessibility", "apps", "windows"});
constexpr auto kDebugWindowInfoErrors = std::to_array<std::string_view>({"window_not_found", "window_owner_mismatch", "no_window", "process_not_found"});

constexpr auto kDebugWindowInfoOptions = std::to_array<CliOption>({
  {.flag = "--pid", .key = "pid", .kind = CliKind::integer, .position = 0, .value_name = "PROCESS", .description = "Process id of the application that owns the window.", .facts = "Limits: 1 to 4194304. Required.", .required = true},
  {.flag = "--window-id", .key = "window_id", .kind = CliKind::integer, .position = -1, .value_name = "WINDOW", .description = "Id of the window, from list_windows or launch_app. Default: the topmost window of pid.", .facts = "Limits: 1 to 4294967295."},
});

constexpr std::string_view kDebugWindowInfoWire =
    R"text({"name":"debug_window_info","title":"Raw facts of a window","description":"Tells what the platform says of a window, unprocessed, for the report of a problem: handles, geometry, properties, toolkit, and whether its accessibility tree is found. Its title is included; command lines, environments, pictures and contents are not.","inputSchema":{"type":"object","properties":{"pid":{"type":"integer","minimum":1,"maximum":4194304,"description":"Window's owner."},"window_id":{"type":"integer","minimum":1,"maximum":4294967295,"description":"Default: pid's topmost."}},"required":["pid"],"additionalProperties":false},"outputSchema":{"type":"object","required":["platform","program","window","accessibility","facts","properties","properties_left_out"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kDebugWindowInfoBriefWire =
    R"text({"name":"debug_window_info","title":"Raw facts of a window","description":"Tells what the platform says of a window, unprocessed, for the report of a problem: handles, geometry, properties, toolkit, and whether its accessibility tree is found. Its title is included; command lines, environments, pictures and contents are not.","inputSchema":{"type":"object","properties":{"pid":{"type":"integer","description":"Window's owner."},"window_id":{"type":"integer","description":"Default: pid's topmost."}},"required":["pid"],"additionalProperties":false},"outputSchema":{"type":"object","required":["platform","program","window","accessibility","facts","properties","properties_left_out"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kDebugWindowInfoReference = R"text(# debug_window_info

Tells what the platform says of a window, unprocessed, for the report of a problem: handles, geometry, properties, toolkit, and whether its accessibility tree is found. Its title is included; command lines, environments, pictures and contents are not.

Toolset `desktop`, group `maintenance`, since 0.1. Command: `offhand debug_window_info`. A call can at worst observe.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `pid` | integer, 1 to 4194304 | required | Process id of the application that owns the window. |
| `window_id` | integer, 1 to 4294967295 | | Id of the window, from list_windows or launch_app. Default: the topmost window of pid. |

## Result

Text, and the same facts as structured content:

| Member | Type | Present | Meaning |
|---|---|---|---|
| `platform` | string | always | Name of the platform backend that was asked. |
| `program` | string | always | Path of the program that the process runs; empty where the system hides it. |
| `window` | object | always | The window as list_windows describes it. |
| `window.window_id` | integer, 1 to 4294967295 | always | Id of the window, as other tools take it. |
| `window.pid` | integer, at least 0 | always | Process id of the owner; 0 when the owner does not tell it. |
| `window.app_name` | string | always | Name of the application that owns the window. |
| `window.title` | string | always | Title of the window; empty when it has none. |
| `window.bounds` | object | always | Visible frame on the screen, in pixels, without the shadow. |
| `window.bounds.x` | integer | always | Left edge in pixels; grows to the right. |
| `window.bounds.y` | integer | always | Top edge in pixels; grows downwards. |
| `window.bounds.width` | integer, at least 0 | always | Width in pixels. |
| `window.bounds.height` | integer, at least 0 | always | Height in pixels. |
| `window.z_index` | integer, at least 0 | always | Position in the stacking order; a higher number is nearer to the front. |
| `window.is_on_screen` | boolean | always | Whether the window is mapped on the current workspace and lies inside the screen. Other windows may cover it. |
| `window.on_current_space` | boolean | always | Whether the window is on the current workspace. |
| `window.is_active` | boolean | always | Whether it is the active window of the desktop, which has the keyboard. |
| `window.is_minimized` | boolean | always | Whether the window is minimised. |
| `window.blocked_by` | integer, 1 to 4294967295 | | Id of the modal dialog that keeps the window from taking input; absent when there is none. |
| `accessibility` | object | always | Whether the accessibility tree of the window is found. |
| `accessibility.found` | boolean | always | Whether the tree is found. |
| `accessibility.role` | string | | Role of the root of the tree, in the platform's words. |
| `accessibility.name` | string | | Accessible name of the root. |
| `accessibility.bounds` | object | | Where the root says that it lies, in pixels from the corner of the window's visible frame. |
| `accessibility.bounds.x` | integer | always | Left edge in pixels; grows to the right. |
| `accessibility.bounds.y` | integer | always | Top edge in pixels; grows downwards. |
| `accessibility.bounds.width` | integer, at least 0 | always | Width in pixels. |
| `accessibility.bounds.height` | integer, at least 0 | always | Height in pixels. |
| `accessibility.error` | string | | Code of the error with which get_window_state would answer. |
| `accessibility.detail` | string | always | Whether the tree is found, as a sentence. |
| `accessibility.advice` | string | | What may help to find the tree. |
| `facts[]` | list of object | always | What the platform says of the window. |
| `facts[].name` | string | always | Name of the fact, such as a handle or a geometry. |
| `facts[].value` | string | always | The fact itself, as text. |
| `properties[]` | list of object | always | Properties that are set on the window, sorted by name; at most 64. |
| `properties[].name` | string | always | Name of the property, as the platform gives it. |
| `properties[].type` | string | always | Type of its value, as the platform gives it. |
| `properties[].bytes` | integer, at least 0 | always | Length of its value in bytes. |
| `properties[].value` | string | always | Start of its value. Text is shown only of properties that name the window; of other texts only the length is told. |
| `properties_left_out` | integer, at least 0 | always | Number of properties beyond those. |

## Errors

`no_window`, `process_not_found`, `window_not_found`, `window_owner_mismatch`; besides the general ones.

## Examples

Of the topmost window of a process.

```json
{"name":"debug_window_info","arguments":{"pid":844}}
```

```sh
offhand debug_window_info 844
```

## Platforms

| Platform | Support | |
|---|---|---|
| linux | full | |
| macos | none | Offhand has no macOS backend yet. |
| sim | full | |
| web | full | |
| windows | none | Offhand has no Windows backend yet. |
)text";

}  // namespace

constinit const ToolInfo debug_window_info_tool = {
  .toolset = "desktop",
  .name = "debug_window_info",
  .identity = "desktop.debug_window_info",
  .command = "debug_window_info",
  .title = "Raw facts of a window",
  .group = "maintenance",
  .since = "0.1",
  .description = "Tells what the platform says of a window, unprocessed, for the report of a problem: handles, geometry, properties, toolkit, and whether its accessibility tree is found. Its title is included; command lines, environments, pictures and contents are not.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .background_lock = LockKind::none,
  .foreground_lock = LockKind::none,
  .timeout = TimeoutKind::read,
  .platforms = kDebugWindowInfoPlatforms,
  .needs = kDebugWindowInfoNeeds,
  .errors = kDebugWindowInfoErrors,
  .wire = kDebugWindowInfoWire,
  .brief_wire = kDebugWindowInfoBriefWire,
  .input = &debug_window_info_args_schema,
  .cli = kDebugWindowInfoOptions,
  .reference = kDebugWindowInfoReference,
  .parse = &prepare_debug_window_info,
};

}  // namespace offhand::tools::desktop
