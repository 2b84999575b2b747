// Generated from schema/tools/ax/ax_screenshot.json. Do not edit.
#include "generated/tools/ax/ax_screenshot.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::ax {

constexpr auto kAxScreenshotNeeds = std::to_array<std::string_view>({"apps", "screen", "windows"});
constexpr auto kAxScreenshotUses = std::to_array<std::string_view>({"screen_layout"});
constexpr auto kAxScreenshotErrors = std::to_array<std::string_view>({"app_not_connected", "connection_ended", "ambiguous_app", "no_window", "no_such_window", "point_outside", "invalid_arguments", "path_not_allowed", "output_refused", "write_failed"});

constexpr auto kAxScreenshotMembers = std::to_array<CliMember>({
  {"region.x", "Left edge.", "Integer, 0 to 65536. Required."},
  {"region.y", "Top edge.", "Integer, 0 to 65536. Required."},
  {"region.w", "Width.", "Integer, 1 to 65536. Required."},
  {"region.h", "Height.", "Integer, 1 to 65536. Required."},
});

constexpr auto kAxScreenshotOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--app", .key = "app", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Connected application. Default: the whole screen.", .facts = "Limits: 1 to 256 characters."},
  {.flag = "--window-index", .key = "window_index", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Number of the window, from ax_list_windows; 0 is the one at the front.", .facts = "Limits: 0 to 1000. Default: 0.", .default_text = "0"},
  {.flag = "--region", .key = "region", .kind = CliKind::json, .position = -1, .value_name = "JSON", .description = "Part of the window or of the screen to take; without it the whole.", .facts = ""},
  {.flag = "--screenshot-out-file", .key = "screenshot_out_file", .kind = CliKind::string, .position = -1, .value_name = "PATH", .description = "Path of a file to write the picture to instead of sending it in the reply. It must be below a folder that may be written to, and replaces no file but an earlier picture; otherwise the call fails with path_not_allowed or output_refused.", .facts = "Limits: 1 to 4096 characters, a path."},
});

constexpr std::string_view kAxScreenshotWire =
    R"text({"name":"ax_screenshot","title":"Capture a screenshot","description":"Takes a picture, as PNG and pixel by pixel, of a window of a connected application, of the whole screen, or of a region of it.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"app":{"type":"string","minLength":1,"maxLength":256,"description":"Default: the whole screen."},"window_index":{"type":"integer","minimum":0,"maximum":1000,"description":"From ax_list_windows; 0: frontmost.","default":0},"region":{"type":"object","properties":{"x":{"type":"integer","minimum":0,"maximum":65536,"description":"Left edge."},"y":{"type":"integer","minimum":0,"maximum":65536,"description":"Top edge."},"w":{"type":"integer","minimum":1,"maximum":65536,"description":"Width."},"h":{"type":"integer","minimum":1,"maximum":65536,"description":"Height."}},"required":["x","y","w","h"],"additionalProperties":false,"description":"Part of the window or of the screen to take; without it the whole."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["width","height"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kAxScreenshotBriefWire =
    R"text({"name":"ax_screenshot","title":"Capture a screenshot","description":"Takes a picture, as PNG and pixel by pixel, of a window of a connected application, of the whole screen, or of a region of it.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"app":{"type":"string","description":"Default: the whole screen."},"window_index":{"type":"integer","minimum":0,"maximum":1000,"description":"From ax_list_windows; 0: frontmost.","default":0},"region":{"type":"object","properties":{"x":{"type":"integer","description":"Left edge."},"y":{"type":"integer","description":"Top edge."},"w":{"type":"integer","description":"Width."},"h":{"type":"integer","description":"Height."}},"required":["x","y","w","h"],"additionalProperties":false,"description":"Part of the window or of the screen to take; without it the whole."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["width","height"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

/// docs/reference/tools/ax/ax_screenshot.md, of which the build makes it (cmake/references.cmake).
extern const char ax_screenshot_reference[];

constinit const ToolInfo ax_screenshot_tool = {
  .toolset = "ax",
  .name = "ax_screenshot",
  .identity = "ax.ax_screenshot",
  .command = "ax screenshot",
  .title = "Capture a screenshot",
  .group = "observe",
  .since = "0.1",
  .description = "Takes a picture, as PNG and pixel by pixel, of a window of a connected application, of the whole screen, or of a region of it.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .platforms = platform_support::kPlatforms230709159,
  .needs = kAxScreenshotNeeds,
  .uses = kAxScreenshotUses,
  .errors = kAxScreenshotErrors,
  .wire = kAxScreenshotWire,
  .brief_wire = kAxScreenshotBriefWire,
  .input = &ax_screenshot_args_schema,
  .cli = kAxScreenshotOptions,
  .members = kAxScreenshotMembers,
  .reference = {ax_screenshot_reference, 2834},
  .parse = &prepare_ax_screenshot,
};

}  // namespace offhand::tools::ax
