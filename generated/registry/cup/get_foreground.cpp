// Generated from schema/tools/cup/get_foreground.json. Do not edit.
#include <array>
#include <string_view>

#include "generated/tools/cup/get_foreground.h"

namespace offhand::tools::cup {
namespace {

constexpr auto kGetForegroundPlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::none, "This tool works on desktop windows."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kGetForegroundNeeds = std::to_array<std::string_view>({"accessibility", "screen_layout", "windows"});
constexpr auto kGetForegroundAliases = std::to_array<std::string_view>({"snapshot"});

constexpr auto kGetForegroundDetailChoices = std::to_array<std::string_view>({"standard", "minimal", "full"});
constexpr auto kGetForegroundDialectChoices = std::to_array<std::string_view>({"long", "short"});
constexpr auto kGetForegroundFormatChoices = std::to_array<std::string_view>({"compact", "json"});
constexpr auto kGetForegroundOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--detail", .key = "detail", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "standard: elements that say something; minimal: those that can be acted on and what they lie in; full: all.", .facts = "One of standard, minimal, full. Default: standard.", .default_text = "standard", .choices = kGetForegroundDetailChoices},
  {.flag = "--dialect", .key = "dialect", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "short: codes in place of words, and bounds only of what can be acted on.", .facts = "One of long, short. Default: long.", .default_text = "long", .choices = kGetForegroundDialectChoices},
  {.flag = "--format", .key = "format", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "json: the reply has the envelope as structured content, too.", .facts = "One of compact, json. Default: compact.", .default_text = "compact", .choices = kGetForegroundFormatChoices},
});

constexpr std::string_view kGetForegroundWire =
    R"text({"name":"get_foreground","title":"Capture the active window","description":"Captures the active window as a tree of elements, and lists the windows. Ids are valid until the next capture; execute_action acts on them.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"detail":{"type":"string","enum":["standard","minimal","full"],"description":"minimal: what can be acted on; full: all.","default":"standard"}},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kGetForegroundBriefWire =
    R"text({"name":"get_foreground","title":"Capture the active window","description":"Captures the active window as a tree of elements, and lists the windows. Ids are valid until the next capture; execute_action acts on them.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"detail":{"type":"string","enum":["standard","minimal","full"],"description":"minimal: what can be acted on; full: all.","default":"standard"}},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kGetForegroundReference = R"text(# get_foreground

Captures the active window as a tree of elements, and lists the open windows. Ids of elements are valid until the next capture; execute_action acts on them.

Toolset `cup`, group `cup`, since 0.1. Command: `offhand cup get_foreground`. A call can at worst observe.

Old names: `snapshot`.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `session` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. |
| `detail` | one of `standard`, `minimal`, `full` | `"standard"` | standard: elements that say something; minimal: those that can be acted on and what they lie in; full: all. `standard`: Without what says nothing, and without what is scrolled out of sight. `minimal`: Elements that can be acted on, and what they lie in. `full`: Every element. |
| `dialect` | one of `long`, `short` | `"long"` | short: codes in place of words, and bounds only of what can be acted on. Not listed over MCP. `long`: Words, and the bounds of every element. `short`: Short codes, and bounds of elements that can be acted on. |
| `format` | one of `compact`, `json` | `"compact"` | json: the reply has the envelope as structured content, too. Not listed over MCP. `compact`: Compact text alone. `json`: The envelope of the Computer Use Protocol, as structured content beside the text: the whole tree, whatever detail says. |

## Examples

The active window.

```json
{"name":"get_foreground","arguments":{}}
```

```sh
offhand cup get_foreground
```

Only what can be acted on.

```json
{"name":"get_foreground","arguments":{"detail":"minimal"}}
```

```sh
offhand cup get_foreground --detail minimal
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

constinit const ToolInfo get_foreground_tool = {
  .toolset = "cup",
  .name = "get_foreground",
  .identity = "cup.get_foreground",
  .command = "cup get_foreground",
  .title = "Capture the active window",
  .group = "cup",
  .since = "0.1",
  .aliases = kGetForegroundAliases,
  .description = "Captures the active window as a tree of elements, and lists the open windows. Ids of elements are valid until the next capture; execute_action acts on them.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .background_lock = LockKind::none,
  .foreground_lock = LockKind::none,
  .timeout = TimeoutKind::read,
  .platforms = kGetForegroundPlatforms,
  .needs = kGetForegroundNeeds,
  .wire = kGetForegroundWire,
  .brief_wire = kGetForegroundBriefWire,
  .input = &get_foreground_args_schema,
  .cli = kGetForegroundOptions,
  .reference = kGetForegroundReference,
  .parse = &prepare_get_foreground,
};

}  // namespace offhand::tools::cup
