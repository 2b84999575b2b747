// Generated from schema/tools/desktop/list_windows.json. Do not edit.
#include "generated/tools/desktop/list_windows.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::desktop {

constexpr auto kListWindowsNeeds = std::to_array<std::string_view>({"apps", "windows"});
constexpr auto kListWindowsErrors = std::to_array<std::string_view>({"process_not_found"});

constexpr auto kListWindowsOptions = std::to_array<CliOption>({
  {.flag = "--on-screen-only", .key = "on_screen_only", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "true: leaves out windows that are minimised, outside the screen or on another workspace.", .facts = "Default: false.", .default_text = "false"},
  {.flag = "--pid", .key = "pid", .kind = CliKind::integer, .position = -1, .value_name = "PROCESS", .description = "Process id: lists only windows of this process.", .facts = "Limits: 1 to 4194304."},
});

constexpr std::string_view kListWindowsWire =
    R"text({"name":"list_windows","title":"List windows","description":"Lists the top-level windows, front to back, minimised ones and other workspaces included.","inputSchema":{"type":"object","properties":{"on_screen_only":{"type":"boolean","description":"Leaves out what is minimised, off the screen or on another workspace."},"pid":{"type":"integer","minimum":1,"maximum":4194304,"description":"Only windows of this process."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["windows"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kListWindowsBriefWire =
    R"text({"name":"list_windows","title":"List windows","description":"Lists the top-level windows, front to back, minimised ones and other workspaces included.","inputSchema":{"type":"object","properties":{"on_screen_only":{"type":"boolean","description":"Leaves out what is minimised, off the screen or on another workspace."},"pid":{"type":"integer","description":"Only windows of this process."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["windows"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

/// docs/reference/tools/desktop/list_windows.md, of which the build makes it (cmake/references.cmake).
extern const char list_windows_reference[];

constinit const ToolInfo list_windows_tool = {
  .toolset = "desktop",
  .name = "list_windows",
  .identity = "desktop.list_windows",
  .command = "list_windows",
  .title = "List windows",
  .group = "observe",
  .since = "0.1",
  .description = "Lists the top-level windows from front to back. Minimised windows and those on other workspaces are included.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .platforms = platform_support::kPlatforms2905451567,
  .needs = kListWindowsNeeds,
  .errors = kListWindowsErrors,
  .wire = kListWindowsWire,
  .brief_wire = kListWindowsBriefWire,
  .input = &list_windows_args_schema,
  .cli = kListWindowsOptions,
  .reference = {list_windows_reference, 2705},
  .parse = &prepare_list_windows,
};

}  // namespace offhand::tools::desktop
