// Generated from schema/tools/desktop/kill_app.json. Do not edit.
#include "generated/tools/desktop/kill_app.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::desktop {

constexpr auto kKillAppNeeds = std::to_array<std::string_view>({"apps", "windows"});
constexpr auto kKillAppErrors = std::to_array<std::string_view>({"process_not_found", "foreign_process", "protected_process"});

constexpr auto kKillAppOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--pid", .key = "pid", .kind = CliKind::integer, .position = 0, .value_name = "PROCESS", .description = "Process id of the process to end.", .facts = "Limits: 1 to 4194304. Required.", .required = true},
});

constexpr std::string_view kKillAppWire =
    R"text({"name":"kill_app","title":"Kill an application","description":"Ends a process at once; what it has not saved is lost. Only processes of the same user that own a window here or were launched here.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"pid":{"type":"integer","minimum":1,"maximum":4194304,"description":"Process to end."}},"required":["pid"],"additionalProperties":false},"outputSchema":{"type":"object","required":["pid","name","windows_closed"]},"annotations":{"idempotentHint":true,"openWorldHint":false}})text";

constexpr std::string_view kKillAppBriefWire =
    R"text({"name":"kill_app","title":"Kill an application","description":"Ends a process at once; what it has not saved is lost. Only processes of the same user that own a window here or were launched here.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"pid":{"type":"integer","description":"Process to end."}},"required":["pid"],"additionalProperties":false},"outputSchema":{"type":"object","required":["pid","name","windows_closed"]},"annotations":{"idempotentHint":true,"openWorldHint":false}})text";

/// docs/reference/tools/desktop/kill_app.md, of which the build makes it (cmake/references.cmake).
extern const char kill_app_reference[];

constinit const ToolInfo kill_app_tool = {
  .toolset = "desktop",
  .name = "kill_app",
  .identity = "desktop.kill_app",
  .command = "kill_app",
  .title = "Kill an application",
  .group = "apps",
  .since = "0.1",
  .description = "Ends a process at once; what it has not saved is lost. Only processes of the same user are ended, and only those that own a window here or were launched here.",
  .annotations = {.read_only = false, .destructive = true, .idempotent = true, .open_world = false},
  .power = Power::destroy, .is_sandboxed = false,
  .timeout = TimeoutKind::action,
  .platforms = platform_support::kPlatforms1325796586,
  .needs = kKillAppNeeds,
  .errors = kKillAppErrors,
  .wire = kKillAppWire,
  .brief_wire = kKillAppBriefWire,
  .input = &kill_app_args_schema,
  .cli = kKillAppOptions,
  .reference = {kill_app_reference, 1523},
  .parse = &prepare_kill_app,
};

}  // namespace offhand::tools::desktop
