// Generated from tests/mcp-conformance/schema/tools/conformance/test_tool_with_task.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_tool_with_task.h"
#include "tests/mcp-conformance/generated/registry/platform_support.h"

namespace offhand::fixtures::tools::conformance {


constexpr std::string_view kTestToolWithTaskWire =
    R"text({"name":"test_tool_with_task","title":"Question, then task","description":"Asks for a name first and becomes a task then.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false},"execution":{"taskSupport":"required"}})text";

constexpr std::string_view kTestToolWithTaskBriefWire =
    R"text({"name":"test_tool_with_task","title":"Question, then task","description":"Asks for a name first and becomes a task then.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false},"execution":{"taskSupport":"required"}})text";

constexpr std::string_view kTestToolWithTaskReference = R"text(# test_tool_with_task

Asks for a name first and becomes a task then.

Toolset `conformance`, group `tasks`, since 0.1. Command: `fixtures test_tool_with_task`. A call can at worst observe.

Every call runs as a task.

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

constinit const ToolInfo test_tool_with_task_tool = {
  .toolset = "conformance",
  .name = "test_tool_with_task",
  .identity = "conformance.test_tool_with_task",
  .command = "test_tool_with_task",
  .title = "Question, then task",
  .group = "tasks",
  .since = "0.1",
  .description = "Asks for a name first and becomes a task then.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .tasks = TaskSupport::required,
  .platforms = platform_support::kPlatforms2610842135,
  .wire = kTestToolWithTaskWire,
  .brief_wire = kTestToolWithTaskBriefWire,
  .input = &test_tool_with_task_args_schema,
  .reference = kTestToolWithTaskReference,
  .parse = &prepare_test_tool_with_task,
};

}  // namespace offhand::fixtures::tools::conformance
