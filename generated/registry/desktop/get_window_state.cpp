// Generated from schema/tools/desktop/get_window_state.json. Do not edit.
#include <array>
#include <string_view>

#include "generated/tools/desktop/get_window_state.h"

namespace offhand::tools::desktop {
namespace {

constexpr auto kGetWindowStatePlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::none, "This tool works on desktop windows."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kGetWindowStateNeeds = std::to_array<std::string_view>({"accessibility", "apps", "windows"});
constexpr auto kGetWindowStateUses = std::to_array<std::string_view>({"screen"});
constexpr auto kGetWindowStateErrors = std::to_array<std::string_view>({"ambiguous_window", "window_not_found", "process_not_found", "no_window", "path_not_allowed", "output_refused", "write_failed"});

constexpr auto kGetWindowStateImageFormatChoices = std::to_array<std::string_view>({"auto", "png", "jpeg"});
constexpr auto kGetWindowStateFormatChoices = std::to_array<std::string_view>({"markdown", "compact", "json", "envelope"});
constexpr auto kGetWindowStateOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Run's name.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--max-image-dimension", .key = "max_image_dimension", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Longer side of pictures at most; 0: native.", .facts = "Limits: 0 to 16384."},
  {.flag = "--image-format", .key = "image_format", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "auto: PNG if small and flat, else JPEG; a file as its name says, else PNG. png, jpeg: whatever its size.", .facts = "One of auto, png, jpeg. Default: auto.", .default_text = "auto", .choices = kGetWindowStateImageFormatChoices},
  {.flag = "--screenshot-out-file", .key = "screenshot_out_file", .kind = CliKind::string, .position = -1, .value_name = "PATH", .description = "Writes the picture here instead of sending it; replaces only an earlier picture.", .facts = "Limits: 1 to 4096 characters, a path."},
  {.flag = "--pid", .key = "pid", .kind = CliKind::integer, .position = 0, .value_name = "PROCESS", .description = "Window's owner.", .facts = "Limits: 1 to 4194304. Required.", .required = true},
  {.flag = "--window-id", .key = "window_id", .kind = CliKind::integer, .position = 1, .value_name = "WINDOW", .description = "Default: pid's topmost.", .facts = "Limits: 1 to 4294967295."},
  {.flag = "--include-accessibility-tree", .key = "include_accessibility_tree", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "false: no tree.", .facts = "Default: true.", .default_text = "true"},
  {.flag = "--include-screenshot", .key = "include_screenshot", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "false: no picture, faster.", .facts = "Default: true with --screenshot-out-file.", .default_text = "true with --screenshot-out-file", .only_with = "screenshot_out_file"},
  {.flag = "--query", .key = "query", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Elements with this text in name, description, value or role, hidden ones too, and their ancestors.", .facts = "Limits: 1 to 256 characters."},
  {.flag = "--since", .key = "since", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "snapshot_id of an earlier reply: only what was added, changed or removed since; the whole where that is shorter. Not with query.", .facts = "Limits: at least 1."},
  {.flag = "--hidden", .key = "hidden", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "markdown lists what does not show, too; others always do.", .facts = "Default: false.", .default_text = "false"},
  {.flag = "--max-elements", .key = "max_elements", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "At most so many, breadth first.", .facts = "Limits: 1 to 20000. Default: 1500.", .default_text = "1500"},
  {.flag = "--max-depth", .key = "max_depth", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Levels below the window.", .facts = "Limits: 1 to 256. Default: 64.", .default_text = "64"},
  {.flag = "--annotate", .key = "annotate", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "Numbers what can be acted on in the picture.", .facts = "Default: false.", .default_text = "false"},
  {.flag = "--max-dimension", .key = "max_dimension", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Another name of max_image_dimension.", .facts = "Limits: 1 to 16384."},
  {.flag = "--format", .key = "format", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "How the tree is written; json and envelope as structured content.", .facts = "One of markdown, compact, json, envelope. Default: markdown.", .default_text = "markdown", .choices = kGetWindowStateFormatChoices},
  {.flag = "--capture-mode", .key = "capture_mode", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Accepted and ignored.", .facts = "Limits: at most 64 characters."},
});

constexpr std::string_view kGetWindowStateWire =
    R"text({"name":"get_window_state","title":"Read a window","description":"Reads a window: what shows of it as numbered elements, and a picture. Take one before acting on elements; numbers stay with their element. Closed menus, other pages and what is scrolled away are counted (+N hidden); hidden lists them, query finds them.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Run's name."},"max_image_dimension":{"type":"integer","minimum":0,"maximum":16384,"description":"Longer side of pictures at most; 0: native."},"image_format":{"type":"string","enum":["auto","png","jpeg"],"description":"auto: PNG if small and flat, else JPEG; a file as its name says, else PNG. png, jpeg: whatever its size.","default":"auto"},"screenshot_out_file":{"type":"string","minLength":1,"maxLength":4096,"description":"Writes the picture here instead of sending it; replaces only an earlier picture."},"pid":{"type":"integer","minimum":1,"maximum":4194304,"description":"Window's owner."},"window_id":{"type":"integer","minimum":1,"maximum":4294967295,"description":"Default: pid's topmost."},"include_accessibility_tree":{"type":"boolean","description":"false: no tree.","default":true},"include_screenshot":{"type":"boolean","description":"false: no picture, faster.","default":true},"query":{"type":"string","minLength":1,"maxLength":256,"description":"Elements with this text in name, description, value or role, hidden ones too, and their ancestors."},"since":{"type":"integer","minimum":1,"description":"snapshot_id of an earlier reply: only what was added, changed or removed since; the whole where that is shorter. Not with query."},"hidden":{"type":"boolean","description":"markdown lists what does not show, too; others always do."},"max_elements":{"type":"integer","minimum":1,"maximum":20000,"description":"At most so many, breadth first.","default":1500},"max_depth":{"type":"integer","minimum":1,"maximum":256,"description":"Levels below the window.","default":64},"annotate":{"type":"boolean","description":"Numbers what can be acted on in the picture."},"format":{"type":"string","enum":["markdown","compact","json","envelope"],"description":"How the tree is written; json and envelope as structured content.","default":"markdown"}},"required":["pid"],"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kGetWindowStateBriefWire =
    R"text({"name":"get_window_state","title":"Read a window","description":"Reads a window: what shows of it as numbered elements, and a picture. Take one before acting on elements; numbers stay with their element. Closed menus, other pages and what is scrolled away are counted (+N hidden); hidden lists them, query finds them.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Run's name."},"max_image_dimension":{"type":"integer","description":"Longer side of pictures at most; 0: native."},"image_format":{"type":"string","enum":["auto","png","jpeg"],"description":"auto: PNG if small and flat, else JPEG; a file as its name says, else PNG. png, jpeg: whatever its size.","default":"auto"},"screenshot_out_file":{"type":"string","description":"Writes the picture here instead of sending it; replaces only an earlier picture."},"pid":{"type":"integer","description":"Window's owner."},"window_id":{"type":"integer","description":"Default: pid's topmost."},"include_accessibility_tree":{"type":"boolean","description":"false: no tree.","default":true},"include_screenshot":{"type":"boolean","description":"false: no picture, faster.","default":true},"query":{"type":"string","description":"Elements with this text in name, description, value or role, hidden ones too, and their ancestors."},"since":{"type":"integer","description":"snapshot_id of an earlier reply: only what was added, changed or removed since; the whole where that is shorter. Not with query."},"hidden":{"type":"boolean","description":"markdown lists what does not show, too; others always do."},"max_elements":{"type":"integer","description":"At most so many, breadth first.","default":1500},"max_depth":{"type":"integer","minimum":1,"maximum":256,"description":"Levels below the window.","default":64},"annotate":{"type":"boolean","description":"Numbers what can be acted on in the picture."},"format":{"type":"string","enum":["markdown","compact","json","envelope"],"description":"How the tree is written; json and envelope as structured content.","default":"markdown"}},"required":["pid"],"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kGetWindowStateReference = R"text(# get_window_state

Reads a window: what shows of it as numbered elements, and a picture. Take one before acting on elements; numbers stay with their element. Closed menus, other pages and what is scrolled away are counted (+N hidden); hidden lists them, query finds them.

Toolset `desktop`, group `observe`, since 0.1. Command: `offhand get_window_state`. A call can at worst observe.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `session` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Run's name. |
| `max_image_dimension` | integer, 0 to 16384 | | Longer side of pictures at most; 0: native. |
| `image_format` | one of `auto`, `png`, `jpeg` | `"auto"` | auto: PNG if small and flat, else JPEG; a file as its name says, else PNG. png, jpeg: whatever its size. |
| `screenshot_out_file` | string, 1 to 4096 characters, a path | | Writes the picture here instead of sending it; replaces only an earlier picture. |
| `pid` | integer, 1 to 4194304 | required | Window's owner. |
| `window_id` | integer, 1 to 4294967295 | | Default: pid's topmost. |
| `include_accessibility_tree` | boolean | `true` | false: no tree. |
| `include_screenshot` | boolean | `true` | false: no picture, faster. On the command line true only with `screenshot_out_file`, unless it is given. |
| `query` | string, 1 to 256 characters | | Elements with this text in name, description, value or role, hidden ones too, and their ancestors. |
| `since` | integer, at least 1 | | snapshot_id of an earlier reply: only what was added, changed or removed since; the whole where that is shorter. Not with query. |
| `hidden` | boolean | `false` | markdown lists what does not show, too; others always do. |
| `max_elements` | integer, 1 to 20000 | `1500` | At most so many, breadth first. |
| `max_depth` | integer, 1 to 256 | `64` | Levels below the window. |
| `annotate` | boolean | `false` | Numbers what can be acted on in the picture. |
| `max_dimension` | integer, 1 to 16384 | | Another name of max_image_dimension. Not listed over MCP. |
| `format` | one of `markdown`, `compact`, `json`, `envelope` | `"markdown"` | How the tree is written; json and envelope as structured content. |
| `capture_mode` | string, at most 64 characters | | Accepted and ignored. Not listed over MCP. |

## Result

Text and pictures. What the text is made of:

| Member | Type | Present | Meaning |
|---|---|---|---|
| `screenshot_width` | integer, at least 0 | | Width of the picture. |
| `screenshot_height` | integer, at least 0 | | Height of the picture. |
| `screenshot_scale` | number | | Picture pixels per pixel of what it shows. x and y of other tools are picture pixels. |
| `screenshot_file_path` | string | | Where the picture was written. |
| `screenshot_note` | string | | What to know about the picture, or why there is none. |
| `blocked_by` | integer, 1 to 4294967295 | | Modal dialog that keeps it from taking input; absent when none does. |
| `blocked_by_title` | string | | Its title. |
| `modal_element` | string | | Modal dialog inside the window, which keeps the rest from taking input. |
| `further_dialogs[]` | list of object | | Modal dialogs that block it besides blocked_by, or besides modal_element where nothing is, in the order in which they can be answered; at most 8. Absent when there are none. |
| `further_dialogs[].window_id` | integer, 1 to 4294967295 | | The dialog, where it is a window. |
| `further_dialogs[].title` | string | | Its title then. |
| `further_dialogs[].element` | string | | The dialog, where it is drawn inside the window. |
| `further_dialogs_left_out` | integer, at least 1 | | How many more there are than further_dialogs has; absent when it has all. |
| `new_windows[]` | list of object | | Windows that came since this session last looked at one; absent when there are none. |
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
| `focus` | string | | Element of the window that has its focus; absent when none says so. |
| `active_window` | string | | Window that the desktop calls active instead of this; absent when this one is, or none. |
| `late_side_effects[]` | list of object | | The same of earlier actions of this session, after they were answered; absent when there was none. |
| `late_side_effects[].kind` | one of `active_window`, `focus`, `stacking`, `pointer`, `grab` | always | A part of what the user has at the desk; grab: a menu held pointer and keyboard for itself. |
| `late_side_effects[].duration_ms` | integer, at least 0 | always | For how long. |
| `late_side_effects[].restored` | boolean | always | Whether it was put back. |
| `late_side_effects[].keys_caught` | integer, at least 1 | | Keys that the user pressed meanwhile and that were caught and given to their window; what went elsewhere nobody counts. |
| `not_shown` | integer, at least 0 | | Elements that markdown leaves out because they do not show. |
| `snapshot_id` | integer, at least 1 | | Number of this snapshot; absent when no tree was read. |
| `pid` | integer, at least 0 | always | Process. |
| `window_id` | integer, 1 to 4294967295 | always | Window. |
| `title` | string | always | Title of the window. |
| `bounds` | object | always | Visible frame on the screen. |
| `bounds.x` | integer | always | Left edge. |
| `bounds.y` | integer | always | Top edge. |
| `bounds.width` | integer, at least 0 | always | Width in pixels. |
| `bounds.height` | integer, at least 0 | always | Height in pixels. |
| `count` | integer, at least 0 | always | Elements that the tree has, or that match the query. |
| `ancestors` | integer, at least 0 | | Elements that do not match the query, listed because those lie in them; absent without query. |
| `matches[]` | list of integer | | element_index of those that match the query; absent without query. |
| `complete` | boolean | always | Whether the tree holds everything the application offers. |
| `incomplete_reason` | string | | What is missing and why. |
| `degraded` | boolean | always | The tree is missing or shows nothing to act on; address points of the picture. |
| `degraded_reason` | string | | Why. |
| `since` | integer, at least 1 | | Snapshot that added, changed and removed refer to; absent when elements has the whole tree. |
| `since_note` | string | | Why the whole tree came although since was given. |
| `added[]` | list of object | | Elements that are new since then. |
| `added[].element_index` | integer, 1 to 2147483647 | always | Number within its window, never given to another element. |
| `added[].element_token` | string, 5 to 64 characters, matches `^[0-9a-z]+-[0-9]+-[0-9]+$` | always | Handle that needs no window_id. |
| `added[].role` | string | always | Role, as ARIA and the Computer Use Protocol name it. |
| `added[].platform_role` | string | | The platform's own name of the role, where it says more. |
| `added[].name` | string | always | Accessible name. |
| `added[].description` | string | | Accessible description, if any. |
| `added[].value` | string | | Text or number it holds; **** for a password. |
| `added[].states[]` | list of one of `busy`, `checked`, `collapsed`, `disabled`, `editable`, `expanded`, `focused`, `hidden`, `mixed`, `modal`, `multiselectable`, `offscreen`, `pressed`, `readonly`, `required`, `selected`, `focusable`, `protected` | always | States that hold. |
| `added[].actions[]` | list of string | always | What it offers, in the platform's words. |
| `added[].parent_index` | integer, at least 1 | | element_index of its parent; absent for the root. |
| `added[].bounds` | object | | On the screen. |
| `added[].bounds.x` | integer | always | Left edge. |
| `added[].bounds.y` | integer | always | Top edge. |
| `added[].bounds.width` | integer, at least 0 | always | Width in pixels. |
| `added[].bounds.height` | integer, at least 0 | always | Height in pixels. |
| `added[].window_bounds` | object | | In the window's last picture, as x and y of other tools are. |
| `added[].window_bounds.x` | integer | always | Left edge. |
| `added[].window_bounds.y` | integer | always | Top edge. |
| `added[].window_bounds.width` | integer, at least 0 | always | Width in pixels. |
| `added[].window_bounds.height` | integer, at least 0 | always | Height in pixels. |
| `changed[]` | list of object | | Elements that say something else since then, as they are now. |
| `changed[].element_index` | integer, 1 to 2147483647 | always | Number within its window, never given to another element. |
| `changed[].element_token` | string, 5 to 64 characters, matches `^[0-9a-z]+-[0-9]+-[0-9]+$` | always | Handle that needs no window_id. |
| `changed[].role` | string | always | Role, as ARIA and the Computer Use Protocol name it. |
| `changed[].platform_role` | string | | The platform's own name of the role, where it says more. |
| `changed[].name` | string | always | Accessible name. |
| `changed[].description` | string | | Accessible description, if any. |
| `changed[].value` | string | | Text or number it holds; **** for a password. |
| `changed[].states[]` | list of one of `busy`, `checked`, `collapsed`, `disabled`, `editable`, `expanded`, `focused`, `hidden`, `mixed`, `modal`, `multiselectable`, `offscreen`, `pressed`, `readonly`, `required`, `selected`, `focusable`, `protected` | always | States that hold. |
| `changed[].actions[]` | list of string | always | What it offers, in the platform's words. |
| `changed[].parent_index` | integer, at least 1 | | element_index of its parent; absent for the root. |
| `changed[].bounds` | object | | On the screen. |
| `changed[].bounds.x` | integer | always | Left edge. |
| `changed[].bounds.y` | integer | always | Top edge. |
| `changed[].bounds.width` | integer, at least 0 | always | Width in pixels. |
| `changed[].bounds.height` | integer, at least 0 | always | Height in pixels. |
| `changed[].window_bounds` | object | | In the window's last picture, as x and y of other tools are. |
| `changed[].window_bounds.x` | integer | always | Left edge. |
| `changed[].window_bounds.y` | integer | always | Top edge. |
| `changed[].window_bounds.width` | integer, at least 0 | always | Width in pixels. |
| `changed[].window_bounds.height` | integer, at least 0 | always | Height in pixels. |
| `removed[]` | list of integer | | element_index of those that are gone since then. |
| `elements[]` | list of object | always | In tree order; empty where since is answered by what changed. |
| `elements[].element_index` | integer, 1 to 2147483647 | always | Number within its window, never given to another element. |
| `elements[].element_token` | string, 5 to 64 characters, matches `^[0-9a-z]+-[0-9]+-[0-9]+$` | always | Handle that needs no window_id. |
| `elements[].role` | string | always | Role, as ARIA and the Computer Use Protocol name it. |
| `elements[].platform_role` | string | | The platform's own name of the role, where it says more. |
| `elements[].name` | string | always | Accessible name. |
| `elements[].description` | string | | Accessible description, if any. |
| `elements[].value` | string | | Text or number it holds; **** for a password. |
| `elements[].states[]` | list of one of `busy`, `checked`, `collapsed`, `disabled`, `editable`, `expanded`, `focused`, `hidden`, `mixed`, `modal`, `multiselectable`, `offscreen`, `pressed`, `readonly`, `required`, `selected`, `focusable`, `protected` | always | States that hold. |
| `elements[].actions[]` | list of string | always | What it offers, in the platform's words. |
| `elements[].parent_index` | integer, at least 1 | | element_index of its parent; absent for the root. |
| `elements[].bounds` | object | | On the screen. |
| `elements[].bounds.x` | integer | always | Left edge. |
| `elements[].bounds.y` | integer | always | Top edge. |
| `elements[].bounds.width` | integer, at least 0 | always | Width in pixels. |
| `elements[].bounds.height` | integer, at least 0 | always | Height in pixels. |
| `elements[].window_bounds` | object | | In the window's last picture, as x and y of other tools are. |
| `elements[].window_bounds.x` | integer | always | Left edge. |
| `elements[].window_bounds.y` | integer | always | Top edge. |
| `elements[].window_bounds.width` | integer, at least 0 | always | Width in pixels. |
| `elements[].window_bounds.height` | integer, at least 0 | always | Height in pixels. |

## Errors

`ambiguous_window`, `no_window`, `output_refused`, `path_not_allowed`, `process_not_found`, `window_not_found`, `write_failed`; besides the general ones.

## Examples

Tree and picture of a window.

```json
{"name":"get_window_state","arguments":{"pid":844,"window_id":41943043}}
```

```sh
offhand get_window_state 844 41943043
```

Only the tree, only what says save.

```json
{"name":"get_window_state","arguments":{"pid":844,"include_screenshot":false,"query":"save"}}
```

```sh
offhand get_window_state 844 --include-screenshot=false --query save
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

constinit const ToolInfo get_window_state_tool = {
  .toolset = "desktop",
  .name = "get_window_state",
  .identity = "desktop.get_window_state",
  .command = "get_window_state",
  .title = "Read a window",
  .group = "observe",
  .since = "0.1",
  .description = "Reads a window: what shows of it as numbered elements, and a picture. Take one before acting on elements; numbers stay with their element. Closed menus, other pages and what is scrolled away are counted (+N hidden); hidden lists them, query finds them.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe,
  .background_lock = LockKind::none,
  .foreground_lock = LockKind::none,
  .timeout = TimeoutKind::read,
  .platforms = kGetWindowStatePlatforms,
  .needs = kGetWindowStateNeeds,
  .uses = kGetWindowStateUses,
  .errors = kGetWindowStateErrors,
  .wire = kGetWindowStateWire,
  .brief_wire = kGetWindowStateBriefWire,
  .input = &get_window_state_args_schema,
  .cli = kGetWindowStateOptions,
  .reference = kGetWindowStateReference,
  .parse = &prepare_get_window_state,
};

}  // namespace offhand::tools::desktop
