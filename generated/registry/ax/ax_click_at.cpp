// Generated from schema/tools/ax/ax_click_at.json. Do not edit.
#include "generated/tools/ax/ax_click_at.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::ax {

constexpr auto kAxClickAtNeeds = std::to_array<std::string_view>({"accessibility", "apps", "windows"});
constexpr auto kAxClickAtUses = std::to_array<std::string_view>({"input", "screen"});
constexpr auto kAxClickAtErrors = std::to_array<std::string_view>({"no_window_there", "point_outside", "not_visible", "blocked_by_dialog", "background_unavailable"});

constexpr auto kAxClickAtClickTypeChoices = std::to_array<std::string_view>({"single", "double", "right"});
constexpr auto kAxClickAtOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--x", .key = "x", .kind = CliKind::integer, .position = 0, .value_name = "NUMBER", .description = "Horizontal position in pixels of the last picture of the whole screen that the session was shown, from its left edge; of the screen itself where it was shown none.", .facts = "Limits: -65536 to 65536. Required.", .required = true},
  {.flag = "--y", .key = "y", .kind = CliKind::integer, .position = 1, .value_name = "NUMBER", .description = "Vertical position in the same pixels as x, from the top edge.", .facts = "Limits: -65536 to 65536. Required.", .required = true},
  {.flag = "--click-type", .key = "click_type", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "Kind of click.", .facts = "One of single, double, right. Default: single.", .default_text = "single", .choices = kAxClickAtClickTypeChoices},
});

constexpr std::string_view kAxClickAtWire =
    R"text({"name":"ax_click_at","title":"Click at screen coordinates","description":"Clicks a point of the screen, in the background on the window that is topmost there: the user's pointer stays where it is.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"x":{"type":"integer","minimum":-65536,"maximum":65536,"description":"Pixels of the screen's last picture."},"y":{"type":"integer","minimum":-65536,"maximum":65536,"description":"As x."},"click_type":{"type":"string","enum":["single","double","right"],"description":"Kind of click.","default":"single"}},"required":["x","y"],"additionalProperties":false},"outputSchema":{"type":"object","required":["path","effect","target"]},"annotations":{"openWorldHint":false}})text";

constexpr std::string_view kAxClickAtBriefWire =
    R"text({"name":"ax_click_at","title":"Click at screen coordinates","description":"Clicks a point of the screen, in the background on the window that is topmost there: the user's pointer stays where it is.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"x":{"type":"integer","description":"Pixels of the screen's last picture."},"y":{"type":"integer","description":"As x."},"click_type":{"type":"string","enum":["single","double","right"],"description":"Kind of click.","default":"single"}},"required":["x","y"],"additionalProperties":false},"outputSchema":{"type":"object","required":["path","effect","target"]},"annotations":{"openWorldHint":false}})text";

/// docs/reference/tools/ax/ax_click_at.md, of which the build makes it (cmake/references.cmake).
extern const char ax_click_at_reference[];

constinit const ToolInfo ax_click_at_tool = {
  .toolset = "ax",
  .name = "ax_click_at",
  .identity = "ax.ax_click_at",
  .command = "ax click_at",
  .title = "Click at screen coordinates",
  .group = "action",
  .since = "0.1",
  .description = "Clicks a point of the screen, in the background on the window that is topmost there: the user's pointer stays where it is.",
  .annotations = {.read_only = false, .destructive = true, .idempotent = false, .open_world = false},
  .power = Power::destroy, .is_sandboxed = false,
  .background_lock = LockKind::window,
  .foreground_lock = LockKind::seat,
  .timeout = TimeoutKind::action,
  .platforms = platform_support::kPlatforms2905451567,
  .needs = kAxClickAtNeeds,
  .uses = kAxClickAtUses,
  .errors = kAxClickAtErrors,
  .wire = kAxClickAtWire,
  .brief_wire = kAxClickAtBriefWire,
  .input = &ax_click_at_args_schema,
  .cli = kAxClickAtOptions,
  .reference = {ax_click_at_reference, 9888},
  .parse = &prepare_ax_click_at,
};

}  // namespace offhand::tools::ax
