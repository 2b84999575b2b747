// Generated from tests/mcp-conformance/schema/tools/conformance/multi_input.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/multi_input.h"
#include "tests/mcp-conformance/generated/registry/platform_support.h"

namespace offhand::fixtures::tools::conformance {


constexpr std::string_view kMultiInputWire =
    R"text({"name":"multi_input","title":"Two questions","description":"Asks two things at once while it runs.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false},"execution":{"taskSupport":"optional"}})text";

constexpr std::string_view kMultiInputBriefWire =
    R"text({"name":"multi_input","title":"Two questions","description":"Asks two things at once while it runs.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false},"execution":{"taskSupport":"optional"}})text";

constexpr std::string_view kMultiInputReference = R"text(# multi_input

Asks two things at once while it runs.

Toolset `conformance`, group `tasks`, since 0.1. Command: `fixtures multi_input`. A call can at worst observe.

A call may run on as a task after its answer.

## Arguments

None.

## Platforms

| Platform | Support | |
|---|---|---|
| linux | full | |
| macos | full | |
| sim | full | |
| web | full | |
| windows | full | |
)text";

constinit const ToolInfo multi_input_tool = {
  .toolset = "conformance",
  .name = "multi_input",
  .identity = "conformance.multi_input",
  .command = "multi_input",
  .title = "Two questions",
  .group = "tasks",
  .since = "0.1",
  .description = "Asks two things at once while it runs.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .timeout = TimeoutKind::launch,
  .tasks = TaskSupport::optional,
  .platforms = platform_support::kPlatforms2610842135,
  .wire = kMultiInputWire,
  .brief_wire = kMultiInputBriefWire,
  .input = &multi_input_args_schema,
  .reference = kMultiInputReference,
  .parse = &prepare_multi_input,
};

}  // namespace offhand::fixtures::tools::conformance
