// Generated from schema/tools/desktop/replay_trajectory.json. Do not edit.
#include "generated/tools/desktop/replay_trajectory.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::desktop {

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

/// docs/reference/tools/desktop/replay_trajectory.md, of which the build makes it (cmake/references.cmake).
extern const char replay_trajectory_reference[];

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
  .timeout = TimeoutKind::run,
  .platforms = platform_support::kPlatforms2905451567,
  .needs = kReplayTrajectoryNeeds,
  .errors = kReplayTrajectoryErrors,
  .wire = kReplayTrajectoryWire,
  .brief_wire = kReplayTrajectoryBriefWire,
  .input = &replay_trajectory_args_schema,
  .cli = kReplayTrajectoryOptions,
  .reference = {replay_trajectory_reference, 2799},
  .parse = &prepare_replay_trajectory,
};

}  // namespace offhand::tools::desktop
