// Generated from schema/tools/desktop/start_session.json. Do not edit.
#include <array>
#include <string_view>

#include "generated/tools/desktop/start_session.h"

namespace offhand::tools::desktop {
namespace {

constexpr auto kStartSessionPlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::full, ""},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});

constexpr auto kStartSessionOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = 0, .value_name = "SESSION", .description = "Name of the session; the same for all of its calls.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$. Required.", .required = true},
});

constexpr std::string_view kStartSessionWire =
    R"text({"name":"start_session","title":"Begin a session","description":"Begins a session under a name. Its snapshots, settings and recording are its own, whatever connection its calls come over. Calling it again keeps the session alive; after its end, it begins a new one.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Name of the session; the same for all of its calls."}},"required":["session"],"additionalProperties":false},"outputSchema":{"type":"object","required":["session","state","idle_ttl_secs"]},"annotations":{"destructiveHint":false,"idempotentHint":true,"openWorldHint":false}})text";

constexpr std::string_view kStartSessionBriefWire =
    R"text({"name":"start_session","title":"Begin a session","description":"Begins a session under a name. Its snapshots, settings and recording are its own, whatever connection its calls come over. Calling it again keeps the session alive; after its end, it begins a new one.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Name of the session; the same for all of its calls."}},"required":["session"],"additionalProperties":false},"outputSchema":{"type":"object","required":["session","state","idle_ttl_secs"]},"annotations":{"destructiveHint":false,"idempotentHint":true,"openWorldHint":false}})text";

constexpr std::string_view kStartSessionReference = R"text(# start_session

Begins a session under a name. Its snapshots, settings and recording are its own, whatever connection its calls come over. Calling it again keeps the session alive; after its end, it begins a new one.

Toolset `desktop`, group `session`, since 0.1. Command: `offhand start_session`. A call can at worst change something.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `session` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | required | Name of the session; the same for all of its calls. |

## Result

Text, and the same facts as structured content:

| Member | Type | Present | Meaning |
|---|---|---|---|
| `session` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | always | Name of the session. |
| `state` | one of `begun`, `running` | always | begun: the session is new; running: it had begun before. |
| `idle_ttl_secs` | integer, at least 0 | always | Number of seconds without a call after which the session ends by itself; 0: it never does. |

## Examples

Begin a session.

```json
{"name":"start_session","arguments":{"session":"research-1"}}
```

```sh
offhand start_session research-1
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

constinit const ToolInfo start_session_tool = {
  .toolset = "desktop",
  .name = "start_session",
  .identity = "desktop.start_session",
  .command = "start_session",
  .title = "Begin a session",
  .group = "session",
  .since = "0.1",
  .description = "Begins a session under a name. Its snapshots, settings and recording are its own, whatever connection its calls come over. Calling it again keeps the session alive; after its end, it begins a new one.",
  .annotations = {.read_only = false, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::act, .is_sandboxed = false,
  .background_lock = LockKind::none,
  .foreground_lock = LockKind::none,
  .timeout = TimeoutKind::read,
  .platforms = kStartSessionPlatforms,
  .wire = kStartSessionWire,
  .brief_wire = kStartSessionBriefWire,
  .input = &start_session_args_schema,
  .cli = kStartSessionOptions,
  .reference = kStartSessionReference,
  .parse = &prepare_start_session,
};

}  // namespace offhand::tools::desktop
