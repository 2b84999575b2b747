// Generated from tests/mcp-conformance/schema/tools/conformance/test_embedded_resource.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_embedded_resource.h"
#include "tests/mcp-conformance/generated/registry/platform_support.h"

namespace offhand::fixtures::tools::conformance {


constexpr std::string_view kTestEmbeddedResourceWire =
    R"text({"name":"test_embedded_resource","title":"Embedded resource","description":"Answers with a resource inside the reply.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kTestEmbeddedResourceBriefWire =
    R"text({"name":"test_embedded_resource","title":"Embedded resource","description":"Answers with a resource inside the reply.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kTestEmbeddedResourceReference = R"text(# test_embedded_resource

Answers with a resource inside the reply.

Toolset `conformance`, group `content`, since 0.1. Command: `fixtures test_embedded_resource`. A call can at worst observe.

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

constinit const ToolInfo test_embedded_resource_tool = {
  .toolset = "conformance",
  .name = "test_embedded_resource",
  .identity = "conformance.test_embedded_resource",
  .command = "test_embedded_resource",
  .title = "Embedded resource",
  .group = "content",
  .since = "0.1",
  .description = "Answers with a resource inside the reply.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .platforms = platform_support::kPlatforms2610842135,
  .wire = kTestEmbeddedResourceWire,
  .brief_wire = kTestEmbeddedResourceBriefWire,
  .input = &test_embedded_resource_args_schema,
  .reference = kTestEmbeddedResourceReference,
  .parse = &prepare_test_embedded_resource,
};

}  // namespace offhand::fixtures::tools::conformance
