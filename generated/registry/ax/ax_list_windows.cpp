// Generated from schema/tools/ax/ax_list_windows.json. Do not edit.
#include "generated/tools/ax/ax_list_windows.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::ax {

constexpr auto kAxListWindowsNeeds = std::to_array<std::string_view>({"apps", "windows"});
constexpr auto kAxListWindowsErrors = std::to_array<std::string_view>({"app_not_connected", "connection_ended", "ambiguous_app"});

constexpr auto kAxListWindowsOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--app", .key = "app", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Connected application: its alias, its name, the id of its desktop entry, or its pid.", .facts = "Limits: 1 to 256 characters. Required.", .required = true},
});

constexpr std::string_view kAxListWindowsWire =
    R"text({"name":"ax_list_windows","title":"List windows of an application","description":"Lists the windows of a connected application, front to back.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"app":{"type":"string","minLength":1,"maxLength":256,"description":"Alias, name, desktop-file id or pid of a connected application."}},"required":["app"],"additionalProperties":false},"outputSchema":{"type":"object","required":["windows"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kAxListWindowsBriefWire =
    R"text({"name":"ax_list_windows","title":"List windows of an application","description":"Lists the windows of a connected application, front to back.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"app":{"type":"string","description":"Alias, name, desktop-file id or pid of a connected application."}},"required":["app"],"additionalProperties":false},"outputSchema":{"type":"object","required":["windows"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

/// docs/reference/tools/ax/ax_list_windows.md, of which the build makes it (cmake/references.cmake).
extern const char ax_list_windows_reference[];

constinit const ToolInfo ax_list_windows_tool = {
  .toolset = "ax",
  .name = "ax_list_windows",
  .identity = "ax.ax_list_windows",
  .command = "ax windows",
  .title = "List windows of an application",
  .group = "observe",
  .since = "0.1",
  .description = "Lists the windows of a connected application, front to back.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .platforms = platform_support::kPlatforms2905451567,
  .needs = kAxListWindowsNeeds,
  .errors = kAxListWindowsErrors,
  .wire = kAxListWindowsWire,
  .brief_wire = kAxListWindowsBriefWire,
  .input = &ax_list_windows_args_schema,
  .cli = kAxListWindowsOptions,
  .reference = {ax_list_windows_reference, 1883},
  .parse = &prepare_ax_list_windows,
};

}  // namespace offhand::tools::ax
