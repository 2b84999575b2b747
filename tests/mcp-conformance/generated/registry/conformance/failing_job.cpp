// Generated from tests/mcp-conformance/schema/tools/conformance/failing_job.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/failing_job.h"
#include "tests/mcp-conformance/generated/registry/platform_support.h"

namespace offhand::fixtures::tools::conformance {


constexpr std::string_view kFailingJobWire =
    R"text({"name":"failing_job","title":"Failing job","description":"Runs for a second and fails, as a tool fails.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false},"execution":{"taskSupport":"required"}})text";

constexpr std::string_view kFailingJobBriefWire =
    R"text({"name":"failing_job","title":"Failing job","description":"Runs for a second and fails, as a tool fails.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false},"execution":{"taskSupport":"required"}})text";

constexpr std::string_view kFailingJobReference = R"text(# failing_job

Runs for a second and fails, as a tool fails.

Toolset `conformance`, group `tasks`, since 0.1. Command: `fixtures failing_job`. A call can at worst observe.

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

constinit const ToolInfo failing_job_tool = {
  .toolset = "conformance",
  .name = "failing_job",
  .identity = "conformance.failing_job",
  .command = "failing_job",
  .title = "Failing job",
  .group = "tasks",
  .since = "0.1",
  .description = "Runs for a second and fails, as a tool fails.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .tasks = TaskSupport::required,
  .platforms = platform_support::kPlatforms2610842135,
  .wire = kFailingJobWire,
  .brief_wire = kFailingJobBriefWire,
  .input = &failing_job_args_schema,
  .reference = kFailingJobReference,
  .parse = &prepare_failing_job,
};

}  // namespace offhand::fixtures::tools::conformance
