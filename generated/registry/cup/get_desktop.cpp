// Generated from schema/tools/cup/get_desktop.json. Do not edit.
#include "generated/tools/cup/get_desktop.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::cup {

constexpr auto kGetDesktopNeeds = std::to_array<std::string_view>({"accessibility", "screen_layout", "windows"});
constexpr auto kGetDesktopAliases = std::to_array<std::string_view>({"snapshot_desktop"});

constexpr auto kGetDesktopDetailChoices = std::to_array<std::string_view>({"standard", "minimal", "full"});
constexpr auto kGetDesktopDialectChoices = std::to_array<std::string_view>({"long", "short"});
constexpr auto kGetDesktopFormatChoices = std::to_array<std::string_view>({"compact", "json"});
constexpr auto kGetDesktopOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--detail", .key = "detail", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "standard: elements that say something; minimal: those that can be acted on and what they lie in; full: all, of long lists too, up to 20000 elements of a window.", .facts = "One of standard, minimal, full. Default: standard.", .default_text = "standard", .choices = kGetDesktopDetailChoices},
  {.flag = "--dialect", .key = "dialect", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "short: codes in place of words, and bounds only of what can be acted on.", .facts = "One of long, short. Default: long.", .default_text = "long", .choices = kGetDesktopDialectChoices},
  {.flag = "--format", .key = "format", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "json: the reply has the envelope as structured content, too.", .facts = "One of compact, json. Default: compact.", .default_text = "compact", .choices = kGetDesktopFormatChoices},
});

constexpr std::string_view kGetDesktopWire =
    R"text({"name":"get_desktop","title":"Capture the desktop surface","description":"Captures the desktop surface, with its icons. Where there is none, it lists the open windows.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"detail":{"type":"string","enum":["standard","minimal","full"],"description":"minimal: what can be acted on; full: all.","default":"standard"}},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kGetDesktopBriefWire =
    R"text({"name":"get_desktop","title":"Capture the desktop surface","description":"Captures the desktop surface, with its icons. Where there is none, it lists the open windows.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"detail":{"type":"string","enum":["standard","minimal","full"],"description":"minimal: what can be acted on; full: all.","default":"standard"}},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

/// docs/reference/tools/cup/get_desktop.md, of which the build makes it (cmake/references.cmake).
extern const char get_desktop_reference[];

constinit const ToolInfo get_desktop_tool = {
  .toolset = "cup",
  .name = "get_desktop",
  .identity = "cup.get_desktop",
  .command = "cup get_desktop",
  .title = "Capture the desktop surface",
  .group = "cup",
  .since = "0.1",
  .aliases = kGetDesktopAliases,
  .description = "Captures the desktop surface, with its icons. Where there is none, it lists the open windows.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .platforms = platform_support::kPlatforms3661647244,
  .needs = kGetDesktopNeeds,
  .wire = kGetDesktopWire,
  .brief_wire = kGetDesktopBriefWire,
  .input = &get_desktop_args_schema,
  .cli = kGetDesktopOptions,
  .reference = {get_desktop_reference, 1949},
  .parse = &prepare_get_desktop,
};

}  // namespace offhand::tools::cup
