// Generated from tests/mcp-conformance/schema/tools/conformance/test_multiple_content_types.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_multiple_content_types.h"
#include "tests/mcp-conformance/generated/registry/platform_support.h"

namespace offhand::fixtures::tools::conformance {


constexpr std::string_view kTestMultipleContentTypesWire =
    R"text({"name":"test_multiple_content_types","title":"Several blocks","description":"Answers with a text, a picture and a resource.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kTestMultipleContentTypesBriefWire =
    R"text({"name":"test_multiple_content_types","title":"Several blocks","description":"Answers with a text, a picture and a resource.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kTestMultipleContentTypesReference = R"text(# test_multiple_content_types

Answers with a text, a picture and a resource.

Toolset `conformance`, group `content`, since 0.1. Command: `fixtures test_multiple_content_types`. A call can at worst observe.

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

constinit const ToolInfo test_multiple_content_types_tool = {
  .toolset = "conformance",
  .name = "test_multiple_content_types",
  .identity = "conformance.test_multiple_content_types",
  .command = "test_multiple_content_types",
  .title = "Several blocks",
  .group = "content",
  .since = "0.1",
  .description = "Answers with a text, a picture and a resource.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .platforms = platform_support::kPlatforms2610842135,
  .wire = kTestMultipleContentTypesWire,
  .brief_wire = kTestMultipleContentTypesBriefWire,
  .input = &test_multiple_content_types_args_schema,
  .reference = kTestMultipleContentTypesReference,
  .parse = &prepare_test_multiple_content_types,
};

}  // namespace offhand::fixtures::tools::conformance
