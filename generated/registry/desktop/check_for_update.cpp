// Generated from schema/tools/desktop/check_for_update.json. Do not edit.
#include <array>
#include <string_view>

#include "generated/tools/desktop/check_for_update.h"

namespace offhand::tools::desktop {
namespace {

constexpr auto kCheckForUpdatePlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::none, "This tool is about the program on this machine."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kCheckForUpdateAliases = std::to_array<std::string_view>({"check_update"});

constexpr std::string_view kCheckForUpdateWire =
    R"text({"name":"check_for_update","title":"Look for a newer release","description":"Tells this version and, where the setting update_manifest names a file or an address, the latest one. Installs nothing. That nothing can be reached is an answer, not an error.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"outputSchema":{"type":"object","required":["current_version","checked","detail"]},"annotations":{"readOnlyHint":true}})text";

constexpr std::string_view kCheckForUpdateBriefWire =
    R"text({"name":"check_for_update","title":"Look for a newer release","description":"Tells this version and, where the setting update_manifest names a file or an address, the latest one. Installs nothing. That nothing can be reached is an answer, not an error.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"outputSchema":{"type":"object","required":["current_version","checked","detail"]},"annotations":{"readOnlyHint":true}})text";

constexpr std::string_view kCheckForUpdateReference = R"text(# check_for_update

Tells the version of this program and, where the setting update_manifest names a file or an address, the latest release. It installs nothing, and tells that address nothing but that somebody asked. That it cannot be reached is an answer, not an error.

Toolset `desktop`, group `maintenance`, since 0.1. Command: `offhand check_for_update`. A call can at worst observe.

Old names: `check_update`.

## Arguments

None.

## Result

Text, and the same facts as structured content:

| Member | Type | Present | Meaning |
|---|---|---|---|
| `current_version` | string | always | Version of this program. |
| `checked` | boolean | always | Whether the latest version could be found out. |
| `latest_version` | string | | Version of the latest release. |
| `update_available` | boolean | | Whether the latest release is newer than this program; absent where it could not be found out. |
| `install` | string | | Command that installs the release, in the words of its publisher. Read it before running it. |
| `release_notes_url` | string | | Address of a page that tells what is new in the release. |
| `source` | string | | File or address that was looked at. |
| `detail` | string | always | The answer as a sentence. |

## Examples

Is there a newer release?

```json
{"name":"check_for_update","arguments":{}}
```

```sh
offhand check_for_update
```

## Platforms

| Platform | Support | |
|---|---|---|
| linux | full | |
| macos | none | Offhand has no macOS backend yet. |
| sim | full | |
| web | none | This tool is about the program on this machine. |
| windows | none | Offhand has no Windows backend yet. |
)text";

}  // namespace

constinit const ToolInfo check_for_update_tool = {
  .toolset = "desktop",
  .name = "check_for_update",
  .identity = "desktop.check_for_update",
  .command = "check_for_update",
  .title = "Look for a newer release",
  .group = "maintenance",
  .since = "0.1",
  .aliases = kCheckForUpdateAliases,
  .description = "Tells the version of this program and, where the setting update_manifest names a file or an address, the latest release. It installs nothing, and tells that address nothing but that somebody asked. That it cannot be reached is an answer, not an error.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = true},
  .power = Power::observe, .is_sandboxed = true,
  .background_lock = LockKind::none,
  .foreground_lock = LockKind::none,
  .timeout = TimeoutKind::read,
  .platforms = kCheckForUpdatePlatforms,
  .wire = kCheckForUpdateWire,
  .brief_wire = kCheckForUpdateBriefWire,
  .input = &check_for_update_args_schema,
  .reference = kCheckForUpdateReference,
  .parse = &prepare_check_for_update,
};

}  // namespace offhand::tools::desktop
