// Generated from schema/tools/desktop/set_config.json. Do not edit.
#include <array>
#include <string_view>

#include "generated/tools/desktop/set_config.h"

namespace offhand::tools::desktop {
namespace {

constexpr auto kSetConfigPlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::none, "This tool works on desktop windows."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kSetConfigErrors = std::to_array<std::string_view>({"configuration_invalid", "nothing_to_set", "write_failed"});

constexpr auto kSetConfigCaptureScopeChoices = std::to_array<std::string_view>({"window", "desktop"});
constexpr auto kSetConfigOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Run's name.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--capture-scope", .key = "capture_scope", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "desktop allows calls without a window: they mean the whole screen.", .facts = "One of window, desktop.", .choices = kSetConfigCaptureScopeChoices},
  {.flag = "--max-image-dimension", .key = "max_image_dimension", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Longer side of pictures at most; 0: native.", .facts = "Limits: 0 to 16384."},
  {.flag = "--experimental-pip", .key = "experimental_pip", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "Shows a small picture of the window acted on last.", .facts = ""},
  {.flag = "--experimental-pip-geometry", .key = "experimental_pip_geometry", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Its size and place: 320x200 or 320x200+24+24.", .facts = "Limits: at most 64 characters, matches ^([0-9]+x[0-9]+([+-][0-9]+){0,2})?$."},
  {.flag = "--capture-mode", .key = "capture_mode", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Accepted and ignored.", .facts = "Limits: at most 64 characters."},
});

constexpr std::string_view kSetConfigWire =
    R"text({"name":"set_config","title":"Change settings","description":"Changes settings: for this run alone, in memory. A single command that names no session writes the settings file instead.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Run's name."},"capture_scope":{"type":"string","enum":["window","desktop"],"description":"desktop allows calls without a window: they mean the whole screen."},"max_image_dimension":{"type":"integer","minimum":0,"maximum":16384,"description":"Longer side of pictures at most; 0: native."},"experimental_pip":{"type":"boolean","description":"Shows a small picture of the window acted on last."},"experimental_pip_geometry":{"type":"string","maxLength":64,"pattern":"^([0-9]+x[0-9]+([+-][0-9]+){0,2})?$","description":"Its size and place: 320x200 or 320x200+24+24."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["reach","changed","settings"]},"annotations":{"destructiveHint":false,"idempotentHint":true,"openWorldHint":false}})text";

constexpr std::string_view kSetConfigBriefWire =
    R"text({"name":"set_config","title":"Change settings","description":"Changes settings: for this run alone, in memory. A single command that names no session writes the settings file instead.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Run's name."},"capture_scope":{"type":"string","enum":["window","desktop"],"description":"desktop allows calls without a window: they mean the whole screen."},"max_image_dimension":{"type":"integer","description":"Longer side of pictures at most; 0: native."},"experimental_pip":{"type":"boolean","description":"Shows a small picture of the window acted on last."},"experimental_pip_geometry":{"type":"string","description":"Its size and place: 320x200 or 320x200+24+24."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["reach","changed","settings"]},"annotations":{"destructiveHint":false,"idempotentHint":true,"openWorldHint":false}})text";

constexpr std::string_view kSetConfigReference = R"text(# set_config

Changes settings: for this run alone, in memory. A single command that names no session writes the settings file instead.

Toolset `desktop`, group `session`, since 0.1. Command: `offhand set_config`. A call can at worst change something.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `session` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Run's name. |
| `capture_scope` | one of `window`, `desktop` | | desktop allows calls without a window: they mean the whole screen. |
| `max_image_dimension` | integer, 0 to 16384 | | Longer side of pictures at most; 0: native. |
| `experimental_pip` | boolean | | Shows a small picture of the window acted on last. |
| `experimental_pip_geometry` | string, at most 64 characters, matches `^([0-9]+x[0-9]+([+-][0-9]+){0,2})?$` | | Its size and place: 320x200 or 320x200+24+24. |
| `capture_mode` | string, at most 64 characters | | Accepted and ignored. Not listed over MCP. |

## Result

Text, and the same facts as structured content:

| Member | Type | Present | Meaning |
|---|---|---|---|
| `reach` | one of `session`, `file` | always | Where it was set: for this run, or for good. |
| `changed[]` | list of string | always | Settings that were given. |
| `config_file` | string | | File that was written; absent for a run. |
| `settings` | object | always | What holds now. |
| `settings.capture_scope` | one of `window`, `desktop` | always | desktop allows calls without a window: they mean the whole screen. |
| `settings.max_image_dimension` | integer, 0 to 16384 | always | Longer side of pictures at most; 0: native. |
| `settings.experimental_pip` | boolean | always | Shows a small picture of the window acted on last. |
| `settings.experimental_pip_geometry` | string, at most 64 characters, matches `^([0-9]+x[0-9]+([+-][0-9]+){0,2})?$` | always | Its size and place: 320x200 or 320x200+24+24. |
| `settings.overrides[]` | list of string | always | Which of them this run set for itself. |

## Errors

`configuration_invalid`, `nothing_to_set`, `write_failed`; besides the general ones.

## Examples

Work the whole screen in this run.

```json
{"name":"set_config","arguments":{"session":"research-1","capture_scope":"desktop"}}
```

```sh
offhand set_config --session research-1 --capture-scope desktop
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

constinit const ToolInfo set_config_tool = {
  .toolset = "desktop",
  .name = "set_config",
  .identity = "desktop.set_config",
  .command = "set_config",
  .title = "Change settings",
  .group = "session",
  .since = "0.1",
  .description = "Changes settings: for this run alone, in memory. A single command that names no session writes the settings file instead.",
  .annotations = {.read_only = false, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::act,
  .background_lock = LockKind::none,
  .foreground_lock = LockKind::none,
  .timeout = TimeoutKind::read,
  .platforms = kSetConfigPlatforms,
  .errors = kSetConfigErrors,
  .wire = kSetConfigWire,
  .brief_wire = kSetConfigBriefWire,
  .input = &set_config_args_schema,
  .cli = kSetConfigOptions,
  .reference = kSetConfigReference,
  .parse = &prepare_set_config,
};

}  // namespace offhand::tools::desktop
