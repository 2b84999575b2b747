// Generated from schema/tools. Do not edit.
#include "generated/registry/registry.h"

#include <algorithm>
#include <array>

#include "generated/mcp/presets.h"
#include "generated/tools/desktop/click.h"
#include "generated/tools/desktop/get_window_state.h"
#include "generated/tools/desktop/kill_app.h"
#include "generated/tools/desktop/launch_app.h"
#include "generated/tools/desktop/list_windows.h"
#include "generated/tools/desktop/press_key.h"
#include "generated/tools/desktop/type_text.h"

namespace offhand {
namespace {

constexpr std::array<const ToolInfo*, 7> kTools = {
  &tools::desktop::click_tool,
  &tools::desktop::get_window_state_tool,
  &tools::desktop::kill_app_tool,
  &tools::desktop::launch_app_tool,
  &tools::desktop::list_windows_tool,
  &tools::desktop::press_key_tool,
  &tools::desktop::type_text_tool,
};

}  // namespace

const Catalog& catalog() {
  static const Catalog all = {.tools = kTools, .presets = all_presets(), .default_preset = &default_preset()};
  return all;
}

std::span<const ToolInfo* const> all_tools() { return kTools; }

const ToolInfo* find_tool(std::string_view identity) {
  const auto found = std::lower_bound(kTools.begin(), kTools.end(), identity,
                                      [](const ToolInfo* tool, std::string_view wanted) { return tool->identity < wanted; });
  return found != kTools.end() && (*found)->identity == identity ? *found : nullptr;
}

}  // namespace offhand
