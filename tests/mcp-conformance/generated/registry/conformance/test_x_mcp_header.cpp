// Generated from tests/mcp-conformance/schema/tools/conformance/test_x_mcp_header.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_x_mcp_header.h"
#include "tests/mcp-conformance/generated/registry/platform_support.h"

namespace offhand::fixtures::tools::conformance {

constexpr auto kTestXMcpHeaderHeaderPath0 = std::to_array<std::string_view>({"region"});
constexpr auto kTestXMcpHeaderHeaderPath1 = std::to_array<std::string_view>({"level"});
constexpr auto kTestXMcpHeaderHeaderPath2 = std::to_array<std::string_view>({"urgent"});
constexpr auto kTestXMcpHeaderHeaders = std::to_array<HeaderParameter>({
  {"Region", kTestXMcpHeaderHeaderPath0},
  {"Level", kTestXMcpHeaderHeaderPath1},
  {"Urgent", kTestXMcpHeaderHeaderPath2},
});

constexpr auto kTestXMcpHeaderOptions = std::to_array<CliOption>({
  {.flag = "--region", .key = "region", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Where it would run.", .facts = "Limits: at most 256 characters."},
  {.flag = "--level", .key = "level", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "How much of it.", .facts = "Limits: -1000000 to 1000000."},
  {.flag = "--urgent", .key = "urgent", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "Whether it matters.", .facts = ""},
});

constexpr std::string_view kTestXMcpHeaderWire =
    R"text({"name":"test_x_mcp_header","title":"Header parameters","description":"Answers with its arguments, which clients over HTTP repeat in headers.","inputSchema":{"type":"object","properties":{"region":{"type":"string","maxLength":256,"description":"Where it would run.","x-mcp-header":"Region"},"level":{"type":"integer","minimum":-1000000,"maximum":1000000,"description":"How much of it.","x-mcp-header":"Level"},"urgent":{"type":"boolean","description":"Whether it matters.","x-mcp-header":"Urgent"}},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kTestXMcpHeaderBriefWire =
    R"text({"name":"test_x_mcp_header","title":"Header parameters","description":"Answers with its arguments, which clients over HTTP repeat in headers.","inputSchema":{"type":"object","properties":{"region":{"type":"string","description":"Where it would run.","x-mcp-header":"Region"},"level":{"type":"integer","description":"How much of it.","x-mcp-header":"Level"},"urgent":{"type":"boolean","description":"Whether it matters.","x-mcp-header":"Urgent"}},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kTestXMcpHeaderReference = R"text(# test_x_mcp_header

Answers with its arguments, which clients over HTTP repeat in headers.

Toolset `conformance`, group `schemas`, since 0.1. Command: `fixtures test_x_mcp_header`. A call can at worst observe.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `region` | string, at most 256 characters | | Where it would run. Over HTTP also in the header `Mcp-Param-Region`. |
| `level` | integer, -1000000 to 1000000 | | How much of it. Over HTTP also in the header `Mcp-Param-Level`. |
| `urgent` | boolean | | Whether it matters. Over HTTP also in the header `Mcp-Param-Urgent`. |

## Platforms

| Platform | Support | |
|---|---|---|
| linux | full | |
| macos | full | |
| sim | full | |
| web | full | |
| windows | full | |
)text";

constinit const ToolInfo test_x_mcp_header_tool = {
  .toolset = "conformance",
  .name = "test_x_mcp_header",
  .identity = "conformance.test_x_mcp_header",
  .command = "test_x_mcp_header",
  .title = "Header parameters",
  .group = "schemas",
  .since = "0.1",
  .description = "Answers with its arguments, which clients over HTTP repeat in headers.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .platforms = platform_support::kPlatforms2610842135,
  .wire = kTestXMcpHeaderWire,
  .brief_wire = kTestXMcpHeaderBriefWire,
  .input = &test_x_mcp_header_args_schema,
  .headers = kTestXMcpHeaderHeaders,
  .cli = kTestXMcpHeaderOptions,
  .reference = kTestXMcpHeaderReference,
  .parse = &prepare_test_x_mcp_header,
};

}  // namespace offhand::fixtures::tools::conformance
