// Generated from tests/mcp-conformance/schema/tools/conformance/slow_compute.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/slow_compute.h"
#include "tests/mcp-conformance/generated/registry/platform_support.h"

namespace offhand::fixtures::tools::conformance {


constexpr auto kSlowComputeOptions = std::to_array<CliOption>({
  {.flag = "--seconds", .key = "seconds", .kind = CliKind::number, .position = -1, .value_name = "NUMBER", .description = "How long it takes.", .facts = "Limits: 0 to 3600. Default: 1.", .default_text = "1"},
  {.flag = "--label", .key = "label", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Comes back in the answer.", .facts = "Limits: at most 256 characters."},
});

constexpr std::string_view kSlowComputeWire =
    R"text({"name":"slow_compute","title":"Slow computation","description":"Takes its time, then answers.","inputSchema":{"type":"object","properties":{"seconds":{"type":"number","minimum":0,"maximum":3600,"description":"How long it takes.","default":1},"label":{"type":"string","maxLength":256,"description":"Comes back in the answer."}},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false},"execution":{"taskSupport":"optional"}})text";

constexpr std::string_view kSlowComputeBriefWire =
    R"text({"name":"slow_compute","title":"Slow computation","description":"Takes its time, then answers.","inputSchema":{"type":"object","properties":{"seconds":{"type":"number","description":"How long it takes.","default":1},"label":{"type":"string","description":"Comes back in the answer."}},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false},"execution":{"taskSupport":"optional"}})text";

constexpr std::string_view kSlowComputeReference = R"text(# slow_compute

Takes its time, then answers.

Toolset `conformance`, group `tasks`, since 0.1. Command: `fixtures slow_compute`. A call can at worst observe.

A call may run on as a task after its answer.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `seconds` | number, 0 to 3600 | `1` | How long it takes. |
| `label` | string, at most 256 characters | | Comes back in the answer. |

## Platforms

| Platform | Support | |
|---|---|---|
| linux | full | |
| macos | full | |
| sim | full | |
| web | full | |
| windows | full | |
)text";

constinit const ToolInfo slow_compute_tool = {
  .toolset = "conformance",
  .name = "slow_compute",
  .identity = "conformance.slow_compute",
  .command = "slow_compute",
  .title = "Slow computation",
  .group = "tasks",
  .since = "0.1",
  .description = "Takes its time, then answers.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .timeout = TimeoutKind::launch,
  .tasks = TaskSupport::optional,
  .platforms = platform_support::kPlatforms2610842135,
  .wire = kSlowComputeWire,
  .brief_wire = kSlowComputeBriefWire,
  .input = &slow_compute_args_schema,
  .cli = kSlowComputeOptions,
  .reference = kSlowComputeReference,
  .parse = &prepare_slow_compute,
};

}  // namespace offhand::fixtures::tools::conformance
