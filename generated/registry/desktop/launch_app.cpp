// Generated from schema/tools/desktop/launch_app.json. Do not edit.
#include <array>
#include <string_view>

#include "generated/tools/desktop/launch_app.h"

namespace offhand::tools::desktop {
namespace {

constexpr auto kLaunchAppPlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::none, "This tool works on desktop windows."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kLaunchAppNeeds = std::to_array<std::string_view>({"accessibility", "apps", "windows"});
constexpr auto kLaunchAppErrors = std::to_array<std::string_view>({"app_not_found", "launch_failed", "launch_not_allowed", "no_window"});

constexpr auto kLaunchAppOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Run's name.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--name", .key = "name", .kind = CliKind::string, .position = 0, .value_name = "TEXT", .description = "Of the application, its desktop entry or its program.", .facts = "Limits: 1 to 256 characters."},
  {.flag = "--launch-path", .key = "launch_path", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Program or .desktop file to start; wins over name.", .facts = "Limits: 1 to 4096 characters."},
  {.flag = "--additional-arguments", .key = "additional_arguments", .kind = CliKind::list, .position = -1, .value_name = "TEXT,...", .description = "Arguments of the program.", .facts = "Limits: at most 256 items.", .item_kind = CliKind::string},
  {.flag = "--urls", .key = "urls", .kind = CliKind::list, .position = -1, .value_name = "TEXT,...", .description = "Files or addresses to open with it.", .facts = "Limits: at most 256 items.", .item_kind = CliKind::string},
  {.flag = "--creates-new-application-instance", .key = "creates_new_application_instance", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "Starts another even when one has windows.", .facts = "Default: false.", .default_text = "false"},
  {.flag = "--page-pipe", .key = "page_pipe", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "Lets page into a Chromium by a pipe, without a port.", .facts = "Default: false.", .default_text = "false"},
  {.flag = "--electron-debugging-port", .key = "electron_debugging_port", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Adds --remote-debugging-port=this.", .facts = "Limits: 1 to 65535."},
  {.flag = "--webkit-inspector-port", .key = "webkit_inspector_port", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Serves the WebKit inspector here.", .facts = "Limits: 1 to 65535."},
  {.flag = "--bundle-id", .key = "bundle_id", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Bundle identifier.", .facts = "Limits: at most 256 characters. Only on macos; ignored elsewhere."},
  {.flag = "--aumid", .key = "aumid", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Application user model id.", .facts = "Limits: at most 256 characters. Only on windows; refused elsewhere."},
  {.flag = "--path", .key = "path", .kind = CliKind::string, .position = -1, .value_name = "PATH", .description = "Program to start.", .facts = "Limits: 1 to 4096 characters, a path. Only on windows; refused elsewhere."},
  {.flag = "--start-minimized", .key = "start_minimized", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "Starts it minimised.", .facts = "Only on windows; refused elsewhere."},
});

constexpr std::string_view kLaunchAppWire =
    R"text({"name":"launch_app","title":"Launch an application","description":"Starts an application in the background and waits for its first window.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Run's name."},"name":{"type":"string","minLength":1,"maxLength":256,"description":"Of the application, its desktop entry or its program."},"launch_path":{"type":"string","minLength":1,"maxLength":4096,"description":"Program or .desktop file to start; wins over name."},"additional_arguments":{"type":"array","maxItems":256,"items":{"type":"string","maxLength":32768},"description":"Arguments of the program."},"urls":{"type":"array","maxItems":256,"items":{"type":"string","maxLength":8192},"description":"Files or addresses to open with it."},"creates_new_application_instance":{"type":"boolean","description":"Starts another even when one has windows."},"page_pipe":{"type":"boolean","description":"Lets page into a Chromium by a pipe, without a port."},"electron_debugging_port":{"type":"integer","minimum":1,"maximum":65535,"description":"Adds --remote-debugging-port=this."},"webkit_inspector_port":{"type":"integer","minimum":1,"maximum":65535,"description":"Serves the WebKit inspector here."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["pid","name","already_running","windows","self_activation_suppressed"]}})text";

constexpr std::string_view kLaunchAppBriefWire =
    R"text({"name":"launch_app","title":"Launch an application","description":"Starts an application in the background and waits for its first window.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Run's name."},"name":{"type":"string","description":"Of the application, its desktop entry or its program."},"launch_path":{"type":"string","description":"Program or .desktop file to start; wins over name."},"additional_arguments":{"type":"array","items":{"type":"string"},"description":"Arguments of the program."},"urls":{"type":"array","items":{"type":"string"},"description":"Files or addresses to open with it."},"creates_new_application_instance":{"type":"boolean","description":"Starts another even when one has windows."},"page_pipe":{"type":"boolean","description":"Lets page into a Chromium by a pipe, without a port."},"electron_debugging_port":{"type":"integer","description":"Adds --remote-debugging-port=this."},"webkit_inspector_port":{"type":"integer","description":"Serves the WebKit inspector here."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["pid","name","already_running","windows","self_activation_suppressed"]}})text";

constexpr std::string_view kLaunchAppReference = R"text(# launch_app

Starts an application in the background and waits for its first window.

Toolset `desktop`, group `apps`, since 0.1. Command: `offhand launch_app`. A call can at worst run what its caller hands it.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `session` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Run's name. |
| `name` | string, 1 to 256 characters | | Of the application, its desktop entry or its program. |
| `launch_path` | string, 1 to 4096 characters | | Program or .desktop file to start; wins over name. |
| `additional_arguments` | list of string, at most 256 items | `[]` | Arguments of the program. |
| `urls` | list of string, at most 256 items | `[]` | Files or addresses to open with it. |
| `creates_new_application_instance` | boolean | `false` | Starts another even when one has windows. |
| `page_pipe` | boolean | `false` | Lets page into a Chromium by a pipe, without a port. |
| `electron_debugging_port` | integer, 1 to 65535 | | Adds --remote-debugging-port=this. |
| `webkit_inspector_port` | integer, 1 to 65535 | | Serves the WebKit inspector here. |
| `bundle_id` | string, at most 256 characters | | Bundle identifier. Only on macos; ignored elsewhere. |
| `aumid` | string, at most 256 characters | | Application user model id. Only on windows; refused elsewhere. |
| `path` | string, 1 to 4096 characters, a path | | Program to start. Only on windows; refused elsewhere. |
| `start_minimized` | boolean | | Starts it minimised. Only on windows; refused elsewhere. |

## Result

Text, and the same facts as structured content:

| Member | Type | Present | Meaning |
|---|---|---|---|
| `pid` | integer, 1 to 4194304 | always | Process that owns the windows. |
| `name` | string | always | What was started. |
| `already_running` | boolean | always | The windows belong to an instance that ran before. |
| `windows[]` | list of object | always | Its windows, front to back. |
| `windows[].window_id` | integer, 1 to 4294967295 | always | Handle for other tools. |
| `windows[].pid` | integer, at least 0 | always | Owning process; 0 when the owner hides it. |
| `windows[].app_name` | string | always | Name of the application. |
| `windows[].title` | string | always | Title of the window. |
| `windows[].bounds` | object | always | Visible frame on the screen, without shadow. |
| `windows[].bounds.x` | integer | always | Left edge. |
| `windows[].bounds.y` | integer | always | Top edge. |
| `windows[].bounds.width` | integer, at least 0 | always | Width in pixels. |
| `windows[].bounds.height` | integer, at least 0 | always | Height in pixels. |
| `windows[].z_index` | integer, at least 0 | always | Place in the stack; higher is nearer to the front. |
| `windows[].is_on_screen` | boolean | always | Mapped on the current workspace and inside the screen. |
| `windows[].on_current_space` | boolean | always | On the current workspace. |
| `windows[].is_active` | boolean | always | The window the desktop calls active. |
| `windows[].is_minimized` | boolean | always | Minimised. |
| `windows[].blocked_by` | integer, 1 to 4294967295 | | Modal dialog that keeps it from taking input; absent when none does. |
| `self_activation_suppressed` | boolean | always | true when the user's window is active at the end; where that cannot be observed, when nothing was seen to take it. |
| `side_effects[]` | list of object | | What was lost for a moment; absent when nothing was seen to be. |
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

`app_not_found`, `launch_failed`, `launch_not_allowed`, `no_window`; besides the general ones.

## Examples

Start the calculator.

```json
{"name":"launch_app","arguments":{"name":"gnome-calculator"}}
```

```sh
offhand launch_app gnome-calculator
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

constinit const ToolInfo launch_app_tool = {
  .toolset = "desktop",
  .name = "launch_app",
  .identity = "desktop.launch_app",
  .command = "launch_app",
  .title = "Launch an application",
  .group = "apps",
  .since = "0.1",
  .description = "Starts an application in the background and waits for its first window.",
  .annotations = {.read_only = false, .destructive = true, .idempotent = false, .open_world = true},
  .power = Power::execute,
  .background_lock = LockKind::seat,
  .foreground_lock = LockKind::seat,
  .timeout = TimeoutKind::launch,
  .platforms = kLaunchAppPlatforms,
  .needs = kLaunchAppNeeds,
  .errors = kLaunchAppErrors,
  .wire = kLaunchAppWire,
  .brief_wire = kLaunchAppBriefWire,
  .input = &launch_app_args_schema,
  .cli = kLaunchAppOptions,
  .reference = kLaunchAppReference,
  .parse = &prepare_launch_app,
};

}  // namespace offhand::tools::desktop
