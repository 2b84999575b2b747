// Generated from tests/mcp-conformance/schema/tools/conformance/test_input_required_result_elicitation.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_input_required_result_elicitation.h"
#include "tests/mcp-conformance/generated/registry/platform_support.h"

namespace offhand::fixtures::tools::conformance {


constexpr std::string_view kTestInputRequiredResultElicitationWire =
    R"text({"name":"test_input_required_result_elicitation","title":"Round trip: form","description":"Asks for a name and greets.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kTestInputRequiredResultElicitationBriefWire =
    R"text({"name":"test_input_required_result_elicitation","title":"Round trip: form","description":"Asks for a name and greets.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kTestInputRequiredResultElicitationReference = R"text(# test_input_required_result_elicitation

Asks for a name and greets.

Toolset `conformance`, group `asking`, since 0.1. Command: `fixtures test_input_required_result_elicitation`. A call can at worst observe.

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

constinit const ToolInfo test_input_required_result_elicitation_tool = {
  .toolset = "conformance",
  .name = "test_input_required_result_elicitation",
  .identity = "conformance.test_input_required_result_elicitation",
  .command = "test_input_required_result_elicitation",
  .title = "Round trip: form",
  .group = "asking",
  .since = "0.1",
  .description = "Asks for a name and greets.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .platforms = platform_support::kPlatforms2610842135,
  .wire = kTestInputRequiredResultElicitationWire,
  .brief_wire = kTestInputRequiredResultElicitationBriefWire,
  .input = &test_input_required_result_elicitation_args_schema,
  .reference = kTestInputRequiredResultElicitationReference,
  .parse = &prepare_test_input_required_result_elicitation,
};

}  // namespace offhand::fixtures::tools::conformance
