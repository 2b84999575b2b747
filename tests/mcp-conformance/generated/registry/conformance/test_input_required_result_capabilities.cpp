// Generated from tests/mcp-conformance/schema/tools/conformance/test_input_required_result_capabilities.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_input_required_result_capabilities.h"
#include "tests/mcp-conformance/generated/registry/platform_support.h"

namespace offhand::fixtures::tools::conformance {


constexpr std::string_view kTestInputRequiredResultCapabilitiesWire =
    R"text({"name":"test_input_required_result_capabilities","title":"Round trip: capabilities","description":"Asks only what this client can be asked.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kTestInputRequiredResultCapabilitiesBriefWire =
    R"text({"name":"test_input_required_result_capabilities","title":"Round trip: capabilities","description":"Asks only what this client can be asked.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kTestInputRequiredResultCapabilitiesReference = R"text(# test_input_required_result_capabilities

Asks only what this client can be asked.

Toolset `conformance`, group `asking`, since 0.1. Command: `fixtures test_input_required_result_capabilities`. A call can at worst observe.

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

constinit const ToolInfo test_input_required_result_capabilities_tool = {
  .toolset = "conformance",
  .name = "test_input_required_result_capabilities",
  .identity = "conformance.test_input_required_result_capabilities",
  .command = "test_input_required_result_capabilities",
  .title = "Round trip: capabilities",
  .group = "asking",
  .since = "0.1",
  .description = "Asks only what this client can be asked.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .platforms = platform_support::kPlatforms2610842135,
  .wire = kTestInputRequiredResultCapabilitiesWire,
  .brief_wire = kTestInputRequiredResultCapabilitiesBriefWire,
  .input = &test_input_required_result_capabilities_args_schema,
  .reference = kTestInputRequiredResultCapabilitiesReference,
  .parse = &prepare_test_input_required_result_capabilities,
};

}  // namespace offhand::fixtures::tools::conformance
