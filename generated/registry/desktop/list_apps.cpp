// Generated from schema/tools/desktop/list_apps.json. Do not edit.
#include "generated/tools/desktop/list_apps.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::desktop {

constexpr auto kListAppsNeeds = std::to_array<std::string_view>({"apps", "windows"});

constexpr auto kListAppsOptions = std::to_array<CliOption>({
  {.flag = "--running-only", .key = "running_only", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "true: leaves out applications that do not run.", .facts = "Default: false.", .default_text = "false"},
});

constexpr std::string_view kListAppsWire =
    R"text({"name":"list_apps","title":"List applications","description":"Lists the applications that run and those that are installed. It need not be called before launch_app.","inputSchema":{"type":"object","properties":{"running_only":{"type":"boolean","description":"Leaves out what does not run."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["apps"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kListAppsBriefWire =
    R"text({"name":"list_apps","title":"List applications","description":"Lists the applications that run and those that are installed. It need not be called before launch_app.","inputSchema":{"type":"object","properties":{"running_only":{"type":"boolean","description":"Leaves out what does not run."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["apps"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

/// docs/reference/tools/desktop/list_apps.md, of which the build makes it (cmake/references.cmake).
extern const char list_apps_reference[];

constinit const ToolInfo list_apps_tool = {
  .toolset = "desktop",
  .name = "list_apps",
  .identity = "desktop.list_apps",
  .command = "list_apps",
  .title = "List applications",
  .group = "observe",
  .since = "0.1",
  .description = "Lists the applications that run and those that are installed. It need not be called before launch_app.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .platforms = platform_support::kPlatforms3496004068,
  .needs = kListAppsNeeds,
  .wire = kListAppsWire,
  .brief_wire = kListAppsBriefWire,
  .input = &list_apps_args_schema,
  .cli = kListAppsOptions,
  .reference = {list_apps_reference, 2036},
  .parse = &prepare_list_apps,
};

}  // namespace offhand::tools::desktop
