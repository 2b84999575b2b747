// Generated from tests/mcp-conformance/schema/tools/conformance/test_input_required_result_capabilities.json. Do not edit.
#include <array>
#include <string_view>

#include "tests/mcp-conformance/generated/tools/conformance/test_input_required_result_capabilities.h"

namespace offhand::fixtures::tools::conformance {
namespace {

constexpr auto kTestInputRequiredResultCapabilitiesPlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::full, ""},
  {"sim", Support::full, ""},
  {"web", Support::full, ""},
  {"windows", Support::full, ""},
});

constexpr std::string_view kTestInputRequiredResultCapabilitiesWire =
    R"text({"name":"test_input_required_result_capabilities","title":"Round trip: capabilities","description":"Asks only what this client can be asked.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kTestInputRequiredResultCapabilitiesBriefWire =
    R"text({"name":"test_input_required_result_capabilities","title":"Round trip: capabilities","description":"Asks only what this client can be asked.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kTestInputRequiredResultCapabilitiesReference = R"text(# test_input_required_result_capabilities

Asks only what this client can be asked.

Toolset `conformance`, group `asking`, since 0.1. Command: `fixtures test_input_required_result_capabilities`. A call can at worst observe.

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

}  // namespace

constinit const ToolInfo test_input_required_result_capabilities_tool = {
  .toolset = "conformance",
  .name = "test_input_required_result_capabilities",
  .identity = "conformance.test_input_required_result_capabilities",
  .command = "test_input_required_result_capabilities",
  .title = "Round trip: capabilities",
  .group = "asking",
  .since = "0.1",
  .description = "Asks only what this client can be asked.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .background_lock = LockKind::none,
  .foreground_lock = LockKind::none,
  .timeout = TimeoutKind::read,
  .platforms = kTestInputRequiredResultCapabilitiesPlatforms,
  .wire = kTestInputRequiredResultCapabilitiesWire,
  .brief_wire = kTestInputRequiredResultCapabilitiesBriefWire,
  .input = &test_input_required_result_capabilities_args_schema,
  .reference = kTestInputRequiredResultCapabilitiesReference,
  .parse = &prepare_test_input_required_result_capabilities,
};

}  // namespace offhand::fixtures::tools::conformance
