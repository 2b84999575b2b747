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
  {"web", Support::full, ""},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kZoomNeeds = std::to_array<std::string_view>({"apps", "screen", "windows"});
constexpr auto kZoomErrors = std::to_array<std::string_view>({"window_not_found", "window_owner_mismatch", "point_outside", "invalid_arguments", "not_visible", "path_not_allowed", "output_refused", "write_failed"});

constexpr auto kZoomImageFormatChoices = std::to_array<std::string_view>({"auto", "png", "jpeg"});
constexpr auto kZoomFormatChoices = std::to_array<std::string_view>({"markdown", "json"});
constexpr auto kZoomOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--pid", .key = "pid", .kind = CliKind::integer, .position = -1, .value_name = "PROCESS", .description = "Process id of the application that owns the window.", .facts = "Limits: 1 to 4194304."},
  {.flag = "--window-id", .key = "window_id", .kind = CliKind::integer, .position = -1, .value_name = "WINDOW", .description = "Id of a window, from list_windows or launch_app.", .facts = "Limits: 1 to 4294967295. Required.", .required = true},
  {.flag = "--x1", .key = "x1", .kind = CliKind::number, .position = -1, .value_name = "NUMBER", .description = "Horizontal position of one corner of the part, in pixels of the last picture of the window that the session was shown.", .facts = "Limits: -65536 to 65536. Required.", .required = true},
  {.flag = "--y1", .key = "y1", .kind = CliKind::number, .position = -1, .value_name = "NUMBER", .description = "Vertical position of the same corner, in the same pixels as x1.", .facts = "Limits: -65536 to 65536. Required.", .required = true},
  {.flag = "--x2", .key = "x2", .kind = CliKind::number, .position = -1, .value_name = "NUMBER", .description = "Horizontal position of the opposite corner, in the same pixels as x1.", .facts = "Limits: -65536 to 65536. Required.", .required = true},
  {.flag = "--y2", .key = "y2", .kind = CliKind::number, .position = -1, .value_name = "NUMBER", .description = "Vertical position of the opposite corner, in the same pixels as x1.", .facts = "Limits: -65536 to 65536. Required.", .required = true},
  {.flag = "--image-format", .key = "image_format", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "Format of the picture. auto: PNG if it is small and flat, and JPEG otherwise; for a file the format that its name says, or else PNG. png and jpeg: that format whatever the size.", .facts = "One of auto, png, jpeg. Default: jpeg.", .default_text = "jpeg", .choices = kZoomImageFormatChoices},
  {.flag = "--screenshot-out-file", .key = "screenshot_out_file", .kind = CliKind::string, .position = -1, .value_name = "PATH", .description = "Path of a file to write the picture to instead of sending it in the reply. It must be below a folder that may be written to, and replaces no file but an earlier picture; otherwise the call fails with path_not_allowed or output_refused.", .facts = "Limits: 1 to 4096 characters, a path."},
  {.flag = "--format", .key = "format", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "json: the reply has structured content as well; markdown: it has text and picture alone.", .facts = "One of markdown, json. Default: markdown.", .default_text = "markdown", .choices = kZoomFormatChoices},
});

constexpr std::string_view kZoomWire =
    R"text({"name":"zoom","title":"Zoom into a window","description":"Shows a part of a window from close by, with a fifth of its size around it, at most 500 pixels wide. Afterwards from_zoom makes x and y of other tools pixels of this picture.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"pid":{"type":"integer","minimum":1,"maximum":4194304,"description":"Window's owner."},"window_id":{"type":"integer","minimum":1,"maximum":4294967295,"description":"Id of a window, from list_windows or launch_app."},"x1":{"type":"number","minimum":-65536,"maximum":65536,"description":"A corner, in pixels of the window's last picture."},"y1":{"type":"number","minimum":-65536,"maximum":65536,"description":"As x1."},"x2":{"type":"number","minimum":-65536,"maximum":65536,"description":"The corner across."},"y2":{"type":"number","minimum":-65536,"maximum":65536,"description":"As x2."},"image_format":{"type":"string","enum":["auto","png","jpeg"],"description":"auto: PNG if small and flat, else JPEG; a file as its name says, else PNG. png, jpeg: whatever its size.","default":"jpeg"},"screenshot_out_file":{"type":"string","minLength":1,"maxLength":4096,"description":"Writes the picture here instead of sending it; replaces only an earlier picture."},"format":{"type":"string","enum":["markdown","json"],"description":"json sends structured content.","default":"markdown"}},"required":["window_id","x1","y1","x2","y2"],"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kZoomBriefWire =
    R"text({"name":"zoom","title":"Zoom into a window","description":"Shows a part of a window from close by, with a fifth of its size around it, at most 500 pixels wide. Afterwards from_zoom makes x and y of other tools pixels of this picture.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"pid":{"type":"integer","description":"Window's owner."},"window_id":{"type":"integer","description":"Id of a window, from list_windows or launch_app."},"x1":{"type":"number","description":"A corner, in pixels of the window's last picture."},"y1":{"type":"number","description":"As x1."},"x2":{"type":"number","description":"The corner across."},"y2":{"type":"number","description":"As x2."},"image_format":{"type":"string","enum":["auto","png","jpeg"],"description":"auto: PNG if small and flat, else JPEG; a file as its name says, else PNG. png, jpeg: whatever its size.","default":"jpeg"},"screenshot_out_file":{"type":"string","description":"Writes the picture here instead of sending it; replaces only an earlier picture."},"format":{"type":"string","enum":["markdown","json"],"description":"json sends structured content.","default":"markdown"}},"required":["window_id","x1","y1","x2","y2"],"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kZoomReference = R"text(# zoom

Takes a picture of a part of a window, enlarged where it is small, with a fifth of its size around it and at most 500 pixels wide. Afterwards from_zoom makes x and y of other tools pixels of this picture.

Toolset `desktop`, group `observe`, since 0.1. Command: `offhand zoom`. A call can at worst observe.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `session` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. |
| `pid` | integer, 1 to 4194304 | | Process id of the application that owns the window. |
| `window_id` | integer, 1 to 4294967295 | required | Id of a window, from list_windows or launch_app. |
| `x1` | number, -65536 to 65536 | required | Horizontal position of one corner of the part, in pixels of the last picture of the window that the session was shown. |
| `y1` | number, -65536 to 65536 | required | Vertical position of the same corner, in the same pixels as x1. |
| `x2` | number, -65536 to 65536 | required | Horizontal position of the opposite corner, in the same pixels as x1. |
| `y2` | number, -65536 to 65536 | required | Vertical position of the opposite corner, in the same pixels as x1. |
| `image_format` | one of `auto`, `png`, `jpeg` | `"jpeg"` | Format of the picture. auto: PNG if it is small and flat, and JPEG otherwise; for a file the format that its name says, or else PNG. png and jpeg: that format whatever the size. |
| `screenshot_out_file` | string, 1 to 4096 characters, a path | | Path of a file to write the picture to instead of sending it in the reply. It must be below a folder that may be written to, and replaces no file but an earlier picture; otherwise the call fails with path_not_allowed or output_refused. |
| `format` | one of `markdown`, `json` | `"markdown"` | json: the reply has structured content as well; markdown: it has text and picture alone. |

## Result

Text and pictures. What the text is made of:

| Member | Type | Present | Meaning |
|---|---|---|---|
| `pid` | integer, at least 0 | always | Process id of the application that owns the window. |
| `window_id` | integer, 1 to 4294967295 | always | Id of the window. |
| `window_bounds` | object | always | The part of the window that the picture shows, in pixels of the window. |
| `window_bounds.x` | integer | always | Left edge in pixels; grows to the right. |
| `window_bounds.y` | integer | always | Top edge in pixels; grows downwards. |
| `window_bounds.width` | integer, at least 0 | always | Width in pixels. |
| `window_bounds.height` | integer, at least 0 | always | Height in pixels. |
| `screenshot_width` | integer, at least 0 | always | Width of the picture in pixels. |
| `screenshot_height` | integer, at least 0 | always | Height of the picture in pixels. |
| `screenshot_scale` | number | always | Pixels of the picture for each pixel of the window. |
| `screenshot_file_path` | string | | Absolute path of the file that the picture was written to. |
| `screenshot_note` | string | | What limits the picture. |

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
| web | full | |
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
  .description = "Takes a picture of a part of a window, enlarged where it is small, with a fifth of its size around it and at most 500 pixels wide. Afterwards from_zoom makes x and y of other tools pixels of this picture.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
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
