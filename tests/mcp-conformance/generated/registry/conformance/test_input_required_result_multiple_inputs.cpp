// Generated from tests/mcp-conformance/schema/tools/conformance/test_input_required_result_multiple_inputs.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_input_required_result_multiple_inputs.h"
#include "tests/mcp-conformance/generated/registry/platform_support.h"

namespace offhand::fixtures::tools::conformance {


constexpr std::string_view kTestInputRequiredResultMultipleInputsWire =
    R"text({"name":"test_input_required_result_multiple_inputs","title":"Round trip: several questions","description":"Asks three things at once.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kTestInputRequiredResultMultipleInputsBriefWire =
    R"text({"name":"test_input_required_result_multiple_inputs","title":"Round trip: several questions","description":"Asks three things at once.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kTestInputRequiredResultMultipleInputsReference = R"text(# test_input_required_result_multiple_inputs

Asks three things at once.

Toolset `conformance`, group `asking`, since 0.1. Command: `fixtures test_input_required_result_multiple_inputs`. A call can at worst observe.

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

constinit const ToolInfo test_input_required_result_multiple_inputs_tool = {
  .toolset = "conformance",
  .name = "test_input_required_result_multiple_inputs",
  .identity = "conformance.test_input_required_result_multiple_inputs",
  .command = "test_input_required_result_multiple_inputs",
  .title = "Round trip: several questions",
  .group = "asking",
  .since = "0.1",
  .description = "Asks three things at once.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .platforms = platform_support::kPlatforms2610842135,
  .wire = kTestInputRequiredResultMultipleInputsWire,
  .brief_wire = kTestInputRequiredResultMultipleInputsBriefWire,
  .input = &test_input_required_result_multiple_inputs_args_schema,
  .reference = kTestInputRequiredResultMultipleInputsReference,
  .parse = &prepare_test_input_required_result_multiple_inputs,
};

}  // namespace offhand::fixtures::tools::conformance
