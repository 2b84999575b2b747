// Generated from schema/tools/desktop/drag.json. Do not edit.
#include "generated/tools/desktop/drag.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::desktop {

constexpr auto kDragNeeds = std::to_array<std::string_view>({"accessibility", "apps", "input", "windows"});
constexpr auto kDragErrors = std::to_array<std::string_view>({"point_outside", "no_zoom_picture", "desktop_scope_disabled", "blocked_by_dialog", "background_unavailable"});

constexpr auto kDragScopeChoices = std::to_array<std::string_view>({"window", "desktop"});
constexpr auto kDragDeliveryModeChoices = std::to_array<std::string_view>({"background", "foreground"});
constexpr auto kDragObserveChoices = std::to_array<std::string_view>({"none", "diff"});
constexpr auto kDragButtonChoices = std::to_array<std::string_view>({"left", "right", "middle"});
constexpr auto kDragModifierChoices = std::to_array<std::string_view>({"ctrl", "shift", "alt", "super"});
constexpr auto kDragCombinations = std::to_array<std::string_view>({"Target: pid, or nothing."});
constexpr auto kDragOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--pid", .key = "pid", .kind = CliKind::integer, .position = -1, .value_name = "PROCESS", .description = "Process id of the application that owns the window.", .facts = "Limits: 1 to 4194304."},
  {.flag = "--window-id", .key = "window_id", .kind = CliKind::integer, .position = -1, .value_name = "WINDOW", .description = "Id of the window, from list_windows or launch_app. Default: the topmost window of pid.", .facts = "Limits: 1 to 4294967295."},
  {.flag = "--from-zoom", .key = "from_zoom", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "true: both points are in pixels of the last zoom picture of the window instead of its last whole picture. Fails with no_zoom_picture where the session has none.", .facts = ""},
  {.flag = "--scope", .key = "scope", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "desktop lets a call without pid act on the whole screen. Default: the setting capture_scope.", .facts = "One of window, desktop.", .choices = kDragScopeChoices},
  {.flag = "--delivery-mode", .key = "delivery_mode", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "How input is delivered: in the background, so that pointer, focus and front window stay the user's, or in the foreground, so that the window is active meanwhile.", .facts = "One of background, foreground. Default: background.", .default_text = "background", .choices = kDragDeliveryModeChoices},
  {.flag = "--observe", .key = "observe", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "What the reply tells of the window besides the action: nothing, or a diff of its visible elements, taken once the application has settled.", .facts = "One of none, diff. Default: none.", .default_text = "none", .choices = kDragObserveChoices},
  {.flag = "--from-x", .key = "from_x", .kind = CliKind::number, .position = 0, .value_name = "NUMBER", .description = "Horizontal position at which the button is pressed, in pixels of the last picture of the window that the session was shown. Without pid: in pixels of the last picture of the screen.", .facts = "Limits: -65536 to 65536. Required.", .required = true},
  {.flag = "--from-y", .key = "from_y", .kind = CliKind::number, .position = 1, .value_name = "NUMBER", .description = "Vertical position at which the button is pressed, in the same pixels as from_x.", .facts = "Limits: -65536 to 65536. Required.", .required = true},
  {.flag = "--to-x", .key = "to_x", .kind = CliKind::number, .position = 2, .value_name = "NUMBER", .description = "Horizontal position at which the button is released, in the same pixels as from_x.", .facts = "Limits: -65536 to 65536. Required.", .required = true},
  {.flag = "--to-y", .key = "to_y", .kind = CliKind::number, .position = 3, .value_name = "NUMBER", .description = "Vertical position at which the button is released, in the same pixels as from_x.", .facts = "Limits: -65536 to 65536. Required.", .required = true},
  {.flag = "--button", .key = "button", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "Button to press.", .facts = "One of left, right, middle. Default: left.", .default_text = "left", .choices = kDragButtonChoices},
  {.flag = "--modifier", .key = "modifier", .kind = CliKind::list, .position = -1, .value_name = "NAME,...", .description = "Modifier keys that are held during the action.", .facts = "One of ctrl, shift, alt, super. Limits: at most 4 items.", .choices = kDragModifierChoices, .item_kind = CliKind::string},
  {.flag = "--duration-ms", .key = "duration_ms", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Shortest time from the press to the release, in milliseconds.", .facts = "Limits: 0 to 10000. Default: 500.", .default_text = "500"},
  {.flag = "--steps", .key = "steps", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Number of moves on the way from the press to the release.", .facts = "Limits: 1 to 200. Default: 20.", .default_text = "20"},
});

constexpr std::string_view kDragWire =
    R"text({"name":"drag","title":"Drag","description":"Presses a button at one point, moves, and releases it at another. Target: pid, or nothing.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"pid":{"type":"integer","minimum":1,"maximum":4194304,"description":"Window's owner."},"window_id":{"type":"integer","minimum":1,"maximum":4294967295,"description":"Default: pid's topmost."},"from_zoom":{"type":"boolean","description":"Points of the last zoom."},"scope":{"type":"string","enum":["window","desktop"],"description":"Without pid, for capture_scope."},"delivery_mode":{"type":"string","enum":["background","foreground"],"description":"foreground: window active meanwhile.","default":"background"},"observe":{"type":"string","enum":["none","diff"],"description":"diff: what changed since the last read.","default":"none"},"from_x":{"type":"number","minimum":-65536,"maximum":65536,"description":"Pressed here: pixels of the window's last picture, without pid the screen's."},"from_y":{"type":"number","minimum":-65536,"maximum":65536,"description":"As from_x."},"to_x":{"type":"number","minimum":-65536,"maximum":65536,"description":"Released here, as from_x."},"to_y":{"type":"number","minimum":-65536,"maximum":65536,"description":"As from_x."},"button":{"type":"string","enum":["left","right","middle"],"description":"Button to press.","default":"left"},"modifier":{"type":"array","maxItems":4,"items":{"type":"string","enum":["ctrl","shift","alt","super"]},"description":"Keys held meanwhile."},"duration_ms":{"type":"integer","minimum":0,"maximum":10000,"description":"From the press to the release, at least.","default":500},"steps":{"type":"integer","minimum":1,"maximum":200,"description":"Moves on the way, along a straight line.","default":20}},"required":["from_x","from_y","to_x","to_y"],"additionalProperties":false},"outputSchema":{"type":"object","required":["path","effect","target"]}})text";

constexpr std::string_view kDragBriefWire =
    R"text({"name":"drag","title":"Drag","description":"Presses a button at one point, moves, and releases it at another. Target: pid, or nothing.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"pid":{"type":"integer","description":"Window's owner."},"window_id":{"type":"integer","description":"Default: pid's topmost."},"from_zoom":{"type":"boolean","description":"Points of the last zoom."},"scope":{"type":"string","enum":["window","desktop"],"description":"Without pid, for capture_scope."},"delivery_mode":{"type":"string","enum":["background","foreground"],"description":"foreground: window active meanwhile.","default":"background"},"observe":{"type":"string","enum":["none","diff"],"description":"diff: what changed since the last read.","default":"none"},"from_x":{"type":"number","description":"Pressed here: pixels of the window's last picture, without pid the screen's."},"from_y":{"type":"number","description":"As from_x."},"to_x":{"type":"number","description":"Released here, as from_x."},"to_y":{"type":"number","description":"As from_x."},"button":{"type":"string","enum":["left","right","middle"],"description":"Button to press.","default":"left"},"modifier":{"type":"array","items":{"type":"string","enum":["ctrl","shift","alt","super"]},"description":"Keys held meanwhile."},"duration_ms":{"type":"integer","description":"From the press to the release, at least.","default":500},"steps":{"type":"integer","minimum":1,"maximum":200,"description":"Moves on the way, along a straight line.","default":20}},"required":["from_x","from_y","to_x","to_y"],"additionalProperties":false},"outputSchema":{"type":"object","required":["path","effect","target"]}})text";

/// docs/reference/tools/desktop/drag.md, of which the build makes it (cmake/references.cmake).
extern const char drag_reference[];

constinit const ToolInfo drag_tool = {
  .toolset = "desktop",
  .name = "drag",
  .identity = "desktop.drag",
  .command = "drag",
  .title = "Drag",
  .group = "input",
  .since = "0.1",
  .description = "Presses a button of the pointer at one point, moves in a straight line, and releases it at another point.",
  .annotations = {.read_only = false, .destructive = true, .idempotent = false, .open_world = true},
  .power = Power::destroy, .is_sandboxed = false,
  .background_lock = LockKind::window,
  .foreground_lock = LockKind::seat,
  .timeout = TimeoutKind::action,
  .platforms = platform_support::kPlatforms2905451567,
  .needs = kDragNeeds,
  .errors = kDragErrors,
  .wire = kDragWire,
  .brief_wire = kDragBriefWire,
  .input = &drag_args_schema,
  .cli = kDragOptions,
  .combinations = kDragCombinations,
  .reference = {drag_reference, 12725},
  .parse = &prepare_drag,
};

}  // namespace offhand::tools::desktop
