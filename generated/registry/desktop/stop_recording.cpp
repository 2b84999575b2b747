// Generated from schema/tools/desktop/stop_recording.json. Do not edit.
#include <array>
#include <string_view>

#include "generated/tools/desktop/stop_recording.h"

namespace offhand::tools::desktop {
namespace {

constexpr auto kStopRecordingPlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::full, ""},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});

constexpr auto kStopRecordingOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
});

constexpr std::string_view kStopRecordingWire =
    R"text({"name":"stop_recording","title":"End a recording","description":"Ends the recording of this session and finishes its video. Without one nothing happens.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["state","next_turn"]},"annotations":{"destructiveHint":false,"idempotentHint":true,"openWorldHint":false}})text";

constexpr std::string_view kStopRecordingBriefWire =
    R"text({"name":"stop_recording","title":"End a recording","description":"Ends the recording of this session and finishes its video. Without one nothing happens.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["state","next_turn"]},"annotations":{"destructiveHint":false,"idempotentHint":true,"openWorldHint":false}})text";

constexpr std::string_view kStopRecordingReference = R"text(# stop_recording

Ends the recording of this session and finishes its video. Where nothing is being recorded, nothing happens.

Toolset `desktop`, group `recording`, since 0.1. Command: `offhand stop_recording`. A call can at worst change something.

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

Stop.

```json
{"name":"stop_recording","arguments":{}}
```

```sh
offhand stop_recording
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

constinit const ToolInfo stop_recording_tool = {
  .toolset = "desktop",
  .name = "stop_recording",
  .identity = "desktop.stop_recording",
  .command = "stop_recording",
  .title = "End a recording",
  .group = "recording",
  .since = "0.1",
  .description = "Ends the recording of this session and finishes its video. Where nothing is being recorded, nothing happens.",
  .annotations = {.read_only = false, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::act, .is_sandboxed = false,
  .background_lock = LockKind::none,
  .foreground_lock = LockKind::none,
  .timeout = TimeoutKind::action,
  .platforms = kStopRecordingPlatforms,
  .wire = kStopRecordingWire,
  .brief_wire = kStopRecordingBriefWire,
  .input = &stop_recording_args_schema,
  .cli = kStopRecordingOptions,
  .reference = kStopRecordingReference,
  .parse = &prepare_stop_recording,
};

}  // namespace offhand::tools::desktop
