// Generated from schema/tools/ax/ax_visual_diff.json. Do not edit.
#include "generated/tools/ax/ax_visual_diff.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::ax {

constexpr auto kAxVisualDiffNeeds = std::to_array<std::string_view>({"apps", "screen", "windows"});
constexpr auto kAxVisualDiffErrors = std::to_array<std::string_view>({"invalid_arguments", "app_not_connected", "connection_ended", "ambiguous_app", "no_window", "picture_refused", "path_not_allowed", "not_visible"});

constexpr auto kAxVisualDiffMethodChoices = std::to_array<std::string_view>({"pixel", "perceptual"});
constexpr auto kAxVisualDiffMembers = std::to_array<CliMember>({
  {"ignore_regions[].x", "Left edge.", "Integer, 0 to 65536. Required."},
  {"ignore_regions[].y", "Top edge.", "Integer, 0 to 65536. Required."},
  {"ignore_regions[].w", "Width.", "Integer, 1 to 65536. Required."},
  {"ignore_regions[].h", "Height.", "Integer, 1 to 65536. Required."},
});

constexpr auto kAxVisualDiffOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--app", .key = "app", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Connected application: its alias, its name, the id of its desktop entry, or its pid.", .facts = "Limits: 1 to 256 characters. Required.", .required = true},
  {.flag = "--baseline", .key = "baseline", .kind = CliKind::string, .position = 0, .value_name = "TEXT", .description = "The picture, PNG or JPEG: as base64, as offhand://baseline/NAME for NAME.png in the folder of baselines (~/.local/share/offhand/baselines), or as path or file:// address of a file below a folder that may be written to.", .facts = "Limits: 1 to 12000000 characters. Required.", .required = true},
  {.flag = "--threshold", .key = "threshold", .kind = CliKind::number, .position = -1, .value_name = "NUMBER", .description = "Share of the pixels that may differ, in percent.", .facts = "Limits: 0 to 100. Default: 1.0.", .default_text = "1.0"},
  {.flag = "--method", .key = "method", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "pixel: a pixel differs by more than 8 of 255 in red, green or blue. perceptual: structural similarity (SSIM) of lightness in windows of 8 x 8 pixels is below 0.9; what people would not see does not count.", .facts = "One of pixel, perceptual. Default: pixel.", .default_text = "pixel", .choices = kAxVisualDiffMethodChoices},
  {.flag = "--ignore-regions", .key = "ignore_regions", .kind = CliKind::json, .position = -1, .value_name = "JSON", .description = "Parts of the picture that do not count, such as clocks. Something of the window has to be left to compare.", .facts = "Limits: at most 256 items."},
});

constexpr std::string_view kAxVisualDiffWire =
    R"text({"name":"ax_visual_diff","title":"Visual regression diff","description":"Compares the front window of an application with a picture of how it should look, and returns how much differs and a picture of the difference. A window of another size differs wholly; it is told and not scaled.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"app":{"type":"string","minLength":1,"maxLength":256,"description":"Alias, name, desktop-file id or pid of a connected application."},"baseline":{"type":"string","minLength":1,"maxLength":12000000,"description":"Picture: base64, offhand://baseline/NAME, or a file."},"threshold":{"type":"number","minimum":0,"maximum":100,"description":"Share of the pixels that may differ, in percent.","default":1.0},"method":{"type":"string","enum":["pixel","perceptual"],"description":"perceptual: by structural similarity.","default":"pixel"},"ignore_regions":{"type":"array","maxItems":256,"items":{"type":"object","properties":{"x":{"type":"integer","minimum":0,"maximum":65536,"description":"Left edge."},"y":{"type":"integer","minimum":0,"maximum":65536,"description":"Top edge."},"w":{"type":"integer","minimum":1,"maximum":65536,"description":"Width."},"h":{"type":"integer","minimum":1,"maximum":65536,"description":"Height."}},"required":["x","y","w","h"],"additionalProperties":false},"description":"Parts of the picture that do not count, such as clocks. Something of the window has to be left to compare."}},"required":["app","baseline"],"additionalProperties":false},"outputSchema":{"type":"object","required":["passed","diff_percentage"]},"annotations":{"readOnlyHint":true,"openWorldHint":false},"execution":{"taskSupport":"optional"}})text";

constexpr std::string_view kAxVisualDiffBriefWire =
    R"text({"name":"ax_visual_diff","title":"Visual regression diff","description":"Compares the front window of an application with a picture of how it should look, and returns how much differs and a picture of the difference. A window of another size differs wholly; it is told and not scaled.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"app":{"type":"string","description":"Alias, name, desktop-file id or pid of a connected application."},"baseline":{"type":"string","description":"Picture: base64, offhand://baseline/NAME, or a file."},"threshold":{"type":"number","minimum":0,"maximum":100,"description":"Share of the pixels that may differ, in percent.","default":1.0},"method":{"type":"string","enum":["pixel","perceptual"],"description":"perceptual: by structural similarity.","default":"pixel"},"ignore_regions":{"type":"array","items":{"type":"object","properties":{"x":{"type":"integer","description":"Left edge."},"y":{"type":"integer","description":"Top edge."},"w":{"type":"integer","description":"Width."},"h":{"type":"integer","description":"Height."}},"required":["x","y","w","h"],"additionalProperties":false},"description":"Parts of the picture that do not count, such as clocks. Something of the window has to be left to compare."}},"required":["app","baseline"],"additionalProperties":false},"outputSchema":{"type":"object","required":["passed","diff_percentage"]},"annotations":{"readOnlyHint":true,"openWorldHint":false},"execution":{"taskSupport":"optional"}})text";

/// docs/reference/tools/ax/ax_visual_diff.md, of which the build makes it (cmake/references.cmake).
extern const char ax_visual_diff_reference[];

constinit const ToolInfo ax_visual_diff_tool = {
  .toolset = "ax",
  .name = "ax_visual_diff",
  .identity = "ax.ax_visual_diff",
  .command = "ax diff",
  .title = "Visual regression diff",
  .group = "assert",
  .since = "0.1",
  .description = "Compares the front window of an application with a picture of how it should look, and returns how much differs and a picture of the difference. A window of another size differs wholly; it is told and not scaled.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = false,
  .tasks = TaskSupport::optional,
  .platforms = platform_support::kPlatforms2905451567,
  .needs = kAxVisualDiffNeeds,
  .errors = kAxVisualDiffErrors,
  .wire = kAxVisualDiffWire,
  .brief_wire = kAxVisualDiffBriefWire,
  .input = &ax_visual_diff_args_schema,
  .cli = kAxVisualDiffOptions,
  .members = kAxVisualDiffMembers,
  .reference = {ax_visual_diff_reference, 3554},
  .parse = &prepare_ax_visual_diff,
};

}  // namespace offhand::tools::ax
