// Generated from tests/mcp-conformance/schema/tools/conformance/test_input_required_result_sampling.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_input_required_result_sampling.h"
#include "tests/mcp-conformance/generated/registry/platform_support.h"

namespace offhand::fixtures::tools::conformance {


constexpr std::string_view kTestInputRequiredResultSamplingWire =
    R"text({"name":"test_input_required_result_sampling","title":"Round trip: sampling","description":"Asks the model of the client for a capital.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kTestInputRequiredResultSamplingBriefWire =
    R"text({"name":"test_input_required_result_sampling","title":"Round trip: sampling","description":"Asks the model of the client for a capital.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kTestInputRequiredResultSamplingReference = R"text(# test_input_required_result_sampling

Asks the model of the client for a capital.

Toolset `conformance`, group `asking`, since 0.1. Command: `fixtures test_input_required_result_sampling`. A call can at worst observe.

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

constinit const ToolInfo test_input_required_result_sampling_tool = {
  .toolset = "conformance",
  .name = "test_input_required_result_sampling",
  .identity = "conformance.test_input_required_result_sampling",
  .command = "test_input_required_result_sampling",
  .title = "Round trip: sampling",
  .group = "asking",
  .since = "0.1",
  .description = "Asks the model of the client for a capital.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .platforms = platform_support::kPlatforms2610842135,
  .wire = kTestInputRequiredResultSamplingWire,
  .brief_wire = kTestInputRequiredResultSamplingBriefWire,
  .input = &test_input_required_result_sampling_args_schema,
  .reference = kTestInputRequiredResultSamplingReference,
  .parse = &prepare_test_input_required_result_sampling,
};

}  // namespace offhand::fixtures::tools::conformance
