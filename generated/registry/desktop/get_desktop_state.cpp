// Generated from schema/tools/desktop/get_desktop_state.json. Do not edit.
#include <array>
#include <string_view>

#include "generated/tools/desktop/get_desktop_state.h"

namespace offhand::tools::desktop {
namespace {

constexpr auto kGetDesktopStatePlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::none, "This tool looks at a desktop."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kGetDesktopStateNeeds = std::to_array<std::string_view>({"screen", "screen_layout", "user_desk", "windows"});
constexpr auto kGetDesktopStateErrors = std::to_array<std::string_view>({"path_not_allowed", "output_refused", "write_failed"});

constexpr auto kGetDesktopStateImageFormatChoices = std::to_array<std::string_view>({"auto", "png", "jpeg"});
constexpr auto kGetDesktopStateFormatChoices = std::to_array<std::string_view>({"markdown", "json"});
constexpr auto kGetDesktopStateOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--max-image-dimension", .key = "max_image_dimension", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Longest side of pictures in pixels: larger ones are scaled down. 0 keeps the native size.", .facts = "Limits: 0 to 16384."},
  {.flag = "--image-format", .key = "image_format", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "Format of the picture. auto: PNG if it is small and flat, and JPEG otherwise; for a file the format that its name says, or else PNG. png and jpeg: that format whatever the size.", .facts = "One of auto, png, jpeg. Default: auto.", .default_text = "auto", .choices = kGetDesktopStateImageFormatChoices},
  {.flag = "--screenshot-out-file", .key = "screenshot_out_file", .kind = CliKind::string, .position = -1, .value_name = "PATH", .description = "Path of a file to write the picture to instead of sending it in the reply. It must be below a folder that may be written to, and replaces no file but an earlier picture; otherwise the call fails with path_not_allowed or output_refused.", .facts = "Limits: 1 to 4096 characters, a path."},
  {.flag = "--include-screenshot", .key = "include_screenshot", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "false: takes no picture, which is faster.", .facts = "Default: true with --screenshot-out-file.", .default_text = "true with --screenshot-out-file", .only_with = "screenshot_out_file"},
  {.flag = "--format", .key = "format", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "json: the reply has structured content as well; markdown: it has text and picture alone.", .facts = "One of markdown, json. Default: markdown.", .default_text = "markdown", .choices = kGetDesktopStateFormatChoices},
});

constexpr std::string_view kGetDesktopStateWire =
    R"text({"name":"get_desktop_state","title":"Look at the desktop","description":"Takes a picture of the whole screen and lists the windows that show. Points without pid are pixels of this picture.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"max_image_dimension":{"type":"integer","minimum":0,"maximum":16384,"description":"Longer side of pictures at most; 0: native."},"image_format":{"type":"string","enum":["auto","png","jpeg"],"description":"auto: PNG if small and flat, else JPEG; a file as its name says, else PNG. png, jpeg: whatever its size.","default":"auto"},"screenshot_out_file":{"type":"string","minLength":1,"maxLength":4096,"description":"Writes the picture here instead of sending it; replaces only an earlier picture."},"include_screenshot":{"type":"boolean","description":"false: no picture, faster.","default":true},"format":{"type":"string","enum":["markdown","json"],"description":"json sends structured content.","default":"markdown"}},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kGetDesktopStateBriefWire =
    R"text({"name":"get_desktop_state","title":"Look at the desktop","description":"Takes a picture of the whole screen and lists the windows that show. Points without pid are pixels of this picture.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"max_image_dimension":{"type":"integer","description":"Longer side of pictures at most; 0: native."},"image_format":{"type":"string","enum":["auto","png","jpeg"],"description":"auto: PNG if small and flat, else JPEG; a file as its name says, else PNG. png, jpeg: whatever its size.","default":"auto"},"screenshot_out_file":{"type":"string","description":"Writes the picture here instead of sending it; replaces only an earlier picture."},"include_screenshot":{"type":"boolean","description":"false: no picture, faster.","default":true},"format":{"type":"string","enum":["markdown","json"],"description":"json sends structured content.","default":"markdown"}},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kGetDesktopStateReference = R"text(# get_desktop_state

Takes a picture of the whole screen and lists the windows that can be seen. Points of calls without pid are pixels of this picture.

Toolset `desktop`, group `observe`, since 0.1. Command: `offhand get_desktop_state`. A call can at worst observe.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `session` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. |
| `max_image_dimension` | integer, 0 to 16384 | | Longest side of pictures in pixels: larger ones are scaled down. 0 keeps the native size. |
| `image_format` | one of `auto`, `png`, `jpeg` | `"auto"` | Format of the picture. auto: PNG if it is small and flat, and JPEG otherwise; for a file the format that its name says, or else PNG. png and jpeg: that format whatever the size. |
| `screenshot_out_file` | string, 1 to 4096 characters, a path | | Path of a file to write the picture to instead of sending it in the reply. It must be below a folder that may be written to, and replaces no file but an earlier picture; otherwise the call fails with path_not_allowed or output_refused. |
| `include_screenshot` | boolean | `true` | false: takes no picture, which is faster. On the command line true only with `screenshot_out_file`, unless it is given. |
| `format` | one of `markdown`, `json` | `"markdown"` | json: the reply has structured content as well; markdown: it has text and picture alone. |

## Result

Text and pictures. What the text is made of:

| Member | Type | Present | Meaning |
|---|---|---|---|
| `screenshot_width` | integer, at least 0 | | Width of the picture in pixels. |
| `screenshot_height` | integer, at least 0 | | Height of the picture in pixels. |
| `screenshot_scale` | number | | Pixels of the picture for each pixel of what it shows. x and y of other tools are pixels of the picture; nobody has to convert them. |
| `screenshot_file_path` | string | | Absolute path of the file that the picture was written to. |
| `screenshot_note` | string | | What limits the picture, or why there is none. |
| `width` | integer, at least 0 | always | Width of the screen in pixels. |
| `height` | integer, at least 0 | always | Height of the screen in pixels. |
| `cursor_x` | integer | always | Horizontal position of the user's pointer in pixels of the screen. |
| `cursor_y` | integer | always | Vertical position of the user's pointer in pixels of the screen. |
| `monitors[]` | list of object | always | Monitors that make up the screen, from left to right. |
| `monitors[].name` | string | always | Name of the output as the system gives it, such as HDMI-1. |
| `monitors[].bounds` | object | always | The part of the screen that the monitor shows. |
| `monitors[].bounds.x` | integer | always | Left edge in pixels; grows to the right. |
| `monitors[].bounds.y` | integer | always | Top edge in pixels; grows downwards. |
| `monitors[].bounds.width` | integer, at least 0 | always | Width in pixels. |
| `monitors[].bounds.height` | integer, at least 0 | always | Height in pixels. |
| `monitors[].is_primary` | boolean | always | Whether it is the primary monitor, on which panels and new windows usually appear. |
| `windows[]` | list of object | always | Windows on the screen, front to back. |
| `windows[].window_id` | integer, 1 to 4294967295 | always | Id of the window, as other tools take it. |
| `windows[].pid` | integer, at least 0 | always | Process id of the owner; 0 when the owner does not tell it. |
| `windows[].app_name` | string | always | Name of the application that owns the window. |
| `windows[].title` | string | always | Title of the window; empty when it has none. |
| `windows[].bounds` | object | always | Visible frame on the screen, in pixels, without the shadow. |
| `windows[].bounds.x` | integer | always | Left edge in pixels; grows to the right. |
| `windows[].bounds.y` | integer | always | Top edge in pixels; grows downwards. |
| `windows[].bounds.width` | integer, at least 0 | always | Width in pixels. |
| `windows[].bounds.height` | integer, at least 0 | always | Height in pixels. |
| `windows[].z_index` | integer, at least 0 | always | Position in the stacking order; a higher number is nearer to the front. |
| `windows[].is_on_screen` | boolean | always | Whether the window is mapped on the current workspace and lies inside the screen. Other windows may cover it. |
| `windows[].on_current_space` | boolean | always | Whether the window is on the current workspace. |
| `windows[].is_active` | boolean | always | Whether it is the active window of the desktop, which has the keyboard. |
| `windows[].is_minimized` | boolean | always | Whether the window is minimised. |
| `windows[].blocked_by` | integer, 1 to 4294967295 | | Id of the modal dialog that keeps the window from taking input; absent when there is none. |

## Errors

`output_refused`, `path_not_allowed`, `write_failed`; besides the general ones.

## Examples

The whole screen.

```json
{"name":"get_desktop_state","arguments":{}}
```

```sh
offhand get_desktop_state
```

Into a file, pixel for pixel.

```json
{"name":"get_desktop_state","arguments":{"screenshot_out_file":"desktop.png","max_image_dimension":0}}
```

```sh
offhand get_desktop_state --screenshot-out-file desktop.png --max-image-dimension 0
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

constinit const ToolInfo get_desktop_state_tool = {
  .toolset = "desktop",
  .name = "get_desktop_state",
  .identity = "desktop.get_desktop_state",
  .command = "get_desktop_state",
  .title = "Look at the desktop",
  .group = "observe",
  .since = "0.1",
  .description = "Takes a picture of the whole screen and lists the windows that can be seen. Points of calls without pid are pixels of this picture.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .background_lock = LockKind::none,
  .foreground_lock = LockKind::none,
  .timeout = TimeoutKind::read,
  .platforms = kGetDesktopStatePlatforms,
  .needs = kGetDesktopStateNeeds,
  .errors = kGetDesktopStateErrors,
  .wire = kGetDesktopStateWire,
  .brief_wire = kGetDesktopStateBriefWire,
  .input = &get_desktop_state_args_schema,
  .cli = kGetDesktopStateOptions,
  .reference = kGetDesktopStateReference,
  .parse = &prepare_get_desktop_state,
};

}  // namespace offhand::tools::desktop
