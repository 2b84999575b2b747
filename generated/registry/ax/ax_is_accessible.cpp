// Generated from schema/tools/ax/ax_is_accessible.json. Do not edit.
#include <array>
#include <string_view>

#include "generated/tools/ax/ax_is_accessible.h"

namespace offhand::tools::ax {
namespace {

constexpr auto kAxIsAccessiblePlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::none, "This tool works on desktop windows."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kAxIsAccessibleNeeds = std::to_array<std::string_view>({"accessibility", "windows"});

constexpr auto kAxIsAccessibleOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
});

constexpr std::string_view kAxIsAccessibleWire =
    R"text({"name":"ax_is_accessible","title":"Check accessibility","description":"Tells whether the elements of applications can be read on this desktop, and what helps where they cannot.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["enabled"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kAxIsAccessibleBriefWire =
    R"text({"name":"ax_is_accessible","title":"Check accessibility","description":"Tells whether the elements of applications can be read on this desktop, and what helps where they cannot.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["enabled"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kAxIsAccessibleReference = R"text(# ax_is_accessible

Tells whether the elements of applications can be read on this desktop, and what helps where they cannot.

Toolset `ax`, group `connect`, since 0.1. Command: `offhand ax check`. A call can at worst observe.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `session` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. |

## Result

Text, and the same facts as structured content:

| Member | Type | Present | Meaning |
|---|---|---|---|
| `enabled` | boolean | always | Whether the elements of applications can be read. |
| `process_name` | string | | Name of this program. |
| `suggestion` | string | | What to do where they cannot; absent where they can. |

## Examples

Can anything be read here?

```json
{"name":"ax_is_accessible","arguments":{}}
```

```sh
offhand ax check
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
  .background_lock = LockKind::none,
  .foreground_lock = LockKind::none,
  .timeout = TimeoutKind::read,
  .platforms = kAxIsAccessiblePlatforms,
  .needs = kAxIsAccessibleNeeds,
  .wire = kAxIsAccessibleWire,
  .brief_wire = kAxIsAccessibleBriefWire,
  .input = &ax_is_accessible_args_schema,
  .cli = kAxIsAccessibleOptions,
  .reference = kAxIsAccessibleReference,
  .parse = &prepare_ax_is_accessible,
};

}  // namespace offhand::tools::ax
