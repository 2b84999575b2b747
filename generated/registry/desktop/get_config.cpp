// Generated from schema/tools/desktop/get_config.json. Do not edit.
#include <array>
#include <string_view>

#include "generated/tools/desktop/get_config.h"

namespace offhand::tools::desktop {
namespace {

constexpr auto kGetConfigPlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::none, "This tool works on desktop windows."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kGetConfigErrors = std::to_array<std::string_view>({"configuration_invalid"});

constexpr auto kGetConfigOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Run's name.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
});

constexpr std::string_view kGetConfigWire =
    R"text({"name":"get_config","title":"Read settings","description":"Tells the settings that hold for this run.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Run's name."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["version","platform","config_file","settings"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kGetConfigBriefWire =
    R"text({"name":"get_config","title":"Read settings","description":"Tells the settings that hold for this run.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Run's name."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["version","platform","config_file","settings"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kGetConfigReference = R"text(# get_config

Tells the settings that hold for this run.

Toolset `desktop`, group `session`, since 0.1. Command: `offhand get_config`. A call can at worst observe.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `session` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Run's name. |

## Result

Text, and the same facts as structured content:

| Member | Type | Present | Meaning |
|---|---|---|---|
| `version` | string | always | Of offhand. |
| `platform` | string | always | Backend in use. |
| `config_file` | string | always | Where the lasting settings are kept. |
| `session` | string | | Run that was asked about; absent without a name. |
| `settings` | object | always | What holds now. |
| `settings.capture_scope` | one of `window`, `desktop` | always | desktop allows calls without a window: they mean the whole screen. |
| `settings.max_image_dimension` | integer, 0 to 16384 | always | Longer side of pictures at most; 0: native. |
| `settings.experimental_pip` | boolean | always | Shows a small picture of the window acted on last. |
| `settings.experimental_pip_geometry` | string, at most 64 characters, matches `^([0-9]+x[0-9]+([+-][0-9]+){0,2})?$` | always | Its size and place: 320x200 or 320x200+24+24. |
| `settings.overrides[]` | list of string | always | Which of them this run set for itself. |

## Errors

`configuration_invalid`; besides the general ones.

## Examples

Settings of this run.

```json
{"name":"get_config","arguments":{}}
```

```sh
offhand get_config
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

constinit const ToolInfo get_config_tool = {
  .toolset = "desktop",
  .name = "get_config",
  .identity = "desktop.get_config",
  .command = "get_config",
  .title = "Read settings",
  .group = "session",
  .since = "0.1",
  .description = "Tells the settings that hold for this run.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe,
  .background_lock = LockKind::none,
  .foreground_lock = LockKind::none,
  .timeout = TimeoutKind::read,
  .platforms = kGetConfigPlatforms,
  .errors = kGetConfigErrors,
  .wire = kGetConfigWire,
  .brief_wire = kGetConfigBriefWire,
  .input = &get_config_args_schema,
  .cli = kGetConfigOptions,
  .reference = kGetConfigReference,
  .parse = &prepare_get_config,
};

}  // namespace offhand::tools::desktop
