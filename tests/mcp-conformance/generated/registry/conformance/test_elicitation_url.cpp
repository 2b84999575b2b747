// Generated from tests/mcp-conformance/schema/tools/conformance/test_elicitation_url.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_elicitation_url.h"
#include "tests/mcp-conformance/generated/registry/platform_support.h"

namespace offhand::fixtures::tools::conformance {


constexpr std::string_view kTestElicitationUrlWire =
    R"text({"name":"test_elicitation_url","title":"Page","description":"Asks the user behind the client to visit a page.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kTestElicitationUrlBriefWire =
    R"text({"name":"test_elicitation_url","title":"Page","description":"Asks the user behind the client to visit a page.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kTestElicitationUrlReference = R"text(# test_elicitation_url

Asks the user behind the client to visit a page.

Toolset `conformance`, group `asking`, since 0.1. Command: `fixtures test_elicitation_url`. A call can at worst observe.

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

constinit const ToolInfo test_elicitation_url_tool = {
  .toolset = "conformance",
  .name = "test_elicitation_url",
  .identity = "conformance.test_elicitation_url",
  .command = "test_elicitation_url",
  .title = "Page",
  .group = "asking",
  .since = "0.1",
  .description = "Asks the user behind the client to visit a page.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .platforms = platform_support::kPlatforms2610842135,
  .wire = kTestElicitationUrlWire,
  .brief_wire = kTestElicitationUrlBriefWire,
  .input = &test_elicitation_url_args_schema,
  .reference = kTestElicitationUrlReference,
  .parse = &prepare_test_elicitation_url,
};

}  // namespace offhand::fixtures::tools::conformance
