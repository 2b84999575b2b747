// Generated from schema/tools/desktop/check_permissions.json. Do not edit.
#include <array>
#include <string_view>

#include "generated/tools/desktop/check_permissions.h"

namespace offhand::tools::desktop {
namespace {

constexpr auto kCheckPermissionsPlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::none, "This tool looks at a desktop."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kCheckPermissionsNeeds = std::to_array<std::string_view>({"accessibility", "windows"});
constexpr auto kCheckPermissionsUses = std::to_array<std::string_view>({"input", "screen"});

constexpr auto kCheckPermissionsOptions = std::to_array<CliOption>({
  {.flag = "--prompt", .key = "prompt", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "true: shows the system's own dialogs that ask for what is missing.", .facts = "Only on macos; ignored elsewhere."},
});

constexpr std::string_view kCheckPermissionsWire =
    R"text({"name":"check_permissions","title":"What this desktop allows","description":"Tells whether accessibility trees, pictures and input can be had here, and what is missing. Changes nothing.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"outputSchema":{"type":"object","required":["accessibility","screen_recording","input","permissions"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kCheckPermissionsBriefWire =
    R"text({"name":"check_permissions","title":"What this desktop allows","description":"Tells whether accessibility trees, pictures and input can be had here, and what is missing. Changes nothing.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"outputSchema":{"type":"object","required":["accessibility","screen_recording","input","permissions"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kCheckPermissionsReference = R"text(# check_permissions

Tells whether accessibility trees, pictures and input are available on this desktop, and what is missing. It changes nothing.

Toolset `desktop`, group `observe`, since 0.1. Command: `offhand check_permissions`. A call can at worst observe.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `prompt` | boolean | | true: shows the system's own dialogs that ask for what is missing. Only on macos; ignored elsewhere. |

## Result

Text, and the same facts as structured content:

| Member | Type | Present | Meaning |
|---|---|---|---|
| `accessibility` | boolean | always | Whether accessibility trees can be read. |
| `screen_recording` | boolean | always | Whether pictures can be taken. |
| `input` | boolean | always | Whether pointer and keyboard events can be sent. |
| `permissions[]` | list of object | always | Each of the three with its reason. |
| `permissions[].name` | one of `accessibility`, `screen_recording`, `input` | always | Name of what is asked for. |
| `permissions[].granted` | boolean | always | Whether it is available. |
| `permissions[].detail` | string | always | How things stand and, where it is missing, what to do about it. |

## Examples

Can everything be had here?

```json
{"name":"check_permissions","arguments":{}}
```

```sh
offhand check_permissions
```

## Platforms

| Platform | Support | |
|---|---|---|
| linux | full | |
| macos | none | Offhand has no macOS backend yet. |
| sim | full | |
| web | none | This tool looks at a desktop. |
| windows | none | Offhand has no Windows backend yet. |
)text";

}  // namespace

constinit const ToolInfo check_permissions_tool = {
  .toolset = "desktop",
  .name = "check_permissions",
  .identity = "desktop.check_permissions",
  .command = "check_permissions",
  .title = "What this desktop allows",
  .group = "observe",
  .since = "0.1",
  .description = "Tells whether accessibility trees, pictures and input are available on this desktop, and what is missing. It changes nothing.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .background_lock = LockKind::none,
  .foreground_lock = LockKind::none,
  .timeout = TimeoutKind::read,
  .platforms = kCheckPermissionsPlatforms,
  .needs = kCheckPermissionsNeeds,
  .uses = kCheckPermissionsUses,
  .wire = kCheckPermissionsWire,
  .brief_wire = kCheckPermissionsBriefWire,
  .input = &check_permissions_args_schema,
  .cli = kCheckPermissionsOptions,
  .reference = kCheckPermissionsReference,
  .parse = &prepare_check_permissions,
};

}  // namespace offhand::tools::desktop
