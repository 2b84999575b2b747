// Generated from tests/mcp-conformance/schema/tools/conformance/test_trigger_resource_update.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_trigger_resource_update.h"
#include "tests/mcp-conformance/generated/registry/platform_support.h"

namespace offhand::fixtures::tools::conformance {


constexpr std::string_view kTestTriggerResourceUpdateWire =
    R"text({"name":"test_trigger_resource_update","title":"Resource updates","description":"Tells clients that listen that the watched resource changed.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"destructiveHint":false,"openWorldHint":false}})text";

constexpr std::string_view kTestTriggerResourceUpdateBriefWire =
    R"text({"name":"test_trigger_resource_update","title":"Resource updates","description":"Tells clients that listen that the watched resource changed.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"destructiveHint":false,"openWorldHint":false}})text";

constexpr std::string_view kTestTriggerResourceUpdateReference = R"text(# test_trigger_resource_update

Tells clients that listen that the watched resource changed.

Toolset `conformance`, group `changes`, since 0.1. Command: `fixtures test_trigger_resource_update`. A call can at worst change something.

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

constinit const ToolInfo test_trigger_resource_update_tool = {
  .toolset = "conformance",
  .name = "test_trigger_resource_update",
  .identity = "conformance.test_trigger_resource_update",
  .command = "test_trigger_resource_update",
  .title = "Resource updates",
  .group = "changes",
  .since = "0.1",
  .description = "Tells clients that listen that the watched resource changed.",
  .annotations = {.read_only = false, .destructive = false, .idempotent = false, .open_world = false},
  .power = Power::act, .is_sandboxed = false,
  .platforms = platform_support::kPlatforms2610842135,
  .wire = kTestTriggerResourceUpdateWire,
  .brief_wire = kTestTriggerResourceUpdateBriefWire,
  .input = &test_trigger_resource_update_args_schema,
  .reference = kTestTriggerResourceUpdateReference,
  .parse = &prepare_test_trigger_resource_update,
};

}  // namespace offhand::fixtures::tools::conformance
