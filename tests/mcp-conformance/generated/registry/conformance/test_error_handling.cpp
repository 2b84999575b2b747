// Generated from tests/mcp-conformance/schema/tools/conformance/test_error_handling.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_error_handling.h"
#include "tests/mcp-conformance/generated/registry/platform_support.h"

namespace offhand::fixtures::tools::conformance {


constexpr std::string_view kTestErrorHandlingWire =
    R"text({"name":"test_error_handling","title":"Failure","description":"Always fails, as a tool fails: inside a result.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kTestErrorHandlingBriefWire =
    R"text({"name":"test_error_handling","title":"Failure","description":"Always fails, as a tool fails: inside a result.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kTestErrorHandlingReference = R"text(# test_error_handling

Always fails, as a tool fails: inside a result.

Toolset `conformance`, group `content`, since 0.1. Command: `fixtures test_error_handling`. A call can at worst observe.

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

constinit const ToolInfo test_error_handling_tool = {
  .toolset = "conformance",
  .name = "test_error_handling",
  .identity = "conformance.test_error_handling",
  .command = "test_error_handling",
  .title = "Failure",
  .group = "content",
  .since = "0.1",
  .description = "Always fails, as a tool fails: inside a result.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .platforms = platform_support::kPlatforms2610842135,
  .wire = kTestErrorHandlingWire,
  .brief_wire = kTestErrorHandlingBriefWire,
  .input = &test_error_handling_args_schema,
  .reference = kTestErrorHandlingReference,
  .parse = &prepare_test_error_handling,
};

}  // namespace offhand::fixtures::tools::conformance
