// Generated from tests/mcp-conformance/schema/tools/conformance/test_input_required_result_multi_round.json. Do not edit.
#include <array>
#include <string_view>

#include "tests/mcp-conformance/generated/tools/conformance/test_input_required_result_multi_round.h"

namespace offhand::fixtures::tools::conformance {
namespace {

constexpr auto kTestInputRequiredResultMultiRoundPlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::full, ""},
  {"sim", Support::full, ""},
  {"web", Support::full, ""},
  {"windows", Support::full, ""},
});

constexpr std::string_view kTestInputRequiredResultMultiRoundWire =
    R"text({"name":"test_input_required_result_multi_round","title":"Round trip: several rounds","description":"Asks a second question after the first.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kTestInputRequiredResultMultiRoundBriefWire =
    R"text({"name":"test_input_required_result_multi_round","title":"Round trip: several rounds","description":"Asks a second question after the first.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kTestInputRequiredResultMultiRoundReference = R"text(# test_input_required_result_multi_round

Asks a second question after the first.

Toolset `conformance`, group `asking`, since 0.1. Command: `fixtures test_input_required_result_multi_round`. A call can at worst observe.

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

constinit const ToolInfo test_input_required_result_multi_round_tool = {
  .toolset = "conformance",
  .name = "test_input_required_result_multi_round",
  .identity = "conformance.test_input_required_result_multi_round",
  .command = "test_input_required_result_multi_round",
  .title = "Round trip: several rounds",
  .group = "asking",
  .since = "0.1",
  .description = "Asks a second question after the first.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .background_lock = LockKind::none,
  .foreground_lock = LockKind::none,
  .timeout = TimeoutKind::read,
  .platforms = kTestInputRequiredResultMultiRoundPlatforms,
  .wire = kTestInputRequiredResultMultiRoundWire,
  .brief_wire = kTestInputRequiredResultMultiRoundBriefWire,
  .input = &test_input_required_result_multi_round_args_schema,
  .reference = kTestInputRequiredResultMultiRoundReference,
  .parse = &prepare_test_input_required_result_multi_round,
};

}  // namespace offhand::fixtures::tools::conformance
