// Generated from schema/tools/desktop/zoom.json. Do not edit.
#include <array>
#include <string_view>

#include "generated/tools/desktop/zoom.h"

namespace offhand::tools::desktop {
namespace {

constexpr auto kZoomPlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::none, "This tool works on desktop windows."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kZoomNeeds = std::to_array<std::string_view>({"apps", "screen", "windows"});
constexpr auto kZoomErrors = std::to_array<std::string_view>({"window_not_found", "window_owner_mismatch", "point_outside", "invalid_arguments", "not_visible", "path_not_allowed", "output_refused", "write_failed"});

constexpr auto kZoomImageFormatChoices = std::to_array<std::string_view>({"auto", "png", "jpeg"});
constexpr auto kZoomFormatChoices = std::to_array<std::string_view>({"markdown", "json"});
constexpr auto kZoomOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Run's name.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--pid", .key = "pid", .kind = CliKind::integer, .position = -1, .value_name = "PROCESS", .description = "Window's owner.", .facts = "Limits: 1 to 4194304."},
  {.flag = "--window-id", .key = "window_id", .kind = CliKind::integer, .position = -1, .value_name = "WINDOW", .description = "Window id, from list_windows or launch_app.", .facts = "Limits: 1 to 4294967295. Required.", .required = true},
  {.flag = "--x1", .key = "x1", .kind = CliKind::number, .position = -1, .value_name = "NUMBER", .description = "A corner, in pixels of the window's last picture.", .facts = "Limits: -65536 to 65536. Required.", .required = true},
  {.flag = "--y1", .key = "y1", .kind = CliKind::number, .position = -1, .value_name = "NUMBER", .description = "As x1.", .facts = "Limits: -65536 to 65536. Required.", .required = true},
  {.flag = "--x2", .key = "x2", .kind = CliKind::number, .position = -1, .value_name = "NUMBER", .description = "The corner across.", .facts = "Limits: -65536 to 65536. Required.", .required = true},
  {.flag = "--y2", .key = "y2", .kind = CliKind::number, .position = -1, .value_name = "NUMBER", .description = "As x2.", .facts = "Limits: -65536 to 65536. Required.", .required = true},
  {.flag = "--image-format", .key = "image_format", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "auto: PNG if small and flat, else JPEG; a file as its name says, else PNG. png, jpeg: whatever its size.", .facts = "One of auto, png, jpeg. Default: jpeg.", .default_text = "jpeg", .choices = kZoomImageFormatChoices},
  {.flag = "--screenshot-out-file", .key = "screenshot_out_file", .kind = CliKind::string, .position = -1, .value_name = "PATH", .description = "Writes the picture here instead of sending it; replaces only an earlier picture.", .facts = "Limits: 1 to 4096 characters, a path."},
  {.flag = "--format", .key = "format", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "json sends structured content.", .facts = "One of markdown, json. Default: markdown.", .default_text = "markdown", .choices = kZoomFormatChoices},
});

constexpr std::string_view kZoomWire =
    R"text({"name":"zoom","title":"Zoom into a window","description":"Shows a part of a window from close by, with a fifth of its size around it, at most 500 pixels wide. Afterwards from_zoom makes x and y of other tools pixels of this picture.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Run's name."},"pid":{"type":"integer","minimum":1,"maximum":4194304,"description":"Window's owner."},"window_id":{"type":"integer","minimum":1,"maximum":4294967295,"description":"Window id, from list_windows or launch_app."},"x1":{"type":"number","minimum":-65536,"maximum":65536,"description":"A corner, in pixels of the window's last picture."},"y1":{"type":"number","minimum":-65536,"maximum":65536,"description":"As x1."},"x2":{"type":"number","minimum":-65536,"maximum":65536,"description":"The corner across."},"y2":{"type":"number","minimum":-65536,"maximum":65536,"description":"As x2."},"image_format":{"type":"string","enum":["auto","png","jpeg"],"description":"auto: PNG if small and flat, else JPEG; a file as its name says, else PNG. png, jpeg: whatever its size.","default":"jpeg"},"screenshot_out_file":{"type":"string","minLength":1,"maxLength":4096,"description":"Writes the picture here instead of sending it; replaces only an earlier picture."},"format":{"type":"string","enum":["markdown","json"],"description":"json sends structured content.","default":"markdown"}},"required":["window_id","x1","y1","x2","y2"],"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kZoomBriefWire =
    R"text({"name":"zoom","title":"Zoom into a window","description":"Shows a part of a window from close by, with a fifth of its size around it, at most 500 pixels wide. Afterwards from_zoom makes x and y of other tools pixels of this picture.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Run's name."},"pid":{"type":"integer","description":"Window's owner."},"window_id":{"type":"integer","description":"Window id, from list_windows or launch_app."},"x1":{"type":"number","description":"A corner, in pixels of the window's last picture."},"y1":{"type":"number","description":"As x1."},"x2":{"type":"number","description":"The corner across."},"y2":{"type":"number","description":"As x2."},"image_format":{"type":"string","enum":["auto","png","jpeg"],"description":"auto: PNG if small and flat, else JPEG; a file as its name says, else PNG. png, jpeg: whatever its size.","default":"jpeg"},"screenshot_out_file":{"type":"string","description":"Writes the picture here instead of sending it; replaces only an earlier picture."},"format":{"type":"string","enum":["markdown","json"],"description":"json sends structured content.","default":"markdown"}},"required":["window_id","x1","y1","x2","y2"],"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kZoomReference = R"text(# zoom

Shows a part of a window from close by, with a fifth of its size around it, at most 500 pixels wide. Afterwards from_zoom makes x and y of other tools pixels of this picture.

Toolset `desktop`, group `observe`, since 0.1. Command: `offhand zoom`. A call can at worst observe.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `session` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Run's name. |
| `pid` | integer, 1 to 4194304 | | Window's owner. |
| `window_id` | integer, 1 to 4294967295 | required | Window id, from list_windows or launch_app. |
| `x1` | number, -65536 to 65536 | required | A corner, in pixels of the window's last picture. |
| `y1` | number, -65536 to 65536 | required | As x1. |
| `x2` | number, -65536 to 65536 | required | The corner across. |
| `y2` | number, -65536 to 65536 | required | As x2. |
| `image_format` | one of `auto`, `png`, `jpeg` | `"jpeg"` | auto: PNG if small and flat, else JPEG; a file as its name says, else PNG. png, jpeg: whatever its size. |
| `screenshot_out_file` | string, 1 to 4096 characters, a path | | Writes the picture here instead of sending it; replaces only an earlier picture. |
| `format` | one of `markdown`, `json` | `"markdown"` | json sends structured content. |

## Result

Text and pictures. What the text is made of:

| Member | Type | Present | Meaning |
|---|---|---|---|
| `pid` | integer, at least 0 | always | Process. |
| `window_id` | integer, 1 to 4294967295 | always | Window. |
| `window_bounds` | object | always | The part that it shows, in pixels of the window. |
| `window_bounds.x` | integer | always | Left edge. |
| `window_bounds.y` | integer | always | Top edge. |
| `window_bounds.width` | integer, at least 0 | always | Width in pixels. |
| `window_bounds.height` | integer, at least 0 | always | Height in pixels. |
| `screenshot_width` | integer, at least 0 | always | Width of the picture. |
| `screenshot_height` | integer, at least 0 | always | Height of the picture. |
| `screenshot_scale` | number | always | Its pixels per pixel of the window. |
| `screenshot_file_path` | string | | Where the picture was written. |
| `screenshot_note` | string | | What to know about the picture. |

## Errors

`invalid_arguments`, `not_visible`, `output_refused`, `path_not_allowed`, `point_outside`, `window_not_found`, `window_owner_mismatch`, `write_failed`; besides the general ones.

## Examples

The upper left part of a window.

```json
{"name":"zoom","arguments":{"window_id":41943043,"x1":0,"y1":0,"x2":120,"y2":60}}
```

```sh
offhand zoom --window-id 41943043 --x1 0 --y1 0 --x2 120 --y2 60
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

constinit const ToolInfo zoom_tool = {
  .toolset = "desktop",
  .name = "zoom",
  .identity = "desktop.zoom",
  .command = "zoom",
  .title = "Zoom into a window",
  .group = "observe",
  .since = "0.1",
  .description = "Shows a part of a window from close by, with a fifth of its size around it, at most 500 pixels wide. Afterwards from_zoom makes x and y of other tools pixels of this picture.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe,
  .background_lock = LockKind::none,
  .foreground_lock = LockKind::none,
  .timeout = TimeoutKind::read,
  .platforms = kZoomPlatforms,
  .needs = kZoomNeeds,
  .errors = kZoomErrors,
  .wire = kZoomWire,
  .brief_wire = kZoomBriefWire,
  .input = &zoom_args_schema,
  .cli = kZoomOptions,
  .reference = kZoomReference,
  .parse = &prepare_zoom,
};

}  // namespace offhand::tools::desktop
