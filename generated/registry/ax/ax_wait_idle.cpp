// Generated from schema/tools/ax/ax_wait_idle.json. Do not edit.
#include "generated/tools/ax/ax_wait_idle.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::ax {

constexpr auto kAxWaitIdleNeeds = std::to_array<std::string_view>({"accessibility", "apps", "windows"});
constexpr auto kAxWaitIdleErrors = std::to_array<std::string_view>({"app_not_connected", "connection_ended", "ambiguous_app"});

constexpr auto kAxWaitIdleOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--app", .key = "app", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Connected application: its alias, its name, the id of its desktop entry, or its pid.", .facts = "Limits: 1 to 256 characters. Required.", .required = true},
  {.flag = "--timeout-ms", .key = "timeout_ms", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "How long to wait at most, in milliseconds.", .facts = "Limits: 0 to 60000. Default: 5000.", .default_text = "5000"},
  {.flag = "--poll-ms", .key = "poll_ms", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "For how long nothing may change, in milliseconds.", .facts = "Limits: 10 to 5000. Default: 100.", .default_text = "100"},
});

constexpr std::string_view kAxWaitIdleWire =
    R"text({"name":"ax_wait_idle","title":"Wait until idle","description":"Waits until an application changes nothing more by itself.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"app":{"type":"string","minLength":1,"maxLength":256,"description":"Alias, name, desktop-file id or pid of a connected application."},"timeout_ms":{"type":"integer","minimum":0,"maximum":60000,"description":"At most so long.","default":5000},"poll_ms":{"type":"integer","minimum":10,"maximum":5000,"description":"Nothing may change for so long.","default":100}},"required":["app"],"additionalProperties":false},"outputSchema":{"type":"object","required":["idle","waited_ms","changes"]},"annotations":{"readOnlyHint":true,"openWorldHint":false},"execution":{"taskSupport":"optional"}})text";

constexpr std::string_view kAxWaitIdleBriefWire =
    R"text({"name":"ax_wait_idle","title":"Wait until idle","description":"Waits until an application changes nothing more by itself.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"app":{"type":"string","description":"Alias, name, desktop-file id or pid of a connected application."},"timeout_ms":{"type":"integer","description":"At most so long.","default":5000},"poll_ms":{"type":"integer","description":"Nothing may change for so long.","default":100}},"required":["app"],"additionalProperties":false},"outputSchema":{"type":"object","required":["idle","waited_ms","changes"]},"annotations":{"readOnlyHint":true,"openWorldHint":false},"execution":{"taskSupport":"optional"}})text";

/// docs/reference/tools/ax/ax_wait_idle.md, of which the build makes it (cmake/references.cmake).
extern const char ax_wait_idle_reference[];

constinit const ToolInfo ax_wait_idle_tool = {
  .toolset = "ax",
  .name = "ax_wait_idle",
  .identity = "ax.ax_wait_idle",
  .command = "ax wait",
  .title = "Wait until idle",
  .group = "observe",
  .since = "0.1",
  .description = "Waits until an application changes nothing more by itself.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = false,
  .tasks = TaskSupport::optional,
  .platforms = platform_support::kPlatforms2905451567,
  .needs = kAxWaitIdleNeeds,
  .errors = kAxWaitIdleErrors,
  .wire = kAxWaitIdleWire,
  .brief_wire = kAxWaitIdleBriefWire,
  .input = &ax_wait_idle_args_schema,
  .cli = kAxWaitIdleOptions,
  .reference = {ax_wait_idle_reference, 1741},
  .parse = &prepare_ax_wait_idle,
};

}  // namespace offhand::tools::ax
