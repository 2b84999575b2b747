// Generated from schema/tools/desktop/set_window_frame.json. Do not edit.
#include "generated/tools/desktop/set_window_frame.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::desktop {

constexpr auto kSetWindowFrameNeeds = std::to_array<std::string_view>({"accessibility", "apps", "windows", "window_placement"});
constexpr auto kSetWindowFrameErrors = std::to_array<std::string_view>({"window_not_found", "no_window", "window_closed"});

constexpr auto kSetWindowFrameObserveChoices = std::to_array<std::string_view>({"none", "diff"});
constexpr auto kSetWindowFrameOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--observe", .key = "observe", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "What the reply tells of the window besides the action: nothing, or a diff of its visible elements, taken once the application has settled.", .facts = "One of none, diff. Default: none.", .default_text = "none", .choices = kSetWindowFrameObserveChoices},
  {.flag = "--pid", .key = "pid", .kind = CliKind::integer, .position = 0, .value_name = "PROCESS", .description = "Process id of the application that owns the window.", .facts = "Limits: 1 to 4194304. Required.", .required = true},
  {.flag = "--window-id", .key = "window_id", .kind = CliKind::integer, .position = -1, .value_name = "WINDOW", .description = "Id of the window, from list_windows or launch_app. Default: the topmost window of pid.", .facts = "Limits: 1 to 4294967295."},
  {.flag = "--x", .key = "x", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Left edge of the visible frame on the screen, in pixels.", .facts = "Limits: -32768 to 32767. Required.", .required = true},
  {.flag = "--y", .key = "y", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Top edge of the visible frame on the screen, in pixels.", .facts = "Limits: -32768 to 32767. Required.", .required = true},
  {.flag = "--width", .key = "width", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Width of the visible frame in pixels, without the shadow.", .facts = "Limits: 1 to 32767. Required.", .required = true},
  {.flag = "--height", .key = "height", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Height of the visible frame in pixels, without the shadow.", .facts = "Limits: 1 to 32767. Required.", .required = true},
});

constexpr std::string_view kSetWindowFrameWire =
    R"text({"name":"set_window_frame","title":"Place a window","description":"Moves and resizes a window without bringing it to the front, and tells where it is afterwards.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"observe":{"type":"string","enum":["none","diff"],"description":"diff: what changed since the last read.","default":"none"},"pid":{"type":"integer","minimum":1,"maximum":4194304,"description":"Window's owner."},"window_id":{"type":"integer","minimum":1,"maximum":4294967295,"description":"Default: pid's topmost."},"x":{"type":"integer","minimum":-32768,"maximum":32767,"description":"Left edge of the visible frame on the screen, in pixels."},"y":{"type":"integer","minimum":-32768,"maximum":32767,"description":"Top edge, as x."},"width":{"type":"integer","minimum":1,"maximum":32767,"description":"Width without decoration and shadow."},"height":{"type":"integer","minimum":1,"maximum":32767,"description":"As width."}},"required":["pid","x","y","width","height"],"additionalProperties":false},"outputSchema":{"type":"object","required":["pid","window_id","effect","bounds"]},"annotations":{"destructiveHint":false,"idempotentHint":true,"openWorldHint":false}})text";

constexpr std::string_view kSetWindowFrameBriefWire =
    R"text({"name":"set_window_frame","title":"Place a window","description":"Moves and resizes a window without bringing it to the front, and tells where it is afterwards.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"observe":{"type":"string","enum":["none","diff"],"description":"diff: what changed since the last read.","default":"none"},"pid":{"type":"integer","description":"Window's owner."},"window_id":{"type":"integer","description":"Default: pid's topmost."},"x":{"type":"integer","description":"Left edge of the visible frame on the screen, in pixels."},"y":{"type":"integer","description":"Top edge, as x."},"width":{"type":"integer","description":"Width without decoration and shadow."},"height":{"type":"integer","description":"As width."}},"required":["pid","x","y","width","height"],"additionalProperties":false},"outputSchema":{"type":"object","required":["pid","window_id","effect","bounds"]},"annotations":{"destructiveHint":false,"idempotentHint":true,"openWorldHint":false}})text";

/// docs/reference/tools/desktop/set_window_frame.md, of which the build makes it (cmake/references.cmake).
extern const char set_window_frame_reference[];

constinit const ToolInfo set_window_frame_tool = {
  .toolset = "desktop",
  .name = "set_window_frame",
  .identity = "desktop.set_window_frame",
  .command = "set_window_frame",
  .title = "Place a window",
  .group = "windows",
  .since = "0.1",
  .description = "Moves and resizes a window without bringing it to the front, and tells where it is afterwards.",
  .annotations = {.read_only = false, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::act, .is_sandboxed = false,
  .background_lock = LockKind::window,
  .foreground_lock = LockKind::window,
  .timeout = TimeoutKind::action,
  .platforms = platform_support::kPlatforms1448616942,
  .needs = kSetWindowFrameNeeds,
  .errors = kSetWindowFrameErrors,
  .wire = kSetWindowFrameWire,
  .brief_wire = kSetWindowFrameBriefWire,
  .input = &set_window_frame_args_schema,
  .cli = kSetWindowFrameOptions,
  .reference = {set_window_frame_reference, 5913},
  .parse = &prepare_set_window_frame,
};

}  // namespace offhand::tools::desktop
