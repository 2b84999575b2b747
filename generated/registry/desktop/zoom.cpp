// Generated from schema/tools/desktop/zoom.json. Do not edit.
#include "generated/tools/desktop/zoom.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::desktop {

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

/// docs/reference/tools/desktop/zoom.md, of which the build makes it (cmake/references.cmake).
extern const char zoom_reference[];

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
  .platforms = platform_support::kPlatforms2905451567,
  .needs = kZoomNeeds,
  .errors = kZoomErrors,
  .wire = kZoomWire,
  .brief_wire = kZoomBriefWire,
  .input = &zoom_args_schema,
  .cli = kZoomOptions,
  .reference = {zoom_reference, 3826},
  .parse = &prepare_zoom,
};

}  // namespace offhand::tools::desktop
