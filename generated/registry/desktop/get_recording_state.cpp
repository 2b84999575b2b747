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
  {"web", Support::none, "This tool works on desktop windows."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});

constexpr auto kGetRecordingStateOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Run's name.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
});

constexpr std::string_view kGetRecordingStateWire =
    R"text({"name":"get_recording_state","title":"Read the recording","description":"Tells whether this run is being recorded, where to, and what became of its last recording, or else of the last one that ended with its connection.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Run's name."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["state","next_turn"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kGetRecordingStateBriefWire =
    R"text({"name":"get_recording_state","title":"Read the recording","description":"Tells whether this run is being recorded, where to, and what became of its last recording, or else of the last one that ended with its connection.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Run's name."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["state","next_turn"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kGetRecordingStateReference = R"text(# get_recording_state

Tells whether this run is being recorded, where to, and what became of its last recording, or else of the last one that ended with its connection.

Toolset `desktop`, group `recording`, since 0.1. Command: `offhand get_recording_state`. A call can at worst observe.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `session` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Run's name. |

## Result

Text, and the same facts as structured content:

| Member | Type | Present | Meaning |
|---|---|---|---|
| `state` | one of `recording`, `stopped` | always | Whether turns are being written. |
| `output_dir` | string | | Folder of the recording, or of the one that stopped last. |
| `next_turn` | integer, at least 1 | always | Number that the next turn gets, from 1 on. |
| `owner` | string | | Run that it belongs to; absent for a connection's own. |
| `video_path` | string | | Video that is being written. |
| `last_video_path` | string | | Video that is finished. |
| `last_error` | string | | Why it ended by itself, or what it has to do without. |

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
| web | none | This tool works on desktop windows. |
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
  .description = "Tells whether this run is being recorded, where to, and what became of its last recording, or else of the last one that ended with its connection.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe,
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
