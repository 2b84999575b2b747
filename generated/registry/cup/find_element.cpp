// Generated from schema/tools/cup/find_element.json. Do not edit.
#include "generated/tools/cup/find_element.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::cup {

constexpr auto kFindElementNeeds = std::to_array<std::string_view>({"accessibility", "screen_layout", "windows"});
constexpr auto kFindElementAliases = std::to_array<std::string_view>({"find"});

constexpr auto kFindElementStateChoices = std::to_array<std::string_view>({"busy", "checked", "collapsed", "disabled", "editable", "expanded", "focused", "hidden", "mixed", "modal", "multiselectable", "offscreen", "pressed", "readonly", "required", "selected"});
constexpr auto kFindElementFormatChoices = std::to_array<std::string_view>({"compact", "json"});
constexpr auto kFindElementCombinations = std::to_array<std::string_view>({"At least one of query, role, name, state."});
constexpr auto kFindElementOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--query", .key = "query", .kind = CliKind::string, .position = 0, .value_name = "TEXT", .description = "Free words for a role, a name or both: save button, search bar.", .facts = "Limits: at most 256 characters."},
  {.flag = "--role", .key = "role", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Role, or usual words for some: text field. Takes precedence over what the query says of roles.", .facts = "Limits: at most 64 characters."},
  {.flag = "--name", .key = "name", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Words of the name. They take precedence over those of the query; small misspellings fit where nothing else does.", .facts = "Limits: at most 256 characters."},
  {.flag = "--state", .key = "state", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "State that the element must be in.", .facts = "One of busy, checked, collapsed, disabled, editable, expanded, focused, hidden, mixed, modal, multiselectable, offscreen, pressed, readonly, required, selected.", .choices = kFindElementStateChoices},
  {.flag = "--limit", .key = "limit", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Largest number of elements that are shown.", .facts = "Limits: 1 to 1000. Default: 10.", .default_text = "10"},
  {.flag = "--format", .key = "format", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "json: the reply has the elements as structured content, too, without their children.", .facts = "One of compact, json. Default: compact.", .default_text = "compact", .choices = kFindElementFormatChoices},
});

constexpr std::string_view kFindElementWire =
    R"text({"name":"find_element","title":"Find elements of the capture","description":"Finds elements in the latest capture, best match first. Give query, role, name or state. At least one of query, role, name, state.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"query":{"type":"string","maxLength":256,"description":"Words for role and name: save button."},"role":{"type":"string","maxLength":64,"description":"Role, or words for some: text field."},"name":{"type":"string","maxLength":256,"description":"Words of its name."},"state":{"type":"string","enum":["busy","checked","collapsed","disabled","editable","expanded","focused","hidden","mixed","modal","multiselectable","offscreen","pressed","readonly","required","selected"],"description":"State that the element must be in."},"limit":{"type":"integer","minimum":1,"maximum":1000,"description":"Largest number of elements that are shown.","default":10}},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kFindElementBriefWire =
    R"text({"name":"find_element","title":"Find elements of the capture","description":"Finds elements in the latest capture, best match first. Give query, role, name or state. At least one of query, role, name, state.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"query":{"type":"string","description":"Words for role and name: save button."},"role":{"type":"string","description":"Role, or words for some: text field."},"name":{"type":"string","description":"Words of its name."},"state":{"type":"string","enum":["busy","checked","collapsed","disabled","editable","expanded","focused","hidden","mixed","modal","multiselectable","offscreen","pressed","readonly","required","selected"],"description":"State that the element must be in."},"limit":{"type":"integer","minimum":1,"maximum":1000,"description":"Largest number of elements that are shown.","default":10}},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

/// docs/reference/tools/cup/find_element.md, of which the build makes it (cmake/references.cmake).
extern const char find_element_reference[];

constinit const ToolInfo find_element_tool = {
  .toolset = "cup",
  .name = "find_element",
  .identity = "cup.find_element",
  .command = "cup find_element",
  .title = "Find elements of the capture",
  .group = "cup",
  .since = "0.1",
  .aliases = kFindElementAliases,
  .description = "Finds elements in the latest capture, the best match first, without asking any application. At least one of query, role, name and state is needed. Captures the active window where nothing was captured yet.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .platforms = platform_support::kPlatforms2905451567,
  .needs = kFindElementNeeds,
  .wire = kFindElementWire,
  .brief_wire = kFindElementBriefWire,
  .input = &find_element_args_schema,
  .cli = kFindElementOptions,
  .combinations = kFindElementCombinations,
  .reference = {find_element_reference, 2371},
  .parse = &prepare_find_element,
};

}  // namespace offhand::tools::cup
