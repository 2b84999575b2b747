// Generated from schema/tools/cup/screenshot.json. Do not edit.
#include "generated/tools/cup/screenshot.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::cup {

constexpr auto kScreenshotNeeds = std::to_array<std::string_view>({"screen", "screen_layout", "windows"});
constexpr auto kScreenshotErrors = std::to_array<std::string_view>({"region_outside", "path_not_allowed", "output_refused", "write_failed"});

constexpr auto kScreenshotImageFormatChoices = std::to_array<std::string_view>({"auto", "png", "jpeg"});
constexpr auto kScreenshotOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--max-image-dimension", .key = "max_image_dimension", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Longest side of the picture in pixels: a larger one is scaled down. 0 keeps the pixels of the screen, whatever the setting of that name says.", .facts = "Limits: 0 to 16384. Default: 0.", .default_text = "0"},
  {.flag = "--image-format", .key = "image_format", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "Format of the picture. auto: PNG; for a file the format that its name says, or else PNG. png and jpeg: that format.", .facts = "One of auto, png, jpeg. Default: auto.", .default_text = "auto", .choices = kScreenshotImageFormatChoices},
  {.flag = "--screenshot-out-file", .key = "screenshot_out_file", .kind = CliKind::string, .position = -1, .value_name = "PATH", .description = "Path of a file to write the picture to instead of sending it in the reply. It must be below a folder that may be written to, and replaces no file but an earlier picture; otherwise the call fails with path_not_allowed or output_refused.", .facts = "Limits: 1 to 4096 characters, a path."},
  {.flag = "--region-x", .key = "region_x", .kind = CliKind::integer, .position = 0, .value_name = "NUMBER", .description = "Left edge of the region in pixels of the screen.", .facts = "Limits: -65536 to 65536."},
  {.flag = "--region-y", .key = "region_y", .kind = CliKind::integer, .position = 1, .value_name = "NUMBER", .description = "Top edge of the region in pixels of the screen.", .facts = "Limits: -65536 to 65536."},
  {.flag = "--region-w", .key = "region_w", .kind = CliKind::integer, .position = 2, .value_name = "NUMBER", .description = "Width of the region in pixels.", .facts = "Limits: 1 to 65536."},
  {.flag = "--region-h", .key = "region_h", .kind = CliKind::integer, .position = 3, .value_name = "NUMBER", .description = "Height of the region in pixels.", .facts = "Limits: 1 to 65536."},
});

constexpr std::string_view kScreenshotWire =
    R"text({"name":"screenshot","title":"Take a picture of the screen","description":"Takes a picture of the screen, or of a region of it: all four numbers or none. Of a browser that is driven as a platform of its own it is the page of the tab at the front.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"screenshot_out_file":{"type":"string","minLength":1,"maxLength":4096,"description":"Writes the picture here instead of sending it; replaces only an earlier picture."},"region_x":{"type":"integer","minimum":-65536,"maximum":65536,"description":"Pixels."},"region_y":{"type":"integer","minimum":-65536,"maximum":65536,"description":"Pixels."},"region_w":{"type":"integer","minimum":1,"maximum":65536,"description":"Pixels."},"region_h":{"type":"integer","minimum":1,"maximum":65536,"description":"Pixels."}},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kScreenshotBriefWire =
    R"text({"name":"screenshot","title":"Take a picture of the screen","description":"Takes a picture of the screen, or of a region of it: all four numbers or none. Of a browser that is driven as a platform of its own it is the page of the tab at the front.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"screenshot_out_file":{"type":"string","description":"Writes the picture here instead of sending it; replaces only an earlier picture."},"region_x":{"type":"integer","description":"Pixels."},"region_y":{"type":"integer","description":"Pixels."},"region_w":{"type":"integer","description":"Pixels."},"region_h":{"type":"integer","description":"Pixels."}},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

/// docs/reference/tools/cup/screenshot.md, of which the build makes it (cmake/references.cmake).
extern const char screenshot_reference[];

constinit const ToolInfo screenshot_tool = {
  .toolset = "cup",
  .name = "screenshot",
  .identity = "cup.screenshot",
  .command = "cup screenshot",
  .title = "Take a picture of the screen",
  .group = "cup",
  .since = "0.1",
  .description = "Takes a picture of the screen, or of a region of it: all four numbers or none. Of a browser that is driven as a platform of its own it is the page of the tab at the front.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .platforms = platform_support::kPlatforms2905451567,
  .needs = kScreenshotNeeds,
  .errors = kScreenshotErrors,
  .wire = kScreenshotWire,
  .brief_wire = kScreenshotBriefWire,
  .input = &screenshot_args_schema,
  .cli = kScreenshotOptions,
  .reference = {screenshot_reference, 3116},
  .parse = &prepare_screenshot,
};

}  // namespace offhand::tools::cup
