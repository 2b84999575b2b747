// Generated from schema/tools/desktop/launch_app.json. Do not edit.
#include "generated/tools/desktop/launch_app.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::desktop {

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

/// docs/reference/tools/desktop/launch_app.md, of which the build makes it (cmake/references.cmake).
extern const char launch_app_reference[];

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
  .power = Power::execute, .is_sandboxed = false,
  .background_lock = LockKind::seat,
  .foreground_lock = LockKind::seat,
  .timeout = TimeoutKind::launch,
  .platforms = platform_support::kPlatforms755892955,
  .needs = kLaunchAppNeeds,
  .errors = kLaunchAppErrors,
  .wire = kLaunchAppWire,
  .brief_wire = kLaunchAppBriefWire,
  .input = &launch_app_args_schema,
  .cli = kLaunchAppOptions,
  .reference = {launch_app_reference, 8165},
  .parse = &prepare_launch_app,
};

}  // namespace offhand::tools::desktop
