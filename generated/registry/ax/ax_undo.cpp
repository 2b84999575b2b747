// Generated from schema/tools/ax/ax_undo.json. Do not edit.
#include "generated/tools/ax/ax_undo.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::ax {

constexpr auto kAxUndoNeeds = std::to_array<std::string_view>({"accessibility", "apps", "windows"});

constexpr auto kAxUndoOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--count", .key = "count", .kind = CliKind::integer, .position = 0, .value_name = "NUMBER", .description = "Number of actions to undo.", .facts = "Limits: 1 to 256. Default: 1.", .default_text = "1"},
});

constexpr std::string_view kAxUndoWire =
    R"text({"name":"ax_undo","title":"Undo last actions","description":"Undoes the last actions of the session, newest first: text and values are put back, scrolling and switches turned back. What has no inverse, and what somebody changed since, is left as it is and reported.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"count":{"type":"integer","minimum":1,"maximum":256,"description":"Number of actions to undo.","default":1}},"additionalProperties":false},"outputSchema":{"type":"object","required":["undone","skipped"]},"annotations":{"destructiveHint":false,"openWorldHint":false}})text";

constexpr std::string_view kAxUndoBriefWire =
    R"text({"name":"ax_undo","title":"Undo last actions","description":"Undoes the last actions of the session, newest first: text and values are put back, scrolling and switches turned back. What has no inverse, and what somebody changed since, is left as it is and reported.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"count":{"type":"integer","minimum":1,"maximum":256,"description":"Number of actions to undo.","default":1}},"additionalProperties":false},"outputSchema":{"type":"object","required":["undone","skipped"]},"annotations":{"destructiveHint":false,"openWorldHint":false}})text";

/// docs/reference/tools/ax/ax_undo.md, of which the build makes it (cmake/references.cmake).
extern const char ax_undo_reference[];

constinit const ToolInfo ax_undo_tool = {
  .toolset = "ax",
  .name = "ax_undo",
  .identity = "ax.ax_undo",
  .command = "ax undo",
  .title = "Undo last actions",
  .group = "context",
  .since = "0.1",
  .description = "Undoes the last actions of the session, newest first: text and values are put back, scrolling and switches turned back. What has no inverse, and what somebody changed since, is left as it is and reported.",
  .annotations = {.read_only = false, .destructive = false, .idempotent = false, .open_world = false},
  .power = Power::act, .is_sandboxed = false,
  .timeout = TimeoutKind::run,
  .platforms = platform_support::kPlatforms2905451567,
  .needs = kAxUndoNeeds,
  .wire = kAxUndoWire,
  .brief_wire = kAxUndoBriefWire,
  .input = &ax_undo_args_schema,
  .cli = kAxUndoOptions,
  .reference = {ax_undo_reference, 1894},
  .parse = &prepare_ax_undo,
};

}  // namespace offhand::tools::ax
