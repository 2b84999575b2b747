// Generated from schema/tools/ax/ax_connect.json. Do not edit.
#include "generated/tools/ax/ax_connect.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::ax {

constexpr auto kAxConnectNeeds = std::to_array<std::string_view>({"apps", "windows"});
constexpr auto kAxConnectErrors = std::to_array<std::string_view>({"app_not_found", "app_not_running", "ambiguous_app", "alias_in_use", "too_many_connections", "process_not_found", "foreign_process"});

constexpr auto kAxConnectOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--app", .key = "app", .kind = CliKind::string, .position = 0, .value_name = "TEXT", .description = "Name of the application, id of its desktop entry, or pid.", .facts = "Limits: 1 to 256 characters. Required.", .required = true},
  {.flag = "--alias", .key = "alias", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Name of your choice for the application in later calls: letters, digits and the characters _ . and -, beginning with a letter. Default: its name.", .facts = "Limits: 1 to 64 characters, matches ^[A-Za-z][A-Za-z0-9_.-]*$."},
});

constexpr std::string_view kAxConnectWire =
    R"text({"name":"ax_connect","title":"Connect to an application","description":"Connects the session to a running application, so that other tools can name it. The connection means this one process: it ends with it, and a restarted application has to be connected again.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"app":{"type":"string","minLength":1,"maxLength":256,"description":"Name of the application, id of its desktop entry, or pid."},"alias":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[A-Za-z][A-Za-z0-9_.-]*$","description":"Your name for it in later calls."}},"required":["app"],"additionalProperties":false},"outputSchema":{"type":"object","required":["connected","app_name"]},"annotations":{"destructiveHint":false,"idempotentHint":true,"openWorldHint":false}})text";

constexpr std::string_view kAxConnectBriefWire =
    R"text({"name":"ax_connect","title":"Connect to an application","description":"Connects the session to a running application, so that other tools can name it. The connection means this one process: it ends with it, and a restarted application has to be connected again.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"app":{"type":"string","description":"Name of the application, id of its desktop entry, or pid."},"alias":{"type":"string","description":"Your name for it in later calls."}},"required":["app"],"additionalProperties":false},"outputSchema":{"type":"object","required":["connected","app_name"]},"annotations":{"destructiveHint":false,"idempotentHint":true,"openWorldHint":false}})text";

/// docs/reference/tools/ax/ax_connect.md, of which the build makes it (cmake/references.cmake).
extern const char ax_connect_reference[];

constinit const ToolInfo ax_connect_tool = {
  .toolset = "ax",
  .name = "ax_connect",
  .identity = "ax.ax_connect",
  .command = "ax connect",
  .title = "Connect to an application",
  .group = "connect",
  .since = "0.1",
  .description = "Connects the session to a running application, so that other tools can name it. The connection means this one process: it ends with it, and a restarted application has to be connected again.",
  .annotations = {.read_only = false, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::act, .is_sandboxed = true,
  .platforms = platform_support::kPlatforms2905451567,
  .needs = kAxConnectNeeds,
  .errors = kAxConnectErrors,
  .wire = kAxConnectWire,
  .brief_wire = kAxConnectBriefWire,
  .input = &ax_connect_args_schema,
  .cli = kAxConnectOptions,
  .reference = {ax_connect_reference, 2264},
  .parse = &prepare_ax_connect,
};

}  // namespace offhand::tools::ax
