// Generated from schema/tools/ax/ax_connect.json. Do not edit.
#include <array>
#include <string_view>

#include "generated/tools/ax/ax_connect.h"

namespace offhand::tools::ax {
namespace {

constexpr auto kAxConnectPlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::none, "This tool works on desktop windows."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kAxConnectNeeds = std::to_array<std::string_view>({"apps", "windows"});
constexpr auto kAxConnectErrors = std::to_array<std::string_view>({"app_not_found", "app_not_running", "ambiguous_app", "alias_in_use", "too_many_connections", "process_not_found", "foreign_process"});

constexpr auto kAxConnectOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--app", .key = "app", .kind = CliKind::string, .position = 0, .value_name = "TEXT", .description = "Name of the application, id of its desktop entry, or pid.", .facts = "Limits: 1 to 256 characters. Required.", .required = true},
  {.flag = "--alias", .key = "alias", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Name of your choice for the application in later calls: letters, digits and the characters _ . and -, beginning with a letter. Default: its name.", .facts = "Limits: 1 to 64 characters, matches ^[A-Za-z][A-Za-z0-9_.-]*$."},
});

constexpr std::string_view kAxConnectWire =
    R"text({"name":"ax_connect","title":"Connect to an application","description":"Connects the session to a running application, so that other tools can name it. The connection means this one process: it ends with it, and a restarted application has to be connected again.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"app":{"type":"string","minLength":1,"maxLength":256,"description":"Name of the application, id of its desktop entry, or pid."},"alias":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[A-Za-z][A-Za-z0-9_.-]*$","description":"Your name for it in later calls."}},"required":["app"],"additionalProperties":false},"outputSchema":{"type":"object","required":["connected","app_name"]},"annotations":{"destructiveHint":false,"idempotentHint":true,"openWorldHint":false}})text";

constexpr std::string_view kAxConnectBriefWire =
    R"text({"name":"ax_connect","title":"Connect to an application","description":"Connects the session to a running application, so that other tools can name it. The connection means this one process: it ends with it, and a restarted application has to be connected again.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"app":{"type":"string","description":"Name of the application, id of its desktop entry, or pid."},"alias":{"type":"string","description":"Your name for it in later calls."}},"required":["app"],"additionalProperties":false},"outputSchema":{"type":"object","required":["connected","app_name"]},"annotations":{"destructiveHint":false,"idempotentHint":true,"openWorldHint":false}})text";

constexpr std::string_view kAxConnectReference = R"text(# ax_connect

Connects the session to a running application, so that other tools can name it. The connection means this one process: it ends with it, and a restarted application has to be connected again.

Toolset `ax`, group `connect`, since 0.1. Command: `offhand ax connect`. A call can at worst change something.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `session` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. |
| `app` | string, 1 to 256 characters | required | Name of the application, id of its desktop entry, or pid. |
| `alias` | string, 1 to 64 characters, matches `^[A-Za-z][A-Za-z0-9_.-]*$` | | Name of your choice for the application in later calls: letters, digits and the characters _ . and -, beginning with a letter. Default: its name. |

## Result

Text, and the same facts as structured content:

| Member | Type | Present | Meaning |
|---|---|---|---|
| `connected` | boolean | always | Whether the application is connected now. |
| `app_name` | string | always | Name of the application. |
| `pid` | integer, at least 1 | | Process id of the process that is connected. |
| `bundle_id` | string | | Id of its desktop entry; absent for a program that is not installed as an application. |
| `windows` | integer, at least 0 | | Number of windows that it has. |
| `alias` | string | | What later calls may name it by. |

## Errors

`alias_in_use`, `ambiguous_app`, `app_not_found`, `app_not_running`, `foreign_process`, `process_not_found`, `too_many_connections`; besides the general ones.

## Examples

By its name.

```json
{"name":"ax_connect","arguments":{"app":"gedit"}}
```

```sh
offhand ax connect gedit
```

By its process, with a name of one's own.

```json
{"name":"ax_connect","arguments":{"app":"844","alias":"editor"}}
```

```sh
offhand ax connect 844 --alias editor
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

constinit const ToolInfo ax_connect_tool = {
  .toolset = "ax",
  .name = "ax_connect",
  .identity = "ax.ax_connect",
  .command = "ax connect",
  .title = "Connect to an application",
  .group = "connect",
  .since = "0.1",
  .description = "Connects the session to a running application, so that other tools can name it. The connection means this one process: it ends with it, and a restarted application has to be connected again.",
  .annotations = {.read_only = false, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::act, .is_sandboxed = true,
  .background_lock = LockKind::none,
  .foreground_lock = LockKind::none,
  .timeout = TimeoutKind::read,
  .platforms = kAxConnectPlatforms,
  .needs = kAxConnectNeeds,
  .errors = kAxConnectErrors,
  .wire = kAxConnectWire,
  .brief_wire = kAxConnectBriefWire,
  .input = &ax_connect_args_schema,
  .cli = kAxConnectOptions,
  .reference = kAxConnectReference,
  .parse = &prepare_ax_connect,
};

}  // namespace offhand::tools::ax
