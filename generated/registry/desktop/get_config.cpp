// Generated from schema/tools/desktop/get_config.json. Do not edit.
#include "generated/tools/desktop/get_config.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::desktop {

constexpr auto kGetConfigErrors = std::to_array<std::string_view>({"configuration_invalid"});

constexpr auto kGetConfigOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
});

constexpr std::string_view kGetConfigWire =
    R"text({"name":"get_config","title":"Read settings","description":"Tells the settings that hold for this session.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["version","platform","config_file","settings"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kGetConfigBriefWire =
    R"text({"name":"get_config","title":"Read settings","description":"Tells the settings that hold for this session.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["version","platform","config_file","settings"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

/// docs/reference/tools/desktop/get_config.md, of which the build makes it (cmake/references.cmake).
extern const char get_config_reference[];

constinit const ToolInfo get_config_tool = {
  .toolset = "desktop",
  .name = "get_config",
  .identity = "desktop.get_config",
  .command = "get_config",
  .title = "Read settings",
  .group = "session",
  .since = "0.1",
  .description = "Tells the settings that hold for this session.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .platforms = platform_support::kPlatforms2905451567,
  .errors = kGetConfigErrors,
  .wire = kGetConfigWire,
  .brief_wire = kGetConfigBriefWire,
  .input = &get_config_args_schema,
  .cli = kGetConfigOptions,
  .reference = {get_config_reference, 2395},
  .parse = &prepare_get_config,
};

}  // namespace offhand::tools::desktop
