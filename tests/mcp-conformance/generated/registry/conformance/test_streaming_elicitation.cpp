// Generated from tests/mcp-conformance/schema/tools/conformance/test_streaming_elicitation.json. Do not edit.
#include <array>
#include <string_view>

#include "tests/mcp-conformance/generated/tools/conformance/test_streaming_elicitation.h"

namespace offhand::fixtures::tools::conformance {
namespace {

constexpr auto kTestStreamingElicitationPlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::full, ""},
  {"sim", Support::full, ""},
  {"web", Support::full, ""},
  {"windows", Support::full, ""},
});

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

}  // namespace

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
  .background_lock = LockKind::none,
  .foreground_lock = LockKind::none,
  .timeout = TimeoutKind::read,
  .platforms = kTestStreamingElicitationPlatforms,
  .wire = kTestStreamingElicitationWire,
  .brief_wire = kTestStreamingElicitationBriefWire,
  .input = &test_streaming_elicitation_args_schema,
  .reference = kTestStreamingElicitationReference,
  .parse = &prepare_test_streaming_elicitation,
};

}  // namespace offhand::fixtures::tools::conformance
