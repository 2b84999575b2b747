// Generated from tests/mcp-conformance/schema/tools/conformance/test_input_required_result_tampered_state.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_input_required_result_tampered_state.h"
#include "tests/mcp-conformance/generated/registry/platform_support.h"

namespace offhand::fixtures::tools::conformance {


constexpr std::string_view kTestInputRequiredResultTamperedStateWire =
    R"text({"name":"test_input_required_result_tampered_state","title":"Round trip: sealed state","description":"Keeps something from one round to the next, which nobody else may change.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kTestInputRequiredResultTamperedStateBriefWire =
    R"text({"name":"test_input_required_result_tampered_state","title":"Round trip: sealed state","description":"Keeps something from one round to the next, which nobody else may change.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kTestInputRequiredResultTamperedStateReference = R"text(# test_input_required_result_tampered_state

Keeps something from one round to the next, which nobody else may change.

Toolset `conformance`, group `asking`, since 0.1. Command: `fixtures test_input_required_result_tampered_state`. A call can at worst observe.

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

constinit const ToolInfo test_input_required_result_tampered_state_tool = {
  .toolset = "conformance",
  .name = "test_input_required_result_tampered_state",
  .identity = "conformance.test_input_required_result_tampered_state",
  .command = "test_input_required_result_tampered_state",
  .title = "Round trip: sealed state",
  .group = "asking",
  .since = "0.1",
  .description = "Keeps something from one round to the next, which nobody else may change.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .platforms = platform_support::kPlatforms2610842135,
  .wire = kTestInputRequiredResultTamperedStateWire,
  .brief_wire = kTestInputRequiredResultTamperedStateBriefWire,
  .input = &test_input_required_result_tampered_state_args_schema,
  .reference = kTestInputRequiredResultTamperedStateReference,
  .parse = &prepare_test_input_required_result_tampered_state,
};

}  // namespace offhand::fixtures::tools::conformance
