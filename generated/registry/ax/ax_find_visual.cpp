// Generated from schema/tools/ax/ax_find_visual.json. Do not edit.
#include "generated/tools/ax/ax_find_visual.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::ax {

constexpr auto kAxFindVisualNeeds = std::to_array<std::string_view>({"accessibility", "apps", "screen", "windows"});
constexpr auto kAxFindVisualErrors = std::to_array<std::string_view>({"app_not_connected", "connection_ended", "ambiguous_app", "no_window", "picture_refused", "vision_unavailable", "vision_failed", "text_not_read", "not_visible"});

constexpr auto kAxFindVisualOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--app", .key = "app", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Connected application: its alias, its name, the id of its desktop entry, or its pid.", .facts = "Limits: 1 to 256 characters. Required.", .required = true},
  {.flag = "--description", .key = "description", .kind = CliKind::string, .position = 0, .value_name = "TEXT", .description = "What to find, in words; for tesseract the text itself.", .facts = "Limits: 1 to 2000 characters. Required.", .required = true},
  {.flag = "--screenshot", .key = "screenshot", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Picture to look at, PNG or JPEG as base64, in place of the window; positions are its pixels then.", .facts = "Limits: 1 to 12000000 characters."},
});

constexpr std::string_view kAxFindVisualWire =
    R"text({"name":"ax_find_visual","title":"Find element using AI vision","description":"Finds what no query finds in a picture of the front window: by a model (the client's, or of vision_backend), else as text that is written there (tesseract).","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"app":{"type":"string","minLength":1,"maxLength":256,"description":"Alias, name, desktop-file id or pid of a connected application."},"description":{"type":"string","minLength":1,"maxLength":2000,"description":"What to find, in words; for tesseract the text itself."},"screenshot":{"type":"string","minLength":1,"maxLength":12000000,"description":"Base64 picture to look at instead."}},"required":["app","description"],"additionalProperties":false},"outputSchema":{"type":"object","required":["found"]},"annotations":{"readOnlyHint":true},"execution":{"taskSupport":"optional"}})text";

constexpr std::string_view kAxFindVisualBriefWire =
    R"text({"name":"ax_find_visual","title":"Find element using AI vision","description":"Finds what no query finds in a picture of the front window: by a model (the client's, or of vision_backend), else as text that is written there (tesseract).","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"app":{"type":"string","description":"Alias, name, desktop-file id or pid of a connected application."},"description":{"type":"string","description":"What to find, in words; for tesseract the text itself."},"screenshot":{"type":"string","description":"Base64 picture to look at instead."}},"required":["app","description"],"additionalProperties":false},"outputSchema":{"type":"object","required":["found"]},"annotations":{"readOnlyHint":true},"execution":{"taskSupport":"optional"}})text";

/// docs/reference/tools/ax/ax_find_visual.md, of which the build makes it (cmake/references.cmake).
extern const char ax_find_visual_reference[];

constinit const ToolInfo ax_find_visual_tool = {
  .toolset = "ax",
  .name = "ax_find_visual",
  .identity = "ax.ax_find_visual",
  .command = "ax find_visual",
  .title = "Find element using AI vision",
  .group = "find",
  .since = "0.1",
  .description = "Finds something in a picture of an application's front window that has no element for it, such as a part of a canvas: by the model that the setting vision_backend names, the client's (sampling), or by the text that is written there (tesseract). What lies on an element of the tree is returned with its element_ref. Nothing is clicked.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = true},
  .power = Power::observe, .is_sandboxed = true,
  .timeout = TimeoutKind::run,
  .tasks = TaskSupport::optional,
  .platforms = platform_support::kPlatforms2905451567,
  .needs = kAxFindVisualNeeds,
  .errors = kAxFindVisualErrors,
  .wire = kAxFindVisualWire,
  .brief_wire = kAxFindVisualBriefWire,
  .input = &ax_find_visual_args_schema,
  .cli = kAxFindVisualOptions,
  .reference = {ax_find_visual_reference, 2642},
  .parse = &prepare_ax_find_visual,
};

}  // namespace offhand::tools::ax
