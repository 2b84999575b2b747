// Generated from tests/mcp-conformance/schema/tools/conformance/test_streaming_elicitation.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_streaming_elicitation.h"
#include "tests/mcp-conformance/generated/registry/platform_support.h"

namespace offhand::fixtures::tools::conformance {


constexpr std::string_view kTestStreamingElicitationWire =
    R"text({"name":"test_streaming_elicitation","title":"Progress before an answer","description":"Tells progress and ends without a question of its own on the stream.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kTestStreamingElicitationBriefWire =
    R"text({"name":"test_streaming_elicitation","title":"Progress before an answer","description":"Tells progress and ends without a question of its own on the stream.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kTestStreamingElicitationReference = R"text(# test_streaming_elicitation

Tells progress and ends without a question of its own on the stream.

Toolset `conformance`, group `messages`, since 0.1. Command: `fixtures test_streaming_elicitation`. A call can at worst observe.

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

constinit const ToolInfo test_streaming_elicitation_tool = {
  .toolset = "conformance",
  .name = "test_streaming_elicitation",
  .identity = "conformance.test_streaming_elicitation",
  .command = "test_streaming_elicitation",
  .title = "Progress before an answer",
  .group = "messages",
  .since = "0.1",
  .description = "Tells progress and ends without a question of its own on the stream.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .platforms = platform_support::kPlatforms2610842135,
  .wire = kTestStreamingElicitationWire,
  .brief_wire = kTestStreamingElicitationBriefWire,
  .input = &test_streaming_elicitation_args_schema,
  .reference = kTestStreamingElicitationReference,
  .parse = &prepare_test_streaming_elicitation,
};

}  // namespace offhand::fixtures::tools::conformance
