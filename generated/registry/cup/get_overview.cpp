// Generated from schema/tools/cup/get_overview.json. Do not edit.
#include "generated/tools/cup/get_overview.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::cup {

constexpr auto kGetOverviewNeeds = std::to_array<std::string_view>({"screen_layout", "windows"});
constexpr auto kGetOverviewAliases = std::to_array<std::string_view>({"overview"});

constexpr auto kGetOverviewFormatChoices = std::to_array<std::string_view>({"compact", "json"});
constexpr auto kGetOverviewOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--format", .key = "format", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "json: the reply has the envelope as structured content, too.", .facts = "One of compact, json. Default: compact.", .default_text = "compact", .choices = kGetOverviewFormatChoices},
});

constexpr std::string_view kGetOverviewWire =
    R"text({"name":"get_overview","title":"List the windows","description":"Lists the open windows, the front one first, without asking any application.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."}},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kGetOverviewBriefWire =
    R"text({"name":"get_overview","title":"List the windows","description":"Lists the open windows, the front one first, without asking any application.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."}},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

/// docs/reference/tools/cup/get_overview.md, of which the build makes it (cmake/references.cmake).
extern const char get_overview_reference[];

constinit const ToolInfo get_overview_tool = {
  .toolset = "cup",
  .name = "get_overview",
  .identity = "cup.get_overview",
  .command = "cup get_overview",
  .title = "List the windows",
  .group = "cup",
  .since = "0.1",
  .aliases = kGetOverviewAliases,
  .description = "Lists the open windows, the front one first, without asking any application.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .platforms = platform_support::kPlatforms2905451567,
  .needs = kGetOverviewNeeds,
  .wire = kGetOverviewWire,
  .brief_wire = kGetOverviewBriefWire,
  .input = &get_overview_args_schema,
  .cli = kGetOverviewOptions,
  .reference = {get_overview_reference, 1199},
  .parse = &prepare_get_overview,
};

}  // namespace offhand::tools::cup
