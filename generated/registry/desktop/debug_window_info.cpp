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
  {"web", Support::none, "This tool works on desktop windows."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kDebugWindowInfoNeeds = std::to_array<std::string_view>({"accessibility", "apps", "windows"});
constexpr auto kDebugWindowInfoErrors = std::to_array<std::string_view>({"window_not_found", "window_owner_mismatch", "no_window", "process_not_found"});

constexpr auto kDebugWindowInfoOptions = std::to_array<CliOption>({
  {.flag = "--pid", .key = "pid", .kind = CliKind::integer, .position = 0, .value_name = "PROCESS", .description = "Window's owner.", .facts = "Limits: 1 to 4194304. Required.", .required = true},
  {.flag = "--window-id", .key = "window_id", .kind = CliKind::integer, .position = -1, .value_name = "WINDOW", .description = "Default: pid's topmost.", .facts = "Limits: 1 to 4294967295."},
});

constexpr std::string_view kDebugWindowInfoWire =
    R"text({"name":"debug_window_info","title":"Raw facts of a window","description":"Tells what the platform says of a window, raw, for a report of what goes wrong: handles, geometry, properties, toolkit, whether its accessibility tree is found. Its title is part of that; command lines, environments, pictures and contents are not.","inputSchema":{"type":"object","properties":{"pid":{"type":"integer","minimum":1,"maximum":4194304,"description":"Window's owner."},"window_id":{"type":"integer","minimum":1,"maximum":4294967295,"description":"Default: pid's topmost."}},"required":["pid"],"additionalProperties":false},"outputSchema":{"type":"object","required":["platform","program","window","accessibility","facts","properties","properties_left_out"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kDebugWindowInfoBriefWire =
    R"text({"name":"debug_window_info","title":"Raw facts of a window","description":"Tells what the platform says of a window, raw, for a report of what goes wrong: handles, geometry, properties, toolkit, whether its accessibility tree is found. Its title is part of that; command lines, environments, pictures and contents are not.","inputSchema":{"type":"object","properties":{"pid":{"type":"integer","description":"Window's owner."},"window_id":{"type":"integer","description":"Default: pid's topmost."}},"required":["pid"],"additionalProperties":false},"outputSchema":{"type":"object","required":["platform","program","window","accessibility","facts","properties","properties_left_out"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kDebugWindowInfoReference = R"text(# debug_window_info

Tells what the platform says of a window, raw, for a report of what goes wrong: handles, geometry, properties, toolkit, whether its accessibility tree is found. Its title is part of that; command lines, environments, pictures and contents are not.

Toolset `desktop`, group `maintenance`, since 0.1. Command: `offhand debug_window_info`. A call can at worst observe.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `pid` | integer, 1 to 4194304 | required | Window's owner. |
| `window_id` | integer, 1 to 4294967295 | | Default: pid's topmost. |

## Result

Text, and the same facts as structured content:

| Member | Type | Present | Meaning |
|---|---|---|---|
| `platform` | string | always | Backend that was asked. |
| `program` | string | always | File that the process runs; empty where the system hides it. |
| `window` | object | always | As list_windows tells it. |
| `window.window_id` | integer, 1 to 4294967295 | always | Handle for other tools. |
| `window.pid` | integer, at least 0 | always | Owning process; 0 when the owner hides it. |
| `window.app_name` | string | always | Name of the application. |
| `window.title` | string | always | Title of the window. |
| `window.bounds` | object | always | Visible frame on the screen, without shadow. |
| `window.bounds.x` | integer | always | Left edge. |
| `window.bounds.y` | integer | always | Top edge. |
| `window.bounds.width` | integer, at least 0 | always | Width in pixels. |
| `window.bounds.height` | integer, at least 0 | always | Height in pixels. |
| `window.z_index` | integer, at least 0 | always | Place in the stack; higher is nearer to the front. |
| `window.is_on_screen` | boolean | always | Mapped on the current workspace and inside the screen. |
| `window.on_current_space` | boolean | always | On the current workspace. |
| `window.is_active` | boolean | always | The window the desktop calls active. |
| `window.is_minimized` | boolean | always | Minimised. |
| `window.blocked_by` | integer, 1 to 4294967295 | | Modal dialog that keeps it from taking input; absent when none does. |
| `accessibility` | object | always | Whether the window's accessibility tree is found. |
| `accessibility.found` | boolean | always | It is. |
| `accessibility.role` | string | | Role of its root, as the platform calls it. |
| `accessibility.name` | string | | Name of its root. |
| `accessibility.bounds` | object | | Where its root says that it lies, from the window's visible frame. |
| `accessibility.bounds.x` | integer | always | Left edge. |
| `accessibility.bounds.y` | integer | always | Top edge. |
| `accessibility.bounds.width` | integer, at least 0 | always | Width in pixels. |
| `accessibility.bounds.height` | integer, at least 0 | always | Height in pixels. |
| `accessibility.error` | string | | Code of the error that get_window_state would meet. |
| `accessibility.detail` | string | always | The same for people. |
| `accessibility.advice` | string | | What might make it be found. |
| `facts[]` | list of object | always | What the platform says. |
| `facts[].name` | string | always | What it is. |
| `facts[].value` | string | always | How it is. |
| `properties[]` | list of object | always | What is written on the window, by name; at most 64. |
| `properties[].name` | string | always | As the platform calls it. |
| `properties[].type` | string | always | What it consists of. |
| `properties[].bytes` | integer, at least 0 | always | Its length. |
| `properties[].value` | string | always | The start of it. Text is told only of properties that name the window; of the rest its length alone. |
| `properties_left_out` | integer, at least 0 | always | Properties beyond those. |

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
| web | none | This tool works on desktop windows. |
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
  .description = "Tells what the platform says of a window, raw, for a report of what goes wrong: handles, geometry, properties, toolkit, whether its accessibility tree is found. Its title is part of that; command lines, environments, pictures and contents are not.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe,
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
