// Generated from schema/tools/desktop/get_cursor_position.json. Do not edit.
#include "generated/tools/desktop/get_cursor_position.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::desktop {

constexpr auto kGetCursorPositionNeeds = std::to_array<std::string_view>({"user_desk", "windows"});

constexpr std::string_view kGetCursorPositionWire =
    R"text({"name":"get_cursor_position","title":"Where the pointer is","description":"Tells where the user's own pointer is on the screen.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"outputSchema":{"type":"object","required":["x","y"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kGetCursorPositionBriefWire =
    R"text({"name":"get_cursor_position","title":"Where the pointer is","description":"Tells where the user's own pointer is on the screen.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"outputSchema":{"type":"object","required":["x","y"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

/// docs/reference/tools/desktop/get_cursor_position.md, of which the build makes it (cmake/references.cmake).
extern const char get_cursor_position_reference[];

constinit const ToolInfo get_cursor_position_tool = {
  .toolset = "desktop",
  .name = "get_cursor_position",
  .identity = "desktop.get_cursor_position",
  .command = "get_cursor_position",
  .title = "Where the pointer is",
  .group = "observe",
  .since = "0.1",
  .description = "Tells where the user's own pointer is on the screen.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .platforms = platform_support::kPlatforms2805915694,
  .needs = kGetCursorPositionNeeds,
  .wire = kGetCursorPositionWire,
  .brief_wire = kGetCursorPositionBriefWire,
  .input = &get_cursor_position_args_schema,
  .reference = {get_cursor_position_reference, 906},
  .parse = &prepare_get_cursor_position,
};

}  // namespace offhand::tools::desktop
