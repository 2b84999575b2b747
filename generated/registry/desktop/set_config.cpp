// Generated from schema/tools/desktop/set_config.json. Do not edit.
#include "generated/tools/desktop/set_config.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::desktop {

constexpr auto kSetConfigErrors = std::to_array<std::string_view>({"configuration_invalid", "nothing_to_set", "write_failed"});

constexpr auto kSetConfigCaptureScopeChoices = std::to_array<std::string_view>({"window", "desktop"});
constexpr auto kSetConfigOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--capture-scope", .key = "capture_scope", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "Whether pointer and keyboard tools may act without a window. desktop: such a call means the whole screen; window: it is refused with desktop_scope_disabled.", .facts = "One of window, desktop.", .choices = kSetConfigCaptureScopeChoices},
  {.flag = "--max-image-dimension", .key = "max_image_dimension", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Longest side of pictures in pixels: larger ones are scaled down. 0 keeps the native size.", .facts = "Limits: 0 to 16384."},
  {.flag = "--experimental-pip", .key = "experimental_pip", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "Whether a small picture of the window that the session acted on last is shown over all other windows.", .facts = ""},
  {.flag = "--experimental-pip-geometry", .key = "experimental_pip_geometry", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Size of the picture of experimental_pip and where it stands on the screen, as 320x200 or 320x200+24+24. A negative offset such as -24 counts from the right or from the bottom.", .facts = "Limits: at most 64 characters, matches ^([0-9]+x[0-9]+([+-][0-9]+){0,2})?$."},
  {.flag = "--capture-mode", .key = "capture_mode", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Accepted for older callers, and ignored.", .facts = "Limits: at most 64 characters."},
});

constexpr std::string_view kSetConfigWire =
    R"text({"name":"set_config","title":"Change settings","description":"Changes settings for this session alone, in memory. A single command that names no session changes the settings file instead.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"capture_scope":{"type":"string","enum":["window","desktop"],"description":"desktop allows calls without a window: they mean the whole screen."},"max_image_dimension":{"type":"integer","minimum":0,"maximum":16384,"description":"Longer side of pictures at most; 0: native."},"experimental_pip":{"type":"boolean","description":"Shows a small picture of the window acted on last."},"experimental_pip_geometry":{"type":"string","maxLength":64,"pattern":"^([0-9]+x[0-9]+([+-][0-9]+){0,2})?$","description":"Its size and place: 320x200 or 320x200+24+24."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["reach","changed","settings"]},"annotations":{"destructiveHint":false,"idempotentHint":true,"openWorldHint":false}})text";

constexpr std::string_view kSetConfigBriefWire =
    R"text({"name":"set_config","title":"Change settings","description":"Changes settings for this session alone, in memory. A single command that names no session changes the settings file instead.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"capture_scope":{"type":"string","enum":["window","desktop"],"description":"desktop allows calls without a window: they mean the whole screen."},"max_image_dimension":{"type":"integer","description":"Longer side of pictures at most; 0: native."},"experimental_pip":{"type":"boolean","description":"Shows a small picture of the window acted on last."},"experimental_pip_geometry":{"type":"string","description":"Its size and place: 320x200 or 320x200+24+24."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["reach","changed","settings"]},"annotations":{"destructiveHint":false,"idempotentHint":true,"openWorldHint":false}})text";

/// docs/reference/tools/desktop/set_config.md, of which the build makes it (cmake/references.cmake).
extern const char set_config_reference[];

constinit const ToolInfo set_config_tool = {
  .toolset = "desktop",
  .name = "set_config",
  .identity = "desktop.set_config",
  .command = "set_config",
  .title = "Change settings",
  .group = "session",
  .since = "0.1",
  .description = "Changes settings for this session alone, in memory. A single command that names no session changes the settings file instead.",
  .annotations = {.read_only = false, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::act, .is_sandboxed = false,
  .platforms = platform_support::kPlatforms2905451567,
  .errors = kSetConfigErrors,
  .wire = kSetConfigWire,
  .brief_wire = kSetConfigBriefWire,
  .input = &set_config_args_schema,
  .cli = kSetConfigOptions,
  .reference = {set_config_reference, 3515},
  .parse = &prepare_set_config,
};

}  // namespace offhand::tools::desktop
