// Generated from tests/mcp-conformance/schema/tools/conformance/test_tool_with_logging.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_tool_with_logging.h"
#include "tests/mcp-conformance/generated/registry/platform_support.h"

namespace offhand::fixtures::tools::conformance {


constexpr std::string_view kTestToolWithLoggingWire =
    R"text({"name":"test_tool_with_logging","title":"Logging","description":"Sends three log messages, with a pause between.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kTestToolWithLoggingBriefWire =
    R"text({"name":"test_tool_with_logging","title":"Logging","description":"Sends three log messages, with a pause between.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kTestToolWithLoggingReference = R"text(# test_tool_with_logging

Sends three log messages, with a pause between.

Toolset `conformance`, group `messages`, since 0.1. Command: `fixtures test_tool_with_logging`. A call can at worst observe.

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

constinit const ToolInfo test_tool_with_logging_tool = {
  .toolset = "conformance",
  .name = "test_tool_with_logging",
  .identity = "conformance.test_tool_with_logging",
  .command = "test_tool_with_logging",
  .title = "Logging",
  .group = "messages",
  .since = "0.1",
  .description = "Sends three log messages, with a pause between.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .platforms = platform_support::kPlatforms2610842135,
  .wire = kTestToolWithLoggingWire,
  .brief_wire = kTestToolWithLoggingBriefWire,
  .input = &test_tool_with_logging_args_schema,
  .reference = kTestToolWithLoggingReference,
  .parse = &prepare_test_tool_with_logging,
};

}  // namespace offhand::fixtures::tools::conformance
