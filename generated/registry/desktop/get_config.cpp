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
  {"web", Support::full, ""},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kGetConfigErrors = std::to_array<std::string_view>({"configuration_invalid"});

constexpr auto kGetConfigOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
});

constexpr std::string_view kGetConfigWire =
    R"text({"name":"get_config","title":"Read settings","description":"Tells the settings that hold for this session.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["version","platform","config_file","settings"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kGetConfigBriefWire =
    R"text({"name":"get_config","title":"Read settings","description":"Tells the settings that hold for this session.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["version","platform","config_file","settings"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kGetConfigReference = R"text(# get_config

Tells the settings that hold for this session.

Toolset `desktop`, group `session`, since 0.1. Command: `offhand get_config`. A call can at worst observe.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `session` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. |

## Result

Text, and the same facts as structured content:

| Member | Type | Present | Meaning |
|---|---|---|---|
| `version` | string | always | Version of offhand. |
| `platform` | string | always | Name of the platform backend in use, such as linux. |
| `config_file` | string | always | Path of the file in which lasting settings are kept. |
| `session` | string | | Name of the session that was asked about; absent for a call without a session name. |
| `settings` | object | always | The settings that hold now. |
| `settings.capture_scope` | one of `window`, `desktop` | always | Whether pointer and keyboard tools may act without a window. desktop: such a call means the whole screen; window: it is refused with desktop_scope_disabled. |
| `settings.max_image_dimension` | integer, 0 to 16384 | always | Longest side of pictures in pixels: larger ones are scaled down. 0 keeps the native size. |
| `settings.experimental_pip` | boolean | always | Whether a small picture of the window that the session acted on last is shown over all other windows. |
| `settings.experimental_pip_geometry` | string, at most 64 characters, matches `^([0-9]+x[0-9]+([+-][0-9]+){0,2})?$` | always | Size of the picture of experimental_pip and where it stands on the screen, as 320x200 or 320x200+24+24. A negative offset such as -24 counts from the right or from the bottom. |
| `settings.overrides[]` | list of string | always | Names of the settings that this session has set for itself. |

## Errors

`configuration_invalid`; besides the general ones.

## Examples

Settings of this session.

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
| web | full | |
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
  .description = "Tells the settings that hold for this session.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
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
