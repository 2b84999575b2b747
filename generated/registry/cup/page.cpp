// Generated from schema/tools/cup/page.json. Do not edit.
#include "generated/tools/cup/page.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::cup {

constexpr auto kPageErrors = std::to_array<std::string_view>({"no_capture", "outdated_element_id", "unknown_element_id", "nothing_to_page"});

constexpr auto kPageDirectionChoices = std::to_array<std::string_view>({"up", "down", "left", "right"});
constexpr auto kPageOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--element-id", .key = "element_id", .kind = CliKind::string, .position = 0, .value_name = "TEXT", .description = "Id of the container in the latest capture, such as e14.", .facts = "Limits: at most 32 characters. Required.", .required = true},
  {.flag = "--direction", .key = "direction", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "Where to go from what was shown last: down and right forwards, up and left backwards. Left out: what comes after the elements that the text shows.", .facts = "One of up, down, left, right.", .choices = kPageDirectionChoices},
  {.flag = "--offset", .key = "offset", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "First element to show, from 0. Takes precedence over direction.", .facts = "Limits: 0 to 1000000."},
  {.flag = "--limit", .key = "limit", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Most elements of the container that are shown. Default: as many as its text showed, or 20.", .facts = "Limits: 1 to 1000."},
});

constexpr std::string_view kPageWire =
    R"text({"name":"page","title":"Page through an element","description":"Shows a page of a container's elements from the latest capture; nothing scrolls.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"element_id":{"type":"string","maxLength":32,"description":"Container, as e14."},"direction":{"type":"string","enum":["up","down","left","right"],"description":"From what was shown last."},"offset":{"type":"integer","minimum":0,"maximum":1000000,"description":"First element, from 0."},"limit":{"type":"integer","minimum":1,"maximum":1000,"description":"Elements a page."}},"required":["element_id"],"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kPageBriefWire =
    R"text({"name":"page","title":"Page through an element","description":"Shows a page of a container's elements from the latest capture; nothing scrolls.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"element_id":{"type":"string","description":"Container, as e14."},"direction":{"type":"string","enum":["up","down","left","right"],"description":"From what was shown last."},"offset":{"type":"integer","description":"First element, from 0."},"limit":{"type":"integer","minimum":1,"maximum":1000,"description":"Elements a page."}},"required":["element_id"],"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

/// docs/reference/tools/cup/page.md, of which the build makes it (cmake/references.cmake).
extern const char page_reference[];

constinit const ToolInfo page_tool = {
  .toolset = "cup",
  .name = "page",
  .identity = "cup.page",
  .command = "cup page",
  .title = "Page through an element",
  .group = "cup",
  .since = "0.1",
  .description = "Shows the elements of a container of the latest capture that its text left out, a page at a time, without asking any application: nothing scrolls.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = false, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .platforms = platform_support::kPlatforms2610842135,
  .errors = kPageErrors,
  .wire = kPageWire,
  .brief_wire = kPageBriefWire,
  .input = &page_args_schema,
  .cli = kPageOptions,
  .reference = {page_reference, 1586},
  .parse = &prepare_page,
};

}  // namespace offhand::tools::cup
