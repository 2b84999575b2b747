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
  {"web", Support::none, "This tool works on desktop windows."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kListWindowsNeeds = std::to_array<std::string_view>({"apps", "windows"});
constexpr auto kListWindowsErrors = std::to_array<std::string_view>({"process_not_found"});

constexpr auto kListWindowsOptions = std::to_array<CliOption>({
  {.flag = "--on-screen-only", .key = "on_screen_only", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "Leaves out what is minimised, off the screen or on another workspace.", .facts = "Default: false.", .default_text = "false"},
  {.flag = "--pid", .key = "pid", .kind = CliKind::integer, .position = -1, .value_name = "PROCESS", .description = "Only windows of this process.", .facts = "Limits: 1 to 4194304."},
});

constexpr std::string_view kListWindowsWire =
    R"text({"name":"list_windows","title":"List windows","description":"Lists the top-level windows, front to back, minimised ones and other workspaces included.","inputSchema":{"type":"object","properties":{"on_screen_only":{"type":"boolean","description":"Leaves out what is minimised, off the screen or on another workspace."},"pid":{"type":"integer","minimum":1,"maximum":4194304,"description":"Only windows of this process."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["windows"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kListWindowsBriefWire =
    R"text({"name":"list_windows","title":"List windows","description":"Lists the top-level windows, front to back, minimised ones and other workspaces included.","inputSchema":{"type":"object","properties":{"on_screen_only":{"type":"boolean","description":"Leaves out what is minimised, off the screen or on another workspace."},"pid":{"type":"integer","description":"Only windows of this process."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["windows"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kListWindowsReference = R"text(# list_windows

Lists the top-level windows, front to back, minimised ones and other workspaces included.

Toolset `desktop`, group `observe`, since 0.1. Command: `offhand list_windows`. A call can at worst observe.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `on_screen_only` | boolean | `false` | Leaves out what is minimised, off the screen or on another workspace. |
| `pid` | integer, 1 to 4194304 | | Only windows of this process. |

## Result

Text, and the same facts as structured content:

| Member | Type | Present | Meaning |
|---|---|---|---|
| `windows[]` | list of object | always | Front to back. |
| `windows[].window_id` | integer, 1 to 4294967295 | always | Handle for other tools. |
| `windows[].pid` | integer, at least 0 | always | Owning process; 0 when the owner hides it. |
| `windows[].app_name` | string | always | Name of the application. |
| `windows[].title` | string | always | Title of the window. |
| `windows[].bounds` | object | always | Visible frame on the screen, without shadow. |
| `windows[].bounds.x` | integer | always | Left edge. |
| `windows[].bounds.y` | integer | always | Top edge. |
| `windows[].bounds.width` | integer, at least 0 | always | Width in pixels. |
| `windows[].bounds.height` | integer, at least 0 | always | Height in pixels. |
| `windows[].z_index` | integer, at least 0 | always | Place in the stack; higher is nearer to the front. |
| `windows[].is_on_screen` | boolean | always | Mapped on the current workspace and inside the screen. |
| `windows[].on_current_space` | boolean | always | On the current workspace. |
| `windows[].is_active` | boolean | always | The window the desktop calls active. |
| `windows[].is_minimized` | boolean | always | Minimised. |
| `windows[].blocked_by` | integer, 1 to 4294967295 | | Modal dialog that keeps it from taking input; absent when none does. |

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
| web | none | This tool works on desktop windows. |
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
  .description = "Lists the top-level windows, front to back, minimised ones and other workspaces included.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe,
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
