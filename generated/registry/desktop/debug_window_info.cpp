// Generated from schema/tools/desktop/debug_window_info.json. Do not edit.
#include "generated/tools/desktop/debug_window_info.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::desktop {

constexpr auto kDebugWindowInfoNeeds = std::to_array<std::string_view>({"accessibility", "apps", "windows"});
constexpr auto kDebugWindowInfoErrors = std::to_array<std::string_view>({"window_not_found", "window_owner_mismatch", "no_window", "process_not_found"});

constexpr auto kDebugWindowInfoOptions = std::to_array<CliOption>({
  {.flag = "--pid", .key = "pid", .kind = CliKind::integer, .position = 0, .value_name = "PROCESS", .description = "Process id of the application that owns the window.", .facts = "Limits: 1 to 4194304. Required.", .required = true},
  {.flag = "--window-id", .key = "window_id", .kind = CliKind::integer, .position = -1, .value_name = "WINDOW", .description = "Id of the window, from list_windows or launch_app. Default: the topmost window of pid.", .facts = "Limits: 1 to 4294967295."},
});

constexpr std::string_view kDebugWindowInfoWire =
    R"text({"name":"debug_window_info","title":"Raw facts of a window","description":"Tells what the platform says of a window, unprocessed, for the report of a problem: handles, geometry, properties, toolkit, and whether its accessibility tree is found. Its title is included; command lines, environments, pictures and contents are not.","inputSchema":{"type":"object","properties":{"pid":{"type":"integer","minimum":1,"maximum":4194304,"description":"Window's owner."},"window_id":{"type":"integer","minimum":1,"maximum":4294967295,"description":"Default: pid's topmost."}},"required":["pid"],"additionalProperties":false},"outputSchema":{"type":"object","required":["platform","program","window","accessibility","facts","properties","properties_left_out"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kDebugWindowInfoBriefWire =
    R"text({"name":"debug_window_info","title":"Raw facts of a window","description":"Tells what the platform says of a window, unprocessed, for the report of a problem: handles, geometry, properties, toolkit, and whether its accessibility tree is found. Its title is included; command lines, environments, pictures and contents are not.","inputSchema":{"type":"object","properties":{"pid":{"type":"integer","description":"Window's owner."},"window_id":{"type":"integer","description":"Default: pid's topmost."}},"required":["pid"],"additionalProperties":false},"outputSchema":{"type":"object","required":["platform","program","window","accessibility","facts","properties","properties_left_out"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

/// docs/reference/tools/desktop/debug_window_info.md, of which the build makes it (cmake/references.cmake).
extern const char debug_window_info_reference[];

constinit const ToolInfo debug_window_info_tool = {
  .toolset = "desktop",
  .name = "debug_window_info",
  .identity = "desktop.debug_window_info",
  .command = "debug_window_info",
  .title = "Raw facts of a window",
  .group = "maintenance",
  .since = "0.1",
  .description = "Tells what the platform says of a window, unprocessed, for the report of a problem: handles, geometry, properties, toolkit, and whether its accessibility tree is found. Its title is included; command lines, environments, pictures and contents are not.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .platforms = platform_support::kPlatforms2905451567,
  .needs = kDebugWindowInfoNeeds,
  .errors = kDebugWindowInfoErrors,
  .wire = kDebugWindowInfoWire,
  .brief_wire = kDebugWindowInfoBriefWire,
  .input = &debug_window_info_args_schema,
  .cli = kDebugWindowInfoOptions,
  .reference = {debug_window_info_reference, 5035},
  .parse = &prepare_debug_window_info,
};

}  // namespace offhand::tools::desktop
