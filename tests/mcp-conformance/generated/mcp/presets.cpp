// Generated from tests/mcp-conformance/schema/presets.json. Do not edit.
#include "tests/mcp-conformance/generated/mcp/presets.h"

#include <array>

namespace offhand::fixtures {
namespace {

constexpr auto kAllTools = std::to_array<std::string_view>({
  "conformance.confirm_delete",
  "conformance.failing_job",
  "conformance.greet",
  "conformance.json_schema_2020_12_tool",
  "conformance.multi_input",
  "conformance.protocol_error_job",
  "conformance.slow_compute",
  "conformance.test_audio_content",
  "conformance.test_elicitation",
  "conformance.test_elicitation_sep1034_defaults",
  "conformance.test_elicitation_sep1330_enums",
  "conformance.test_elicitation_url",
  "conformance.test_embedded_resource",
  "conformance.test_error_handling",
  "conformance.test_image_content",
  "conformance.test_input_required_result_capabilities",
  "conformance.test_input_required_result_elicitation",
  "conformance.test_input_required_result_list_roots",
  "conformance.test_input_required_result_multi_round",
  "conformance.test_input_required_result_multiple_inputs",
  "conformance.test_input_required_result_request_state",
  "conformance.test_input_required_result_sampling",
  "conformance.test_input_required_result_tampered_state",
  "conformance.test_logging_tool",
  "conformance.test_missing_capability",
  "conformance.test_multiple_content_types",
  "conformance.test_reconnection",
  "conformance.test_sampling",
  "conformance.test_simple_text",
  "conformance.test_streaming_elicitation",
  "conformance.test_tool_with_logging",
  "conformance.test_tool_with_progress",
  "conformance.test_tool_with_task",
  "conformance.test_trigger_prompt_change",
  "conformance.test_trigger_resource_change",
  "conformance.test_trigger_resource_update",
  "conformance.test_trigger_tool_change",
  "conformance.test_x_mcp_header",
});

constexpr auto kPresets = std::to_array<Preset>({
  {"all", "Every fixture.", kAllTools, false},
});

}  // namespace

std::span<const Preset> all_presets() { return kPresets; }

const Preset& default_preset() { return kPresets[0]; }

}  // namespace offhand::fixtures
