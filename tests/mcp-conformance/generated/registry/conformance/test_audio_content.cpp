// Generated from tests/mcp-conformance/schema/tools/conformance/test_audio_content.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_audio_content.h"
#include "tests/mcp-conformance/generated/registry/platform_support.h"

namespace offhand::fixtures::tools::conformance {


constexpr std::string_view kTestAudioContentWire =
    R"text({"name":"test_audio_content","title":"Audio","description":"Answers with one sound.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kTestAudioContentBriefWire =
    R"text({"name":"test_audio_content","title":"Audio","description":"Answers with one sound.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kTestAudioContentReference = R"text(# test_audio_content

Answers with one sound.

Toolset `conformance`, group `content`, since 0.1. Command: `fixtures test_audio_content`. A call can at worst observe.

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

constinit const ToolInfo test_audio_content_tool = {
  .toolset = "conformance",
  .name = "test_audio_content",
  .identity = "conformance.test_audio_content",
  .command = "test_audio_content",
  .title = "Audio",
  .group = "content",
  .since = "0.1",
  .description = "Answers with one sound.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .platforms = platform_support::kPlatforms2610842135,
  .wire = kTestAudioContentWire,
  .brief_wire = kTestAudioContentBriefWire,
  .input = &test_audio_content_args_schema,
  .reference = kTestAudioContentReference,
  .parse = &prepare_test_audio_content,
};

}  // namespace offhand::fixtures::tools::conformance
