// Generated from schema/tools/ax/ax_list_apps.json. Do not edit.
#include <array>
#include <string_view>

#include "generated/tools/ax/ax_list_apps.h"

namespace offhand::tools::ax {
namespace {

constexpr auto kAxListAppsPlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::none, "This tool works on desktop windows."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kAxListAppsNeeds = std::to_array<std::string_view>({"accessibility", "apps", "windows"});

constexpr auto kAxListAppsOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
});

constexpr std::string_view kAxListAppsWire =
    R"text({"name":"ax_list_apps","title":"List running applications","description":"Lists the running applications, whether they are connected, and whether they show their elements, or why not.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["apps"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kAxListAppsBriefWire =
    R"text({"name":"ax_list_apps","title":"List running applications","description":"Lists the running applications, whether they are connected, and whether they show their elements, or why not.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["apps"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kAxListAppsReference = R"text(# ax_list_apps

Lists the running applications, whether they are connected, and whether they show their elements, or why not.

Toolset `ax`, group `connect`, since 0.1. Command: `offhand ax apps`. A call can at worst observe.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `session` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. |

## Result

Text, and the same facts as structured content:

| Member | Type | Present | Meaning |
|---|---|---|---|
| `apps[]` | list of object | always | The running applications, the active one first, then sorted by name. |
| `apps[].name` | string | always | Name of the application. |
| `apps[].pid` | integer, at least 1 | always | Process id of its main process. |
| `apps[].bundle_id` | string | | Id of its desktop entry; absent for a program that is not installed as an application. |
| `apps[].connected` | boolean | always | Whether this session is connected to it. |
| `apps[].accessible` | boolean | always | Whether it shows the elements of its windows. |
| `apps[].reason` | string | | Why it shows none; absent where it does. |

## Examples

What can be connected?

```json
{"name":"ax_list_apps","arguments":{}}
```

```sh
offhand ax apps
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

constinit const ToolInfo ax_list_apps_tool = {
  .toolset = "ax",
  .name = "ax_list_apps",
  .identity = "ax.ax_list_apps",
  .command = "ax apps",
  .title = "List running applications",
  .group = "connect",
  .since = "0.1",
  .description = "Lists the running applications, whether they are connected, and whether they show their elements, or why not.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .background_lock = LockKind::none,
  .foreground_lock = LockKind::none,
  .timeout = TimeoutKind::read,
  .platforms = kAxListAppsPlatforms,
  .needs = kAxListAppsNeeds,
  .wire = kAxListAppsWire,
  .brief_wire = kAxListAppsBriefWire,
  .input = &ax_list_apps_args_schema,
  .cli = kAxListAppsOptions,
  .reference = kAxListAppsReference,
  .parse = &prepare_ax_list_apps,
};

}  // namespace offhand::tools::ax
