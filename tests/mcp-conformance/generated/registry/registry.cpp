// Generated from tests/mcp-conformance/schema. Do not edit.
#include "tests/mcp-conformance/generated/registry/registry.h"

#include <array>

#include "tests/mcp-conformance/generated/mcp/presets.h"
#include "tests/mcp-conformance/generated/prompts/test_input_required_result_prompt.h"
#include "tests/mcp-conformance/generated/prompts/test_prompt_with_arguments.h"
#include "tests/mcp-conformance/generated/prompts/test_prompt_with_embedded_resource.h"
#include "tests/mcp-conformance/generated/prompts/test_prompt_with_image.h"
#include "tests/mcp-conformance/generated/prompts/test_simple_prompt.h"
#include "tests/mcp-conformance/generated/resources/static_binary.h"
#include "tests/mcp-conformance/generated/resources/static_text.h"
#include "tests/mcp-conformance/generated/resources/template_data.h"
#include "tests/mcp-conformance/generated/resources/test_input_required_result_resource.h"
#include "tests/mcp-conformance/generated/resources/watched_resource.h"
#include "tests/mcp-conformance/generated/tools/conformance/confirm_delete.h"
#include "tests/mcp-conformance/generated/tools/conformance/failing_job.h"
#include "tests/mcp-conformance/generated/tools/conformance/greet.h"
#include "tests/mcp-conformance/generated/tools/conformance/json_schema_2020_12_tool.h"
#include "tests/mcp-conformance/generated/tools/conformance/multi_input.h"
#include "tests/mcp-conformance/generated/tools/conformance/protocol_error_job.h"
#include "tests/mcp-conformance/generated/tools/conformance/slow_compute.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_audio_content.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_elicitation.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_elicitation_sep1034_defaults.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_elicitation_sep1330_enums.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_elicitation_url.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_embedded_resource.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_error_handling.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_image_content.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_input_required_result_capabilities.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_input_required_result_elicitation.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_input_required_result_list_roots.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_input_required_result_multi_round.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_input_required_result_multiple_inputs.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_input_required_result_request_state.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_input_required_result_sampling.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_input_required_result_tampered_state.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_logging_tool.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_missing_capability.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_multiple_content_types.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_reconnection.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_sampling.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_simple_text.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_streaming_elicitation.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_tool_with_logging.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_tool_with_progress.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_tool_with_task.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_trigger_prompt_change.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_trigger_resource_change.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_trigger_resource_update.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_trigger_tool_change.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_x_mcp_header.h"

namespace offhand::fixtures {
namespace {

constexpr auto kTools = std::to_array<const ToolInfo*>({
  &tools::conformance::confirm_delete_tool,
  &tools::conformance::failing_job_tool,
  &tools::conformance::greet_tool,
  &tools::conformance::json_schema_2020_12_tool_tool,
  &tools::conformance::multi_input_tool,
  &tools::conformance::protocol_error_job_tool,
  &tools::conformance::slow_compute_tool,
  &tools::conformance::test_audio_content_tool,
  &tools::conformance::test_elicitation_tool,
  &tools::conformance::test_elicitation_sep1034_defaults_tool,
  &tools::conformance::test_elicitation_sep1330_enums_tool,
  &tools::conformance::test_elicitation_url_tool,
  &tools::conformance::test_embedded_resource_tool,
  &tools::conformance::test_error_handling_tool,
  &tools::conformance::test_image_content_tool,
  &tools::conformance::test_input_required_result_capabilities_tool,
  &tools::conformance::test_input_required_result_elicitation_tool,
  &tools::conformance::test_input_required_result_list_roots_tool,
  &tools::conformance::test_input_required_result_multi_round_tool,
  &tools::conformance::test_input_required_result_multiple_inputs_tool,
  &tools::conformance::test_input_required_result_request_state_tool,
  &tools::conformance::test_input_required_result_sampling_tool,
  &tools::conformance::test_input_required_result_tampered_state_tool,
  &tools::conformance::test_logging_tool_tool,
  &tools::conformance::test_missing_capability_tool,
  &tools::conformance::test_multiple_content_types_tool,
  &tools::conformance::test_reconnection_tool,
  &tools::conformance::test_sampling_tool,
  &tools::conformance::test_simple_text_tool,
  &tools::conformance::test_streaming_elicitation_tool,
  &tools::conformance::test_tool_with_logging_tool,
  &tools::conformance::test_tool_with_progress_tool,
  &tools::conformance::test_tool_with_task_tool,
  &tools::conformance::test_trigger_prompt_change_tool,
  &tools::conformance::test_trigger_resource_change_tool,
  &tools::conformance::test_trigger_resource_update_tool,
  &tools::conformance::test_trigger_tool_change_tool,
  &tools::conformance::test_x_mcp_header_tool,
});

constexpr auto kResources = std::to_array<const ResourceInfo*>({
  &resources::static_binary_resource,
  &resources::static_text_resource,
  &resources::template_data_resource,
  &resources::test_input_required_result_resource_resource,
  &resources::watched_resource_resource,
});

constexpr auto kPrompts = std::to_array<const PromptInfo*>({
  &prompts::test_input_required_result_prompt_prompt,
  &prompts::test_prompt_with_arguments_prompt,
  &prompts::test_prompt_with_embedded_resource_prompt,
  &prompts::test_prompt_with_image_prompt,
  &prompts::test_simple_prompt_prompt,
});

}  // namespace

const Catalog& catalog() {
  static const Catalog all = {.tools = kTools, .resources = kResources, .prompts = kPrompts, .presets = all_presets(), .default_preset = &default_preset()};
  return all;
}

}  // namespace offhand::fixtures
