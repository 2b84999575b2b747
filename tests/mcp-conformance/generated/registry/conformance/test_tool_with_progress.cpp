// Generated from tests/mcp-conformance/schema/tools/conformance/test_tool_with_progress.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_tool_with_progress.h"
#include "tests/mcp-conformance/generated/registry/platform_support.h"

namespace offhand::fixtures::tools::conformance {


constexpr std::string_view kTestToolWithProgressWire =
    R"text({"name":"test_tool_with_progress","title":"Progress","description":"Tells its progress: 0, 50 and 100 of 100, with a pause between.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kTestToolWithProgressBriefWire =
    R"text({"name":"test_tool_with_progress","title":"Progress","description":"Tells its progress: 0, 50 and 100 of 100, with a pause between.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kTestToolWithProgressReference = R"text(# test_tool_with_progress

Tells its progress: 0, 50 and 100 of 100, with a pause between.

Toolset `conformance`, group `messages`, since 0.1. Command: `fixtures test_tool_with_progress`. A call can at worst observe.

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

constinit const ToolInfo test_tool_with_progress_tool = {
  .toolset = "conformance",
  .name = "test_tool_with_progress",
  .identity = "conformance.test_tool_with_progress",
  .command = "test_tool_with_progress",
  .title = "Progress",
  .group = "messages",
  .since = "0.1",
  .description = "Tells its progress: 0, 50 and 100 of 100, with a pause between.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .platforms = platform_support::kPlatforms2610842135,
  .wire = kTestToolWithProgressWire,
  .brief_wire = kTestToolWithProgressBriefWire,
  .input = &test_tool_with_progress_args_schema,
  .reference = kTestToolWithProgressReference,
  .parse = &prepare_test_tool_with_progress,
};

}  // namespace offhand::fixtures::tools::conformance
