// Generated from schema/tools/cup/get_overview.json. Do not edit.
#include <array>
#include <string_view>

#include "generated/tools/cup/get_overview.h"

namespace offhand::tools::cup {
namespace {

constexpr auto kGetOverviewPlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::none, "This tool works on desktop windows."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
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

constexpr std::string_view kGetOverviewReference = R"text(# get_overview

Lists the open windows, the front one first, without asking any application.

Toolset `cup`, group `cup`, since 0.1. Command: `offhand cup get_overview`. A call can at worst observe.

Old names: `overview`.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `session` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. |
| `format` | one of `compact`, `json` | `"compact"` | json: the reply has the envelope as structured content, too. Not listed over MCP. `compact`: Compact text alone. `json`: The envelope of the Computer Use Protocol, as structured content beside the text: the whole tree, whatever detail says. |

## Examples

The open windows.

```json
{"name":"get_overview","arguments":{}}
```

```sh
offhand cup get_overview
```

## Platforms

| Platform | Support | |
|---|---|---|
| linux | full | |
| macos | none | Offhand has no macOS backend yet. |
| sim | full | |
| web | none | This tool works on desktop windows. |
| windows | none | Offhand has no Windows backend yet. |
)text";

}  // namespace

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
  .background_lock = LockKind::none,
  .foreground_lock = LockKind::none,
  .timeout = TimeoutKind::read,
  .platforms = kGetOverviewPlatforms,
  .needs = kGetOverviewNeeds,
  .wire = kGetOverviewWire,
  .brief_wire = kGetOverviewBriefWire,
  .input = &get_overview_args_schema,
  .cli = kGetOverviewOptions,
  .reference = kGetOverviewReference,
  .parse = &prepare_get_overview,
};

}  // namespace offhand::tools::cup
