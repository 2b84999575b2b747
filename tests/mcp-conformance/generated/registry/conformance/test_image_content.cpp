// Generated from tests/mcp-conformance/schema/tools/conformance/test_image_content.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_image_content.h"
#include "tests/mcp-conformance/generated/registry/platform_support.h"

namespace offhand::fixtures::tools::conformance {


constexpr std::string_view kTestImageContentWire =
    R"text({"name":"test_image_content","title":"Image","description":"Answers with one picture.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kTestImageContentBriefWire =
    R"text({"name":"test_image_content","title":"Image","description":"Answers with one picture.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kTestImageContentReference = R"text(# test_image_content

Answers with one picture.

Toolset `conformance`, group `content`, since 0.1. Command: `fixtures test_image_content`. A call can at worst observe.

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

constinit const ToolInfo test_image_content_tool = {
  .toolset = "conformance",
  .name = "test_image_content",
  .identity = "conformance.test_image_content",
  .command = "test_image_content",
  .title = "Image",
  .group = "content",
  .since = "0.1",
  .description = "Answers with one picture.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .platforms = platform_support::kPlatforms2610842135,
  .wire = kTestImageContentWire,
  .brief_wire = kTestImageContentBriefWire,
  .input = &test_image_content_args_schema,
  .reference = kTestImageContentReference,
  .parse = &prepare_test_image_content,
};

}  // namespace offhand::fixtures::tools::conformance
