// Generated from schema/tools/desktop/get_desktop_state.json. Do not edit.
#include "generated/tools/desktop/get_desktop_state.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::desktop {

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

/// docs/reference/tools/desktop/get_desktop_state.md, of which the build makes it (cmake/references.cmake).
extern const char get_desktop_state_reference[];

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
  .platforms = platform_support::kPlatforms4269087154,
  .needs = kGetDesktopStateNeeds,
  .errors = kGetDesktopStateErrors,
  .wire = kGetDesktopStateWire,
  .brief_wire = kGetDesktopStateBriefWire,
  .input = &get_desktop_state_args_schema,
  .cli = kGetDesktopStateOptions,
  .reference = {get_desktop_state_reference, 5715},
  .parse = &prepare_get_desktop_state,
};

}  // namespace offhand::tools::desktop
