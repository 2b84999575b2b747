// Generated from tests/mcp-conformance/schema/tools/conformance/test_input_required_result_list_roots.json. Do not edit.
#include "tests/mcp-conformance/generated/tools/conformance/test_input_required_result_list_roots.h"
#include "tests/mcp-conformance/generated/registry/platform_support.h"

namespace offhand::fixtures::tools::conformance {


constexpr std::string_view kTestInputRequiredResultListRootsWire =
    R"text({"name":"test_input_required_result_list_roots","title":"Round trip: roots","description":"Asks the client for its folders.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kTestInputRequiredResultListRootsBriefWire =
    R"text({"name":"test_input_required_result_list_roots","title":"Round trip: roots","description":"Asks the client for its folders.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kTestInputRequiredResultListRootsReference = R"text(# test_input_required_result_list_roots

Asks the client for its folders.

Toolset `conformance`, group `asking`, since 0.1. Command: `fixtures test_input_required_result_list_roots`. A call can at worst observe.

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

constinit const ToolInfo test_input_required_result_list_roots_tool = {
  .toolset = "conformance",
  .name = "test_input_required_result_list_roots",
  .identity = "conformance.test_input_required_result_list_roots",
  .command = "test_input_required_result_list_roots",
  .title = "Round trip: roots",
  .group = "asking",
  .since = "0.1",
  .description = "Asks the client for its folders.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .platforms = platform_support::kPlatforms2610842135,
  .wire = kTestInputRequiredResultListRootsWire,
  .brief_wire = kTestInputRequiredResultListRootsBriefWire,
  .input = &test_input_required_result_list_roots_args_schema,
  .reference = kTestInputRequiredResultListRootsReference,
  .parse = &prepare_test_input_required_result_list_roots,
};

}  // namespace offhand::fixtures::tools::conformance
