// Generated from schema/tools/cup/launch_app.json. Do not edit.
#include "generated/tools/cup/launch_app.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::cup {

constexpr auto kLaunchAppNeeds = std::to_array<std::string_view>({"accessibility", "apps", "windows"});
constexpr auto kLaunchAppAliases = std::to_array<std::string_view>({"open_app"});
constexpr auto kLaunchAppErrors = std::to_array<std::string_view>({"app_not_found", "launch_failed", "launch_not_allowed", "no_window"});

constexpr auto kLaunchAppOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--name", .key = "name", .kind = CliKind::string, .position = 0, .value_name = "TEXT", .description = "Name of the application, a part of it, or nearly its name.", .facts = "Limits: 1 to 256 characters. Required.", .required = true},
});

constexpr std::string_view kLaunchAppWire =
    R"text({"name":"launch_app","title":"Launch an application","description":"Starts an installed application by its name, or nearly its name, in the background, and waits for its window.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"name":{"type":"string","minLength":1,"maxLength":256,"description":"Its name, or nearly."}},"required":["name"],"additionalProperties":false},"outputSchema":{"type":"object","required":["success","message"]}})text";

constexpr std::string_view kLaunchAppBriefWire =
    R"text({"name":"launch_app","title":"Launch an application","description":"Starts an installed application by its name, or nearly its name, in the background, and waits for its window.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"name":{"type":"string","description":"Its name, or nearly."}},"required":["name"],"additionalProperties":false},"outputSchema":{"type":"object","required":["success","message"]}})text";

/// docs/reference/tools/cup/launch_app.md, of which the build makes it (cmake/references.cmake).
extern const char launch_app_reference[];

constinit const ToolInfo launch_app_tool = {
  .toolset = "cup",
  .name = "launch_app",
  .identity = "cup.launch_app",
  .command = "cup launch_app",
  .title = "Launch an application",
  .group = "cup",
  .since = "0.1",
  .aliases = kLaunchAppAliases,
  .description = "Starts an installed application by its name, or nearly its name, in the background, and waits for its window.",
  .annotations = {.read_only = false, .destructive = true, .idempotent = false, .open_world = true},
  .power = Power::execute, .is_sandboxed = false,
  .background_lock = LockKind::seat,
  .foreground_lock = LockKind::seat,
  .timeout = TimeoutKind::launch,
  .platforms = platform_support::kPlatforms3075908058,
  .needs = kLaunchAppNeeds,
  .errors = kLaunchAppErrors,
  .wire = kLaunchAppWire,
  .brief_wire = kLaunchAppBriefWire,
  .input = &launch_app_args_schema,
  .cli = kLaunchAppOptions,
  .reference = {launch_app_reference, 4885},
  .parse = &prepare_launch_app,
};

}  // namespace offhand::tools::cup
