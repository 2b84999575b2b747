// Generated from schema/tools/desktop/get_screen_size.json. Do not edit.
#include "generated/tools/desktop/get_screen_size.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::desktop {

constexpr auto kGetScreenSizeNeeds = std::to_array<std::string_view>({"screen_layout", "windows"});

constexpr std::string_view kGetScreenSizeWire =
    R"text({"name":"get_screen_size","title":"Size of the screen","description":"Tells the size of the screen in physical pixels, the unit of all positions on it.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"outputSchema":{"type":"object","required":["width","height","scale_factor","monitors"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kGetScreenSizeBriefWire =
    R"text({"name":"get_screen_size","title":"Size of the screen","description":"Tells the size of the screen in physical pixels, the unit of all positions on it.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"outputSchema":{"type":"object","required":["width","height","scale_factor","monitors"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

/// docs/reference/tools/desktop/get_screen_size.md, of which the build makes it (cmake/references.cmake).
extern const char get_screen_size_reference[];

constinit const ToolInfo get_screen_size_tool = {
  .toolset = "desktop",
  .name = "get_screen_size",
  .identity = "desktop.get_screen_size",
  .command = "get_screen_size",
  .title = "Size of the screen",
  .group = "observe",
  .since = "0.1",
  .description = "Tells the size of the screen in physical pixels, the unit of all positions on it.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .platforms = platform_support::kPlatforms447026653,
  .needs = kGetScreenSizeNeeds,
  .wire = kGetScreenSizeWire,
  .brief_wire = kGetScreenSizeBriefWire,
  .input = &get_screen_size_args_schema,
  .reference = {get_screen_size_reference, 1816},
  .parse = &prepare_get_screen_size,
};

}  // namespace offhand::tools::desktop
