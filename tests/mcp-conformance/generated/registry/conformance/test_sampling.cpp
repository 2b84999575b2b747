// Generated from tests/mcp-conformance/schema/tools/conformance/test_sampling.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_sampling.h"
#include "tests/mcp-conformance/generated/registry/platform_support.h"

namespace offhand::fixtures::tools::conformance {


constexpr auto kTestSamplingOptions = std::to_array<CliOption>({
  {.flag = "--prompt", .key = "prompt", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "What to ask.", .facts = "Limits: at most 4096 characters. Required.", .required = true},
});

constexpr std::string_view kTestSamplingWire =
    R"text({"name":"test_sampling","title":"Sampling","description":"Asks the model of the client and answers with what it said.","inputSchema":{"type":"object","properties":{"prompt":{"type":"string","maxLength":4096,"description":"What to ask."}},"required":["prompt"],"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kTestSamplingBriefWire =
    R"text({"name":"test_sampling","title":"Sampling","description":"Asks the model of the client and answers with what it said.","inputSchema":{"type":"object","properties":{"prompt":{"type":"string","description":"What to ask."}},"required":["prompt"],"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kTestSamplingReference = R"text(# test_sampling

Asks the model of the client and answers with what it said.

Toolset `conformance`, group `asking`, since 0.1. Command: `fixtures test_sampling`. A call can at worst observe.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `prompt` | string, at most 4096 characters | required | What to ask. |

## Platforms

| Platform | Support | |
|---|---|---|
| linux | full | |
| macos | full | |
| sim | full | |
| web | full | |
| windows | full | |
)text";

constinit const ToolInfo test_sampling_tool = {
  .toolset = "conformance",
  .name = "test_sampling",
  .identity = "conformance.test_sampling",
  .command = "test_sampling",
  .title = "Sampling",
  .group = "asking",
  .since = "0.1",
  .description = "Asks the model of the client and answers with what it said.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .platforms = platform_support::kPlatforms2610842135,
  .wire = kTestSamplingWire,
  .brief_wire = kTestSamplingBriefWire,
  .input = &test_sampling_args_schema,
  .cli = kTestSamplingOptions,
  .reference = kTestSamplingReference,
  .parse = &prepare_test_sampling,
};

}  // namespace offhand::fixtures::tools::conformance
