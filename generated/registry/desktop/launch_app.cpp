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
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--name", .key = "name", .kind = CliKind::string, .position = 0, .value_name = "TEXT", .description = "Name of the application, of its desktop entry, or of its program. Either name or launch_path is needed.", .facts = "Limits: 1 to 256 characters."},
  {.flag = "--launch-path", .key = "launch_path", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Path of the program or of the .desktop file to start. Takes precedence over name.", .facts = "Limits: 1 to 4096 characters."},
  {.flag = "--additional-arguments", .key = "additional_arguments", .kind = CliKind::list, .position = -1, .value_name = "TEXT,...", .description = "Arguments to pass to the program, each as one item. Refused where the setting launch allows installed applications only.", .facts = "Limits: at most 256 items.", .item_kind = CliKind::string},
  {.flag = "--urls", .key = "urls", .kind = CliKind::list, .position = -1, .value_name = "TEXT,...", .description = "Files or addresses to open with the application, each as one item.", .facts = "Limits: at most 256 items.", .item_kind = CliKind::string},
  {.flag = "--creates-new-application-instance", .key = "creates_new_application_instance", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "true: starts another instance even when the application has windows already. false: such windows are returned instead, unless there are urls or additional_arguments.", .facts = "Default: false.", .default_text = "false"},
  {.flag = "--page-pipe", .key = "page_pipe", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "true: starts a browser of the Chromium family so that the page tool can work in it, by a pipe instead of a port that other programs could connect to. It needs a --user-data-dir of its own among additional_arguments.", .facts = "Default: false.", .default_text = "false"},
  {.flag = "--electron-debugging-port", .key = "electron_debugging_port", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Port on which a browser or Electron application serves its pages for the page tool: adds --remote-debugging-port with this number. Not together with page_pipe.", .facts = "Limits: 1 to 65535."},
  {.flag = "--webkit-inspector-port", .key = "webkit_inspector_port", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Port on which a WebKit application serves its inspector on this machine: sets WEBKIT_INSPECTOR_SERVER.", .facts = "Limits: 1 to 65535."},
  {.flag = "--bundle-id", .key = "bundle_id", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Bundle identifier of the application.", .facts = "Limits: at most 256 characters. Only on macos; ignored elsewhere."},
  {.flag = "--aumid", .key = "aumid", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Application user model id of the application.", .facts = "Limits: at most 256 characters. Only on windows; refused elsewhere."},
  {.flag = "--path", .key = "path", .kind = CliKind::string, .position = -1, .value_name = "PATH", .description = "Path of the program to start.", .facts = "Limits: 1 to 4096 characters, a path. Only on windows; refused elsewhere."},
  {.flag = "--start-minimized", .key = "start_minimized", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "true: the application starts minimised.", .facts = "Only on windows; refused elsewhere."},
});

constexpr std::string_view kLaunchAppWire =
    R"text({"name":"launch_app","title":"Launch an application","description":"Starts an application in the background and waits for its first window.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"name":{"type":"string","minLength":1,"maxLength":256,"description":"Of the application, its desktop entry or its program."},"launch_path":{"type":"string","minLength":1,"maxLength":4096,"description":"Program or .desktop file to start; wins over name."},"additional_arguments":{"type":"array","maxItems":256,"items":{"type":"string","maxLength":32768},"description":"Arguments of the program."},"urls":{"type":"array","maxItems":256,"items":{"type":"string","maxLength":8192},"description":"Files or addresses to open with it."},"creates_new_application_instance":{"type":"boolean","description":"Starts another even when one has windows."},"page_pipe":{"type":"boolean","description":"Lets page into a Chromium by a pipe, without a port."},"electron_debugging_port":{"type":"integer","minimum":1,"maximum":65535,"description":"Adds --remote-debugging-port=this."},"webkit_inspector_port":{"type":"integer","minimum":1,"maximum":65535,"description":"Serves the WebKit inspector here."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["pid","name","already_running","windows"]}})text";

constexpr std::string_view kLaunchAppBriefWire =
    R"text({"name":"launch_app","title":"Launch an application","description":"Starts an application in the background and waits for its first window.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"name":{"type":"string","description":"Of the application, its desktop entry or its program."},"launch_path":{"type":"string","description":"Program or .desktop file to start; wins over name."},"additional_arguments":{"type":"array","items":{"type":"string"},"description":"Arguments of the program."},"urls":{"type":"array","items":{"type":"string"},"description":"Files or addresses to open with it."},"creates_new_application_instance":{"type":"boolean","description":"Starts another even when one has windows."},"page_pipe":{"type":"boolean","description":"Lets page into a Chromium by a pipe, without a port."},"electron_debugging_port":{"type":"integer","description":"Adds --remote-debugging-port=this."},"webkit_inspector_port":{"type":"integer","description":"Serves the WebKit inspector here."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["pid","name","already_running","windows"]}})text";

constexpr std::string_view kLaunchAppReference = R"text(# launch_app

Starts an application in the background, without taking the focus from the user, and waits for its first window.

Toolset `desktop`, group `apps`, since 0.1. Command: `offhand launch_app`. A call can at worst run what its caller hands it.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `session` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. |
| `name` | string, 1 to 256 characters | | Name of the application, of its desktop entry, or of its program. Either name or launch_path is needed. |
| `launch_path` | string, 1 to 4096 characters | | Path of the program or of the .desktop file to start. Takes precedence over name. |
| `additional_arguments` | list of string, at most 256 items | `[]` | Arguments to pass to the program, each as one item. Refused where the setting launch allows installed applications only. |
| `urls` | list of string, at most 256 items | `[]` | Files or addresses to open with the application, each as one item. |
| `creates_new_application_instance` | boolean | `false` | true: starts another instance even when the application has windows already. false: such windows are returned instead, unless there are urls or additional_arguments. |
| `page_pipe` | boolean | `false` | true: starts a browser of the Chromium family so that the page tool can work in it, by a pipe instead of a port that other programs could connect to. It needs a --user-data-dir of its own among additional_arguments. |
| `electron_debugging_port` | integer, 1 to 65535 | | Port on which a browser or Electron application serves its pages for the page tool: adds --remote-debugging-port with this number. Not together with page_pipe. |
| `webkit_inspector_port` | integer, 1 to 65535 | | Port on which a WebKit application serves its inspector on this machine: sets WEBKIT_INSPECTOR_SERVER. |
| `bundle_id` | string, at most 256 characters | | Bundle identifier of the application. Only on macos; ignored elsewhere. |
| `aumid` | string, at most 256 characters | | Application user model id of the application. Only on windows; refused elsewhere. |
| `path` | string, 1 to 4096 characters, a path | | Path of the program to start. Only on windows; refused elsewhere. |
| `start_minimized` | boolean | | true: the application starts minimised. Only on windows; refused elsewhere. |

## Result

Text, and the same facts as structured content:

| Member | Type | Present | Meaning |
|---|---|---|---|
| `pid` | integer, 1 to 4194304 | always | Process id of the process that owns the windows. |
| `name` | string | always | Name of what was started. |
| `bundle_id` | string | | What the desktop calls the application: the id of its desktop entry. Absent for a program of no entry. |
| `already_running` | boolean | always | Whether the windows belong to an instance that ran before this call. |
| `windows[]` | list of object | always | Windows of the application, front to back. |
| `windows[].window_id` | integer, 1 to 4294967295 | always | Id of the window, as other tools take it. |
| `windows[].pid` | integer, at least 0 | always | Process id of the owner; 0 when the owner does not tell it. |
| `windows[].app_name` | string | always | Name of the application that owns the window. |
| `windows[].title` | string | always | Title of the window; empty when it has none. |
| `windows[].bounds` | object | always | Visible frame on the screen, in pixels, without the shadow. |
| `windows[].bounds.x` | integer | always | Left edge in pixels; grows to the right. |
| `windows[].bounds.y` | integer | always | Top edge in pixels; grows downwards. |
| `windows[].bounds.width` | integer, at least 0 | always | Width in pixels. |
| `windows[].bounds.height` | integer, at least 0 | always | Height in pixels. |
| `windows[].z_index` | integer, at least 0 | always | Position in the stacking order; a higher number is nearer to the front. |
| `windows[].is_on_screen` | boolean | always | Whether the window is mapped on the current workspace and lies inside the screen. Other windows may cover it. |
| `windows[].on_current_space` | boolean | always | Whether the window is on the current workspace. |
| `windows[].is_active` | boolean | always | Whether it is the active window of the desktop, which has the keyboard. |
| `windows[].is_minimized` | boolean | always | Whether the window is minimised. |
| `windows[].blocked_by` | integer, 1 to 4294967295 | | Id of the modal dialog that keeps the window from taking input; absent when there is none. |
| `self_activation_suppressed` | boolean | | true: the user's window is active at the end of the call. Where that cannot be observed, true means that nothing was seen to take its place. Absent where nothing was started. |
| `side_effects[]` | list of object | | Parts of the user's state that the launch disturbed for a moment; absent when no disturbance was seen. |
| `side_effects[].kind` | one of `active_window`, `focus`, `stacking`, `pointer`, `grab` | always | Part of the user's state that can be disturbed: the active window, the keyboard focus, the stacking order, the pointer, or a grab, by which a menu takes pointer and keyboard for itself. |
| `side_effects[].duration_ms` | integer, at least 0 | always | For how many milliseconds it was disturbed. |
| `side_effects[].restored` | boolean | always | Whether it was put back, by a look at the end of the call. |
| `side_effects[].ends_by` | string | | What ends it, where it lasts; absent where it was put back. |
| `side_effects[].keys_caught` | integer, at least 1 | | Number of keys that the user pressed meanwhile and that were intercepted and passed on to the user's window. Keys that reached another window are not counted. |
| `late_side_effects[]` | list of object | | Side effects of earlier actions of this session that appeared after those calls were answered, or that last; absent when there were none. |
| `late_side_effects[].kind` | one of `active_window`, `focus`, `stacking`, `pointer`, `grab` | always | Part of the user's state that can be disturbed: the active window, the keyboard focus, the stacking order, the pointer, or a grab, by which a menu takes pointer and keyboard for itself. |
| `late_side_effects[].duration_ms` | integer, at least 0 | always | For how many milliseconds it was disturbed. |
| `late_side_effects[].restored` | boolean | always | Whether it was put back, by a look at the end of the call. |
| `late_side_effects[].ends_by` | string | | What ends it, where it lasts; absent where it was put back. |
| `late_side_effects[].keys_caught` | integer, at least 1 | | Number of keys that the user pressed meanwhile and that were intercepted and passed on to the user's window. Keys that reached another window are not counted. |
| `unobserved[]` | list of one of `active_window`, `focus`, `stacking`, `pointer`, `grab` | | Parts of the user's state that cannot be observed on this desktop, so that side_effects says nothing of them; absent when all are observed. |

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
  .description = "Starts an application in the background, without taking the focus from the user, and waits for its first window.",
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
