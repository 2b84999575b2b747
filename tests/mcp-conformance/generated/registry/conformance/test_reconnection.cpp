// Generated from tests/mcp-conformance/schema/tools/conformance/test_reconnection.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_reconnection.h"
#include "tests/mcp-conformance/generated/registry/platform_support.h"

namespace offhand::fixtures::tools::conformance {


constexpr std::string_view kTestReconnectionWire =
    R"text({"name":"test_reconnection","title":"Reconnection","description":"Lets the connection go in the middle of the call; the answer waits for the client to come back.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kTestReconnectionBriefWire =
    R"text({"name":"test_reconnection","title":"Reconnection","description":"Lets the connection go in the middle of the call; the answer waits for the client to come back.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kTestReconnectionReference = R"text(# test_reconnection

Lets the connection go in the middle of the call; the answer waits for the client to come back.

Toolset `conformance`, group `messages`, since 0.1. Command: `fixtures test_reconnection`. A call can at worst observe.

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

constinit const ToolInfo test_reconnection_tool = {
  .toolset = "conformance",
  .name = "test_reconnection",
  .identity = "conformance.test_reconnection",
  .command = "test_reconnection",
  .title = "Reconnection",
  .group = "messages",
  .since = "0.1",
  .description = "Lets the connection go in the middle of the call; the answer waits for the client to come back.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .platforms = platform_support::kPlatforms2610842135,
  .wire = kTestReconnectionWire,
  .brief_wire = kTestReconnectionBriefWire,
  .input = &test_reconnection_args_schema,
  .reference = kTestReconnectionReference,
  .parse = &prepare_test_reconnection,
};

}  // namespace offhand::fixtures::tools::conformance
