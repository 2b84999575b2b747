// Generated from schema/tools/desktop/get_screen_size.json. Do not edit.
#include <array>
#include <string_view>

#include "generated/tools/desktop/get_screen_size.h"

namespace offhand::tools::desktop {
namespace {

constexpr auto kGetScreenSizePlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::none, "A browser without a screen has none to measure; list_windows tells the size of each tab."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kGetScreenSizeNeeds = std::to_array<std::string_view>({"screen_layout", "windows"});

constexpr std::string_view kGetScreenSizeWire =
    R"text({"name":"get_screen_size","title":"Size of the screen","description":"Tells the size of the screen in physical pixels, the unit of all positions on it.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"outputSchema":{"type":"object","required":["width","height","scale_factor","monitors"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kGetScreenSizeBriefWire =
    R"text({"name":"get_screen_size","title":"Size of the screen","description":"Tells the size of the screen in physical pixels, the unit of all positions on it.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"outputSchema":{"type":"object","required":["width","height","scale_factor","monitors"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kGetScreenSizeReference = R"text(# get_screen_size

Tells the size of the screen in physical pixels, the unit of all positions on it.

Toolset `desktop`, group `observe`, since 0.1. Command: `offhand get_screen_size`. A call can at worst observe.

## Arguments

None.

## Result

Text, and the same facts as structured content:

| Member | Type | Present | Meaning |
|---|---|---|---|
| `width` | integer, at least 0 | always | Width of the screen in pixels. |
| `height` | integer, at least 0 | always | Height of the screen in pixels. |
| `scale_factor` | number | always | Pixels for each unit of a position; always 1, because positions are in pixels. |
| `monitors[]` | list of object | always | Monitors that make up the screen, from left to right. |
| `monitors[].name` | string | always | Name of the output as the system gives it, such as HDMI-1. |
| `monitors[].bounds` | object | always | The part of the screen that the monitor shows. |
| `monitors[].bounds.x` | integer | always | Left edge in pixels; grows to the right. |
| `monitors[].bounds.y` | integer | always | Top edge in pixels; grows downwards. |
| `monitors[].bounds.width` | integer, at least 0 | always | Width in pixels. |
| `monitors[].bounds.height` | integer, at least 0 | always | Height in pixels. |
| `monitors[].is_primary` | boolean | always | Whether it is the primary monitor, on which panels and new windows usually appear. |

## Examples

How large the screen is.

```json
{"name":"get_screen_size","arguments":{}}
```

```sh
offhand get_screen_size
```

## Platforms

| Platform | Support | |
|---|---|---|
| linux | full | |
| macos | none | Offhand has no macOS backend yet. |
| sim | full | |
| web | none | A browser without a screen has none to measure; list_windows tells the size of each tab. |
| windows | none | Offhand has no Windows backend yet. |
)text";

}  // namespace

constinit const ToolInfo get_screen_size_tool = {
  .toolset = "desktop",
  .name = "get_screen_size",
  .identity = "desktop.get_screen_size",
  .command = "get_screen_size",
  .title = "Size of the screen",
  .group = "observe",
  .since = "0.1",
  .description = "Tells the size of the screen in physical pixels, the unit of all positions on it.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .background_lock = LockKind::none,
  .foreground_lock = LockKind::none,
  .timeout = TimeoutKind::read,
  .platforms = kGetScreenSizePlatforms,
  .needs = kGetScreenSizeNeeds,
  .wire = kGetScreenSizeWire,
  .brief_wire = kGetScreenSizeBriefWire,
  .input = &get_screen_size_args_schema,
  .reference = kGetScreenSizeReference,
  .parse = &prepare_get_screen_size,
};

}  // namespace offhand::tools::desktop
