// Generated from schema/tools/desktop/invoke_menu.json. Do not edit.
#include <array>
#include <string_view>

#include "generated/tools/desktop/invoke_menu.h"

namespace offhand::tools::desktop {
namespace {

constexpr auto kInvokeMenuPlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::none, "This tool works on desktop windows."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kInvokeMenuNeeds = std::to_array<std::string_view>({"accessibility", "apps", "windows"});
constexpr auto kInvokeMenuUses = std::to_array<std::string_view>({"input", "menus"});
constexpr auto kInvokeMenuErrors = std::to_array<std::string_view>({"window_not_found", "no_window", "no_such_menu_entry", "ambiguous_menu_entry", "menu_entry_disabled", "menu_path_incomplete", "invalid_command_value", "blocked_by_dialog", "background_unavailable"});

constexpr auto kInvokeMenuObserveChoices = std::to_array<std::string_view>({"none", "diff"});
constexpr auto kInvokeMenuDeliveryModeChoices = std::to_array<std::string_view>({"background", "foreground"});
constexpr auto kInvokeMenuOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Run's name.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--observe", .key = "observe", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "diff: what changed since the last read.", .facts = "One of none, diff. Default: none.", .default_text = "none", .choices = kInvokeMenuObserveChoices},
  {.flag = "--pid", .key = "pid", .kind = CliKind::integer, .position = 0, .value_name = "PROCESS", .description = "Window's owner.", .facts = "Limits: 1 to 4194304. Required.", .required = true},
  {.flag = "--window-id", .key = "window_id", .kind = CliKind::integer, .position = -1, .value_name = "WINDOW", .description = "Default: pid's topmost.", .facts = "Limits: 1 to 4294967295."},
  {.flag = "--delivery-mode", .key = "delivery_mode", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "foreground: a menu or popover that opens may take the user's pointer and keyboard, and stays open.", .facts = "One of background, foreground. Default: background.", .default_text = "background", .choices = kInvokeMenuDeliveryModeChoices},
  {.flag = "--path", .key = "path", .kind = CliKind::list, .position = -1, .value_name = "TEXT,...", .description = "Labels from the menu, or the button that opens it, down to the entry; or alone the name of a command that the application exports (\"win.save-as\", \"win.sort::name\").", .facts = "Limits: 1 to 16 items. Required.", .required = true, .item_kind = CliKind::string},
});

constexpr std::string_view kInvokeMenuWire =
    R"text({"name":"invoke_menu","title":"Choose from a menu","description":"Chooses an entry of a window's menus by its labels, without opening the menu where the application can do that. Case, ellipses and the marks of shortcuts do not count.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Run's name."},"observe":{"type":"string","enum":["none","diff"],"description":"diff: what changed since the last read.","default":"none"},"pid":{"type":"integer","minimum":1,"maximum":4194304,"description":"Window's owner."},"window_id":{"type":"integer","minimum":1,"maximum":4294967295,"description":"Default: pid's topmost."},"delivery_mode":{"type":"string","enum":["background","foreground"],"description":"foreground: a menu or popover that opens may take the user's pointer and keyboard, and stays open.","default":"background"},"path":{"type":"array","minItems":1,"maxItems":16,"items":{"type":"string","minLength":1,"maxLength":256},"description":"Labels from the menu, or the button that opens it, down to the entry; or alone the name of a command that the application exports (\"win.save-as\", \"win.sort::name\")."}},"required":["pid","path"],"additionalProperties":false},"outputSchema":{"type":"object","required":["path","effect","target"]}})text";

constexpr std::string_view kInvokeMenuBriefWire =
    R"text({"name":"invoke_menu","title":"Choose from a menu","description":"Chooses an entry of a window's menus by its labels, without opening the menu where the application can do that. Case, ellipses and the marks of shortcuts do not count.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Run's name."},"observe":{"type":"string","enum":["none","diff"],"description":"diff: what changed since the last read.","default":"none"},"pid":{"type":"integer","description":"Window's owner."},"window_id":{"type":"integer","description":"Default: pid's topmost."},"delivery_mode":{"type":"string","enum":["background","foreground"],"description":"foreground: a menu or popover that opens may take the user's pointer and keyboard, and stays open.","default":"background"},"path":{"type":"array","items":{"type":"string"},"description":"Labels from the menu, or the button that opens it, down to the entry; or alone the name of a command that the application exports (\"win.save-as\", \"win.sort::name\")."}},"required":["pid","path"],"additionalProperties":false},"outputSchema":{"type":"object","required":["path","effect","target"]}})text";

constexpr std::string_view kInvokeMenuReference = R"text(# invoke_menu

Chooses an entry of a window's menus by its labels, without opening the menu where the application can do that. Case, ellipses and the marks of shortcuts do not count.

Toolset `desktop`, group `input`, since 0.1. Command: `offhand invoke_menu`. A call can at worst destroy something.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `session` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Run's name. |
| `observe` | one of `none`, `diff` | `"none"` | diff: what changed since the last read. `none`: Nothing but the action itself. `diff`: What changed in the window since the session last read it, as get_window_state says it with since. |
| `pid` | integer, 1 to 4194304 | required | Window's owner. |
| `window_id` | integer, 1 to 4294967295 | | Default: pid's topmost. |
| `delivery_mode` | one of `background`, `foreground` | `"background"` | foreground: a menu or popover that opens may take the user's pointer and keyboard, and stays open. Any other text means `background`. `background`: Without moving the pointer, taking the focus or raising the window. `foreground`: Activates the window, acts, and puts the previous one back. |
| `path` | list of string, 1 to 16 items | required | Labels from the menu, or the button that opens it, down to the entry; or alone the name of a command that the application exports ("win.save-as", "win.sort::name"). |

## Result

Text, and the same facts as structured content:

| Member | Type | Present | Meaning |
|---|---|---|---|
| `since` | integer, at least 1 | | With observe: snapshot that changes refers to; absent when there is nothing to compare. |
| `snapshot_id` | integer, at least 1 | | With observe: snapshot taken after the action, whose elements can be acted on. |
| `changes[]` | list of object | | With observe: what changed of what shows, at most 4,000 bytes of lines. |
| `changes[].change` | one of `added`, `changed`, `removed` | always | What became of the line of an element. |
| `changes[].element_index` | integer, 1 to 2147483647 | always | Number in the latest get_window_state. |
| `changes[].line` | string | always | The element as get_window_state writes it. |
| `changes_note` | string | | With observe: what to know about changes, or why there are none and what to do. |
| `new_windows[]` | list of object | | With observe: windows that came since this session last looked at one; absent when there are none. |
| `new_windows[].window_id` | integer, 1 to 4294967295 | always | Handle for other tools. |
| `new_windows[].pid` | integer, at least 0 | always | Owning process; 0 when the owner hides it. |
| `new_windows[].app_name` | string | always | Name of the application. |
| `new_windows[].title` | string | always | Title of the window. |
| `new_windows[].bounds` | object | always | Visible frame on the screen, without shadow. |
| `new_windows[].bounds.x` | integer | always | Left edge. |
| `new_windows[].bounds.y` | integer | always | Top edge. |
| `new_windows[].bounds.width` | integer, at least 0 | always | Width in pixels. |
| `new_windows[].bounds.height` | integer, at least 0 | always | Height in pixels. |
| `new_windows[].z_index` | integer, at least 0 | always | Place in the stack; higher is nearer to the front. |
| `new_windows[].is_on_screen` | boolean | always | Mapped on the current workspace and inside the screen. |
| `new_windows[].on_current_space` | boolean | always | On the current workspace. |
| `new_windows[].is_active` | boolean | always | The window the desktop calls active. |
| `new_windows[].is_minimized` | boolean | always | Minimised. |
| `new_windows[].blocked_by` | integer, 1 to 4294967295 | | Modal dialog that keeps it from taking input; absent when none does. |
| `path` | so far one of `x11_atspi`, `atspi`, `x11_pixel`, `x11_pixel_fg`, `key_events`, `key_events_fg`, `x11_second_keyboard`, `x11_second_pointer`, `gtk_action`, `cdp`, `bidi`, `sim_action`, `sim_pointer`, `sim_keys`, `none` | always | The way by which the action was delivered; other platforms and later releases have further ones. |
| `verified` | boolean | | true: read back; false: dispatched but not confirmed. |
| `effect` | one of `confirmed`, `unverifiable`, `suspected_noop` | always | How sure it is that the action had its effect. |
| `target` | object | always | What was acted on. |
| `target.pid` | integer, at least 0 | always | Process; of a point of the screen, that of the window there, or 0. |
| `target.window_id` | integer, at least 0 | always | Window; 0 for a point of the screen. |
| `target.element_index` | integer, 1 to 2147483647 | | Number in the latest get_window_state. |
| `target.role` | string | | Role of the element, or of what lay at the point where its application tells. |
| `target.name` | string | | Name of the same as read before acting. |
| `target.renamed_from` | string | | Its name in the snapshot, when it has changed since. |
| `evidence` | object | | The observation behind a confirmed effect. |
| `evidence.kind` | one of `value_readback`, `state_readback`, `event`, `window_change` | always | What kind of observation confirms the effect. |
| `evidence.detail` | string | always | What was observed, in words; of an event also the role and the name of the node it came from. |
| `value` | string | | What the element holds now, cut to 200 characters; of a password as many * as it has. |
| `observed` | string | | What else changed in the application meanwhile: perhaps by the action, perhaps by itself. |
| `escalation` | object | | The next thing to try. |
| `escalation.recommended` | one of `px`, `foreground`, `page` | always | px: address a point; foreground: delivery_mode foreground; page: the page tool. |
| `escalation.reason` | string | always | Why. |
| `side_effects[]` | list of object | | Absent when nothing of the user's was seen to be disturbed. |
| `side_effects[].kind` | one of `active_window`, `focus`, `stacking`, `pointer`, `grab` | always | A part of what the user has at the desk; grab: a menu held pointer and keyboard for itself. |
| `side_effects[].duration_ms` | integer, at least 0 | always | For how long. |
| `side_effects[].restored` | boolean | always | Whether it was put back. |
| `side_effects[].keys_caught` | integer, at least 1 | | Keys that the user pressed meanwhile and that were caught and given to their window; what went elsewhere nobody counts. |
| `late_side_effects[]` | list of object | | The same of earlier actions of this session, after they were answered; absent when there was none. |
| `late_side_effects[].kind` | one of `active_window`, `focus`, `stacking`, `pointer`, `grab` | always | A part of what the user has at the desk; grab: a menu held pointer and keyboard for itself. |
| `late_side_effects[].duration_ms` | integer, at least 0 | always | For how long. |
| `late_side_effects[].restored` | boolean | always | Whether it was put back. |
| `late_side_effects[].keys_caught` | integer, at least 1 | | Keys that the user pressed meanwhile and that were caught and given to their window; what went elsewhere nobody counts. |
| `unobserved[]` | list of one of `active_window`, `focus`, `stacking`, `pointer`, `grab` | | What this desktop lets nobody observe, so that side_effects says nothing of it; absent when all was observed. |

## Errors

`ambiguous_menu_entry`, `background_unavailable`, `blocked_by_dialog`, `invalid_command_value`, `menu_entry_disabled`, `menu_path_incomplete`, `no_such_menu_entry`, `no_window`, `window_not_found`; besides the general ones.

## Examples

Save under another name.

```json
{"name":"invoke_menu","arguments":{"pid":844,"path":["File","Save As"]}}
```

```sh
offhand invoke_menu 844 --path 'File,Save As'
```

## Platforms

| Platform | Support | |
|---|---|---|
| linux | full | |
| macos | none | Offhand has no macOS backend yet. |
| sim | full | |
| web | none | This tool works on desktop windows. |
| windows | none | Offhand has no Windows backend yet. |
)text";

}  // namespace

constinit const ToolInfo invoke_menu_tool = {
  .toolset = "desktop",
  .name = "invoke_menu",
  .identity = "desktop.invoke_menu",
  .command = "invoke_menu",
  .title = "Choose from a menu",
  .group = "input",
  .since = "0.1",
  .description = "Chooses an entry of a window's menus by its labels, without opening the menu where the application can do that. Case, ellipses and the marks of shortcuts do not count.",
  .annotations = {.read_only = false, .destructive = true, .idempotent = false, .open_world = true},
  .power = Power::destroy,
  .background_lock = LockKind::window,
  .foreground_lock = LockKind::seat,
  .timeout = TimeoutKind::action,
  .platforms = kInvokeMenuPlatforms,
  .needs = kInvokeMenuNeeds,
  .uses = kInvokeMenuUses,
  .errors = kInvokeMenuErrors,
  .wire = kInvokeMenuWire,
  .brief_wire = kInvokeMenuBriefWire,
  .input = &invoke_menu_args_schema,
  .cli = kInvokeMenuOptions,
  .reference = kInvokeMenuReference,
  .parse = &prepare_invoke_menu,
};

}  // namespace offhand::tools::desktop
