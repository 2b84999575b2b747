// Generated from schema/tools/desktop/get_recording_state.json. Do not edit.
#include "generated/tools/desktop/get_recording_state.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::desktop {


constexpr auto kGetRecordingStateOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
});

constexpr std::string_view kGetRecordingStateWire =
    R"text({"name":"get_recording_state","title":"Read the recording","description":"Tells whether this session is being recorded, where to, and what became of its last recording, or else of the last one that ended with its connection.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["state","next_turn"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kGetRecordingStateBriefWire =
    R"text({"name":"get_recording_state","title":"Read the recording","description":"Tells whether this session is being recorded, where to, and what became of its last recording, or else of the last one that ended with its connection.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["state","next_turn"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

/// docs/reference/tools/desktop/get_recording_state.md, of which the build makes it (cmake/references.cmake).
extern const char get_recording_state_reference[];

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
  .platforms = platform_support::kPlatforms2905451567,
  .wire = kGetRecordingStateWire,
  .brief_wire = kGetRecordingStateBriefWire,
  .input = &get_recording_state_args_schema,
  .cli = kGetRecordingStateOptions,
  .reference = {get_recording_state_reference, 1826},
  .parse = &prepare_get_recording_state,
};

}  // namespace offhand::tools::desktop
