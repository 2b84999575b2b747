// Generated from tests/mcp-conformance/schema/tools/conformance/test_input_required_result_multi_round.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_input_required_result_multi_round.h"
#include "tests/mcp-conformance/generated/registry/platform_support.h"

namespace offhand::fixtures::tools::conformance {


constexpr std::string_view kTestInputRequiredResultMultiRoundWire =
    R"text({"name":"test_input_required_result_multi_round","title":"Round trip: several rounds","description":"Asks a second question after the first.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kTestInputRequiredResultMultiRoundBriefWire =
    R"text({"name":"test_input_required_result_multi_round","title":"Round trip: several rounds","description":"Asks a second question after the first.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kTestInputRequiredResultMultiRoundReference = R"text(# test_input_required_result_multi_round

Asks a second question after the first.

Toolset `conformance`, group `asking`, since 0.1. Command: `fixtures test_input_required_result_multi_round`. A call can at worst observe.

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

constinit const ToolInfo test_input_required_result_multi_round_tool = {
  .toolset = "conformance",
  .name = "test_input_required_result_multi_round",
  .identity = "conformance.test_input_required_result_multi_round",
  .command = "test_input_required_result_multi_round",
  .title = "Round trip: several rounds",
  .group = "asking",
  .since = "0.1",
  .description = "Asks a second question after the first.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .platforms = platform_support::kPlatforms2610842135,
  .wire = kTestInputRequiredResultMultiRoundWire,
  .brief_wire = kTestInputRequiredResultMultiRoundBriefWire,
  .input = &test_input_required_result_multi_round_args_schema,
  .reference = kTestInputRequiredResultMultiRoundReference,
  .parse = &prepare_test_input_required_result_multi_round,
};

}  // namespace offhand::fixtures::tools::conformance
