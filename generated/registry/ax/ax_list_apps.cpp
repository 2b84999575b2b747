// Generated from schema/tools/ax/ax_list_apps.json. Do not edit.
#include "generated/tools/ax/ax_list_apps.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::ax {

constexpr auto kAxListAppsNeeds = std::to_array<std::string_view>({"accessibility", "apps", "windows"});

constexpr auto kAxListAppsOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
});

constexpr std::string_view kAxListAppsWire =
    R"text({"name":"ax_list_apps","title":"List running applications","description":"Lists the running applications, whether they are connected, and whether they show their elements, or why not.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["apps"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kAxListAppsBriefWire =
    R"text({"name":"ax_list_apps","title":"List running applications","description":"Lists the running applications, whether they are connected, and whether they show their elements, or why not.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["apps"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

/// docs/reference/tools/ax/ax_list_apps.md, of which the build makes it (cmake/references.cmake).
extern const char ax_list_apps_reference[];

constinit const ToolInfo ax_list_apps_tool = {
  .toolset = "ax",
  .name = "ax_list_apps",
  .identity = "ax.ax_list_apps",
  .command = "ax apps",
  .title = "List running applications",
  .group = "connect",
  .since = "0.1",
  .description = "Lists the running applications, whether they are connected, and whether they show their elements, or why not.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .platforms = platform_support::kPlatforms2905451567,
  .needs = kAxListAppsNeeds,
  .wire = kAxListAppsWire,
  .brief_wire = kAxListAppsBriefWire,
  .input = &ax_list_apps_args_schema,
  .cli = kAxListAppsOptions,
  .reference = {ax_list_apps_reference, 1646},
  .parse = &prepare_ax_list_apps,
};

}  // namespace offhand::tools::ax
