// Generated from schema/tools/desktop/replay_trajectory.json. Do not edit.
#include <array>
#include <string_view>

#include "generated/tools/desktop/replay_trajectory.h"

namespace offhand::tools::desktop {
namespace {

constexpr auto kReplayTrajectoryPlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::full, ""},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kReplayTrajectoryNeeds = std::to_array<std::string_view>({"accessibility", "apps", "windows"});
constexpr auto kReplayTrajectoryErrors = std::to_array<std::string_view>({"recording_invalid", "path_not_allowed", "write_failed"});

constexpr auto kReplayTrajectoryOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--dir", .key = "dir", .kind = CliKind::string, .position = 0, .value_name = "PATH", .description = "Folder of the recording, as start_recording wrote it.", .facts = "Limits: 1 to 4096 characters, a path. Required.", .required = true},
  {.flag = "--delay-ms", .key = "delay_ms", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Pause after each action in milliseconds.", .facts = "Limits: 0 to 10000. Default: 500.", .default_text = "500"},
  {.flag = "--stop-on-error", .key = "stop_on_error", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "true: the replay ends at the first action that cannot be done. false: it goes on with the next.", .facts = "Default: true.", .default_text = "true"},
});

constexpr std::string_view kReplayTrajectoryWire =
    R"text({"name":"replay_trajectory","title":"Replay a recording","description":"Does the actions of a recording again, in order. Windows and elements are found by what they are called; an action whose target is in doubt is not done.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"dir":{"type":"string","minLength":1,"maxLength":4096,"description":"Folder that start_recording wrote."},"delay_ms":{"type":"integer","minimum":0,"maximum":10000,"description":"Pause after each turn.","default":500},"stop_on_error":{"type":"boolean","description":"false goes on after a turn that could not be done.","default":true}},"required":["dir"],"additionalProperties":false},"outputSchema":{"type":"object","required":["outcome","done","failed","skipped","not_reached","turns"]}})text";

constexpr std::string_view kReplayTrajectoryBriefWire =
    R"text({"name":"replay_trajectory","title":"Replay a recording","description":"Does the actions of a recording again, in order. Windows and elements are found by what they are called; an action whose target is in doubt is not done.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"dir":{"type":"string","description":"Folder that start_recording wrote."},"delay_ms":{"type":"integer","description":"Pause after each turn.","default":500},"stop_on_error":{"type":"boolean","description":"false goes on after a turn that could not be done.","default":true}},"required":["dir"],"additionalProperties":false},"outputSchema":{"type":"object","required":["outcome","done","failed","skipped","not_reached","turns"]}})text";

constexpr std::string_view kReplayTrajectoryReference = R"text(# replay_trajectory

Does the actions of a recording again, in order. Windows and elements are found by what they are called; an action whose target is in doubt is not done.

Toolset `desktop`, group `recording`, since 0.1. Command: `offhand replay_trajectory`. A call can at worst destroy something.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `session` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. |
| `dir` | string, 1 to 4096 characters, a path | required | Folder of the recording, as start_recording wrote it. |
| `delay_ms` | integer, 0 to 10000 | `500` | Pause after each action in milliseconds. |
| `stop_on_error` | boolean | `true` | true: the replay ends at the first action that cannot be done. false: it goes on with the next. |

## Result

Text, and the same facts as structured content:

| Member | Type | Present | Meaning |
|---|---|---|---|
| `outcome` | one of `complete`, `partial` | always | complete: every action was done; partial: at least one was not. |
| `done` | integer, at least 0 | always | Number of actions that were done again. |
| `failed` | integer, at least 0 | always | Number of actions that were tried and failed. |
| `skipped` | integer, at least 0 | always | Number of actions that cannot be done again. |
| `not_reached` | integer, at least 0 | always | Number of actions after the one that ended the replay. |
| `turns[]` | list of object | always | The actions that were not done, with the reason. |
| `turns[].turn` | string | always | Folder of the action within the recording, such as turn-00001. |
| `turns[].tool` | string | | Tool that the action was recorded from; absent where the recording does not tell. |
| `turns[].state` | one of `failed`, `skipped` | always | failed: the action was tried and failed; skipped: it was not tried. |
| `turns[].reason` | string | always | Why the action was not done again. |

## Errors

`path_not_allowed`, `recording_invalid`, `write_failed`; besides the general ones.

## Examples

Do it again, without pauses.

```json
{"name":"replay_trajectory","arguments":{"dir":"~/recordings/demo","delay_ms":0}}
```

```sh
offhand replay_trajectory '~/recordings/demo' --delay-ms 0
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

constinit const ToolInfo replay_trajectory_tool = {
  .toolset = "desktop",
  .name = "replay_trajectory",
  .identity = "desktop.replay_trajectory",
  .command = "replay_trajectory",
  .title = "Replay a recording",
  .group = "recording",
  .since = "0.1",
  .description = "Does the actions of a recording again, in order. Windows and elements are found by what they are called; an action whose target is in doubt is not done.",
  .annotations = {.read_only = false, .destructive = true, .idempotent = false, .open_world = true},
  .power = Power::destroy, .is_sandboxed = false,
  .background_lock = LockKind::none,
  .foreground_lock = LockKind::none,
  .timeout = TimeoutKind::run,
  .platforms = kReplayTrajectoryPlatforms,
  .needs = kReplayTrajectoryNeeds,
  .errors = kReplayTrajectoryErrors,
  .wire = kReplayTrajectoryWire,
  .brief_wire = kReplayTrajectoryBriefWire,
  .input = &replay_trajectory_args_schema,
  .cli = kReplayTrajectoryOptions,
  .reference = kReplayTrajectoryReference,
  .parse = &prepare_replay_trajectory,
};

}  // namespace offhand::tools::desktop
