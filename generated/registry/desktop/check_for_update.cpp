// Generated from schema/tools/desktop/check_for_update.json. Do not edit.
#include "generated/tools/desktop/check_for_update.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::desktop {

constexpr auto kCheckForUpdateAliases = std::to_array<std::string_view>({"check_update"});

constexpr std::string_view kCheckForUpdateWire =
    R"text({"name":"check_for_update","title":"Look for a newer release","description":"Tells this version and, where the setting update_manifest names a file or an address, the latest one. Installs nothing. That nothing can be reached is an answer, not an error.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"outputSchema":{"type":"object","required":["current_version","checked","detail"]},"annotations":{"readOnlyHint":true}})text";

constexpr std::string_view kCheckForUpdateBriefWire =
    R"text({"name":"check_for_update","title":"Look for a newer release","description":"Tells this version and, where the setting update_manifest names a file or an address, the latest one. Installs nothing. That nothing can be reached is an answer, not an error.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"outputSchema":{"type":"object","required":["current_version","checked","detail"]},"annotations":{"readOnlyHint":true}})text";

/// docs/reference/tools/desktop/check_for_update.md, of which the build makes it (cmake/references.cmake).
extern const char check_for_update_reference[];

constinit const ToolInfo check_for_update_tool = {
  .toolset = "desktop",
  .name = "check_for_update",
  .identity = "desktop.check_for_update",
  .command = "check_for_update",
  .title = "Look for a newer release",
  .group = "maintenance",
  .since = "0.1",
  .aliases = kCheckForUpdateAliases,
  .description = "Tells the version of this program and, where the setting update_manifest names a file or an address, the latest release. It installs nothing, and tells that address nothing but that somebody asked. That it cannot be reached is an answer, not an error.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = true},
  .power = Power::observe, .is_sandboxed = true,
  .platforms = platform_support::kPlatforms1698942620,
  .wire = kCheckForUpdateWire,
  .brief_wire = kCheckForUpdateBriefWire,
  .input = &check_for_update_args_schema,
  .reference = {check_for_update_reference, 1634},
  .parse = &prepare_check_for_update,
};

}  // namespace offhand::tools::desktop
