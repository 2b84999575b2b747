// Generated from schema/tools/demo/leave.json. Do not edit.
#include "generated/tools/demo/leave.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::demo {

constexpr auto kLeaveNeeds = std::to_array<std::string_view>({"input"});

constexpr auto kLeaveCombinations = std::to_array<std::string_view>({"At least one of app, owner."});
constexpr auto kLeaveOptions = std::to_array<CliOption>({
  {.flag = "--app", .key = "app", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Name of an application.", .facts = "Limits: at most 40 characters."},
  {.flag = "--owner", .key = "owner", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Whose pane.", .facts = "Limits: 1 to 99."},
});

constexpr std::string_view kLeaveWire =
    R"text({"name":"leave","title":"Leave","description":"Leaves an application. At least one of app, owner.","inputSchema":{"type":"object","properties":{"app":{"type":"string","maxLength":40,"description":"Name of an application."},"owner":{"type":"integer","minimum":1,"maximum":99,"description":"Whose pane."}},"additionalProperties":false},"annotations":{"idempotentHint":true,"openWorldHint":false}})text";

constexpr std::string_view kLeaveBriefWire =
    R"text({"name":"leave","title":"Leave","description":"Leaves an application. At least one of app, owner.","inputSchema":{"type":"object","properties":{"app":{"type":"string","description":"Name of an application."},"owner":{"type":"integer","minimum":1,"maximum":99,"description":"Whose pane."}},"additionalProperties":false},"annotations":{"idempotentHint":true,"openWorldHint":false}})text";

/// docs/reference/tools/demo/leave.md, of which the build makes it (cmake/references.cmake).
extern const char leave_reference[];

constinit const ToolInfo leave_tool = {
  .toolset = "demo",
  .name = "leave",
  .identity = "demo.leave",
  .command = "demo leave",
  .title = "Leave",
  .group = "art",
  .since = "0.2",
  .description = "Leaves an application.",
  .annotations = {.read_only = false, .destructive = true, .idempotent = true, .open_world = false},
  .power = Power::destroy, .is_sandboxed = false,
  .background_lock = LockKind::window,
  .foreground_lock = LockKind::window,
  .timeout = TimeoutKind::action,
  .platforms = platform_support::kPlatforms3914818054,
  .needs = kLeaveNeeds,
  .wire = kLeaveWire,
  .brief_wire = kLeaveBriefWire,
  .input = &leave_args_schema,
  .cli = kLeaveOptions,
  .combinations = kLeaveCombinations,
  .reference = {leave_reference, 517},
  .parse = &prepare_leave,
};

}  // namespace offhand::tools::demo
