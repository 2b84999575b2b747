// Generated from tests/mcp-conformance/schema/tools/conformance/confirm_delete.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/confirm_delete.h"
#include "tests/mcp-conformance/generated/registry/platform_support.h"

namespace offhand::fixtures::tools::conformance {


constexpr auto kConfirmDeleteOptions = std::to_array<CliOption>({
  {.flag = "--filename", .key = "filename", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "What to delete.", .facts = "Limits: at most 256 characters. Required.", .required = true},
});

constexpr std::string_view kConfirmDeleteWire =
    R"text({"name":"confirm_delete","title":"Confirmed deletion","description":"Asks before it pretends to delete a file.","inputSchema":{"type":"object","properties":{"filename":{"type":"string","maxLength":256,"description":"What to delete."}},"required":["filename"],"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false},"execution":{"taskSupport":"optional"}})text";

constexpr std::string_view kConfirmDeleteBriefWire =
    R"text({"name":"confirm_delete","title":"Confirmed deletion","description":"Asks before it pretends to delete a file.","inputSchema":{"type":"object","properties":{"filename":{"type":"string","description":"What to delete."}},"required":["filename"],"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false},"execution":{"taskSupport":"optional"}})text";

constexpr std::string_view kConfirmDeleteReference = R"text(# confirm_delete

Asks before it pretends to delete a file.

Toolset `conformance`, group `tasks`, since 0.1. Command: `fixtures confirm_delete`. A call can at worst observe.

A call may run on as a task after its answer.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `filename` | string, at most 256 characters | required | What to delete. |

## Platforms

| Platform | Support | |
|---|---|---|
| linux | full | |
| macos | full | |
| sim | full | |
| web | full | |
| windows | full | |
)text";

constinit const ToolInfo confirm_delete_tool = {
  .toolset = "conformance",
  .name = "confirm_delete",
  .identity = "conformance.confirm_delete",
  .command = "confirm_delete",
  .title = "Confirmed deletion",
  .group = "tasks",
  .since = "0.1",
  .description = "Asks before it pretends to delete a file.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .timeout = TimeoutKind::launch,
  .tasks = TaskSupport::optional,
  .platforms = platform_support::kPlatforms2610842135,
  .wire = kConfirmDeleteWire,
  .brief_wire = kConfirmDeleteBriefWire,
  .input = &confirm_delete_args_schema,
  .cli = kConfirmDeleteOptions,
  .reference = kConfirmDeleteReference,
  .parse = &prepare_confirm_delete,
};

}  // namespace offhand::fixtures::tools::conformance
