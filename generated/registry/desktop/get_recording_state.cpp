// Generated from schema/tools/desktop/get_recording_state.json. Do not edit.
#include <array>
#include <string_view>

#include "generated/tools/desktop/get_recording_state.h"

namespace offhand::tools::desktop {
namespace {

constexpr auto kGetRecordingStatePlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::full, ""},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});

constexpr auto kGetRecordingStateOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
});

constexpr std::string_view kGetRecordingStateWire =
    R"text({"name":"get_recording_state","title":"Read the recording","description":"Tells whether this session is being recorded, where to, and what became of its last recording, or else of the last one that ended with its connection.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["state","next_turn"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kGetRecordingStateBriefWire =
    R"text({"name":"get_recording_state","title":"Read the recording","description":"Tells whether this session is being recorded, where to, and what became of its last recording, or else of the last one that ended with its connection.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["state","next_turn"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kGetRecordingStateReference = R"text(# get_recording_state

Tells whether this session is being recorded, where to, and what became of its last recording; a call without a session name also learns of the last recording that ended with its connection.

Toolset `desktop`, group `recording`, since 0.1. Command: `offhand get_recording_state`. A call can at worst observe.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `session` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. |

## Result

Text, and the same facts as structured content:

| Member | Type | Present | Meaning |
|---|---|---|---|
| `state` | one of `recording`, `stopped` | always | recording: actions are being written; stopped: they are not. |
| `output_dir` | string | | Folder of the recording, or of the one that stopped last. |
| `next_turn` | integer, at least 1 | always | Number that the next recorded action gets; the first has 1. |
| `owner` | string | | Name of the session that the recording belongs to; absent for the recording of a connection without a session name. |
| `video_path` | string | | Path of the video that is being written. |
| `last_video_path` | string | | Path of the finished video. |
| `last_error` | string | | Why the recording ended by itself, or what it has to do without. |

## Examples

Is it being recorded?

```json
{"name":"get_recording_state","arguments":{}}
```

```sh
offhand get_recording_state
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

constinit const ToolInfo get_recording_state_tool = {
  .toolset = "desktop",
  .name = "get_recording_state",
  .identity = "desktop.get_recording_state",
  .command = "get_recording_state",
  .title = "Read the recording",
  .group = "recording",
  .since = "0.1",
  .description = "Tells whether this session is being recorded, where to, and what became of its last recording; a call without a session name also learns of the last recording that ended with its connection.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .background_lock = LockKind::none,
  .foreground_lock = LockKind::none,
  .timeout = TimeoutKind::read,
  .platforms = kGetRecordingStatePlatforms,
  .wire = kGetRecordingStateWire,
  .brief_wire = kGetRecordingStateBriefWire,
  .input = &get_recording_state_args_schema,
  .cli = kGetRecordingStateOptions,
  .reference = kGetRecordingStateReference,
  .parse = &prepare_get_recording_state,
};

}  // namespace offhand::tools::desktop
