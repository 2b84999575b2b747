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
constexpr auto kGetWindowStateUses = std::to_array<std::string_view>({"input", "screen"});
constexpr auto kGetWindowStateErrors = std::to_array<std::string_view>({"ambiguous_window", "window_not_found", "process_not_found", "no_window", "path_not_allowed", "output_refused", "write_failed"});

constexpr auto kGetWindowStateImageFormatChoices = std::to_array<std::string_view>({"auto", "png", "jpeg"});
constexpr auto kGetWindowStateFormatChoices = std::to_array<std::string_view>({"markdown", "compact", "json", "envelope"});
constexpr auto kGetWindowStateOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--max-image-dimension", .key = "max_image_dimension", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Longest side of pictures in pixels: larger ones are scaled down. 0 keeps the native size.", .facts = "Limits: 0 to 16384."},
  {.flag = "--image-format", .key = "image_format", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "Format of the picture. auto: PNG if it is small and flat, and JPEG otherwise; for a file the format that its name says, or else PNG. png and jpeg: that format whatever the size.", .facts = "One of auto, png, jpeg. Default: auto.", .default_text = "auto", .choices = kGetWindowStateImageFormatChoices},
  {.flag = "--screenshot-out-file", .key = "screenshot_out_file", .kind = CliKind::string, .position = -1, .value_name = "PATH", .description = "Path of a file to write the picture to instead of sending it in the reply. It must be below a folder that may be written to, and replaces no file but an earlier picture; otherwise the call fails with path_not_allowed or output_refused.", .facts = "Limits: 1 to 4096 characters, a path."},
  {.flag = "--pid", .key = "pid", .kind = CliKind::integer, .position = 0, .value_name = "PROCESS", .description = "Process id of the application that owns the window.", .facts = "Limits: 1 to 4194304. Required.", .required = true},
  {.flag = "--window-id", .key = "window_id", .kind = CliKind::integer, .position = 1, .value_name = "WINDOW", .description = "Id of the window, from list_windows or launch_app. Default: the topmost window of pid.", .facts = "Limits: 1 to 4294967295."},
  {.flag = "--include-accessibility-tree", .key = "include_accessibility_tree", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "false: reads no accessibility tree, so that the reply has a picture alone.", .facts = "Default: true.", .default_text = "true"},
  {.flag = "--include-screenshot", .key = "include_screenshot", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "false: takes no picture, which is faster.", .facts = "Default: true with --screenshot-out-file.", .default_text = "true with --screenshot-out-file", .only_with = "screenshot_out_file"},
  {.flag = "--query", .key = "query", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Text to look for. Lists only elements that have it in their name, description, value or role, hidden ones included, and their ancestors.", .facts = "Limits: 1 to 256 characters."},
  {.flag = "--since", .key = "since", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "snapshot_id of an earlier reply: lists only what was added, changed or removed since then, or the whole tree where that is shorter. Not together with query.", .facts = "Limits: at least 1."},
  {.flag = "--hidden", .key = "hidden", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "true: the format markdown also lists elements that cannot be seen; the other formats always do.", .facts = "Default: false.", .default_text = "false"},
  {.flag = "--max-elements", .key = "max_elements", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Largest number of elements that is read; those nearest to the root come first.", .facts = "Limits: 1 to 20000. Default: 1500.", .default_text = "1500"},
  {.flag = "--max-depth", .key = "max_depth", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Largest number of levels below the window that is read.", .facts = "Limits: 1 to 256. Default: 64.", .default_text = "64"},
  {.flag = "--annotate", .key = "annotate", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "true: draws the numbers of the elements that can be acted on into the picture.", .facts = "Default: false.", .default_text = "false"},
  {.flag = "--max-dimension", .key = "max_dimension", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Another name of max_image_dimension, for older callers.", .facts = "Limits: 1 to 16384."},
  {.flag = "--format", .key = "format", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "How the tree is written: as an indented list (markdown), more briefly (compact), or as structured content (json and envelope).", .facts = "One of markdown, compact, json, envelope. Default: markdown.", .default_text = "markdown", .choices = kGetWindowStateFormatChoices},
  {.flag = "--capture-mode", .key = "capture_mode", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Accepted for older callers, and ignored.", .facts = "Limits: at most 64 characters."},
});

constexpr std::string_view kGetWindowStateWire =
    R"text({"name":"get_window_state","title":"Read a window","description":"Reads a window: what shows of it as numbered elements, and a picture. Take one before acting on elements; numbers stay with their element. Closed menus, other pages and what is scrolled away are counted (+N hidden); hidden lists them, query finds them.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"max_image_dimension":{"type":"integer","minimum":0,"maximum":16384,"description":"Longer side of pictures at most; 0: native."},"image_format":{"type":"string","enum":["auto","png","jpeg"],"description":"auto: PNG if small and flat, else JPEG; a file as its name says, else PNG. png, jpeg: whatever its size.","default":"auto"},"screenshot_out_file":{"type":"string","minLength":1,"maxLength":4096,"description":"Writes the picture here instead of sending it; replaces only an earlier picture."},"pid":{"type":"integer","minimum":1,"maximum":4194304,"description":"Window's owner."},"window_id":{"type":"integer","minimum":1,"maximum":4294967295,"description":"Default: pid's topmost."},"include_accessibility_tree":{"type":"boolean","description":"false: no tree.","default":true},"include_screenshot":{"type":"boolean","description":"false: no picture, faster.","default":true},"query":{"type":"string","minLength":1,"maxLength":256,"description":"Elements with this text in name, description, value or role, hidden ones too, and their ancestors."},"since":{"type":"integer","minimum":1,"description":"snapshot_id of an earlier reply: only what was added, changed or removed since; the whole where that is shorter. Not with query."},"hidden":{"type":"boolean","description":"markdown lists what does not show, too; others always do."},"max_elements":{"type":"integer","minimum":1,"maximum":20000,"description":"At most so many, breadth first.","default":1500},"max_depth":{"type":"integer","minimum":1,"maximum":256,"description":"Levels below the window.","default":64},"annotate":{"type":"boolean","description":"Numbers what can be acted on in the picture."},"format":{"type":"string","enum":["markdown","compact","json","envelope"],"description":"How the tree is written; json and envelope as structured content.","default":"markdown"}},"required":["pid"],"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kGetWindowStateBriefWire =
    R"text({"name":"get_window_state","title":"Read a window","description":"Reads a window: what shows of it as numbered elements, and a picture. Take one before acting on elements; numbers stay with their element. Closed menus, other pages and what is scrolled away are counted (+N hidden); hidden lists them, query finds them.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"max_image_dimension":{"type":"integer","description":"Longer side of pictures at most; 0: native."},"image_format":{"type":"string","enum":["auto","png","jpeg"],"description":"auto: PNG if small and flat, else JPEG; a file as its name says, else PNG. png, jpeg: whatever its size.","default":"auto"},"screenshot_out_file":{"type":"string","description":"Writes the picture here instead of sending it; replaces only an earlier picture."},"pid":{"type":"integer","description":"Window's owner."},"window_id":{"type":"integer","description":"Default: pid's topmost."},"include_accessibility_tree":{"type":"boolean","description":"false: no tree.","default":true},"include_screenshot":{"type":"boolean","description":"false: no picture, faster.","default":true},"query":{"type":"string","description":"Elements with this text in name, description, value or role, hidden ones too, and their ancestors."},"since":{"type":"integer","description":"snapshot_id of an earlier reply: only what was added, changed or removed since; the whole where that is shorter. Not with query."},"hidden":{"type":"boolean","description":"markdown lists what does not show, too; others always do."},"max_elements":{"type":"integer","description":"At most so many, breadth first.","default":1500},"max_depth":{"type":"integer","minimum":1,"maximum":256,"description":"Levels below the window.","default":64},"annotate":{"type":"boolean","description":"Numbers what can be acted on in the picture."},"format":{"type":"string","enum":["markdown","compact","json","envelope"],"description":"How the tree is written; json and envelope as structured content.","default":"markdown"}},"required":["pid"],"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kGetWindowStateReference = R"text(# get_window_state

Reads a window: its visible elements with their numbers, and a picture. Call it before acting on elements; numbers stay with their element. Elements of closed menus, other pages and scrolled-away content are only counted (+N hidden): hidden lists them, and query finds them.

Toolset `desktop`, group `observe`, since 0.1. Command: `offhand get_window_state`. A call can at worst observe.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `session` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. |
| `max_image_dimension` | integer, 0 to 16384 | | Longest side of pictures in pixels: larger ones are scaled down. 0 keeps the native size. |
| `image_format` | one of `auto`, `png`, `jpeg` | `"auto"` | Format of the picture. auto: PNG if it is small and flat, and JPEG otherwise; for a file the format that its name says, or else PNG. png and jpeg: that format whatever the size. |
| `screenshot_out_file` | string, 1 to 4096 characters, a path | | Path of a file to write the picture to instead of sending it in the reply. It must be below a folder that may be written to, and replaces no file but an earlier picture; otherwise the call fails with path_not_allowed or output_refused. |
| `pid` | integer, 1 to 4194304 | required | Process id of the application that owns the window. |
| `window_id` | integer, 1 to 4294967295 | | Id of the window, from list_windows or launch_app. Default: the topmost window of pid. |
| `include_accessibility_tree` | boolean | `true` | false: reads no accessibility tree, so that the reply has a picture alone. |
| `include_screenshot` | boolean | `true` | false: takes no picture, which is faster. On the command line true only with `screenshot_out_file`, unless it is given. |
| `query` | string, 1 to 256 characters | | Text to look for. Lists only elements that have it in their name, description, value or role, hidden ones included, and their ancestors. |
| `since` | integer, at least 1 | | snapshot_id of an earlier reply: lists only what was added, changed or removed since then, or the whole tree where that is shorter. Not together with query. |
| `hidden` | boolean | `false` | true: the format markdown also lists elements that cannot be seen; the other formats always do. |
| `max_elements` | integer, 1 to 20000 | `1500` | Largest number of elements that is read; those nearest to the root come first. |
| `max_depth` | integer, 1 to 256 | `64` | Largest number of levels below the window that is read. |
| `annotate` | boolean | `false` | true: draws the numbers of the elements that can be acted on into the picture. |
| `max_dimension` | integer, 1 to 16384 | | Another name of max_image_dimension, for older callers. Not listed over MCP. |
| `format` | one of `markdown`, `compact`, `json`, `envelope` | `"markdown"` | How the tree is written: as an indented list (markdown), more briefly (compact), or as structured content (json and envelope). |
| `capture_mode` | string, at most 64 characters | | Accepted for older callers, and ignored. Not listed over MCP. |

## Result

Text and pictures. What the text is made of:

| Member | Type | Present | Meaning |
|---|---|---|---|
| `screenshot_width` | integer, at least 0 | | Width of the picture in pixels. |
| `screenshot_height` | integer, at least 0 | | Height of the picture in pixels. |
| `screenshot_scale` | number | | Pixels of the picture for each pixel of what it shows. x and y of other tools are pixels of the picture; nobody has to convert them. |
| `screenshot_file_path` | string | | Absolute path of the file that the picture was written to. |
| `screenshot_note` | string | | What limits the picture, or why there is none. |
| `blocked_by` | integer, 1 to 4294967295 | | Id of the modal dialog that keeps the window from taking input; absent when there is none. |
| `blocked_by_title` | string | | Title of that dialog. |
| `modal_element` | string | | Modal dialog inside the window, in words, which keeps the rest of the window from taking input. |
| `further_dialogs[]` | list of object | | Modal dialogs that block the window besides blocked_by or modal_element, in the order in which they can be answered; at most 8. Absent when there are none. |
| `further_dialogs[].window_id` | integer, 1 to 4294967295 | | Id of the dialog, where it is a window. |
| `further_dialogs[].title` | string | | Title of the dialog, where it is a window. |
| `further_dialogs[].element` | string | | The dialog in words, with its role and name, where it is an element inside the window. |
| `further_dialogs_left_out` | integer, at least 1 | | Number of dialogs beyond those in further_dialogs; absent when all are there. |
| `late_side_effects[]` | list of object | | Side effects of earlier actions of this session that appeared after those calls were answered, or that last; absent when there were none. |
| `late_side_effects[].kind` | one of `active_window`, `focus`, `stacking`, `pointer`, `grab` | always | Part of the user's state that can be disturbed: the active window, the keyboard focus, the stacking order, the pointer, or a grab, by which a menu takes pointer and keyboard for itself. |
| `late_side_effects[].duration_ms` | integer, at least 0 | always | For how many milliseconds it was disturbed. |
| `late_side_effects[].restored` | boolean | always | Whether it was put back, by a look at the end of the call. |
| `late_side_effects[].ends_by` | string | | What ends it, where it lasts; absent where it was put back. |
| `late_side_effects[].keys_caught` | integer, at least 1 | | Number of keys that the user pressed meanwhile and that were intercepted and passed on to the user's window. Keys that reached another window are not counted. |
| `new_windows[]` | list of object | | Windows that opened since the session last listed or read windows; absent when there are none. |
| `new_windows[].window_id` | integer, 1 to 4294967295 | always | Id of the window, as other tools take it. |
| `new_windows[].pid` | integer, at least 0 | always | Process id of the owner; 0 when the owner does not tell it. |
| `new_windows[].app_name` | string | always | Name of the application that owns the window. |
| `new_windows[].title` | string | always | Title of the window; empty when it has none. |
| `new_windows[].bounds` | object | always | Visible frame on the screen, in pixels, without the shadow. |
| `new_windows[].bounds.x` | integer | always | Left edge in pixels; grows to the right. |
| `new_windows[].bounds.y` | integer | always | Top edge in pixels; grows downwards. |
| `new_windows[].bounds.width` | integer, at least 0 | always | Width in pixels. |
| `new_windows[].bounds.height` | integer, at least 0 | always | Height in pixels. |
| `new_windows[].z_index` | integer, at least 0 | always | Position in the stacking order; a higher number is nearer to the front. |
| `new_windows[].is_on_screen` | boolean | always | Whether the window is mapped on the current workspace and lies inside the screen. Other windows may cover it. |
| `new_windows[].on_current_space` | boolean | always | Whether the window is on the current workspace. |
| `new_windows[].is_active` | boolean | always | Whether it is the active window of the desktop, which has the keyboard. |
| `new_windows[].is_minimized` | boolean | always | Whether the window is minimised. |
| `new_windows[].blocked_by` | integer, 1 to 4294967295 | | Id of the modal dialog that keeps the window from taking input; absent when there is none. |
| `focus` | string | | Element that has the focus within the window, in words; absent when none reports it. |
| `active_window` | string | | The active window of the desktop, in words, where that is another one; absent when this window is active, or none. |
| `not_shown` | integer, at least 0 | | Number of elements that the format markdown leaves out because they cannot be seen. |
| `snapshot_id` | integer, at least 1 | | Number of this snapshot, for since; absent when no tree was read. |
| `pid` | integer, at least 0 | always | Process id of the application that owns the window. |
| `window_id` | integer, 1 to 4294967295 | always | Id of the window. |
| `title` | string | always | Title of the window. |
| `bounds` | object | always | Visible frame of the window, in pixels of the screen. |
| `bounds.x` | integer | always | Left edge in pixels; grows to the right. |
| `bounds.y` | integer | always | Top edge in pixels; grows downwards. |
| `bounds.width` | integer, at least 0 | always | Width in pixels. |
| `bounds.height` | integer, at least 0 | always | Height in pixels. |
| `count` | integer, at least 0 | always | Number of elements in the tree; with query the number that match it. |
| `ancestors` | integer, at least 0 | | Number of elements that are listed only because a match lies in them; absent without query. |
| `matches[]` | list of integer | | element_index of each element that matches the query; absent without query. |
| `complete` | boolean | always | Whether the tree holds everything that the application offers. |
| `incomplete_reason` | string | | What is missing from the tree, and why. |
| `degraded` | boolean | always | Whether there is no tree, or nothing in it that can be acted on. Address points of the picture then. |
| `degraded_reason` | string | | Why the tree is missing or of no use. |
| `since` | integer, at least 1 | | snapshot_id that added, changed and removed refer to; absent when elements holds the whole tree. |
| `since_note` | string | | Why the whole tree is in the reply although since was given. |
| `added[]` | list of object | | Elements that were added since then. |
| `added[].element_index` | integer, 1 to 2147483647 | always | Number of the element within its window. It stays with the element and is never given to another one. |
| `added[].element_token` | string, 5 to 64 characters, matches `^[0-9a-z]+-[0-9]+-[0-9]+$` | always | Handle of the element that contains its window, so that no window_id is needed beside it. |
| `added[].role` | string | always | Role in the words of ARIA and of the Computer Use Protocol, such as button, textbox or menuitem. |
| `added[].platform_role` | string | | The platform's own name of the role, present where it says more than role. |
| `added[].name` | string | always | Accessible name: usually the label that a user reads. |
| `added[].description` | string | | Accessible description, such as the text of a tooltip; absent when there is none. |
| `added[].value` | string | | Text or number that the element holds; **** stands for the content of a password field. |
| `added[].states[]` | list of one of `busy`, `checked`, `collapsed`, `disabled`, `editable`, `expanded`, `focused`, `hidden`, `mixed`, `modal`, `multiselectable`, `offscreen`, `pressed`, `readonly`, `required`, `selected`, `focusable`, `protected` | always | The states that the element is in. |
| `added[].actions[]` | list of string | always | Names of the actions that the application offers for the element, in its toolkit's words. click takes them as action. |
| `added[].parent_index` | integer, at least 1 | | element_index of the parent element; absent for the root. |
| `added[].bounds` | object | | Where the element lies on the screen, in pixels of the screen. |
| `added[].bounds.x` | integer | always | Left edge in pixels; grows to the right. |
| `added[].bounds.y` | integer | always | Top edge in pixels; grows downwards. |
| `added[].bounds.width` | integer, at least 0 | always | Width in pixels. |
| `added[].bounds.height` | integer, at least 0 | always | Height in pixels. |
| `added[].window_bounds` | object | | Where the element lies in the last picture of its window, in pixels of that picture: the same pixels as x and y of other tools. |
| `added[].window_bounds.x` | integer | always | Left edge in pixels; grows to the right. |
| `added[].window_bounds.y` | integer | always | Top edge in pixels; grows downwards. |
| `added[].window_bounds.width` | integer, at least 0 | always | Width in pixels. |
| `added[].window_bounds.height` | integer, at least 0 | always | Height in pixels. |
| `changed[]` | list of object | | Elements that changed since then, as they are now. |
| `changed[].element_index` | integer, 1 to 2147483647 | always | Number of the element within its window. It stays with the element and is never given to another one. |
| `changed[].element_token` | string, 5 to 64 characters, matches `^[0-9a-z]+-[0-9]+-[0-9]+$` | always | Handle of the element that contains its window, so that no window_id is needed beside it. |
| `changed[].role` | string | always | Role in the words of ARIA and of the Computer Use Protocol, such as button, textbox or menuitem. |
| `changed[].platform_role` | string | | The platform's own name of the role, present where it says more than role. |
| `changed[].name` | string | always | Accessible name: usually the label that a user reads. |
| `changed[].description` | string | | Accessible description, such as the text of a tooltip; absent when there is none. |
| `changed[].value` | string | | Text or number that the element holds; **** stands for the content of a password field. |
| `changed[].states[]` | list of one of `busy`, `checked`, `collapsed`, `disabled`, `editable`, `expanded`, `focused`, `hidden`, `mixed`, `modal`, `multiselectable`, `offscreen`, `pressed`, `readonly`, `required`, `selected`, `focusable`, `protected` | always | The states that the element is in. |
| `changed[].actions[]` | list of string | always | Names of the actions that the application offers for the element, in its toolkit's words. click takes them as action. |
| `changed[].parent_index` | integer, at least 1 | | element_index of the parent element; absent for the root. |
| `changed[].bounds` | object | | Where the element lies on the screen, in pixels of the screen. |
| `changed[].bounds.x` | integer | always | Left edge in pixels; grows to the right. |
| `changed[].bounds.y` | integer | always | Top edge in pixels; grows downwards. |
| `changed[].bounds.width` | integer, at least 0 | always | Width in pixels. |
| `changed[].bounds.height` | integer, at least 0 | always | Height in pixels. |
| `changed[].window_bounds` | object | | Where the element lies in the last picture of its window, in pixels of that picture: the same pixels as x and y of other tools. |
| `changed[].window_bounds.x` | integer | always | Left edge in pixels; grows to the right. |
| `changed[].window_bounds.y` | integer | always | Top edge in pixels; grows downwards. |
| `changed[].window_bounds.width` | integer, at least 0 | always | Width in pixels. |
| `changed[].window_bounds.height` | integer, at least 0 | always | Height in pixels. |
| `removed[]` | list of integer | | element_index of each element that was removed since then. |
| `elements[]` | list of object | always | The elements in the order of the tree; empty where the reply tells only what changed. |
| `elements[].element_index` | integer, 1 to 2147483647 | always | Number of the element within its window. It stays with the element and is never given to another one. |
| `elements[].element_token` | string, 5 to 64 characters, matches `^[0-9a-z]+-[0-9]+-[0-9]+$` | always | Handle of the element that contains its window, so that no window_id is needed beside it. |
| `elements[].role` | string | always | Role in the words of ARIA and of the Computer Use Protocol, such as button, textbox or menuitem. |
| `elements[].platform_role` | string | | The platform's own name of the role, present where it says more than role. |
| `elements[].name` | string | always | Accessible name: usually the label that a user reads. |
| `elements[].description` | string | | Accessible description, such as the text of a tooltip; absent when there is none. |
| `elements[].value` | string | | Text or number that the element holds; **** stands for the content of a password field. |
| `elements[].states[]` | list of one of `busy`, `checked`, `collapsed`, `disabled`, `editable`, `expanded`, `focused`, `hidden`, `mixed`, `modal`, `multiselectable`, `offscreen`, `pressed`, `readonly`, `required`, `selected`, `focusable`, `protected` | always | The states that the element is in. |
| `elements[].actions[]` | list of string | always | Names of the actions that the application offers for the element, in its toolkit's words. click takes them as action. |
| `elements[].parent_index` | integer, at least 1 | | element_index of the parent element; absent for the root. |
| `elements[].bounds` | object | | Where the element lies on the screen, in pixels of the screen. |
| `elements[].bounds.x` | integer | always | Left edge in pixels; grows to the right. |
| `elements[].bounds.y` | integer | always | Top edge in pixels; grows downwards. |
| `elements[].bounds.width` | integer, at least 0 | always | Width in pixels. |
| `elements[].bounds.height` | integer, at least 0 | always | Height in pixels. |
| `elements[].window_bounds` | object | | Where the element lies in the last picture of its window, in pixels of that picture: the same pixels as x and y of other tools. |
| `elements[].window_bounds.x` | integer | always | Left edge in pixels; grows to the right. |
| `elements[].window_bounds.y` | integer | always | Top edge in pixels; grows downwards. |
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
  .description = "Reads a window: its visible elements with their numbers, and a picture. Call it before acting on elements; numbers stay with their element. Elements of closed menus, other pages and scrolled-away content are only counted (+N hidden): hidden lists them, and query finds them.",
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
