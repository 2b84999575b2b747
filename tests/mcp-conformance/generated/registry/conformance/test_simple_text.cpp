// Generated from tests/mcp-conformance/schema/tools/conformance/test_simple_text.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_simple_text.h"
#include "tests/mcp-conformance/generated/registry/platform_support.h"

namespace offhand::fixtures::tools::conformance {


constexpr std::string_view kTestSimpleTextWire =
    R"text({"name":"test_simple_text","title":"Simple text","description":"Answers with one text.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false},"icons":[{"src":"data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=","mimeType":"image/svg+xml","sizes":["any"]}]})text";

constexpr std::string_view kTestSimpleTextBriefWire =
    R"text({"name":"test_simple_text","title":"Simple text","description":"Answers with one text.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false},"icons":[{"src":"data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=","mimeType":"image/svg+xml","sizes":["any"]}]})text";

constexpr std::string_view kTestSimpleTextReference = R"text(# test_simple_text

Answers with one text.

Toolset `conformance`, group `content`, since 0.1. Command: `fixtures test_simple_text`. A call can at worst observe.

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

constinit const ToolInfo test_simple_text_tool = {
  .toolset = "conformance",
  .name = "test_simple_text",
  .identity = "conformance.test_simple_text",
  .command = "test_simple_text",
  .title = "Simple text",
  .group = "content",
  .since = "0.1",
  .description = "Answers with one text.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .platforms = platform_support::kPlatforms2610842135,
  .wire = kTestSimpleTextWire,
  .brief_wire = kTestSimpleTextBriefWire,
  .input = &test_simple_text_args_schema,
  .reference = kTestSimpleTextReference,
  .parse = &prepare_test_simple_text,
};

}  // namespace offhand::fixtures::tools::conformance
