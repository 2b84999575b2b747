// Generated from schema/tools/ax/ax_undo.json. Do not edit.
#include <array>
#include <string_view>

#include "generated/tools/ax/ax_undo.h"

namespace offhand::tools::ax {
namespace {

constexpr auto kAxUndoPlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::none, "This tool works on desktop windows."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kAxUndoNeeds = std::to_array<std::string_view>({"accessibility", "apps", "windows"});

constexpr auto kAxUndoOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--count", .key = "count", .kind = CliKind::integer, .position = 0, .value_name = "NUMBER", .description = "Number of actions to undo.", .facts = "Limits: 1 to 256. Default: 1.", .default_text = "1"},
});

constexpr std::string_view kAxUndoWire =
    R"text({"name":"ax_undo","title":"Undo last actions","description":"Undoes the last actions of the session, newest first: text and values are put back, scrolling and switches turned back. What has no inverse, and what somebody changed since, is left as it is and reported.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"count":{"type":"integer","minimum":1,"maximum":256,"description":"Number of actions to undo.","default":1}},"additionalProperties":false},"outputSchema":{"type":"object","required":["undone","skipped"]},"annotations":{"destructiveHint":false,"openWorldHint":false}})text";

constexpr std::string_view kAxUndoBriefWire =
    R"text({"name":"ax_undo","title":"Undo last actions","description":"Undoes the last actions of the session, newest first: text and values are put back, scrolling and switches turned back. What has no inverse, and what somebody changed since, is left as it is and reported.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"count":{"type":"integer","minimum":1,"maximum":256,"description":"Number of actions to undo.","default":1}},"additionalProperties":false},"outputSchema":{"type":"object","required":["undone","skipped"]},"annotations":{"destructiveHint":false,"openWorldHint":false}})text";

constexpr std::string_view kAxUndoReference = R"text(# ax_undo

Undoes the last actions of the session, newest first: text and values are put back, scrolling and switches turned back. What has no inverse, and what somebody changed since, is left as it is and reported.

Toolset `ax`, group `context`, since 0.1. Command: `offhand ax undo`. A call can at worst change something.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `session` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. |
| `count` | integer, 1 to 256 | `1` | Number of actions to undo. |

## Result

Text, and the same facts as structured content:

| Member | Type | Present | Meaning |
|---|---|---|---|
| `undone` | integer, at least 0 | always | Number of actions that were undone. |
| `skipped` | integer, at least 0 | always | Number of actions that were left as they are. |
| `actions[]` | list of object | | The actions, newest first. |
| `actions[].tool` | string | always | Name of the tool that did it. |
| `actions[].status` | one of `undone`, `skipped_irreversible` | always | undone: what was there before is there again; skipped_irreversible: nothing was done about it. |
| `actions[].on` | string | | What it was done on, in words. |
| `actions[].reason` | string | | Why it was left as it is; absent where it was undone. |

## Examples

The last one.

```json
{"name":"ax_undo","arguments":{}}
```

```sh
offhand ax undo
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

constinit const ToolInfo ax_undo_tool = {
  .toolset = "ax",
  .name = "ax_undo",
  .identity = "ax.ax_undo",
  .command = "ax undo",
  .title = "Undo last actions",
  .group = "context",
  .since = "0.1",
  .description = "Undoes the last actions of the session, newest first: text and values are put back, scrolling and switches turned back. What has no inverse, and what somebody changed since, is left as it is and reported.",
  .annotations = {.read_only = false, .destructive = false, .idempotent = false, .open_world = false},
  .power = Power::act, .is_sandboxed = false,
  .background_lock = LockKind::none,
  .foreground_lock = LockKind::none,
  .timeout = TimeoutKind::run,
  .platforms = kAxUndoPlatforms,
  .needs = kAxUndoNeeds,
  .wire = kAxUndoWire,
  .brief_wire = kAxUndoBriefWire,
  .input = &ax_undo_args_schema,
  .cli = kAxUndoOptions,
  .reference = kAxUndoReference,
  .parse = &prepare_ax_undo,
};

}  // namespace offhand::tools::ax
