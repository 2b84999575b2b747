// Generated from schema/tools/ax/ax_key_press.json. Do not edit.
#include "generated/tools/ax/ax_key_press.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::ax {

constexpr auto kAxKeyPressNeeds = std::to_array<std::string_view>({"accessibility", "apps", "input", "windows"});
constexpr auto kAxKeyPressErrors = std::to_array<std::string_view>({"app_not_connected", "connection_ended", "ambiguous_app", "no_window", "unknown_key", "invalid_key_combination", "blocked_by_dialog", "background_unavailable"});

constexpr auto kAxKeyPressModifiersChoices = std::to_array<std::string_view>({"ctrl", "shift", "alt", "super"});
constexpr auto kAxKeyPressOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--app", .key = "app", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Connected application. Default: whatever has the keyboard of the screen.", .facts = "Limits: 1 to 256 characters."},
  {.flag = "--key", .key = "key", .kind = CliKind::string, .position = 0, .value_name = "TEXT", .description = "Name of a key: return, tab, escape, space, backspace, delete, insert, home, end, pageup, pagedown, up, down, left, right, f1 to f24, menu, print, pause, capslock, numlock, scrolllock, kp0 to kp9, kpenter, volumeup, playpause and other media keys, or the character that the key types. Modifiers may stand before it: ctrl+s.", .facts = "Limits: 1 to 64 characters. Required.", .required = true},
  {.flag = "--modifiers", .key = "modifiers", .kind = CliKind::list, .position = -1, .value_name = "NAME,...", .description = "Modifier keys that are held while the key is pressed. They may stand in key as well.", .facts = "One of ctrl, shift, alt, super. Limits: at most 4 items.", .choices = kAxKeyPressModifiersChoices, .item_kind = CliKind::string},
});

constexpr std::string_view kAxKeyPressWire =
    R"text({"name":"ax_key_press","title":"Press keys","description":"Presses a key, with modifiers, in the front window of an application; without one where the keyboard of the screen is.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"app":{"type":"string","minLength":1,"maxLength":256,"description":"Default: what has the keyboard of the screen."},"key":{"type":"string","minLength":1,"maxLength":64,"description":"return, tab, escape, space, backspace, delete, insert, home, end, pageup, pagedown, up, down, left, right, f1 to f24, menu, print, pause, capslock, numlock, scrolllock, kp0 to kp9, kpenter, volumeup, playpause and the like, or one character; modifiers may stand before it: \"ctrl+s\"."},"modifiers":{"type":"array","maxItems":4,"items":{"type":"string","enum":["ctrl","shift","alt","super"]},"description":"Keys held meanwhile."}},"required":["key"],"additionalProperties":false},"outputSchema":{"type":"object","required":["path","effect","target"]},"annotations":{"openWorldHint":false}})text";

constexpr std::string_view kAxKeyPressBriefWire =
    R"text({"name":"ax_key_press","title":"Press keys","description":"Presses a key, with modifiers, in the front window of an application; without one where the keyboard of the screen is.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"app":{"type":"string","description":"Default: what has the keyboard of the screen."},"key":{"type":"string","description":"return, tab, escape, space, backspace, delete, insert, home, end, pageup, pagedown, up, down, left, right, f1 to f24, menu, print, pause, capslock, numlock, scrolllock, kp0 to kp9, kpenter, volumeup, playpause and the like, or one character; modifiers may stand before it: \"ctrl+s\"."},"modifiers":{"type":"array","items":{"type":"string","enum":["ctrl","shift","alt","super"]},"description":"Keys held meanwhile."}},"required":["key"],"additionalProperties":false},"outputSchema":{"type":"object","required":["path","effect","target"]},"annotations":{"openWorldHint":false}})text";

/// docs/reference/tools/ax/ax_key_press.md, of which the build makes it (cmake/references.cmake).
extern const char ax_key_press_reference[];

constinit const ToolInfo ax_key_press_tool = {
  .toolset = "ax",
  .name = "ax_key_press",
  .identity = "ax.ax_key_press",
  .command = "ax key",
  .title = "Press keys",
  .group = "action",
  .since = "0.1",
  .description = "Presses a key, with modifiers, in the front window of an application; without one where the keyboard of the screen is.",
  .annotations = {.read_only = false, .destructive = true, .idempotent = false, .open_world = false},
  .power = Power::destroy, .is_sandboxed = false,
  .background_lock = LockKind::window,
  .foreground_lock = LockKind::seat,
  .timeout = TimeoutKind::action,
  .platforms = platform_support::kPlatforms2905451567,
  .needs = kAxKeyPressNeeds,
  .errors = kAxKeyPressErrors,
  .wire = kAxKeyPressWire,
  .brief_wire = kAxKeyPressBriefWire,
  .input = &ax_key_press_args_schema,
  .cli = kAxKeyPressOptions,
  .reference = {ax_key_press_reference, 10365},
  .parse = &prepare_ax_key_press,
};

}  // namespace offhand::tools::ax
