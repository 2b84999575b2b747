// Generated from schema/tools/desktop/set_agent_cursor_style.json. Do not edit.
#include "generated/tools/desktop/set_agent_cursor_style.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::desktop {

constexpr auto kSetAgentCursorStyleNeeds = std::to_array<std::string_view>({"overlay"});
constexpr auto kSetAgentCursorStyleErrors = std::to_array<std::string_view>({"invalid_arguments", "input_file_refused", "missing_package", "needs_memory"});

constexpr auto kSetAgentCursorStyleOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--cursor-id", .key = "cursor_id", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session whose cursor is meant: another word for session, which it takes precedence over. default: the cursor of calls that name no session.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--gradient-colors", .key = "gradient_colors", .kind = CliKind::list, .position = -1, .value_name = "TEXT,...", .description = "Colours of the arrow from its tip on, as #rrggbb or by their CSS names. An empty list: shades of the cursor's own colour.", .facts = "Limits: at most 16 items.", .item_kind = CliKind::string},
  {.flag = "--bloom-color", .key = "bloom_color", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Colour of the glow around the cursor, as #rrggbb or by its CSS name. Empty: the cursor's own colour.", .facts = "Limits: at most 64 characters."},
  {.flag = "--image-path", .key = "image_path", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Absolute path of a PNG, JPEG, SVG or ICO file to show instead of the arrow, with its middle at the point. Empty: the arrow.", .facts = "Limits: at most 4096 characters."},
});

constexpr std::string_view kSetAgentCursorStyleWire =
    R"text({"name":"set_agent_cursor_style","title":"Set the colours of the agent cursor","description":"Sets gradient and glow of this session's cursor, or an image in its place. What is left out stays as it is.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"cursor_id":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session whose cursor is meant; wins over session. default: that of calls without one."},"gradient_colors":{"type":"array","maxItems":16,"items":{"type":"string","minLength":1,"maxLength":64},"description":"Colours of the arrow from its tip on; none: those of its own colour."},"bloom_color":{"type":"string","maxLength":64,"description":"Colour of the glow around it; empty: its own."},"image_path":{"type":"string","maxLength":4096,"description":"Whole path of a PNG, JPEG, SVG or ICO file to show, its middle at the point; empty: the arrow."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["cursor_id","enabled","state","icon","color","size","opacity","motion"]},"annotations":{"destructiveHint":false,"idempotentHint":true,"openWorldHint":false}})text";

constexpr std::string_view kSetAgentCursorStyleBriefWire =
    R"text({"name":"set_agent_cursor_style","title":"Set the colours of the agent cursor","description":"Sets gradient and glow of this session's cursor, or an image in its place. What is left out stays as it is.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"cursor_id":{"type":"string","description":"Session whose cursor is meant; wins over session. default: that of calls without one."},"gradient_colors":{"type":"array","items":{"type":"string"},"description":"Colours of the arrow from its tip on; none: those of its own colour."},"bloom_color":{"type":"string","description":"Colour of the glow around it; empty: its own."},"image_path":{"type":"string","description":"Whole path of a PNG, JPEG, SVG or ICO file to show, its middle at the point; empty: the arrow."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["cursor_id","enabled","state","icon","color","size","opacity","motion"]},"annotations":{"destructiveHint":false,"idempotentHint":true,"openWorldHint":false}})text";

/// docs/reference/tools/desktop/set_agent_cursor_style.md, of which the build makes it (cmake/references.cmake).
extern const char set_agent_cursor_style_reference[];

constinit const ToolInfo set_agent_cursor_style_tool = {
  .toolset = "desktop",
  .name = "set_agent_cursor_style",
  .identity = "desktop.set_agent_cursor_style",
  .command = "set_agent_cursor_style",
  .title = "Set the colours of the agent cursor",
  .group = "cursor",
  .since = "0.1",
  .description = "Sets the gradient and the glow of this session's cursor, or an image in place of the arrow. What is left out stays as it is.",
  .annotations = {.read_only = false, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::act, .is_sandboxed = false,
  .platforms = platform_support::kPlatforms1105050238,
  .needs = kSetAgentCursorStyleNeeds,
  .errors = kSetAgentCursorStyleErrors,
  .wire = kSetAgentCursorStyleWire,
  .brief_wire = kSetAgentCursorStyleBriefWire,
  .input = &set_agent_cursor_style_args_schema,
  .cli = kSetAgentCursorStyleOptions,
  .reference = {set_agent_cursor_style_reference, 4784},
  .parse = &prepare_set_agent_cursor_style,
};

}  // namespace offhand::tools::desktop
