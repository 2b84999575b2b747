// Generated from schema/tools/cup/get_tree.json. Do not edit.
#include <array>
#include <string_view>

#include "generated/tools/cup/get_tree.h"

namespace offhand::tools::cup {
namespace {

constexpr auto kGetTreePlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::none, "This tool works on desktop windows."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kGetTreeNeeds = std::to_array<std::string_view>({"accessibility", "screen_layout", "windows"});
constexpr auto kGetTreeAliases = std::to_array<std::string_view>({"snapshot_app"});
constexpr auto kGetTreeErrors = std::to_array<std::string_view>({"no_such_window_title"});

constexpr auto kGetTreeDetailChoices = std::to_array<std::string_view>({"standard", "minimal", "full"});
constexpr auto kGetTreeDialectChoices = std::to_array<std::string_view>({"long", "short"});
constexpr auto kGetTreeFormatChoices = std::to_array<std::string_view>({"compact", "json"});
constexpr auto kGetTreeOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--app", .key = "app", .kind = CliKind::string, .position = 0, .value_name = "TEXT", .description = "Part of the title of the windows, or where none has it of the name of their application; case does not matter.", .facts = "Limits: 1 to 256 characters. Required.", .required = true},
  {.flag = "--detail", .key = "detail", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "standard: elements that say something; minimal: those that can be acted on and what they lie in; full: all.", .facts = "One of standard, minimal, full. Default: standard.", .default_text = "standard", .choices = kGetTreeDetailChoices},
  {.flag = "--dialect", .key = "dialect", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "short: codes in place of words, and bounds only of what can be acted on.", .facts = "One of long, short. Default: long.", .default_text = "long", .choices = kGetTreeDialectChoices},
  {.flag = "--format", .key = "format", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "json: the reply has the envelope as structured content, too.", .facts = "One of compact, json. Default: compact.", .default_text = "compact", .choices = kGetTreeFormatChoices},
});

constexpr std::string_view kGetTreeWire =
    R"text({"name":"get_tree","title":"Capture windows by their title","description":"Captures the windows whose title, or else whose application, contains a text.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"app":{"type":"string","minLength":1,"maxLength":256,"description":"Part of a title."},"detail":{"type":"string","enum":["standard","minimal","full"],"description":"minimal: what can be acted on; full: all.","default":"standard"}},"required":["app"],"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kGetTreeBriefWire =
    R"text({"name":"get_tree","title":"Capture windows by their title","description":"Captures the windows whose title, or else whose application, contains a text.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"app":{"type":"string","description":"Part of a title."},"detail":{"type":"string","enum":["standard","minimal","full"],"description":"minimal: what can be acted on; full: all.","default":"standard"}},"required":["app"],"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kGetTreeReference = R"text(# get_tree

Captures the windows whose title, or else whose application, contains a text.

Toolset `cup`, group `cup`, since 0.1. Command: `offhand cup get_tree`. A call can at worst observe.

Old names: `snapshot_app`.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `session` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. |
| `app` | string, 1 to 256 characters | required | Part of the title of the windows, or where none has it of the name of their application; case does not matter. |
| `detail` | one of `standard`, `minimal`, `full` | `"standard"` | standard: elements that say something; minimal: those that can be acted on and what they lie in; full: all. `standard`: Without what says nothing, and without what is scrolled out of sight. `minimal`: Elements that can be acted on, and what they lie in. `full`: Every element. |
| `dialect` | one of `long`, `short` | `"long"` | short: codes in place of words, and bounds only of what can be acted on. Not listed over MCP. `long`: Words, and the bounds of every element. `short`: Short codes, and bounds of elements that can be acted on. |
| `format` | one of `compact`, `json` | `"compact"` | json: the reply has the envelope as structured content, too. Not listed over MCP. `compact`: Compact text alone. `json`: The envelope of the Computer Use Protocol, as structured content beside the text: the whole tree, whatever detail says. |

## Errors

`no_such_window_title`; besides the general ones.

## Examples

The windows of an editor.

```json
{"name":"get_tree","arguments":{"app":"mousepad"}}
```

```sh
offhand cup get_tree mousepad
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

constinit const ToolInfo get_tree_tool = {
  .toolset = "cup",
  .name = "get_tree",
  .identity = "cup.get_tree",
  .command = "cup get_tree",
  .title = "Capture windows by their title",
  .group = "cup",
  .since = "0.1",
  .aliases = kGetTreeAliases,
  .description = "Captures the windows whose title, or else whose application, contains a text.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .background_lock = LockKind::none,
  .foreground_lock = LockKind::none,
  .timeout = TimeoutKind::read,
  .platforms = kGetTreePlatforms,
  .needs = kGetTreeNeeds,
  .errors = kGetTreeErrors,
  .wire = kGetTreeWire,
  .brief_wire = kGetTreeBriefWire,
  .input = &get_tree_args_schema,
  .cli = kGetTreeOptions,
  .reference = kGetTreeReference,
  .parse = &prepare_get_tree,
};

}  // namespace offhand::tools::cup
