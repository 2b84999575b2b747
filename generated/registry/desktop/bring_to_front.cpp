// Generated from schema/tools/desktop/bring_to_front.json. Do not edit.
#include <array>
#include <string_view>

#include "generated/tools/desktop/bring_to_front.h"

namespace offhand::tools::desktop {
namespace {

constexpr auto kBringToFrontPlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::none, "This tool works on desktop windows."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kBringToFrontNeeds = std::to_array<std::string_view>({"accessibility", "apps", "windows", "window_placement"});
constexpr auto kBringToFrontErrors = std::to_array<std::string_view>({"window_not_found", "no_window", "window_closed", "foreground_unavailable"});

constexpr auto kBringToFrontObserveChoices = std::to_array<std::string_view>({"none", "diff"});
constexpr auto kBringToFrontOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Run's name.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--observe", .key = "observe", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "diff: what changed since the last read.", .facts = "One of none, diff. Default: none.", .default_text = "none", .choices = kBringToFrontObserveChoices},
  {.flag = "--pid", .key = "pid", .kind = CliKind::integer, .position = 0, .value_name = "PROCESS", .description = "Window's owner.", .facts = "Limits: 1 to 4194304. Required.", .required = true},
  {.flag = "--window-id", .key = "window_id", .kind = CliKind::integer, .position = -1, .value_name = "WINDOW", .description = "Default: pid's topmost.", .facts = "Limits: 1 to 4294967295."},
});

constexpr std::string_view kBringToFrontWire =
    R"text({"name":"bring_to_front","title":"Bring to front","description":"Makes a window active, on top and with the keyboard, and leaves it so: it takes these from the user. Foreground delivery of other tools does so for a moment only.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Run's name."},"observe":{"type":"string","enum":["none","diff"],"description":"diff: what changed since the last read.","default":"none"},"pid":{"type":"integer","minimum":1,"maximum":4194304,"description":"Window's owner."},"window_id":{"type":"integer","minimum":1,"maximum":4294967295,"description":"Default: pid's topmost."}},"required":["pid"],"additionalProperties":false},"outputSchema":{"type":"object","required":["pid","window_id","was_active"]},"annotations":{"destructiveHint":false,"idempotentHint":true,"openWorldHint":false}})text";

constexpr std::string_view kBringToFrontBriefWire =
    R"text({"name":"bring_to_front","title":"Bring to front","description":"Makes a window active, on top and with the keyboard, and leaves it so: it takes these from the user. Foreground delivery of other tools does so for a moment only.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Run's name."},"observe":{"type":"string","enum":["none","diff"],"description":"diff: what changed since the last read.","default":"none"},"pid":{"type":"integer","description":"Window's owner."},"window_id":{"type":"integer","description":"Default: pid's topmost."}},"required":["pid"],"additionalProperties":false},"outputSchema":{"type":"object","required":["pid","window_id","was_active"]},"annotations":{"destructiveHint":false,"idempotentHint":true,"openWorldHint":false}})text";

constexpr std::string_view kBringToFrontReference = R"text(# bring_to_front

Makes a window active, on top and with the keyboard, and leaves it so: it takes these from the user. Foreground delivery of other tools does so for a moment only.

Toolset `desktop`, group `windows`, since 0.1. Command: `offhand bring_to_front`. A call can at worst change something.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `session` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Run's name. |
| `observe` | one of `none`, `diff` | `"none"` | diff: what changed since the last read. `none`: Nothing but the action itself. `diff`: What changed in the window since the session last read it, as get_window_state says it with since. |
| `pid` | integer, 1 to 4194304 | required | Window's owner. |
| `window_id` | integer, 1 to 4294967295 | | Default: pid's topmost. |

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
| `pid` | integer, 1 to 4194304 | always | Window's owner. |
| `window_id` | integer, 1 to 4294967295 | always | The window that is active now. |
| `was_active` | boolean | always | It was active before, and nothing was done. |

## Errors

`foreground_unavailable`, `no_window`, `window_closed`, `window_not_found`; besides the general ones.

## Examples

Bring the topmost window of a process to the front.

```json
{"name":"bring_to_front","arguments":{"pid":844}}
```

```sh
offhand bring_to_front 844
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

constinit const ToolInfo bring_to_front_tool = {
  .toolset = "desktop",
  .name = "bring_to_front",
  .identity = "desktop.bring_to_front",
  .command = "bring_to_front",
  .title = "Bring to front",
  .group = "windows",
  .since = "0.1",
  .description = "Makes a window active, on top and with the keyboard, and leaves it so: it takes these from the user. Foreground delivery of other tools does so for a moment only.",
  .annotations = {.read_only = false, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::act,
  .background_lock = LockKind::seat,
  .foreground_lock = LockKind::seat,
  .timeout = TimeoutKind::action,
  .platforms = kBringToFrontPlatforms,
  .needs = kBringToFrontNeeds,
  .errors = kBringToFrontErrors,
  .wire = kBringToFrontWire,
  .brief_wire = kBringToFrontBriefWire,
  .input = &bring_to_front_args_schema,
  .cli = kBringToFrontOptions,
  .reference = kBringToFrontReference,
  .parse = &prepare_bring_to_front,
};

}  // namespace offhand::tools::desktop
