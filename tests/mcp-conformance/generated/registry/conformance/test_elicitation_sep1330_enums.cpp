// Generated from tests/mcp-conformance/schema/tools/conformance/test_elicitation_sep1330_enums.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_elicitation_sep1330_enums.h"
#include "tests/mcp-conformance/generated/registry/platform_support.h"

namespace offhand::fixtures::tools::conformance {


constexpr std::string_view kTestElicitationSep1330EnumsWire =
    R"text({"name":"test_elicitation_sep1330_enums","title":"Form with choices","description":"Asks with a form that has every kind of choice.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kTestElicitationSep1330EnumsBriefWire =
    R"text({"name":"test_elicitation_sep1330_enums","title":"Form with choices","description":"Asks with a form that has every kind of choice.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kTestElicitationSep1330EnumsReference = R"text(# test_elicitation_sep1330_enums

Asks with a form that has every kind of choice.

Toolset `conformance`, group `asking`, since 0.1. Command: `fixtures test_elicitation_sep1330_enums`. A call can at worst observe.

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

constinit const ToolInfo test_elicitation_sep1330_enums_tool = {
  .toolset = "conformance",
  .name = "test_elicitation_sep1330_enums",
  .identity = "conformance.test_elicitation_sep1330_enums",
  .command = "test_elicitation_sep1330_enums",
  .title = "Form with choices",
  .group = "asking",
  .since = "0.1",
  .description = "Asks with a form that has every kind of choice.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .platforms = platform_support::kPlatforms2610842135,
  .wire = kTestElicitationSep1330EnumsWire,
  .brief_wire = kTestElicitationSep1330EnumsBriefWire,
  .input = &test_elicitation_sep1330_enums_args_schema,
  .reference = kTestElicitationSep1330EnumsReference,
  .parse = &prepare_test_elicitation_sep1330_enums,
};

}  // namespace offhand::fixtures::tools::conformance
