// Generated from schema/tools/demo/leave.json. Do not edit.
#include <array>
#include <string_view>

#include "generated/tools/demo/leave.h"

namespace offhand::tools::demo {
namespace {

constexpr auto kLeavePlatforms = std::to_array<PlatformSupport>({
  {"macos", Support::none, "The pencil is broken."},
  {"sim", Support::full, ""},
  {"web", Support::none, "There is no canvas."},
});
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

constexpr std::string_view kLeaveReference = R"text(# leave

Leaves an application.

Toolset `demo`, group `art`, since 0.2. Command: `offhand demo leave`. A call can at worst destroy something.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `app` | string, at most 40 characters | | Name of an application. |
| `owner` | integer, 1 to 99 | | Whose pane. |

- At least one of `app`, `owner`.

## Platforms

| Platform | Support | |
|---|---|---|
| macos | none | The pencil is broken. |
| sim | full | |
| web | none | There is no canvas. |
)text";

}  // namespace

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
  .platforms = kLeavePlatforms,
  .needs = kLeaveNeeds,
  .wire = kLeaveWire,
  .brief_wire = kLeaveBriefWire,
  .input = &leave_args_schema,
  .cli = kLeaveOptions,
  .combinations = kLeaveCombinations,
  .reference = kLeaveReference,
  .parse = &prepare_leave,
};

}  // namespace offhand::tools::demo
