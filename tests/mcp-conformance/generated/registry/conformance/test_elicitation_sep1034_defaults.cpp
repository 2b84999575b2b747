// Generated from tests/mcp-conformance/schema/tools/conformance/test_elicitation_sep1034_defaults.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_elicitation_sep1034_defaults.h"
#include "tests/mcp-conformance/generated/registry/platform_support.h"

namespace offhand::fixtures::tools::conformance {


constexpr std::string_view kTestElicitationSep1034DefaultsWire =
    R"text({"name":"test_elicitation_sep1034_defaults","title":"Form with defaults","description":"Asks with a form whose fields all have defaults.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kTestElicitationSep1034DefaultsBriefWire =
    R"text({"name":"test_elicitation_sep1034_defaults","title":"Form with defaults","description":"Asks with a form whose fields all have defaults.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kTestElicitationSep1034DefaultsReference = R"text(# test_elicitation_sep1034_defaults

Asks with a form whose fields all have defaults.

Toolset `conformance`, group `asking`, since 0.1. Command: `fixtures test_elicitation_sep1034_defaults`. A call can at worst observe.

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

constinit const ToolInfo test_elicitation_sep1034_defaults_tool = {
  .toolset = "conformance",
  .name = "test_elicitation_sep1034_defaults",
  .identity = "conformance.test_elicitation_sep1034_defaults",
  .command = "test_elicitation_sep1034_defaults",
  .title = "Form with defaults",
  .group = "asking",
  .since = "0.1",
  .description = "Asks with a form whose fields all have defaults.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .platforms = platform_support::kPlatforms2610842135,
  .wire = kTestElicitationSep1034DefaultsWire,
  .brief_wire = kTestElicitationSep1034DefaultsBriefWire,
  .input = &test_elicitation_sep1034_defaults_args_schema,
  .reference = kTestElicitationSep1034DefaultsReference,
  .parse = &prepare_test_elicitation_sep1034_defaults,
};

}  // namespace offhand::fixtures::tools::conformance
