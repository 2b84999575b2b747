// Generated from tests/mcp-conformance/schema/tools/conformance/test_trigger_prompt_change.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_trigger_prompt_change.h"
#include "tests/mcp-conformance/generated/registry/platform_support.h"

namespace offhand::fixtures::tools::conformance {


constexpr std::string_view kTestTriggerPromptChangeWire =
    R"text({"name":"test_trigger_prompt_change","title":"Prompts change","description":"Tells clients that listen that the list of prompts changed.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"destructiveHint":false,"openWorldHint":false}})text";

constexpr std::string_view kTestTriggerPromptChangeBriefWire =
    R"text({"name":"test_trigger_prompt_change","title":"Prompts change","description":"Tells clients that listen that the list of prompts changed.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"destructiveHint":false,"openWorldHint":false}})text";

constexpr std::string_view kTestTriggerPromptChangeReference = R"text(# test_trigger_prompt_change

Tells clients that listen that the list of prompts changed.

Toolset `conformance`, group `changes`, since 0.1. Command: `fixtures test_trigger_prompt_change`. A call can at worst change something.

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

constinit const ToolInfo test_trigger_prompt_change_tool = {
  .toolset = "conformance",
  .name = "test_trigger_prompt_change",
  .identity = "conformance.test_trigger_prompt_change",
  .command = "test_trigger_prompt_change",
  .title = "Prompts change",
  .group = "changes",
  .since = "0.1",
  .description = "Tells clients that listen that the list of prompts changed.",
  .annotations = {.read_only = false, .destructive = false, .idempotent = false, .open_world = false},
  .power = Power::act, .is_sandboxed = false,
  .platforms = platform_support::kPlatforms2610842135,
  .wire = kTestTriggerPromptChangeWire,
  .brief_wire = kTestTriggerPromptChangeBriefWire,
  .input = &test_trigger_prompt_change_args_schema,
  .reference = kTestTriggerPromptChangeReference,
  .parse = &prepare_test_trigger_prompt_change,
};

}  // namespace offhand::fixtures::tools::conformance
