// Generated from tests/mcp-conformance/schema/tools/conformance/test_elicitation.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_elicitation.h"
#include "tests/mcp-conformance/generated/registry/platform_support.h"

namespace offhand::fixtures::tools::conformance {


constexpr auto kTestElicitationOptions = std::to_array<CliOption>({
  {.flag = "--message", .key = "message", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "What to ask.", .facts = "Limits: at most 4096 characters. Required.", .required = true},
});

constexpr std::string_view kTestElicitationWire =
    R"text({"name":"test_elicitation","title":"Form","description":"Asks the user behind the client and answers with what they said.","inputSchema":{"type":"object","properties":{"message":{"type":"string","maxLength":4096,"description":"What to ask."}},"required":["message"],"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kTestElicitationBriefWire =
    R"text({"name":"test_elicitation","title":"Form","description":"Asks the user behind the client and answers with what they said.","inputSchema":{"type":"object","properties":{"message":{"type":"string","description":"What to ask."}},"required":["message"],"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kTestElicitationReference = R"text(# test_elicitation

Asks the user behind the client and answers with what they said.

Toolset `conformance`, group `asking`, since 0.1. Command: `fixtures test_elicitation`. A call can at worst observe.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `message` | string, at most 4096 characters | required | What to ask. |

## Platforms

| Platform | Support | |
|---|---|---|
| linux | full | |
| macos | full | |
| sim | full | |
| web | full | |
| windows | full | |
)text";

constinit const ToolInfo test_elicitation_tool = {
  .toolset = "conformance",
  .name = "test_elicitation",
  .identity = "conformance.test_elicitation",
  .command = "test_elicitation",
  .title = "Form",
  .group = "asking",
  .since = "0.1",
  .description = "Asks the user behind the client and answers with what they said.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .platforms = platform_support::kPlatforms2610842135,
  .wire = kTestElicitationWire,
  .brief_wire = kTestElicitationBriefWire,
  .input = &test_elicitation_args_schema,
  .cli = kTestElicitationOptions,
  .reference = kTestElicitationReference,
  .parse = &prepare_test_elicitation,
};

}  // namespace offhand::fixtures::tools::conformance
