// Generated from schema/tools/cup/get_foreground.json. Do not edit.
#include "generated/tools/cup/get_foreground.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::cup {

constexpr auto kGetForegroundNeeds = std::to_array<std::string_view>({"accessibility", "screen_layout", "windows"});
constexpr auto kGetForegroundAliases = std::to_array<std::string_view>({"snapshot"});

constexpr auto kGetForegroundDetailChoices = std::to_array<std::string_view>({"standard", "minimal", "full"});
constexpr auto kGetForegroundDialectChoices = std::to_array<std::string_view>({"long", "short"});
constexpr auto kGetForegroundFormatChoices = std::to_array<std::string_view>({"compact", "json"});
constexpr auto kGetForegroundOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--detail", .key = "detail", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "standard: elements that say something; minimal: those that can be acted on and what they lie in; full: all, of long lists too, up to 20000 elements of a window.", .facts = "One of standard, minimal, full. Default: standard.", .default_text = "standard", .choices = kGetForegroundDetailChoices},
  {.flag = "--dialect", .key = "dialect", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "short: codes in place of words, and bounds only of what can be acted on.", .facts = "One of long, short. Default: long.", .default_text = "long", .choices = kGetForegroundDialectChoices},
  {.flag = "--format", .key = "format", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "json: the reply has the envelope as structured content, too.", .facts = "One of compact, json. Default: compact.", .default_text = "compact", .choices = kGetForegroundFormatChoices},
});

constexpr std::string_view kGetForegroundWire =
    R"text({"name":"get_foreground","title":"Capture the active window","description":"Captures the active window as a tree of elements, and lists the windows. Ids are valid until the next capture; execute_action acts on them.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"detail":{"type":"string","enum":["standard","minimal","full"],"description":"minimal: what can be acted on; full: all.","default":"standard"}},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kGetForegroundBriefWire =
    R"text({"name":"get_foreground","title":"Capture the active window","description":"Captures the active window as a tree of elements, and lists the windows. Ids are valid until the next capture; execute_action acts on them.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"detail":{"type":"string","enum":["standard","minimal","full"],"description":"minimal: what can be acted on; full: all.","default":"standard"}},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

/// docs/reference/tools/cup/get_foreground.md, of which the build makes it (cmake/references.cmake).
extern const char get_foreground_reference[];

constinit const ToolInfo get_foreground_tool = {
  .toolset = "cup",
  .name = "get_foreground",
  .identity = "cup.get_foreground",
  .command = "cup get_foreground",
  .title = "Capture the active window",
  .group = "cup",
  .since = "0.1",
  .aliases = kGetForegroundAliases,
  .description = "Captures the active window as a tree of elements, and lists the open windows. Ids of elements are valid until the next capture; execute_action acts on them.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .platforms = platform_support::kPlatforms2905451567,
  .needs = kGetForegroundNeeds,
  .wire = kGetForegroundWire,
  .brief_wire = kGetForegroundBriefWire,
  .input = &get_foreground_args_schema,
  .cli = kGetForegroundOptions,
  .reference = {get_foreground_reference, 2103},
  .parse = &prepare_get_foreground,
};

}  // namespace offhand::tools::cup
