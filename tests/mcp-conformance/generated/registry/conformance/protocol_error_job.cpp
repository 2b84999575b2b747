// Generated from tests/mcp-conformance/schema/tools/conformance/protocol_error_job.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/protocol_error_job.h"
#include "tests/mcp-conformance/generated/registry/platform_support.h"

namespace offhand::fixtures::tools::conformance {


constexpr std::string_view kProtocolErrorJobWire =
    R"text({"name":"protocol_error_job","title":"Broken job","description":"Runs and breaks, so that there is no result at all.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false},"execution":{"taskSupport":"required"}})text";

constexpr std::string_view kProtocolErrorJobBriefWire =
    R"text({"name":"protocol_error_job","title":"Broken job","description":"Runs and breaks, so that there is no result at all.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false},"execution":{"taskSupport":"required"}})text";

constexpr std::string_view kProtocolErrorJobReference = R"text(# protocol_error_job

Runs and breaks, so that there is no result at all.

Toolset `conformance`, group `tasks`, since 0.1. Command: `fixtures protocol_error_job`. A call can at worst observe.

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

constinit const ToolInfo protocol_error_job_tool = {
  .toolset = "conformance",
  .name = "protocol_error_job",
  .identity = "conformance.protocol_error_job",
  .command = "protocol_error_job",
  .title = "Broken job",
  .group = "tasks",
  .since = "0.1",
  .description = "Runs and breaks, so that there is no result at all.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .tasks = TaskSupport::required,
  .platforms = platform_support::kPlatforms2610842135,
  .wire = kProtocolErrorJobWire,
  .brief_wire = kProtocolErrorJobBriefWire,
  .input = &protocol_error_job_args_schema,
  .reference = kProtocolErrorJobReference,
  .parse = &prepare_protocol_error_job,
};

}  // namespace offhand::fixtures::tools::conformance
