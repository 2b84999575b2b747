// Generated from schema/tools/desktop/list_windows.json. Do not edit.
#include <array>
#include <string_view>

#include "generated/tools/desktop/list_windows.h"

namespace offhand::tools::desktop {
namespace {

constexpr auto kListWindowsPlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::full, ""},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kListWindowsNeeds = std::to_array<std::string_view>({"apps", "windows"});
constexpr auto kListWindowsErrors = std::to_array<std::string_view>({"process_not_found"});

constexpr auto kListWindowsOptions = std::to_array<CliOption>({
  {.flag = "--on-screen-only", .key = "on_screen_only", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "true: leaves out windows that are minimised, outside the screen or on another workspace.", .facts = "Default: false.", .default_text = "false"},
  {.flag = "--pid", .key = "pid", .kind = CliKind::integer, .position = -1, .value_name = "PROCESS", .description = "Process id: lists only windows of this process.", .facts = "Limits: 1 to 4194304."},
});

constexpr std::string_view kListWindowsWire =
    R"text({"name":"list_windows","title":"List windows","description":"Lists the top-level windows, front to back, minimised ones and other workspaces included.","inputSchema":{"type":"object","properties":{"on_screen_only":{"type":"boolean","description":"Leaves out what is minimised, off the screen or on another workspace."},"pid":{"type":"integer","minimum":1,"maximum":4194304,"description":"Only windows of this process."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["windows"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kListWindowsBriefWire =
    R"text({"name":"list_windows","title":"List windows","description":"Lists the top-level windows, front to back, minimised ones and other workspaces included.","inputSchema":{"type":"object","properties":{"on_screen_only":{"type":"boolean","description":"Leaves out what is minimised, off the screen or on another workspace."},"pid":{"type":"integer","description":"Only windows of this process."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["windows"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kListWindowsReference = R"text(# list_windows

Lists the top-level windows from front to back. Minimised windows and those on other workspaces are included.

Toolset `desktop`, group `observe`, since 0.1. Command: `offhand list_windows`. A call can at worst observe.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `on_screen_only` | boolean | `false` | true: leaves out windows that are minimised, outside the screen or on another workspace. |
| `pid` | integer, 1 to 4194304 | | Process id: lists only windows of this process. |

## Result

Text, and the same facts as structured content:

| Member | Type | Present | Meaning |
|---|---|---|---|
| `windows[]` | list of object | always | The windows, front to back. |
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

## Errors

`process_not_found`; besides the general ones.

## Examples

Windows of one process.

```json
{"name":"list_windows","arguments":{"pid":844}}
```

```sh
offhand list_windows --pid 844
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

constinit const ToolInfo list_windows_tool = {
  .toolset = "desktop",
  .name = "list_windows",
  .identity = "desktop.list_windows",
  .command = "list_windows",
  .title = "List windows",
  .group = "observe",
  .since = "0.1",
  .description = "Lists the top-level windows from front to back. Minimised windows and those on other workspaces are included.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .background_lock = LockKind::none,
  .foreground_lock = LockKind::none,
  .timeout = TimeoutKind::read,
  .platforms = kListWindowsPlatforms,
  .needs = kListWindowsNeeds,
  .errors = kListWindowsErrors,
  .wire = kListWindowsWire,
  .brief_wire = kListWindowsBriefWire,
  .input = &list_windows_args_schema,
  .cli = kListWindowsOptions,
  .reference = kListWindowsReference,
  .parse = &prepare_list_windows,
};

}  // namespace offhand::tools::desktop
