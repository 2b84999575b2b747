// Generated from schema/tools/desktop/check_permissions.json. Do not edit.
#include "generated/tools/desktop/check_permissions.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::desktop {

constexpr auto kCheckPermissionsNeeds = std::to_array<std::string_view>({"accessibility", "windows"});
constexpr auto kCheckPermissionsUses = std::to_array<std::string_view>({"input", "screen"});

constexpr auto kCheckPermissionsOptions = std::to_array<CliOption>({
  {.flag = "--prompt", .key = "prompt", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "true: shows the system's own dialogs that ask for what is missing.", .facts = "Only on macos; ignored elsewhere."},
});

constexpr std::string_view kCheckPermissionsWire =
    R"text({"name":"check_permissions","title":"What this desktop allows","description":"Tells whether accessibility trees, pictures and input can be had here, and what is missing. Changes nothing.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"outputSchema":{"type":"object","required":["accessibility","screen_recording","input","permissions"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kCheckPermissionsBriefWire =
    R"text({"name":"check_permissions","title":"What this desktop allows","description":"Tells whether accessibility trees, pictures and input can be had here, and what is missing. Changes nothing.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"outputSchema":{"type":"object","required":["accessibility","screen_recording","input","permissions"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

/// docs/reference/tools/desktop/check_permissions.md, of which the build makes it (cmake/references.cmake).
extern const char check_permissions_reference[];

constinit const ToolInfo check_permissions_tool = {
  .toolset = "desktop",
  .name = "check_permissions",
  .identity = "desktop.check_permissions",
  .command = "check_permissions",
  .title = "What this desktop allows",
  .group = "observe",
  .since = "0.1",
  .description = "Tells whether accessibility trees, pictures and input are available on this desktop, and what is missing. It changes nothing.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .platforms = platform_support::kPlatforms4269087154,
  .needs = kCheckPermissionsNeeds,
  .uses = kCheckPermissionsUses,
  .wire = kCheckPermissionsWire,
  .brief_wire = kCheckPermissionsBriefWire,
  .input = &check_permissions_args_schema,
  .cli = kCheckPermissionsOptions,
  .reference = {check_permissions_reference, 1587},
  .parse = &prepare_check_permissions,
};

}  // namespace offhand::tools::desktop
