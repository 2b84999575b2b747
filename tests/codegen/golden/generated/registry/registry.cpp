// Generated from schema. Do not edit.
#include "generated/registry/registry.h"

#include <array>

#include "generated/mcp/presets.h"
#include "generated/prompts/describe.h"
#include "generated/prompts/name_it.h"
#include "generated/resources/canvas.h"
#include "generated/resources/dried_strokes.h"
#include "generated/resources/layer.h"
#include "generated/tools/demo/compose.h"
#include "generated/tools/demo/leave.h"
#include "generated/tools/demo/letter.h"
#include "generated/tools/demo/list_strokes.h"
#include "generated/tools/demo/measure.h"
#include "generated/tools/demo/mix.h"
#include "generated/tools/demo/paint.h"
#include "generated/tools/demo/sweep.h"
#include "generated/tools/demo/trace.h"
#include "generated/tools/demo/write_at.h"

namespace offhand {
namespace {

constexpr auto kTools = std::to_array<const ToolInfo*>({
  &tools::demo::compose_tool,
  &tools::demo::leave_tool,
  &tools::demo::letter_tool,
  &tools::demo::list_strokes_tool,
  &tools::demo::measure_tool,
  &tools::demo::mix_tool,
  &tools::demo::paint_tool,
  &tools::demo::sweep_tool,
  &tools::demo::trace_tool,
  &tools::demo::write_at_tool,
});

constexpr auto kResources = std::to_array<const ResourceInfo*>({
  &resources::canvas_resource,
  &resources::dried_strokes_resource,
  &resources::layer_resource,
});

constexpr auto kPrompts = std::to_array<const PromptInfo*>({
  &prompts::describe_prompt,
  &prompts::name_it_prompt,
});

}  // namespace

const Catalog& catalog() {
  static const Catalog all = {.tools = kTools, .resources = kResources, .prompts = kPrompts, .presets = all_presets(), .default_preset = &default_preset()};
  return all;
}

}  // namespace offhand
