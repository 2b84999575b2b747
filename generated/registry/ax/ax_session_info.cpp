// Generated from schema/tools/ax/ax_session_info.json. Do not edit.
#include "generated/tools/ax/ax_session_info.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::ax {

constexpr auto kAxSessionInfoUses = std::to_array<std::string_view>({"apps"});

constexpr auto kAxSessionInfoOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
});

constexpr std::string_view kAxSessionInfoWire =
    R"text({"name":"ax_session_info","title":"Session information","description":"Tells what the session is connected to and what it has done.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["connected_apps","action_count"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kAxSessionInfoBriefWire =
    R"text({"name":"ax_session_info","title":"Session information","description":"Tells what the session is connected to and what it has done.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["connected_apps","action_count"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

/// docs/reference/tools/ax/ax_session_info.md, of which the build makes it (cmake/references.cmake).
extern const char ax_session_info_reference[];

constinit const ToolInfo ax_session_info_tool = {
  .toolset = "ax",
  .name = "ax_session_info",
  .identity = "ax.ax_session_info",
  .command = "ax session",
  .title = "Session information",
  .group = "context",
  .since = "0.1",
  .description = "Tells what the session is connected to and what it has done.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .platforms = platform_support::kPlatforms2610842135,
  .uses = kAxSessionInfoUses,
  .wire = kAxSessionInfoWire,
  .brief_wire = kAxSessionInfoBriefWire,
  .input = &ax_session_info_args_schema,
  .cli = kAxSessionInfoOptions,
  .reference = {ax_session_info_reference, 1600},
  .parse = &prepare_ax_session_info,
};

}  // namespace offhand::tools::ax
