// Generated from tests/mcp-conformance/schema/tools/conformance/greet.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/greet.h"
#include "tests/mcp-conformance/generated/registry/platform_support.h"

namespace offhand::fixtures::tools::conformance {


constexpr auto kGreetOptions = std::to_array<CliOption>({
  {.flag = "--name", .key = "name", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Whom to greet.", .facts = "Limits: at most 4096 characters. Required.", .required = true},
});

constexpr std::string_view kGreetWire =
    R"text({"name":"greet","title":"Greet","description":"Greets at once; never a task.","inputSchema":{"type":"object","properties":{"name":{"type":"string","maxLength":4096,"description":"Whom to greet."}},"required":["name"],"additionalProperties":false},"outputSchema":{"type":"object","required":["name"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kGreetBriefWire =
    R"text({"name":"greet","title":"Greet","description":"Greets at once; never a task.","inputSchema":{"type":"object","properties":{"name":{"type":"string","description":"Whom to greet."}},"required":["name"],"additionalProperties":false},"outputSchema":{"type":"object","required":["name"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kGreetReference = R"text(# greet

Greets at once; never a task.

Toolset `conformance`, group `tasks`, since 0.1. Command: `fixtures greet`. A call can at worst observe.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `name` | string, at most 4096 characters | required | Whom to greet. |

## Result

Text, and the same facts as structured content:

| Member | Type | Present | Meaning |
|---|---|---|---|
| `name` | string | always | Who was greeted. |

## Platforms

| Platform | Support | |
|---|---|---|
| linux | full | |
| macos | full | |
| sim | full | |
| web | full | |
| windows | full | |
)text";

constinit const ToolInfo greet_tool = {
  .toolset = "conformance",
  .name = "greet",
  .identity = "conformance.greet",
  .command = "greet",
  .title = "Greet",
  .group = "tasks",
  .since = "0.1",
  .description = "Greets at once; never a task.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .platforms = platform_support::kPlatforms2610842135,
  .wire = kGreetWire,
  .brief_wire = kGreetBriefWire,
  .input = &greet_args_schema,
  .cli = kGreetOptions,
  .reference = kGreetReference,
  .parse = &prepare_greet,
};

}  // namespace offhand::fixtures::tools::conformance
