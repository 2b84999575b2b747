// Generated from schema/tools/desktop/get_accessibility_tree.json. Do not edit.
#include "generated/tools/desktop/get_accessibility_tree.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::desktop {

constexpr auto kGetAccessibilityTreeNeeds = std::to_array<std::string_view>({"apps", "windows"});

constexpr std::string_view kGetAccessibilityTreeWire =
    R"text({"name":"get_accessibility_tree","title":"Overview of the desktop","description":"Tells at a glance which applications run and which windows show, with bounds and order. The elements of a window: get_window_state.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"outputSchema":{"type":"object","required":["apps","windows"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kGetAccessibilityTreeBriefWire =
    R"text({"name":"get_accessibility_tree","title":"Overview of the desktop","description":"Tells at a glance which applications run and which windows show, with bounds and order. The elements of a window: get_window_state.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"outputSchema":{"type":"object","required":["apps","windows"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

/// docs/reference/tools/desktop/get_accessibility_tree.md, of which the build makes it (cmake/references.cmake).
extern const char get_accessibility_tree_reference[];

constinit const ToolInfo get_accessibility_tree_tool = {
  .toolset = "desktop",
  .name = "get_accessibility_tree",
  .identity = "desktop.get_accessibility_tree",
  .command = "get_accessibility_tree",
  .title = "Overview of the desktop",
  .group = "observe",
  .since = "0.1",
  .description = "Gives an overview of the desktop: which applications run and which windows can be seen, with bounds and stacking order. get_window_state reads the elements of a window.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .platforms = platform_support::kPlatforms2905451567,
  .needs = kGetAccessibilityTreeNeeds,
  .wire = kGetAccessibilityTreeWire,
  .brief_wire = kGetAccessibilityTreeBriefWire,
  .input = &get_accessibility_tree_args_schema,
  .reference = {get_accessibility_tree_reference, 3496},
  .parse = &prepare_get_accessibility_tree,
};

}  // namespace offhand::tools::desktop
