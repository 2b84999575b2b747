// Generated from schema/tools/ax/ax_list_windows.json. Do not edit.
#include <array>
#include <string_view>

#include "generated/tools/ax/ax_list_windows.h"

namespace offhand::tools::ax {
namespace {

constexpr auto kAxListWindowsPlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::none, "This tool works on desktop windows."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kAxListWindowsNeeds = std::to_array<std::string_view>({"apps", "windows"});
constexpr auto kAxListWindowsErrors = std::to_array<std::string_view>({"app_not_connected", "connection_ended", "ambiguous_app"});

constexpr auto kAxListWindowsOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--app", .key = "app", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Connected application: its alias, its name, the id of its desktop entry, or its pid.", .facts = "Limits: 1 to 256 characters. Required.", .required = true},
});

constexpr std::string_view kAxListWindowsWire =
    R"text({"name":"ax_list_windows","title":"List windows of an application","description":"Lists the windows of a connected application, front to back.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"app":{"type":"string","minLength":1,"maxLength":256,"description":"Alias, name, desktop-file id or pid of a connected application."}},"required":["app"],"additionalProperties":false},"outputSchema":{"type":"object","required":["windows"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kAxListWindowsBriefWire =
    R"text({"name":"ax_list_windows","title":"List windows of an application","description":"Lists the windows of a connected application, front to back.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"app":{"type":"string","description":"Alias, name, desktop-file id or pid of a connected application."}},"required":["app"],"additionalProperties":false},"outputSchema":{"type":"object","required":["windows"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kAxListWindowsReference = R"text(# ax_list_windows

Lists the windows of a connected application, front to back.

Toolset `ax`, group `observe`, since 0.1. Command: `offhand ax windows`. A call can at worst observe.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `session` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. |
| `app` | string, 1 to 256 characters | required | Connected application: its alias, its name, the id of its desktop entry, or its pid. |

## Result

Text, and the same facts as structured content:

| Member | Type | Present | Meaning |
|---|---|---|---|
| `windows[]` | list of object | always | The windows, front to back. |
| `windows[].index` | integer, at least 0 | always | Number of the window, counted from 0 at the front. |
| `windows[].title` | string | always | Title of the window; empty when it has none. |
| `windows[].position[]` | list of integer, 2 to 2 items | always | Left and top edge on the screen, in pixels. |
| `windows[].size[]` | list of integer, 2 to 2 items | always | Width and height in pixels. |
| `windows[].focused` | boolean | always | Whether it is the active window of the desktop. |
| `windows[].minimized` | boolean | always | Whether it is minimised. |

## Errors

`ambiguous_app`, `app_not_connected`, `connection_ended`; besides the general ones.

## Examples

Which windows does it have?

```json
{"name":"ax_list_windows","arguments":{"app":"gedit"}}
```

```sh
offhand ax windows --app gedit
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

constinit const ToolInfo ax_list_windows_tool = {
  .toolset = "ax",
  .name = "ax_list_windows",
  .identity = "ax.ax_list_windows",
  .command = "ax windows",
  .title = "List windows of an application",
  .group = "observe",
  .since = "0.1",
  .description = "Lists the windows of a connected application, front to back.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .background_lock = LockKind::none,
  .foreground_lock = LockKind::none,
  .timeout = TimeoutKind::read,
  .platforms = kAxListWindowsPlatforms,
  .needs = kAxListWindowsNeeds,
  .errors = kAxListWindowsErrors,
  .wire = kAxListWindowsWire,
  .brief_wire = kAxListWindowsBriefWire,
  .input = &ax_list_windows_args_schema,
  .cli = kAxListWindowsOptions,
  .reference = kAxListWindowsReference,
  .parse = &prepare_ax_list_windows,
};

}  // namespace offhand::tools::ax
