// Generated from schema/tools/demo/write_at.json. Do not edit.
#include "generated/tools/demo/write_at.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::demo {

constexpr auto kWriteAtNeeds = std::to_array<std::string_view>({"input"});

constexpr auto kWriteAtReachChoices = std::to_array<std::string_view>({"pane", "desktop"});
constexpr auto kWriteAtCombinations = std::to_array<std::string_view>({"Target: handle, number + pane_id, mark, find, owner + across + down, across + down, owner, or nothing."});
constexpr auto kWriteAtMembers = std::to_array<CliMember>({
  {"verses[].line", "A line.", "String, at most 9 characters."},
});

constexpr auto kWriteAtOptions = std::to_array<CliOption>({
  {.flag = "--owner", .key = "owner", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Whose pane.", .facts = "Limits: 1 to 99."},
  {.flag = "--pane-id", .key = "pane_id", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Number of a pane.", .facts = "Limits: 1 to 99."},
  {.flag = "--of-zoom", .key = "of_zoom", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "Of the last zoom.", .facts = ""},
  {.flag = "--reach", .key = "reach", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "Whether it may be anywhere.", .facts = "One of pane, desktop.", .choices = kWriteAtReachChoices},
  {.flag = "--app", .key = "app", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Name of an application.", .facts = "Limits: at most 40 characters."},
  {.flag = "--find", .key = "find", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Words that find it.", .facts = "Limits: at most 40 characters."},
  {.flag = "--mark", .key = "mark", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Its mark in the last picture.", .facts = "Limits: at most 8 characters."},
  {.flag = "--handle", .key = "handle", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "What it was handed out by.", .facts = "Limits: at most 40 characters."},
  {.flag = "--number", .key = "number", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Its number.", .facts = "Limits: 1 to 99."},
  {.flag = "--across", .key = "across", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "To the right.", .facts = "Limits: 0 to 99."},
  {.flag = "--down", .key = "down", .kind = CliKind::number, .position = -1, .value_name = "NUMBER", .description = "Down.", .facts = "Limits: 0 to 99."},
  {.flag = "--phrase", .key = "phrase", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "What to write.", .facts = "Limits: at most 40 characters. Required.", .required = true},
  {.flag = "--saying", .key = "saying", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "What to write.", .facts = "Limits: at most 40 characters.", .hidden = true},
  {.flag = "--notes", .key = "notes", .kind = CliKind::list, .position = -1, .value_name = "TEXT,...", .description = "Beside it.", .facts = "Limits: at most 3 items.", .item_kind = CliKind::string},
  {.flag = "--verses", .key = "verses", .kind = CliKind::json, .position = -1, .value_name = "JSON", .description = "More to write.", .facts = "Limits: at most 3 items."},
  {.flag = "--after", .key = "after", .kind = CliKind::json, .position = -1, .value_name = "JSON", .description = "What other tools are to do then.", .facts = "Limits: at most 3 items."},
});

constexpr std::string_view kWriteAtWire =
    R"text({"name":"write_at","title":"Write at a place","description":"Writes at whatever can be meant. Target: handle, number + pane_id, mark, find, owner + across + down, across + down, owner, or nothing.","inputSchema":{"type":"object","properties":{"owner":{"type":"integer","minimum":1,"maximum":99,"description":"Whose pane."},"pane_id":{"type":"integer","minimum":1,"maximum":99,"description":"Number of a pane."},"of_zoom":{"type":"boolean","description":"Of the last zoom."},"reach":{"type":"string","enum":["pane","desktop"],"description":"Whether it may be anywhere."},"app":{"type":"string","maxLength":40,"description":"Name of an application."},"find":{"type":"string","maxLength":40,"description":"Words that find it."},"mark":{"type":"string","maxLength":8,"description":"Its mark in the last picture."},"handle":{"type":"string","maxLength":40,"description":"What it was handed out by."},"number":{"type":"integer","minimum":1,"maximum":99,"description":"Its number."},"across":{"type":"integer","minimum":0,"maximum":99,"description":"To the right."},"down":{"type":"number","minimum":0,"maximum":99,"description":"Down."},"phrase":{"type":"string","maxLength":40,"description":"What to write."},"notes":{"type":"array","maxItems":3,"items":{"type":"string","maxLength":9},"description":"Beside it."},"verses":{"type":"array","maxItems":3,"items":{"type":"object","properties":{"line":{"type":"string","maxLength":9,"description":"A line."}},"additionalProperties":false},"description":"More to write."},"after":{"type":"array","maxItems":3,"items":{"type":"object","properties":{"tool":{"type":"string"},"arguments":{"type":"object"}},"required":["tool"],"additionalProperties":false},"description":"What other tools are to do then."}},"required":["phrase"],"additionalProperties":false},"annotations":{"openWorldHint":false}})text";

constexpr std::string_view kWriteAtBriefWire =
    R"text({"name":"write_at","title":"Write at a place","description":"Writes at whatever can be meant. Target: handle, number + pane_id, mark, find, owner + across + down, across + down, owner, or nothing.","inputSchema":{"type":"object","properties":{"owner":{"type":"integer","minimum":1,"maximum":99,"description":"Whose pane."},"pane_id":{"type":"integer","minimum":1,"maximum":99,"description":"Number of a pane."},"of_zoom":{"type":"boolean","description":"Of the last zoom."},"reach":{"type":"string","enum":["pane","desktop"],"description":"Whether it may be anywhere."},"app":{"type":"string","description":"Name of an application."},"find":{"type":"string","description":"Words that find it."},"mark":{"type":"string","description":"Its mark in the last picture."},"handle":{"type":"string","description":"What it was handed out by."},"number":{"type":"integer","minimum":1,"maximum":99,"description":"Its number."},"across":{"type":"integer","minimum":0,"maximum":99,"description":"To the right."},"down":{"type":"number","minimum":0,"maximum":99,"description":"Down."},"phrase":{"type":"string","description":"What to write."},"notes":{"type":"array","items":{"type":"string"},"description":"Beside it."},"verses":{"type":"array","items":{"type":"object","properties":{"line":{"type":"string","description":"A line."}},"additionalProperties":false},"description":"More to write."},"after":{"type":"array","items":{"type":"object","properties":{"tool":{"type":"string"},"arguments":{"type":"object"}},"required":["tool"],"additionalProperties":false},"description":"What other tools are to do then."}},"required":["phrase"],"additionalProperties":false},"annotations":{"openWorldHint":false}})text";

/// docs/reference/tools/demo/write_at.md, of which the build makes it (cmake/references.cmake).
extern const char write_at_reference[];

constinit const ToolInfo write_at_tool = {
  .toolset = "demo",
  .name = "write_at",
  .identity = "demo.write_at",
  .command = "demo write_at",
  .title = "Write at a place",
  .group = "art",
  .since = "0.2",
  .description = "Writes at whatever can be meant.",
  .annotations = {.read_only = false, .destructive = true, .idempotent = false, .open_world = false},
  .power = Power::destroy, .is_sandboxed = false,
  .background_lock = LockKind::window,
  .foreground_lock = LockKind::window,
  .timeout = TimeoutKind::action,
  .platforms = platform_support::kPlatforms3914818054,
  .needs = kWriteAtNeeds,
  .wire = kWriteAtWire,
  .brief_wire = kWriteAtBriefWire,
  .input = &write_at_args_schema,
  .cli = kWriteAtOptions,
  .members = kWriteAtMembers,
  .combinations = kWriteAtCombinations,
  .reference = {write_at_reference, 1958},
  .parse = &prepare_write_at,
};

}  // namespace offhand::tools::demo
