// Generated from schema/tools/ax/ax_type.json. Do not edit.
#include "generated/tools/ax/ax_type.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::ax {

constexpr auto kAxTypeNeeds = std::to_array<std::string_view>({"accessibility", "apps", "windows"});
constexpr auto kAxTypeUses = std::to_array<std::string_view>({"input"});
constexpr auto kAxTypeErrors = std::to_array<std::string_view>({"invalid_arguments", "app_not_connected", "connection_ended", "ambiguous_app", "no_window", "invalid_query", "accessibility_off", "accessibility_disabled", "no_accessibility_bus", "ambiguous_window", "stale_element", "unknown_element", "window_owner_mismatch", "no_matching_element", "ambiguous_query", "not_visible", "element_covered", "blocked_by_dialog", "not_ready", "element_unstable", "background_unavailable", "not_editable", "invalid_value"});

constexpr auto kAxTypeModeChoices = std::to_array<std::string_view>({"background", "focus"});
constexpr auto kAxTypeOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--app", .key = "app", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Connected application: its alias, its name, the id of its desktop entry, or its pid.", .facts = "Limits: 1 to 256 characters. Required.", .required = true},
  {.flag = "--mode", .key = "mode", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "How input is delivered: in the background, so that pointer, focus and front window stay the user's, or with the window focused meanwhile.", .facts = "One of background, focus. Default: background.", .default_text = "background", .choices = kAxTypeModeChoices},
  {.flag = "--query", .key = "query", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Which element, as in ax_find. Default: whatever has the focus in the window at the front.", .facts = "Limits: 1 to 4096 characters."},
  {.flag = "--text", .key = "text", .kind = CliKind::string, .position = 0, .value_name = "TEXT", .description = "Text to insert. Line breaks are kept where the field takes several lines. An empty one needs clear_first, and clears the field.", .facts = "Limits: at most 100000 characters. Required.", .required = true},
  {.flag = "--clear-first", .key = "clear_first", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "true: the text replaces everything that the field holds.", .facts = "Default: false.", .default_text = "false"},
});

constexpr std::string_view kAxTypeWire =
    R"text({"name":"ax_type","title":"Type text","description":"Types text into the one element that a query finds, or where the focus of the application's front window is.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"app":{"type":"string","minLength":1,"maxLength":256,"description":"Alias, name, desktop-file id or pid of a connected application."},"mode":{"type":"string","enum":["background","focus"],"description":"focus: window active meanwhile.","default":"background"},"query":{"type":"string","minLength":1,"maxLength":4096,"description":"Default: what has the focus."},"text":{"type":"string","maxLength":100000,"description":"Text; line breaks are kept where the field takes them."},"clear_first":{"type":"boolean","description":"Replaces all that the field holds."}},"required":["app","text"],"additionalProperties":false},"outputSchema":{"type":"object","required":["path","effect","target"]},"annotations":{"openWorldHint":false}})text";

constexpr std::string_view kAxTypeBriefWire =
    R"text({"name":"ax_type","title":"Type text","description":"Types text into the one element that a query finds, or where the focus of the application's front window is.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"app":{"type":"string","description":"Alias, name, desktop-file id or pid of a connected application."},"mode":{"type":"string","enum":["background","focus"],"description":"focus: window active meanwhile.","default":"background"},"query":{"type":"string","description":"Default: what has the focus."},"text":{"type":"string","description":"Text; line breaks are kept where the field takes them."},"clear_first":{"type":"boolean","description":"Replaces all that the field holds."}},"required":["app","text"],"additionalProperties":false},"outputSchema":{"type":"object","required":["path","effect","target"]},"annotations":{"openWorldHint":false}})text";

/// docs/reference/tools/ax/ax_type.md, of which the build makes it (cmake/references.cmake).
extern const char ax_type_reference[];

constinit const ToolInfo ax_type_tool = {
  .toolset = "ax",
  .name = "ax_type",
  .identity = "ax.ax_type",
  .command = "ax type",
  .title = "Type text",
  .group = "action",
  .since = "0.1",
  .description = "Types text into the one element that a query finds, or where the focus of the application's front window is.",
  .annotations = {.read_only = false, .destructive = true, .idempotent = false, .open_world = false},
  .power = Power::destroy, .is_sandboxed = false,
  .background_lock = LockKind::window,
  .foreground_lock = LockKind::seat,
  .timeout = TimeoutKind::action,
  .platforms = platform_support::kPlatforms2905451567,
  .needs = kAxTypeNeeds,
  .uses = kAxTypeUses,
  .errors = kAxTypeErrors,
  .wire = kAxTypeWire,
  .brief_wire = kAxTypeBriefWire,
  .input = &ax_type_args_schema,
  .cli = kAxTypeOptions,
  .reference = {ax_type_reference, 10797},
  .parse = &prepare_ax_type,
};

}  // namespace offhand::tools::ax
