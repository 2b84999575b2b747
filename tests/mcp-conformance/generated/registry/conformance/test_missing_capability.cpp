// Generated from tests/mcp-conformance/schema/tools/conformance/test_missing_capability.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_missing_capability.h"
#include "tests/mcp-conformance/generated/registry/platform_support.h"

namespace offhand::fixtures::tools::conformance {


constexpr std::string_view kTestMissingCapabilityWire =
    R"text({"name":"test_missing_capability","title":"Needs sampling","description":"Refuses clients that cannot be asked for sampling.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kTestMissingCapabilityBriefWire =
    R"text({"name":"test_missing_capability","title":"Needs sampling","description":"Refuses clients that cannot be asked for sampling.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kTestMissingCapabilityReference = R"text(# test_missing_capability

Refuses clients that cannot be asked for sampling.

Toolset `conformance`, group `asking`, since 0.1. Command: `fixtures test_missing_capability`. A call can at worst observe.

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

constinit const ToolInfo test_missing_capability_tool = {
  .toolset = "conformance",
  .name = "test_missing_capability",
  .identity = "conformance.test_missing_capability",
  .command = "test_missing_capability",
  .title = "Needs sampling",
  .group = "asking",
  .since = "0.1",
  .description = "Refuses clients that cannot be asked for sampling.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .platforms = platform_support::kPlatforms2610842135,
  .wire = kTestMissingCapabilityWire,
  .brief_wire = kTestMissingCapabilityBriefWire,
  .input = &test_missing_capability_args_schema,
  .reference = kTestMissingCapabilityReference,
  .parse = &prepare_test_missing_capability,
};

}  // namespace offhand::fixtures::tools::conformance
