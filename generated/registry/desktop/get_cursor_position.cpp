// Generated from schema/tools/desktop/get_cursor_position.json. Do not edit.
#include <array>
#include <string_view>

#include "generated/tools/desktop/get_cursor_position.h"

namespace offhand::tools::desktop {
namespace {

constexpr auto kGetCursorPositionPlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::none, "A page is worked in without the pointer of a user."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kGetCursorPositionNeeds = std::to_array<std::string_view>({"user_desk", "windows"});

constexpr std::string_view kGetCursorPositionWire =
    R"text({"name":"get_cursor_position","title":"Where the pointer is","description":"Tells where the user's own pointer is on the screen.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"outputSchema":{"type":"object","required":["x","y"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kGetCursorPositionBriefWire =
    R"text({"name":"get_cursor_position","title":"Where the pointer is","description":"Tells where the user's own pointer is on the screen.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"outputSchema":{"type":"object","required":["x","y"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kGetCursorPositionReference = R"text(# get_cursor_position

Tells where the user's own pointer is on the screen.

Toolset `desktop`, group `observe`, since 0.1. Command: `offhand get_cursor_position`. A call can at worst observe.

## Arguments

None.

## Result

Text, and the same facts as structured content:

| Member | Type | Present | Meaning |
|---|---|---|---|
| `x` | integer | always | Horizontal position in pixels from the left of the screen. |
| `y` | integer | always | Vertical position in pixels from the top of the screen. |

## Examples

Where the pointer is.

```json
{"name":"get_cursor_position","arguments":{}}
```

```sh
offhand get_cursor_position
```

## Platforms

| Platform | Support | |
|---|---|---|
| linux | full | |
| macos | none | Offhand has no macOS backend yet. |
| sim | full | |
| web | none | A page is worked in without the pointer of a user. |
| windows | none | Offhand has no Windows backend yet. |
)text";

}  // namespace

constinit const ToolInfo get_cursor_position_tool = {
  .toolset = "desktop",
  .name = "get_cursor_position",
  .identity = "desktop.get_cursor_position",
  .command = "get_cursor_position",
  .title = "Where the pointer is",
  .group = "observe",
  .since = "0.1",
  .description = "Tells where the user's own pointer is on the screen.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .background_lock = LockKind::none,
  .foreground_lock = LockKind::none,
  .timeout = TimeoutKind::read,
  .platforms = kGetCursorPositionPlatforms,
  .needs = kGetCursorPositionNeeds,
  .wire = kGetCursorPositionWire,
  .brief_wire = kGetCursorPositionBriefWire,
  .input = &get_cursor_position_args_schema,
  .reference = kGetCursorPositionReference,
  .parse = &prepare_get_cursor_position,
};

}  // namespace offhand::tools::desktop
