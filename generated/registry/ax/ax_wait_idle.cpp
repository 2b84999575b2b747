// Generated from schema/tools/ax/ax_wait_idle.json. Do not edit.
#include <array>
#include <string_view>

#include "generated/tools/ax/ax_wait_idle.h"

namespace offhand::tools::ax {
namespace {

constexpr auto kAxWaitIdlePlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::none, "This tool works on desktop windows."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kAxWaitIdleNeeds = std::to_array<std::string_view>({"accessibility", "apps", "windows"});
constexpr auto kAxWaitIdleErrors = std::to_array<std::string_view>({"app_not_connected", "connection_ended", "ambiguous_app"});

constexpr auto kAxWaitIdleOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--app", .key = "app", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Connected application: its alias, its name, the id of its desktop entry, or its pid.", .facts = "Limits: 1 to 256 characters. Required.", .required = true},
  {.flag = "--timeout-ms", .key = "timeout_ms", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "How long to wait at most, in milliseconds.", .facts = "Limits: 0 to 60000. Default: 5000.", .default_text = "5000"},
  {.flag = "--poll-ms", .key = "poll_ms", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "For how long nothing may change, in milliseconds.", .facts = "Limits: 10 to 5000. Default: 100.", .default_text = "100"},
});

constexpr std::string_view kAxWaitIdleWire =
    R"text({"name":"ax_wait_idle","title":"Wait until idle","description":"Waits until an application changes nothing more by itself.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"app":{"type":"string","minLength":1,"maxLength":256,"description":"Alias, name, desktop-file id or pid of a connected application."},"timeout_ms":{"type":"integer","minimum":0,"maximum":60000,"description":"At most so long.","default":5000},"poll_ms":{"type":"integer","minimum":10,"maximum":5000,"description":"Nothing may change for so long.","default":100}},"required":["app"],"additionalProperties":false},"outputSchema":{"type":"object","required":["idle","waited_ms","changes"]},"annotations":{"readOnlyHint":true,"openWorldHint":false},"execution":{"taskSupport":"optional"}})text";

constexpr std::string_view kAxWaitIdleBriefWire =
    R"text({"name":"ax_wait_idle","title":"Wait until idle","description":"Waits until an application changes nothing more by itself.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"app":{"type":"string","description":"Alias, name, desktop-file id or pid of a connected application."},"timeout_ms":{"type":"integer","description":"At most so long.","default":5000},"poll_ms":{"type":"integer","description":"Nothing may change for so long.","default":100}},"required":["app"],"additionalProperties":false},"outputSchema":{"type":"object","required":["idle","waited_ms","changes"]},"annotations":{"readOnlyHint":true,"openWorldHint":false},"execution":{"taskSupport":"optional"}})text";

constexpr std::string_view kAxWaitIdleReference = R"text(# ax_wait_idle

Waits until an application changes nothing more by itself.

Toolset `ax`, group `observe`, since 0.1. Command: `offhand ax wait`. A call can at worst observe.

A call may run on as a task after its answer.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `session` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. |
| `app` | string, 1 to 256 characters | required | Connected application: its alias, its name, the id of its desktop entry, or its pid. |
| `timeout_ms` | integer, 0 to 60000 | `5000` | How long to wait at most, in milliseconds. |
| `poll_ms` | integer, 10 to 5000 | `100` | For how long nothing may change, in milliseconds. |

## Result

Text, and the same facts as structured content:

| Member | Type | Present | Meaning |
|---|---|---|---|
| `idle` | boolean | always | Whether the application came to rest. |
| `waited_ms` | integer, at least 0 | always | How long it took, in milliseconds. |
| `changes` | integer, at least 0 | always | How many changes it reported meanwhile. |

## Errors

`ambiguous_app`, `app_not_connected`, `connection_ended`; besides the general ones.

## Examples

Until a dialog is drawn.

```json
{"name":"ax_wait_idle","arguments":{"app":"gedit","timeout_ms":2000}}
```

```sh
offhand ax wait --app gedit --timeout-ms 2000
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

constinit const ToolInfo ax_wait_idle_tool = {
  .toolset = "ax",
  .name = "ax_wait_idle",
  .identity = "ax.ax_wait_idle",
  .command = "ax wait",
  .title = "Wait until idle",
  .group = "observe",
  .since = "0.1",
  .description = "Waits until an application changes nothing more by itself.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = false,
  .background_lock = LockKind::none,
  .foreground_lock = LockKind::none,
  .timeout = TimeoutKind::read,
  .tasks = TaskSupport::optional,
  .platforms = kAxWaitIdlePlatforms,
  .needs = kAxWaitIdleNeeds,
  .errors = kAxWaitIdleErrors,
  .wire = kAxWaitIdleWire,
  .brief_wire = kAxWaitIdleBriefWire,
  .input = &ax_wait_idle_args_schema,
  .cli = kAxWaitIdleOptions,
  .reference = kAxWaitIdleReference,
  .parse = &prepare_ax_wait_idle,
};

}  // namespace offhand::tools::ax
