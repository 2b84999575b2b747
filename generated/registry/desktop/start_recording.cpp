// Generated from schema/tools/desktop/start_recording.json. Do not edit.
#include "generated/tools/desktop/start_recording.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::desktop {

constexpr auto kStartRecordingNeeds = std::to_array<std::string_view>({"screen"});
constexpr auto kStartRecordingAliases = std::to_array<std::string_view>({"set_recording"});
constexpr auto kStartRecordingErrors = std::to_array<std::string_view>({"recording_folder_in_use", "path_not_allowed", "write_failed", "needs_memory"});

constexpr auto kStartRecordingOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--output-dir", .key = "output_dir", .kind = CliKind::string, .position = 0, .value_name = "PATH", .description = "Folder to write the recording to; it must be empty or not exist yet.", .facts = "Limits: 1 to 4096 characters, a path. Required.", .required = true},
  {.flag = "--record-video", .key = "record_video", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "true: also films the screen, to recording.mp4 in the folder. Needs the program ffmpeg.", .facts = "Default: false.", .default_text = "false"},
  {.flag = "--enabled", .key = "enabled", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "false: stops the recording instead of starting one.", .facts = "Default: true.", .default_text = "true"},
});

constexpr std::string_view kStartRecordingWire =
    R"text({"name":"start_recording","title":"Begin a recording","description":"Records every action of this session from now on: a folder for each, with what was asked, what came of it, the tree and the picture after it. Ends an earlier recording of the session.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"output_dir":{"type":"string","minLength":1,"maxLength":4096,"description":"Folder to write to, empty or not there yet."},"record_video":{"type":"boolean","description":"Also films the screen to recording.mp4; needs ffmpeg."}},"required":["output_dir"],"additionalProperties":false},"outputSchema":{"type":"object","required":["state","next_turn"]},"annotations":{"destructiveHint":false,"openWorldHint":false}})text";

constexpr std::string_view kStartRecordingBriefWire =
    R"text({"name":"start_recording","title":"Begin a recording","description":"Records every action of this session from now on: a folder for each, with what was asked, what came of it, the tree and the picture after it. Ends an earlier recording of the session.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"output_dir":{"type":"string","description":"Folder to write to, empty or not there yet."},"record_video":{"type":"boolean","description":"Also films the screen to recording.mp4; needs ffmpeg."}},"required":["output_dir"],"additionalProperties":false},"outputSchema":{"type":"object","required":["state","next_turn"]},"annotations":{"destructiveHint":false,"openWorldHint":false}})text";

/// docs/reference/tools/desktop/start_recording.md, of which the build makes it (cmake/references.cmake).
extern const char start_recording_reference[];

constinit const ToolInfo start_recording_tool = {
  .toolset = "desktop",
  .name = "start_recording",
  .identity = "desktop.start_recording",
  .command = "start_recording",
  .title = "Begin a recording",
  .group = "recording",
  .since = "0.1",
  .aliases = kStartRecordingAliases,
  .description = "Records every action of this session from now on: a folder for each, with what was asked, what came of it, and the tree and picture of the window afterwards. An earlier recording of the session ends.",
  .annotations = {.read_only = false, .destructive = false, .idempotent = false, .open_world = false},
  .power = Power::act, .is_sandboxed = false,
  .timeout = TimeoutKind::action,
  .platforms = platform_support::kPlatforms4107163152,
  .needs = kStartRecordingNeeds,
  .errors = kStartRecordingErrors,
  .wire = kStartRecordingWire,
  .brief_wire = kStartRecordingBriefWire,
  .input = &start_recording_args_schema,
  .cli = kStartRecordingOptions,
  .reference = {start_recording_reference, 2439},
  .parse = &prepare_start_recording,
};

}  // namespace offhand::tools::desktop
