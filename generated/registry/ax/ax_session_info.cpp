// Generated from schema/tools/ax/ax_session_info.json. Do not edit.
#include <array>
#include <string_view>

#include "generated/tools/ax/ax_session_info.h"

namespace offhand::tools::ax {
namespace {

constexpr auto kAxSessionInfoPlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::full, ""},
  {"sim", Support::full, ""},
  {"web", Support::full, ""},
  {"windows", Support::full, ""},
});

constexpr auto kAxSessionInfoOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
});

constexpr std::string_view kAxSessionInfoWire =
    R"text({"name":"ax_session_info","title":"Session information","description":"Tells what the session is connected to and what it has done.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["connected_apps","action_count"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kAxSessionInfoBriefWire =
    R"text({"name":"ax_session_info","title":"Session information","description":"Tells what the session is connected to and what it has done.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["connected_apps","action_count"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kAxSessionInfoReference = R"text(# ax_session_info

Tells what the session is connected to and what it has done.

Toolset `ax`, group `context`, since 0.1. Command: `offhand ax session`. A call can at worst observe.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `session` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. |

## Result

Text, and the same facts as structured content:

| Member | Type | Present | Meaning |
|---|---|---|---|
| `connected_apps[]` | list of string | always | Connected applications, as calls may name them. |
| `action_count` | integer, at least 0 | always | How many actions were done in this session. |
| `undo_stack_depth` | integer, at least 0 | | How many of them ax_undo can go back over; those without an inverse are skipped then. |
| `subscriptions` | integer, at least 0 | | How many resources its client is subscribed to. |
| `uptime_seconds` | number, at least 0 | | For how long this process has been running. |
| `security_mode` | one of `normal`, `safe`, `sandboxed` | | What calls may do: normal. |

## Examples

Where do we stand?

```json
{"name":"ax_session_info","arguments":{}}
```

```sh
offhand ax session
```

## Platforms

| Platform | Support | |
|---|---|---|
| linux | full | |
| macos | full | |
| sim | full | |
| web | full | |
| windows | full | |
)text";

}  // namespace

constinit const ToolInfo ax_session_info_tool = {
  .toolset = "ax",
  .name = "ax_session_info",
  .identity = "ax.ax_session_info",
  .command = "ax session",
  .title = "Session information",
  .group = "context",
  .since = "0.1",
  .description = "Tells what the session is connected to and what it has done.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .background_lock = LockKind::none,
  .foreground_lock = LockKind::none,
  .timeout = TimeoutKind::read,
  .platforms = kAxSessionInfoPlatforms,
  .wire = kAxSessionInfoWire,
  .brief_wire = kAxSessionInfoBriefWire,
  .input = &ax_session_info_args_schema,
  .cli = kAxSessionInfoOptions,
  .reference = kAxSessionInfoReference,
  .parse = &prepare_ax_session_info,
};

}  // namespace offhand::tools::ax
