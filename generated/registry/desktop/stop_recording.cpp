// Generated from schema/tools/desktop/stop_recording.json. Do not edit.
#include "generated/tools/desktop/stop_recording.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::desktop {


constexpr auto kStopRecordingOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
});

constexpr std::string_view kStopRecordingWire =
    R"text({"name":"stop_recording","title":"End a recording","description":"Ends the recording of this session and finishes its video. Without one nothing happens.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["state","next_turn"]},"annotations":{"destructiveHint":false,"idempotentHint":true,"openWorldHint":false}})text";

constexpr std::string_view kStopRecordingBriefWire =
    R"text({"name":"stop_recording","title":"End a recording","description":"Ends the recording of this session and finishes its video. Without one nothing happens.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["state","next_turn"]},"annotations":{"destructiveHint":false,"idempotentHint":true,"openWorldHint":false}})text";

/// docs/reference/tools/desktop/stop_recording.md, of which the build makes it (cmake/references.cmake).
extern const char stop_recording_reference[];

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
  .timeout = TimeoutKind::action,
  .platforms = platform_support::kPlatforms2905451567,
  .wire = kStopRecordingWire,
  .brief_wire = kStopRecordingBriefWire,
  .input = &stop_recording_args_schema,
  .cli = kStopRecordingOptions,
  .reference = {stop_recording_reference, 1717},
  .parse = &prepare_stop_recording,
};

}  // namespace offhand::tools::desktop
