// Generated from schema/tools/cup/get_tree.json. Do not edit.
#include "generated/tools/cup/get_tree.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::cup {

constexpr auto kGetTreeNeeds = std::to_array<std::string_view>({"accessibility", "screen_layout", "windows"});
constexpr auto kGetTreeAliases = std::to_array<std::string_view>({"snapshot_app"});
constexpr auto kGetTreeErrors = std::to_array<std::string_view>({"no_such_window_title"});

constexpr auto kGetTreeDetailChoices = std::to_array<std::string_view>({"standard", "minimal", "full"});
constexpr auto kGetTreeDialectChoices = std::to_array<std::string_view>({"long", "short"});
constexpr auto kGetTreeFormatChoices = std::to_array<std::string_view>({"compact", "json"});
constexpr auto kGetTreeOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--app", .key = "app", .kind = CliKind::string, .position = 0, .value_name = "TEXT", .description = "Part of the title of the windows, or where none has it of the name of their application; case does not matter.", .facts = "Limits: 1 to 256 characters. Required.", .required = true},
  {.flag = "--detail", .key = "detail", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "standard: elements that say something; minimal: those that can be acted on and what they lie in; full: all, of long lists too, up to 20000 elements of a window.", .facts = "One of standard, minimal, full. Default: standard.", .default_text = "standard", .choices = kGetTreeDetailChoices},
  {.flag = "--dialect", .key = "dialect", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "short: codes in place of words, and bounds only of what can be acted on.", .facts = "One of long, short. Default: long.", .default_text = "long", .choices = kGetTreeDialectChoices},
  {.flag = "--format", .key = "format", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "json: the reply has the envelope as structured content, too.", .facts = "One of compact, json. Default: compact.", .default_text = "compact", .choices = kGetTreeFormatChoices},
});

constexpr std::string_view kGetTreeWire =
    R"text({"name":"get_tree","title":"Capture windows by their title","description":"Captures the windows whose title, or else whose application, contains a text.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"app":{"type":"string","minLength":1,"maxLength":256,"description":"Part of a title."},"detail":{"type":"string","enum":["standard","minimal","full"],"description":"minimal: what can be acted on; full: all.","default":"standard"}},"required":["app"],"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kGetTreeBriefWire =
    R"text({"name":"get_tree","title":"Capture windows by their title","description":"Captures the windows whose title, or else whose application, contains a text.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"app":{"type":"string","description":"Part of a title."},"detail":{"type":"string","enum":["standard","minimal","full"],"description":"minimal: what can be acted on; full: all.","default":"standard"}},"required":["app"],"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

/// docs/reference/tools/cup/get_tree.md, of which the build makes it (cmake/references.cmake).
extern const char get_tree_reference[];

constinit const ToolInfo get_tree_tool = {
  .toolset = "cup",
  .name = "get_tree",
  .identity = "cup.get_tree",
  .command = "cup get_tree",
  .title = "Capture windows by their title",
  .group = "cup",
  .since = "0.1",
  .aliases = kGetTreeAliases,
  .description = "Captures the windows whose title, or else whose application, contains a text.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .platforms = platform_support::kPlatforms2905451567,
  .needs = kGetTreeNeeds,
  .errors = kGetTreeErrors,
  .wire = kGetTreeWire,
  .brief_wire = kGetTreeBriefWire,
  .input = &get_tree_args_schema,
  .cli = kGetTreeOptions,
  .reference = {get_tree_reference, 2107},
  .parse = &prepare_get_tree,
};

}  // namespace offhand::tools::cup
