// Generated from tests/second_toolset/schema. Do not edit.
#include "tests/second_toolset/generated/registry/registry.h"

#include <array>

#include "tests/second_toolset/generated/mcp/presets.h"
#include "tests/second_toolset/generated/tools/second/jot.h"
#include "tests/second_toolset/generated/tools/second/prod.h"

namespace offhand::second {
namespace {

constexpr auto kTools = std::to_array<const ToolInfo*>({
  &tools::second::jot_tool,
  &tools::second::prod_tool,
});

}  // namespace

const Catalog& catalog() {
  static const Catalog all = {.tools = kTools, .presets = all_presets(), .default_preset = &default_preset()};
  return all;
}

}  // namespace offhand::second
