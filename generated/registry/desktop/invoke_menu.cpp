// Generated from schema/tools/desktop/invoke_menu.json. Do not edit.
#include "generated/tools/desktop/invoke_menu.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::desktop {

constexpr auto kInvokeMenuNeeds = std::to_array<std::string_view>({"accessibility", "apps", "windows"});
constexpr auto kInvokeMenuUses = std::to_array<std::string_view>({"input", "menus"});
constexpr auto kInvokeMenuErrors = std::to_array<std::string_view>({"window_not_found", "no_window", "no_such_menu_entry", "ambiguous_menu_entry", "menu_entry_disabled", "menu_path_incomplete", "invalid_command_value", "blocked_by_dialog", "background_unavailable"});

constexpr auto kInvokeMenuObserveChoices = std::to_array<std::string_view>({"none", "diff"});
constexpr auto kInvokeMenuDeliveryModeChoices = std::to_array<std::string_view>({"background", "foreground"});
constexpr auto kInvokeMenuOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--observe", .key = "observe", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "What the reply tells of the window besides the action: nothing, or a diff of its visible elements, taken once the application has settled.", .facts = "One of none, diff. Default: none.", .default_text = "none", .choices = kInvokeMenuObserveChoices},
  {.flag = "--pid", .key = "pid", .kind = CliKind::integer, .position = 0, .value_name = "PROCESS", .description = "Process id of the application that owns the window.", .facts = "Limits: 1 to 4194304. Required.", .required = true},
  {.flag = "--window-id", .key = "window_id", .kind = CliKind::integer, .position = -1, .value_name = "WINDOW", .description = "Id of the window, from list_windows or launch_app. Default: the topmost window of pid.", .facts = "Limits: 1 to 4294967295."},
  {.flag = "--delivery-mode", .key = "delivery_mode", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "foreground: a menu or popover that opens may take the user's pointer and keyboard, and stays open. background: it may not. No window has to be active for either.", .facts = "One of background, foreground. Default: background.", .default_text = "background", .choices = kInvokeMenuDeliveryModeChoices},
  {.flag = "--path", .key = "path", .kind = CliKind::list, .position = -1, .value_name = "TEXT,...", .description = "Labels from the menu, or from the button that opens it, down to the entry; or, as the only item, the name of a command that the application exports, such as win.save-as, or win.sort::name with a value.", .facts = "Limits: 1 to 16 items. Required.", .required = true, .item_kind = CliKind::string},
});

constexpr std::string_view kInvokeMenuWire =
    R"text({"name":"invoke_menu","title":"Choose from a menu","description":"Chooses an entry of a window's menus by its labels, without opening the menu where the application can do that. Case, ellipses and the marks of shortcuts do not count.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"observe":{"type":"string","enum":["none","diff"],"description":"diff: what changed since the last read.","default":"none"},"pid":{"type":"integer","minimum":1,"maximum":4194304,"description":"Window's owner."},"window_id":{"type":"integer","minimum":1,"maximum":4294967295,"description":"Default: pid's topmost."},"delivery_mode":{"type":"string","enum":["background","foreground"],"description":"foreground: a menu or popover that opens may take the user's pointer and keyboard, and stays open.","default":"background"},"path":{"type":"array","minItems":1,"maxItems":16,"items":{"type":"string","minLength":1,"maxLength":256},"description":"Labels from the menu, or the button that opens it, down to the entry; or alone the name of a command that the application exports (\"win.save-as\", \"win.sort::name\")."}},"required":["pid","path"],"additionalProperties":false},"outputSchema":{"type":"object","required":["path","effect","target"]}})text";

constexpr std::string_view kInvokeMenuBriefWire =
    R"text({"name":"invoke_menu","title":"Choose from a menu","description":"Chooses an entry of a window's menus by its labels, without opening the menu where the application can do that. Case, ellipses and the marks of shortcuts do not count.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"observe":{"type":"string","enum":["none","diff"],"description":"diff: what changed since the last read.","default":"none"},"pid":{"type":"integer","description":"Window's owner."},"window_id":{"type":"integer","description":"Default: pid's topmost."},"delivery_mode":{"type":"string","enum":["background","foreground"],"description":"foreground: a menu or popover that opens may take the user's pointer and keyboard, and stays open.","default":"background"},"path":{"type":"array","items":{"type":"string"},"description":"Labels from the menu, or the button that opens it, down to the entry; or alone the name of a command that the application exports (\"win.save-as\", \"win.sort::name\")."}},"required":["pid","path"],"additionalProperties":false},"outputSchema":{"type":"object","required":["path","effect","target"]}})text";

/// docs/reference/tools/desktop/invoke_menu.md, of which the build makes it (cmake/references.cmake).
extern const char invoke_menu_reference[];

constinit const ToolInfo invoke_menu_tool = {
  .toolset = "desktop",
  .name = "invoke_menu",
  .identity = "desktop.invoke_menu",
  .command = "invoke_menu",
  .title = "Choose from a menu",
  .group = "input",
  .since = "0.1",
  .description = "Chooses an entry from a window's menus by its labels, without opening the menu where the application can do that. Upper and lower case, ellipses and the underscores of keyboard shortcuts are ignored.",
  .annotations = {.read_only = false, .destructive = true, .idempotent = false, .open_world = true},
  .power = Power::destroy, .is_sandboxed = false,
  .background_lock = LockKind::window,
  .foreground_lock = LockKind::seat,
  .timeout = TimeoutKind::action,
  .platforms = platform_support::kPlatforms3955862895,
  .needs = kInvokeMenuNeeds,
  .uses = kInvokeMenuUses,
  .errors = kInvokeMenuErrors,
  .wire = kInvokeMenuWire,
  .brief_wire = kInvokeMenuBriefWire,
  .input = &invoke_menu_args_schema,
  .cli = kInvokeMenuOptions,
  .reference = {invoke_menu_reference, 11049},
  .parse = &prepare_invoke_menu,
};

}  // namespace offhand::tools::desktop
