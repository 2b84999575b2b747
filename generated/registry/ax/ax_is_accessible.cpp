// Generated from schema/tools/ax/ax_is_accessible.json. Do not edit.
#include "generated/tools/ax/ax_is_accessible.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::ax {

constexpr auto kAxIsAccessibleNeeds = std::to_array<std::string_view>({"accessibility", "windows"});

constexpr auto kAxIsAccessibleOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
});

constexpr std::string_view kAxIsAccessibleWire =
    R"text({"name":"ax_is_accessible","title":"Check accessibility","description":"Tells whether the elements of applications can be read on this desktop, and what helps where they cannot.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["enabled"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kAxIsAccessibleBriefWire =
    R"text({"name":"ax_is_accessible","title":"Check accessibility","description":"Tells whether the elements of applications can be read on this desktop, and what helps where they cannot.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["enabled"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

/// docs/reference/tools/ax/ax_is_accessible.md, of which the build makes it (cmake/references.cmake).
extern const char ax_is_accessible_reference[];

constinit const ToolInfo ax_is_accessible_tool = {
  .toolset = "ax",
  .name = "ax_is_accessible",
  .identity = "ax.ax_is_accessible",
  .command = "ax check",
  .title = "Check accessibility",
  .group = "connect",
  .since = "0.1",
  .description = "Tells whether the elements of applications can be read on this desktop, and what helps where they cannot.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .platforms = platform_support::kPlatforms2905451567,
  .needs = kAxIsAccessibleNeeds,
  .wire = kAxIsAccessibleWire,
  .brief_wire = kAxIsAccessibleBriefWire,
  .input = &ax_is_accessible_args_schema,
  .cli = kAxIsAccessibleOptions,
  .reference = {ax_is_accessible_reference, 1250},
  .parse = &prepare_ax_is_accessible,
};

}  // namespace offhand::tools::ax
