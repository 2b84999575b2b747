// Generated from schema/tools/desktop/list_apps.json. Do not edit.
#include <array>
#include <string_view>

#include "generated/tools/desktop/list_apps.h"

namespace offhand::tools::desktop {
namespace {

constexpr auto kListAppsPlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::none, "This tool works on desktop applications."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kListAppsNeeds = std::to_array<std::string_view>({"apps", "windows"});

constexpr auto kListAppsOptions = std::to_array<CliOption>({
  {.flag = "--running-only", .key = "running_only", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "true: leaves out applications that do not run.", .facts = "Default: false.", .default_text = "false"},
});

constexpr std::string_view kListAppsWire =
    R"text({"name":"list_apps","title":"List applications","description":"Lists the applications that run and those that are installed. It need not be called before launch_app.","inputSchema":{"type":"object","properties":{"running_only":{"type":"boolean","description":"Leaves out what does not run."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["apps"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kListAppsBriefWire =
    R"text({"name":"list_apps","title":"List applications","description":"Lists the applications that run and those that are installed. It need not be called before launch_app.","inputSchema":{"type":"object","properties":{"running_only":{"type":"boolean","description":"Leaves out what does not run."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["apps"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kListAppsReference = R"text(# list_apps

Lists the applications that run and those that are installed. It need not be called before launch_app.

Toolset `desktop`, group `observe`, since 0.1. Command: `offhand list_apps`. A call can at worst observe.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `running_only` | boolean | `false` | true: leaves out applications that do not run. |

## Result

Text, and the same facts as structured content:

| Member | Type | Present | Meaning |
|---|---|---|---|
| `apps[]` | list of object | always | The applications: those that run first, then sorted by name. |
| `apps[].pid` | integer, at least 0 | always | Process id of its main process; 0 when it does not run. |
| `apps[].name` | string | always | Name of the application as menus and launchers show it. |
| `apps[].bundle_id` | string | | Id of its desktop entry, such as org.gnome.Calculator; absent for a program that is not installed as an application. |
| `apps[].running` | boolean | always | Whether a process of the application lives. |
| `apps[].active` | boolean | always | Whether the active window is one of its own. |
| `apps[].launch_path` | string | | Path by which launch_app can start it; absent where the system hides it. |
| `apps[].kind` | one of `desktop`, `terminal` | always | desktop: it shows windows of its own; terminal: it runs in a terminal window. |
| `apps[].last_used` | string | | When its program file was last read, to within a day, as an RFC 3339 time; absent where the system does not tell. |

## Examples

Is it installed, does it run?

```json
{"name":"list_apps","arguments":{}}
```

```sh
offhand list_apps
```

Only what runs.

```json
{"name":"list_apps","arguments":{"running_only":true}}
```

```sh
offhand list_apps --running-only
```

## Platforms

| Platform | Support | |
|---|---|---|
| linux | full | |
| macos | none | Offhand has no macOS backend yet. |
| sim | full | |
| web | none | This tool works on desktop applications. |
| windows | none | Offhand has no Windows backend yet. |
)text";

}  // namespace

constinit const ToolInfo list_apps_tool = {
  .toolset = "desktop",
  .name = "list_apps",
  .identity = "desktop.list_apps",
  .command = "list_apps",
  .title = "List applications",
  .group = "observe",
  .since = "0.1",
  .description = "Lists the applications that run and those that are installed. It need not be called before launch_app.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .background_lock = LockKind::none,
  .foreground_lock = LockKind::none,
  .timeout = TimeoutKind::read,
  .platforms = kListAppsPlatforms,
  .needs = kListAppsNeeds,
  .wire = kListAppsWire,
  .brief_wire = kListAppsBriefWire,
  .input = &list_apps_args_schema,
  .cli = kListAppsOptions,
  .reference = kListAppsReference,
  .parse = &prepare_list_apps,
};

}  // namespace offhand::tools::desktop
