// Generated from schema/tools/desktop/page.json. Do not edit.
#include <array>
#include <string_view>

#include "generated/tools/desktop/page.h"

namespace offhand::tools::desktop {
namespace {

constexpr auto kPagePlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::partial, "Pages are read through the accessibility tree alone."},
  {"web", Support::none, "This tool works on desktop windows."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kPageNeeds = std::to_array<std::string_view>({"accessibility", "apps", "pages", "windows"});
constexpr auto kPageUses = std::to_array<std::string_view>({"input", "screen"});
constexpr auto kPageErrors = std::to_array<std::string_view>({"page_unavailable", "page_not_found", "ambiguous_page", "page_protocol_error", "page_replaced", "page_gone", "page_blocked", "page_silent", "script_failed", "script_timeout", "script_result_unusable", "invalid_selector", "no_page_element", "ambiguous_selector", "stale_element", "not_visible", "blocked_by_dialog", "element_unstable", "background_unavailable", "which_browser", "element_covered", "not_editable", "not_ready"});

constexpr auto kPageObserveChoices = std::to_array<std::string_view>({"none", "diff"});
constexpr auto kPageActionChoices = std::to_array<std::string_view>({"execute_javascript", "get_text", "query_dom", "click_element", "insert_text", "type_keystrokes", "enable_javascript_apple_events"});
constexpr auto kPageCombinations = std::to_array<std::string_view>({"Work: execute_javascript (javascript), get_text, query_dom (css_selector [attributes]), click_element (selector), insert_text (text [selector]), type_keystrokes (text [selector]), or enable_javascript_apple_events ([bundle_id] [user_has_confirmed_enabling])."});
constexpr auto kPageOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--observe", .key = "observe", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "What the reply tells of the window besides the action: nothing, or a diff of its visible elements, taken once the application has settled.", .facts = "One of none, diff. Default: none.", .default_text = "none", .choices = kPageObserveChoices},
  {.flag = "--action", .key = "action", .kind = CliKind::string, .position = 0, .value_name = "NAME", .description = "What to do in the page.", .facts = "One of execute_javascript, get_text, query_dom, click_element, insert_text, type_keystrokes, enable_javascript_apple_events. Required.", .required = true, .choices = kPageActionChoices},
  {.flag = "--javascript", .key = "javascript", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Script for execute_javascript: an expression or statements, or the body of a function that returns a value.", .facts = "Limits: 1 to 1000000 characters."},
  {.flag = "--css-selector", .key = "css_selector", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "CSS selector for query_dom, as document.querySelectorAll takes it.", .facts = "Limits: 1 to 10000 characters."},
  {.flag = "--attributes", .key = "attributes", .kind = CliKind::list, .position = -1, .value_name = "TEXT,...", .description = "Names of attributes that query_dom reports of each element.", .facts = "Limits: at most 64 items.", .item_kind = CliKind::string},
  {.flag = "--selector", .key = "selector", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "CSS selector for click_element, insert_text and type_keystrokes. Exactly one visible element must match it; otherwise the call fails with no_page_element or ambiguous_selector.", .facts = "Limits: 1 to 10000 characters."},
  {.flag = "--text", .key = "text", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Text for insert_text and type_keystrokes.", .facts = "Limits: 1 to 100000 characters."},
  {.flag = "--bundle-id", .key = "bundle_id", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Bundle identifier of the browser, for enable_javascript_apple_events.", .facts = "Limits: at most 256 characters. Only on macos; ignored elsewhere."},
  {.flag = "--user-has-confirmed-enabling", .key = "user_has_confirmed_enabling", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "Must be true for enable_javascript_apple_events: the user has agreed to it.", .facts = "Only on macos; ignored elsewhere."},
  {.flag = "--pid", .key = "pid", .kind = CliKind::integer, .position = -1, .value_name = "PROCESS", .description = "Process id of the browser. Default: the only browser that offers its pages.", .facts = "Limits: 1 to 4194304."},
  {.flag = "--window-id", .key = "window_id", .kind = CliKind::integer, .position = -1, .value_name = "WINDOW", .description = "Id of the window, from list_windows or launch_app. Default: the topmost window of pid.", .facts = "Limits: 1 to 4294967295."},
  {.flag = "--target-url-contains", .key = "target_url_contains", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Part of the address of the page that is meant, for a browser with several pages whose titles do not tell which one the window shows.", .facts = "Limits: 1 to 2000 characters."},
  {.flag = "--cdp-port", .key = "cdp_port", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Port on which the browser serves its pages. Default: it is found out from the browser's process.", .facts = "Limits: 1 to 65535."},
});

constexpr std::string_view kPageWire =
    R"text({"name":"page","title":"Work in a browser's page","description":"Works in the page that a browser's window shows, through frames and open shadow roots: Chromium, Electron and Firefox started with a debugging pipe or port; in others what the accessibility tree tells: text, and elements by tag, id and class. Work: execute_javascript (javascript), get_text, query_dom (css_selector [attributes]), click_element (selector), insert_text (text [selector]), type_keystrokes (text [selector]), or enable_javascript_apple_events ([bundle_id] [user_has_confirmed_enabling]).","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"observe":{"type":"string","enum":["none","diff"],"description":"diff: what changed since the last read.","default":"none"},"action":{"type":"string","enum":["execute_javascript","get_text","query_dom","click_element","insert_text","type_keystrokes","enable_javascript_apple_events"],"description":"What to do."},"javascript":{"type":"string","minLength":1,"maxLength":1000000,"description":"For execute_javascript."},"css_selector":{"type":"string","minLength":1,"maxLength":10000,"description":"For query_dom."},"attributes":{"type":"array","maxItems":64,"items":{"type":"string","minLength":1,"maxLength":256},"description":"For query_dom: attributes to tell."},"selector":{"type":"string","minLength":1,"maxLength":10000,"description":"CSS selector for click_element, insert_text and type_keystrokes."},"text":{"type":"string","minLength":1,"maxLength":100000,"description":"Text for insert_text and type_keystrokes."},"pid":{"type":"integer","minimum":1,"maximum":4194304,"description":"Browser. Default: the only one that offers its pages."},"window_id":{"type":"integer","minimum":1,"maximum":4294967295,"description":"Default: pid's topmost."},"target_url_contains":{"type":"string","minLength":1,"maxLength":2000,"description":"A part of the page's address, where the window's title leaves a doubt."},"cdp_port":{"type":"integer","minimum":1,"maximum":65535,"description":"Where the browser serves its pages; found out otherwise."}},"required":["action"],"additionalProperties":false},"outputSchema":{"type":"object","required":["action","path"]}})text";

constexpr std::string_view kPageBriefWire =
    R"text({"name":"page","title":"Work in a browser's page","description":"Works in the page that a browser's window shows, through frames and open shadow roots: Chromium, Electron and Firefox started with a debugging pipe or port; in others what the accessibility tree tells: text, and elements by tag, id and class. Work: execute_javascript (javascript), get_text, query_dom (css_selector [attributes]), click_element (selector), insert_text (text [selector]), type_keystrokes (text [selector]), or enable_javascript_apple_events ([bundle_id] [user_has_confirmed_enabling]).","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"observe":{"type":"string","enum":["none","diff"],"description":"diff: what changed since the last read.","default":"none"},"action":{"type":"string","enum":["execute_javascript","get_text","query_dom","click_element","insert_text","type_keystrokes","enable_javascript_apple_events"],"description":"What to do."},"javascript":{"type":"string","description":"For execute_javascript."},"css_selector":{"type":"string","description":"For query_dom."},"attributes":{"type":"array","items":{"type":"string"},"description":"For query_dom: attributes to tell."},"selector":{"type":"string","description":"CSS selector for click_element, insert_text and type_keystrokes."},"text":{"type":"string","description":"Text for insert_text and type_keystrokes."},"pid":{"type":"integer","description":"Browser. Default: the only one that offers its pages."},"window_id":{"type":"integer","description":"Default: pid's topmost."},"target_url_contains":{"type":"string","description":"A part of the page's address, where the window's title leaves a doubt."},"cdp_port":{"type":"integer","description":"Where the browser serves its pages; found out otherwise."}},"required":["action"],"additionalProperties":false},"outputSchema":{"type":"object","required":["action","path"]}})text";

constexpr std::string_view kPageReference = R"text(# page

Works in the web page that a browser's window shows, through frames and open shadow roots. Chromium, Electron and Firefox have to be started with a debugging pipe or port; of other browsers it reads what the accessibility tree tells: text, and elements by tag, id and class.

Toolset `desktop`, group `page`, since 0.1. Command: `offhand page`. A call can at worst run what its caller hands it.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `session` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. |
| `observe` | one of `none`, `diff` | `"none"` | What the reply tells of the window besides the action: nothing, or a diff of its visible elements, taken once the application has settled. `none`: The reply tells only of the action itself. `diff`: The reply also tells what changed in the window since the session last read it, as get_window_state does with since. |
| `action` | one of `execute_javascript`, `get_text`, `query_dom`, `click_element`, `insert_text`, `type_keystrokes`, `enable_javascript_apple_events` | required | What to do in the page. `execute_javascript`: Runs javascript among the page's own scripts and waits for the promise that it may return. A script may also be the body of a function that returns a value. `get_text`: Reads the text of the page as a user sees it. `query_dom`: Lists the elements that match css_selector. `click_element`: Clicks the one visible element that matches selector, without the pointer. `insert_text`: Inserts text at once, into the field that matches selector or, without one, into the field that has the focus. `type_keystrokes`: Types text key by key, into the field that matches selector or, without one, into the field that has the focus. `enable_javascript_apple_events`: Allows scripts to reach a browser by Apple events; only on macOS. |
| `javascript` | string, 1 to 1000000 characters | | Script for execute_javascript: an expression or statements, or the body of a function that returns a value. |
| `css_selector` | string, 1 to 10000 characters | | CSS selector for query_dom, as document.querySelectorAll takes it. |
| `attributes` | list of string, at most 64 items | `[]` | Names of attributes that query_dom reports of each element. |
| `selector` | string, 1 to 10000 characters | | CSS selector for click_element, insert_text and type_keystrokes. Exactly one visible element must match it; otherwise the call fails with no_page_element or ambiguous_selector. |
| `text` | string, 1 to 100000 characters | | Text for insert_text and type_keystrokes. |
| `bundle_id` | string, at most 256 characters | | Bundle identifier of the browser, for enable_javascript_apple_events. Only on macos; ignored elsewhere. |
| `user_has_confirmed_enabling` | boolean | | Must be true for enable_javascript_apple_events: the user has agreed to it. Only on macos; ignored elsewhere. |
| `pid` | integer, 1 to 4194304 | | Process id of the browser. Default: the only browser that offers its pages. |
| `window_id` | integer, 1 to 4294967295 | | Id of the window, from list_windows or launch_app. Default: the topmost window of pid. |
| `target_url_contains` | string, 1 to 2000 characters | | Part of the address of the page that is meant, for a browser with several pages whose titles do not tell which one the window shows. |
| `cdp_port` | integer, 1 to 65535 | | Port on which the browser serves its pages. Default: it is found out from the browser's process. |

### Work

What to do in the page.

| `action` | Needs | May have | Meaning |
|---|---|---|---|
| `execute_javascript` | `javascript` | | Runs javascript among the page's own scripts and waits for the promise that it may return. A script may also be the body of a function that returns a value. |
| `get_text` | | | Reads the text of the page as a user sees it. |
| `query_dom` | `css_selector` | `attributes` | Lists the elements that match css_selector. |
| `click_element` | `selector` | | Clicks the one visible element that matches selector, without the pointer. |
| `insert_text` | `text` | `selector` | Inserts text at once, into the field that matches selector or, without one, into the field that has the focus. |
| `type_keystrokes` | `text` | `selector` | Types text key by key, into the field that matches selector or, without one, into the field that has the focus. |
| `enable_javascript_apple_events` | | `bundle_id`, `user_has_confirmed_enabling` | Allows scripts to reach a browser by Apple events; only on macOS. |

## Result

Text, and the same facts as structured content:

| Member | Type | Present | Meaning |
|---|---|---|---|
| `since` | integer, at least 1 | | Only with observe: snapshot_id of the snapshot that changes refers to; absent when there is none to compare with. |
| `snapshot_id` | integer, at least 1 | | Only with observe: id of the snapshot that was taken after the action. Its elements can be acted on. |
| `changes[]` | list of object | | Only with observe: the visible elements that were added, changed or removed, at most 4,000 bytes of lines. |
| `changes[].change` | one of `added`, `changed`, `removed` | always | Whether the line of an element was added, changed or removed. |
| `changes[].element_index` | integer, 1 to 2147483647 | always | Number of an element within its window, from get_window_state; window_id says which window. It stays with the element and is never given to another one. |
| `changes[].line` | string | always | The element in the form in which get_window_state writes it. |
| `changes_note` | string | | Only with observe: what limits changes, or why there are none and what to do instead. |
| `new_windows[]` | list of object | | Only with observe: windows that opened since the session last listed or read windows; absent when there are none. |
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
| `action` | string | always | The action that was done. |
| `path` | one of `cdp`, `bidi`, `accessibility` | always | How it was done: by the browser's own protocol (cdp for Chromium, bidi for Firefox), or by its accessibility tree. |
| `url` | string | | Address of the page. |
| `title` | string | | Title of the page. |
| `result` | string | | What the script returned, as JSON text. |
| `text` | string | | Text of the page. |
| `frames` | integer, at least 0 | | Number of documents that were read: the page and its frames. |
| `characters` | integer, at least 0 | | Length of the whole text in characters. |
| `truncated` | boolean | | Whether the text or list is cut. |
| `matches` | integer, at least 0 | | Number of elements that match the selector. |
| `elements[]` | list of object | | The first of the matching elements. |
| `elements[].tag` | string | always | HTML tag in lower case, such as input. |
| `elements[].text` | string | always | Text that the element shows, its value or its label, cut after 200 characters. |
| `elements[].visible` | boolean | always | Whether the element has a size and a style that shows. |
| `elements[].bounds` | object | always | Where the element lies, in pixels of the page, from the top left corner of the visible part of its frame. |
| `elements[].bounds.x` | integer | always | Left edge in pixels; grows to the right. |
| `elements[].bounds.y` | integer | always | Top edge in pixels; grows downwards. |
| `elements[].bounds.width` | integer, at least 0 | always | Width in pixels. |
| `elements[].bounds.height` | integer, at least 0 | always | Height in pixels. |
| `elements[].attributes[]` | list of string | | The requested attributes that the element has, each as name=value. The value of a password field is shown as as many * as it has characters. |
| `elements[].frame_url` | string | | Address of the frame that the element lies in; absent for elements of the page itself. |
| `element` | string | | The element that was acted on, in words. |
| `outcome` | object | | What the action did, and how that is known. |
| `outcome.since` | integer, at least 1 | | Only with observe: snapshot_id of the snapshot that changes refers to; absent when there is none to compare with. |
| `outcome.snapshot_id` | integer, at least 1 | | Only with observe: id of the snapshot that was taken after the action. Its elements can be acted on. |
| `outcome.changes[]` | list of object | | Only with observe: the visible elements that were added, changed or removed, at most 4,000 bytes of lines. |
| `outcome.changes[].change` | one of `added`, `changed`, `removed` | always | Whether the line of an element was added, changed or removed. |
| `outcome.changes[].element_index` | integer, 1 to 2147483647 | always | Number of an element within its window, from get_window_state; window_id says which window. It stays with the element and is never given to another one. |
| `outcome.changes[].line` | string | always | The element in the form in which get_window_state writes it. |
| `outcome.changes_note` | string | | Only with observe: what limits changes, or why there are none and what to do instead. |
| `outcome.new_windows[]` | list of object | | Only with observe: windows that opened since the session last listed or read windows; absent when there are none. |
| `outcome.new_windows[].window_id` | integer, 1 to 4294967295 | always | Id of the window, as other tools take it. |
| `outcome.new_windows[].pid` | integer, at least 0 | always | Process id of the owner; 0 when the owner does not tell it. |
| `outcome.new_windows[].app_name` | string | always | Name of the application that owns the window. |
| `outcome.new_windows[].title` | string | always | Title of the window; empty when it has none. |
| `outcome.new_windows[].bounds` | object | always | Visible frame on the screen, in pixels, without the shadow. |
| `outcome.new_windows[].bounds.x` | integer | always | Left edge in pixels; grows to the right. |
| `outcome.new_windows[].bounds.y` | integer | always | Top edge in pixels; grows downwards. |
| `outcome.new_windows[].bounds.width` | integer, at least 0 | always | Width in pixels. |
| `outcome.new_windows[].bounds.height` | integer, at least 0 | always | Height in pixels. |
| `outcome.new_windows[].z_index` | integer, at least 0 | always | Position in the stacking order; a higher number is nearer to the front. |
| `outcome.new_windows[].is_on_screen` | boolean | always | Whether the window is mapped on the current workspace and lies inside the screen. Other windows may cover it. |
| `outcome.new_windows[].on_current_space` | boolean | always | Whether the window is on the current workspace. |
| `outcome.new_windows[].is_active` | boolean | always | Whether it is the active window of the desktop, which has the keyboard. |
| `outcome.new_windows[].is_minimized` | boolean | always | Whether the window is minimised. |
| `outcome.new_windows[].blocked_by` | integer, 1 to 4294967295 | | Id of the modal dialog that keeps the window from taking input; absent when there is none. |
| `outcome.path` | so far one of `x11_atspi`, `atspi`, `x11_pixel`, `x11_pixel_fg`, `key_events`, `key_events_fg`, `x11_second_keyboard`, `x11_second_pointer`, `gtk_action`, `cdp`, `bidi`, `sim_action`, `sim_pointer`, `sim_keys`, `none` | always | The route by which the action was delivered, such as an accessibility action (x11_atspi), pointer events sent to the window (x11_pixel) or a second keyboard (x11_second_keyboard). Names that end in _fg mean foreground delivery; none: nothing had to be sent. Other platforms and later releases have further values. |
| `outcome.verified` | boolean | | true: the effect was read back; false: the action was delivered, but its effect is not confirmed. |
| `outcome.effect` | one of `confirmed`, `unverifiable`, `suspected_noop` | always | How sure it is that the action had its effect. |
| `outcome.target` | object | always | What the action acted on. |
| `outcome.target.pid` | integer, at least 0 | always | Process id of the application. For a point of the screen it is that of the window there, or 0. |
| `outcome.target.window_id` | integer, at least 0 | always | Id of the window; 0 for a point of the screen. |
| `outcome.target.element_index` | integer, 1 to 2147483647 | | Number of an element within its window, from get_window_state; window_id says which window. It stays with the element and is never given to another one. |
| `outcome.target.role` | string | | Role of the element, or of what lay at the point where its application tells. |
| `outcome.target.name` | string | | What the element is called, or what lay at the point, as read before the action; the first 80 characters of it. |
| `outcome.target.renamed_from` | string | | Name of the element in the snapshot; present only when it has changed since. |
| `outcome.evidence` | object | | The observation that confirms an effect. |
| `outcome.evidence.kind` | one of `value_readback`, `state_readback`, `event`, `window_change` | always | What kind of observation confirms the effect: the value or a state was read back, the application reported an event, or windows changed. |
| `outcome.evidence.detail` | string | always | What was observed, in words. For an event it includes role and name of the node that the event came from. |
| `outcome.value` | string | | What the element holds after the action, cut to 200 characters. A password is shown as as many * as it has characters. |
| `outcome.observed` | string | | What else changed in the application meanwhile, by the action or by itself. |
| `outcome.escalation` | object | | What to try next, where the action was not delivered or had no effect that could be seen. |
| `outcome.escalation.recommended` | one of `px`, `foreground`, `page` | always | px: act on a point instead of the element; foreground: repeat the call with delivery_mode foreground; page: use the page tool. |
| `outcome.escalation.reason` | string | always | Why that is recommended. |
| `outcome.side_effects[]` | list of object | | Parts of the user's state that the action disturbed; absent when no disturbance was seen. |
| `outcome.side_effects[].kind` | one of `active_window`, `focus`, `stacking`, `pointer`, `grab` | always | Part of the user's state that can be disturbed: the active window, the keyboard focus, the stacking order, the pointer, or a grab, by which a menu takes pointer and keyboard for itself. |
| `outcome.side_effects[].duration_ms` | integer, at least 0 | always | For how many milliseconds it was disturbed. |
| `outcome.side_effects[].restored` | boolean | always | Whether it was put back, by a look at the end of the call. |
| `outcome.side_effects[].ends_by` | string | | What ends it, where it lasts; absent where it was put back. |
| `outcome.side_effects[].keys_caught` | integer, at least 1 | | Number of keys that the user pressed meanwhile and that were intercepted and passed on to the user's window. Keys that reached another window are not counted. |
| `outcome.late_side_effects[]` | list of object | | Side effects of earlier actions of this session that appeared after those calls were answered, or that last; absent when there were none. |
| `outcome.late_side_effects[].kind` | one of `active_window`, `focus`, `stacking`, `pointer`, `grab` | always | Part of the user's state that can be disturbed: the active window, the keyboard focus, the stacking order, the pointer, or a grab, by which a menu takes pointer and keyboard for itself. |
| `outcome.late_side_effects[].duration_ms` | integer, at least 0 | always | For how many milliseconds it was disturbed. |
| `outcome.late_side_effects[].restored` | boolean | always | Whether it was put back, by a look at the end of the call. |
| `outcome.late_side_effects[].ends_by` | string | | What ends it, where it lasts; absent where it was put back. |
| `outcome.late_side_effects[].keys_caught` | integer, at least 1 | | Number of keys that the user pressed meanwhile and that were intercepted and passed on to the user's window. Keys that reached another window are not counted. |
| `outcome.unobserved[]` | list of one of `active_window`, `focus`, `stacking`, `pointer`, `grab` | | Parts of the user's state that cannot be observed on this desktop, so that side_effects says nothing of them; absent when all are observed. |
| `note` | string | | What limits this way of working in the page. |

## Errors

`ambiguous_page`, `ambiguous_selector`, `background_unavailable`, `blocked_by_dialog`, `element_covered`, `element_unstable`, `invalid_selector`, `no_page_element`, `not_editable`, `not_ready`, `not_visible`, `page_blocked`, `page_gone`, `page_not_found`, `page_protocol_error`, `page_replaced`, `page_silent`, `page_unavailable`, `script_failed`, `script_result_unusable`, `script_timeout`, `stale_element`, `which_browser`; besides the general ones.

## Examples

Read the page of the only browser that offers its pages.

```json
{"name":"page","arguments":{"action":"get_text"}}
```

```sh
offhand page get_text
```

Run a script.

```json
{"name":"page","arguments":{"action":"execute_javascript","pid":844,"javascript":"document.title"}}
```

```sh
offhand page execute_javascript --pid 844 --javascript document.title
```

Click a button.

```json
{"name":"page","arguments":{"action":"click_element","pid":844,"selector":"#login button.submit"}}
```

```sh
offhand page click_element --pid 844 --selector '#login button.submit'
```

## Platforms

| Platform | Support | |
|---|---|---|
| linux | full | |
| macos | none | Offhand has no macOS backend yet. |
| sim | partial | Pages are read through the accessibility tree alone. |
| web | none | This tool works on desktop windows. |
| windows | none | Offhand has no Windows backend yet. |
)text";

}  // namespace

constinit const ToolInfo page_tool = {
  .toolset = "desktop",
  .name = "page",
  .identity = "desktop.page",
  .command = "page",
  .title = "Work in a browser's page",
  .group = "page",
  .since = "0.1",
  .description = "Works in the web page that a browser's window shows, through frames and open shadow roots. Chromium, Electron and Firefox have to be started with a debugging pipe or port; of other browsers it reads what the accessibility tree tells: text, and elements by tag, id and class.",
  .annotations = {.read_only = false, .destructive = true, .idempotent = false, .open_world = true},
  .power = Power::execute,
  .background_lock = LockKind::window,
  .foreground_lock = LockKind::window,
  .timeout = TimeoutKind::action,
  .platforms = kPagePlatforms,
  .needs = kPageNeeds,
  .uses = kPageUses,
  .errors = kPageErrors,
  .wire = kPageWire,
  .brief_wire = kPageBriefWire,
  .input = &page_args_schema,
  .cli = kPageOptions,
  .combinations = kPageCombinations,
  .reference = kPageReference,
  .parse = &prepare_page,
};

}  // namespace offhand::tools::desktop
