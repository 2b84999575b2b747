// Generated from schema/tools. Do not edit.
#include "generated/registry/registry.h"

#include <algorithm>
#include <array>

#include "generated/tools/demo/list_strokes.h"
#include "generated/tools/demo/paint.h"

namespace offhand {
namespace {

constexpr std::array<const ToolInfo*, 2> kTools = {
  &tools::demo::list_strokes_tool,
  &tools::demo::paint_tool,
};

}  // namespace

std::span<const ToolInfo* const> all_tools() { return kTools; }

const ToolInfo* find_tool(std::string_view identity) {
  const auto found = std::lower_bound(kTools.begin(), kTools.end(), identity,
                                      [](const ToolInfo* tool, std::string_view wanted) { return tool->identity < wanted; });
  return found != kTools.end() && (*found)->identity == identity ? *found : nullptr;
}

}  // namespace offhand
