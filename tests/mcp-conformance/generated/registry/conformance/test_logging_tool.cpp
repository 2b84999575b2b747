// Generated from tests/mcp-conformance/schema/tools/conformance/test_logging_tool.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_logging_tool.h"
#include "tests/mcp-conformance/generated/registry/platform_support.h"

namespace offhand::fixtures::tools::conformance {


constexpr std::string_view kTestLoggingToolWire =
    R"text({"name":"test_logging_tool","title":"One log message","description":"Sends one log message, to clients that asked for log messages.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kTestLoggingToolBriefWire =
    R"text({"name":"test_logging_tool","title":"One log message","description":"Sends one log message, to clients that asked for log messages.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kTestLoggingToolReference = R"text(# test_logging_tool

Sends one log message, to clients that asked for log messages.

Toolset `conformance`, group `messages`, since 0.1. Command: `fixtures test_logging_tool`. A call can at worst observe.

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

constinit const ToolInfo test_logging_tool_tool = {
  .toolset = "conformance",
  .name = "test_logging_tool",
  .identity = "conformance.test_logging_tool",
  .command = "test_logging_tool",
  .title = "One log message",
  .group = "messages",
  .since = "0.1",
  .description = "Sends one log message, to clients that asked for log messages.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .platforms = platform_support::kPlatforms2610842135,
  .wire = kTestLoggingToolWire,
  .brief_wire = kTestLoggingToolBriefWire,
  .input = &test_logging_tool_args_schema,
  .reference = kTestLoggingToolReference,
  .parse = &prepare_test_logging_tool,
};

}  // namespace offhand::fixtures::tools::conformance
