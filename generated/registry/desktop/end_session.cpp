// Generated from schema/tools/desktop/end_session.json. Do not edit.
#include <array>
#include <string_view>

#include "generated/tools/desktop/end_session.h"

namespace offhand::tools::desktop {
namespace {

constexpr auto kEndSessionPlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::full, ""},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});

constexpr auto kEndSessionOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = 0, .value_name = "SESSION", .description = "Name of the session to end.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$. Required.", .required = true},
});

constexpr std::string_view kEndSessionWire =
    R"text({"name":"end_session","title":"End a session","description":"Ends a session: forgets what it was shown and its settings, and stops its recording. Later calls that name it are refused. Ending it twice is no error.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Name of the session to end."}},"required":["session"],"additionalProperties":false},"outputSchema":{"type":"object","required":["session","state"]},"annotations":{"destructiveHint":false,"idempotentHint":true,"openWorldHint":false}})text";

constexpr std::string_view kEndSessionBriefWire =
    R"text({"name":"end_session","title":"End a session","description":"Ends a session: forgets what it was shown and its settings, and stops its recording. Later calls that name it are refused. Ending it twice is no error.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Name of the session to end."}},"required":["session"],"additionalProperties":false},"outputSchema":{"type":"object","required":["session","state"]},"annotations":{"destructiveHint":false,"idempotentHint":true,"openWorldHint":false}})text";

constexpr std::string_view kEndSessionReference = R"text(# end_session

Ends a session: its snapshots and settings are forgotten and its recording stops. Later calls that name it are refused with session_ended. Ending it twice is no error.

Toolset `desktop`, group `session`, since 0.1. Command: `offhand end_session`. A call can at worst change something.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `session` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | required | Name of the session to end. |

## Result

Text, and the same facts as structured content:

| Member | Type | Present | Meaning |
|---|---|---|---|
| `session` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | always | Name of the session. |
| `state` | one of `ended`, `not_running` | always | ended: the session was ended by this call; not_running: there was none to end. |

## Examples

End a session.

```json
{"name":"end_session","arguments":{"session":"research-1"}}
```

```sh
offhand end_session research-1
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

constinit const ToolInfo end_session_tool = {
  .toolset = "desktop",
  .name = "end_session",
  .identity = "desktop.end_session",
  .command = "end_session",
  .title = "End a session",
  .group = "session",
  .since = "0.1",
  .description = "Ends a session: its snapshots and settings are forgotten and its recording stops. Later calls that name it are refused with session_ended. Ending it twice is no error.",
  .annotations = {.read_only = false, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::act, .is_sandboxed = false,
  .background_lock = LockKind::none,
  .foreground_lock = LockKind::none,
  .timeout = TimeoutKind::read,
  .platforms = kEndSessionPlatforms,
  .wire = kEndSessionWire,
  .brief_wire = kEndSessionBriefWire,
  .input = &end_session_args_schema,
  .cli = kEndSessionOptions,
  .reference = kEndSessionReference,
  .parse = &prepare_end_session,
};

}  // namespace offhand::tools::desktop
