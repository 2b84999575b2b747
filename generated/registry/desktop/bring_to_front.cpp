// Generated from schema/tools/desktop/bring_to_front.json. Do not edit.
#include "generated/tools/desktop/bring_to_front.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::desktop {

constexpr auto kBringToFrontNeeds = std::to_array<std::string_view>({"accessibility", "apps", "windows", "window_placement"});
constexpr auto kBringToFrontErrors = std::to_array<std::string_view>({"window_not_found", "no_window", "window_closed", "foreground_unavailable"});

constexpr auto kBringToFrontObserveChoices = std::to_array<std::string_view>({"none", "diff"});
constexpr auto kBringToFrontOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--observe", .key = "observe", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "What the reply tells of the window besides the action: nothing, or a diff of its visible elements, taken once the application has settled.", .facts = "One of none, diff. Default: none.", .default_text = "none", .choices = kBringToFrontObserveChoices},
  {.flag = "--pid", .key = "pid", .kind = CliKind::integer, .position = 0, .value_name = "PROCESS", .description = "Process id of the application that owns the window.", .facts = "Limits: 1 to 4194304. Required.", .required = true},
  {.flag = "--window-id", .key = "window_id", .kind = CliKind::integer, .position = -1, .value_name = "WINDOW", .description = "Id of the window, from list_windows or launch_app. Default: the topmost window of pid.", .facts = "Limits: 1 to 4294967295."},
});

constexpr std::string_view kBringToFrontWire =
    R"text({"name":"bring_to_front","title":"Bring to front","description":"Makes a window the active one, on top and with the keyboard, and leaves it so: the user loses all three. Other tools with delivery_mode foreground do that only for a moment.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"observe":{"type":"string","enum":["none","diff"],"description":"diff: what changed since the last read.","default":"none"},"pid":{"type":"integer","minimum":1,"maximum":4194304,"description":"Window's owner."},"window_id":{"type":"integer","minimum":1,"maximum":4294967295,"description":"Default: pid's topmost."}},"required":["pid"],"additionalProperties":false},"outputSchema":{"type":"object","required":["pid","window_id","was_active"]},"annotations":{"destructiveHint":false,"idempotentHint":true,"openWorldHint":false}})text";

constexpr std::string_view kBringToFrontBriefWire =
    R"text({"name":"bring_to_front","title":"Bring to front","description":"Makes a window the active one, on top and with the keyboard, and leaves it so: the user loses all three. Other tools with delivery_mode foreground do that only for a moment.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"observe":{"type":"string","enum":["none","diff"],"description":"diff: what changed since the last read.","default":"none"},"pid":{"type":"integer","description":"Window's owner."},"window_id":{"type":"integer","description":"Default: pid's topmost."}},"required":["pid"],"additionalProperties":false},"outputSchema":{"type":"object","required":["pid","window_id","was_active"]},"annotations":{"destructiveHint":false,"idempotentHint":true,"openWorldHint":false}})text";

/// docs/reference/tools/desktop/bring_to_front.md, of which the build makes it (cmake/references.cmake).
extern const char bring_to_front_reference[];

constinit const ToolInfo bring_to_front_tool = {
  .toolset = "desktop",
  .name = "bring_to_front",
  .identity = "desktop.bring_to_front",
  .command = "bring_to_front",
  .title = "Bring to front",
  .group = "windows",
  .since = "0.1",
  .description = "Makes a window the active one, on top and with the keyboard, and leaves it so: the user loses all three. Other tools with delivery_mode foreground do that only for a moment.",
  .annotations = {.read_only = false, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::act, .is_sandboxed = false,
  .background_lock = LockKind::seat,
  .foreground_lock = LockKind::seat,
  .timeout = TimeoutKind::action,
  .platforms = platform_support::kPlatforms3700771391,
  .needs = kBringToFrontNeeds,
  .errors = kBringToFrontErrors,
  .wire = kBringToFrontWire,
  .brief_wire = kBringToFrontBriefWire,
  .input = &bring_to_front_args_schema,
  .cli = kBringToFrontOptions,
  .reference = {bring_to_front_reference, 5034},
  .parse = &prepare_bring_to_front,
};

}  // namespace offhand::tools::desktop
