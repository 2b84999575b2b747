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
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Run's name.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--observe", .key = "observe", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "diff: what changed since the last read.", .facts = "One of none, diff. Default: none.", .default_text = "none", .choices = kPageObserveChoices},
  {.flag = "--action", .key = "action", .kind = CliKind::string, .position = 0, .value_name = "NAME", .description = "What to do.", .facts = "One of execute_javascript, get_text, query_dom, click_element, insert_text, type_keystrokes, enable_javascript_apple_events. Required.", .required = true, .choices = kPageActionChoices},
  {.flag = "--javascript", .key = "javascript", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "For execute_javascript.", .facts = "Limits: 1 to 1000000 characters."},
  {.flag = "--css-selector", .key = "css_selector", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "For query_dom.", .facts = "Limits: 1 to 10000 characters."},
  {.flag = "--attributes", .key = "attributes", .kind = CliKind::list, .position = -1, .value_name = "TEXT,...", .description = "For query_dom: attributes to tell.", .facts = "Limits: at most 64 items.", .item_kind = CliKind::string},
  {.flag = "--selector", .key = "selector", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "CSS selector for click_element, insert_text and type_keystrokes.", .facts = "Limits: 1 to 10000 characters."},
  {.flag = "--text", .key = "text", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "For insert_text and type_keystrokes.", .facts = "Limits: 1 to 100000 characters."},
  {.flag = "--bundle-id", .key = "bundle_id", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Browser for enable_javascript_apple_events.", .facts = "Limits: at most 256 characters. Only on macos; ignored elsewhere."},
  {.flag = "--user-has-confirmed-enabling", .key = "user_has_confirmed_enabling", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "Must be true for enable_javascript_apple_events.", .facts = "Only on macos; ignored elsewhere."},
  {.flag = "--pid", .key = "pid", .kind = CliKind::integer, .position = -1, .value_name = "PROCESS", .description = "Browser. Default: the only one that offers its pages.", .facts = "Limits: 1 to 4194304."},
  {.flag = "--window-id", .key = "window_id", .kind = CliKind::integer, .position = -1, .value_name = "WINDOW", .description = "Default: pid's topmost.", .facts = "Limits: 1 to 4294967295."},
  {.flag = "--target-url-contains", .key = "target_url_contains", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "A part of the page's address, where the window's title leaves a doubt.", .facts = "Limits: 1 to 2000 characters."},
  {.flag = "--cdp-port", .key = "cdp_port", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Where the browser serves its pages; found out otherwise.", .facts = "Limits: 1 to 65535."},
});

constexpr std::string_view kPageWire =
    R"text({"name":"page","title":"Work in a browser's page","description":"Works in the page that a browser's window shows, through frames and open shadow roots: Chromium, Electron and Firefox started with a debugging pipe or port; in others what the accessibility tree tells: text, and elements by tag, id and class. Work: execute_javascript (javascript), get_text, query_dom (css_selector [attributes]), click_element (selector), insert_text (text [selector]), type_keystrokes (text [selector]), or enable_javascript_apple_events ([bundle_id] [user_has_confirmed_enabling]).","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Run's name."},"observe":{"type":"string","enum":["none","diff"],"description":"diff: what changed since the last read.","default":"none"},"action":{"type":"string","enum":["execute_javascript","get_text","query_dom","click_element","insert_text","type_keystrokes","enable_javascript_apple_events"],"description":"What to do."},"javascript":{"type":"string","minLength":1,"maxLength":1000000,"description":"For execute_javascript."},"css_selector":{"type":"string","minLength":1,"maxLength":10000,"description":"For query_dom."},"attributes":{"type":"array","maxItems":64,"items":{"type":"string","minLength":1,"maxLength":256},"description":"For query_dom: attributes to tell."},"selector":{"type":"string","minLength":1,"maxLength":10000,"description":"CSS selector for click_element, insert_text and type_keystrokes."},"text":{"type":"string","minLength":1,"maxLength":100000,"description":"For insert_text and type_keystrokes."},"pid":{"type":"integer","minimum":1,"maximum":4194304,"description":"Browser. Default: the only one that offers its pages."},"window_id":{"type":"integer","minimum":1,"maximum":4294967295,"description":"Default: pid's topmost."},"target_url_contains":{"type":"string","minLength":1,"maxLength":2000,"description":"A part of the page's address, where the window's title leaves a doubt."},"cdp_port":{"type":"integer","minimum":1,"maximum":65535,"description":"Where the browser serves its pages; found out otherwise."}},"required":["action"],"additionalProperties":false},"outputSchema":{"type":"object","required":["action","path"]}})text";

constexpr std::string_view kPageBriefWire =
    R"text({"name":"page","title":"Work in a browser's page","description":"Works in the page that a browser's window shows, through frames and open shadow roots: Chromium, Electron and Firefox started with a debugging pipe or port; in others what the accessibility tree tells: text, and elements by tag, id and class. Work: execute_javascript (javascript), get_text, query_dom (css_selector [attributes]), click_element (selector), insert_text (text [selector]), type_keystrokes (text [selector]), or enable_javascript_apple_events ([bundle_id] [user_has_confirmed_enabling]).","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Run's name."},"observe":{"type":"string","enum":["none","diff"],"description":"diff: what changed since the last read.","default":"none"},"action":{"type":"string","enum":["execute_javascript","get_text","query_dom","click_element","insert_text","type_keystrokes","enable_javascript_apple_events"],"description":"What to do."},"javascript":{"type":"string","description":"For execute_javascript."},"css_selector":{"type":"string","description":"For query_dom."},"attributes":{"type":"array","items":{"type":"string"},"description":"For query_dom: attributes to tell."},"selector":{"type":"string","description":"CSS selector for click_element, insert_text and type_keystrokes."},"text":{"type":"string","description":"For insert_text and type_keystrokes."},"pid":{"type":"integer","description":"Browser. Default: the only one that offers its pages."},"window_id":{"type":"integer","description":"Default: pid's topmost."},"target_url_contains":{"type":"string","description":"A part of the page's address, where the window's title leaves a doubt."},"cdp_port":{"type":"integer","description":"Where the browser serves its pages; found out otherwise."}},"required":["action"],"additionalProperties":false},"outputSchema":{"type":"object","required":["action","path"]}})text";

constexpr std::string_view kPageReference = R"text(# page

Works in the page that a browser's window shows, through frames and open shadow roots: Chromium, Electron and Firefox started with a debugging pipe or port; in others what the accessibility tree tells: text, and elements by tag, id and class.

Toolset `desktop`, group `page`, since 0.1. Command: `offhand page`. A call can at worst run what its caller hands it.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `session` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Run's name. |
| `observe` | one of `none`, `diff` | `"none"` | diff: what changed since the last read. `none`: Nothing but the action itself. `diff`: What changed in the window since the session last read it, as get_window_state says it with since. |
| `action` | one of `execute_javascript`, `get_text`, `query_dom`, `click_element`, `insert_text`, `type_keystrokes`, `enable_javascript_apple_events` | required | What to do. `execute_javascript`: Runs javascript among the page's own scripts and waits for what it promises; a script may also be the inside of a function that returns. `get_text`: Reads the page as a user would. `query_dom`: Lists what fits css_selector. `click_element`: Clicks the one visible element that fits selector, without the pointer. `insert_text`: Inserts text at once, into the field that fits selector or into the one with the focus. `type_keystrokes`: Types text key by key, likewise. `enable_javascript_apple_events`: Lets scripts into a browser by Apple events; only on macOS. |
| `javascript` | string, 1 to 1000000 characters | | For execute_javascript. |
| `css_selector` | string, 1 to 10000 characters | | For query_dom. |
| `attributes` | list of string, at most 64 items | `[]` | For query_dom: attributes to tell. |
| `selector` | string, 1 to 10000 characters | | CSS selector for click_element, insert_text and type_keystrokes. |
| `text` | string, 1 to 100000 characters | | For insert_text and type_keystrokes. |
| `bundle_id` | string, at most 256 characters | | Browser for enable_javascript_apple_events. Only on macos; ignored elsewhere. |
| `user_has_confirmed_enabling` | boolean | | Must be true for enable_javascript_apple_events. Only on macos; ignored elsewhere. |
| `pid` | integer, 1 to 4194304 | | Browser. Default: the only one that offers its pages. |
| `window_id` | integer, 1 to 4294967295 | | Default: pid's topmost. |
| `target_url_contains` | string, 1 to 2000 characters | | A part of the page's address, where the window's title leaves a doubt. |
| `cdp_port` | integer, 1 to 65535 | | Where the browser serves its pages; found out otherwise. |

### Work

What to do in the page.

| `action` | Needs | May have | Meaning |
|---|---|---|---|
| `execute_javascript` | `javascript` | | Runs javascript among the page's own scripts and waits for what it promises; a script may also be the inside of a function that returns. |
| `get_text` | | | Reads the page as a user would. |
| `query_dom` | `css_selector` | `attributes` | Lists what fits css_selector. |
| `click_element` | `selector` | | Clicks the one visible element that fits selector, without the pointer. |
| `insert_text` | `text` | `selector` | Inserts text at once, into the field that fits selector or into the one with the focus. |
| `type_keystrokes` | `text` | `selector` | Types text key by key, likewise. |
| `enable_javascript_apple_events` | | `bundle_id`, `user_has_confirmed_enabling` | Lets scripts into a browser by Apple events; only on macOS. |

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
| `action` | string | always | What was done. |
| `path` | one of `cdp`, `bidi`, `accessibility` | always | How: by the browser's own protocol, or by its accessibility tree. |
| `url` | string | | Address of the page. |
| `title` | string | | Its title. |
| `result` | string | | JSON text of what the script returned. |
| `text` | string | | What the page reads. |
| `frames` | integer, at least 0 | | Documents that were read: the page and its frames. |
| `characters` | integer, at least 0 | | Of the text in all. |
| `truncated` | boolean | | Whether there is more than is told. |
| `matches` | integer, at least 0 | | How many elements fit. |
| `elements[]` | list of object | | The first of them. |
| `elements[].tag` | string | always | Tag, in lower case. |
| `elements[].text` | string | always | What it reads, its value or its label; cut after 200 characters. |
| `elements[].visible` | boolean | always | Whether it has a place and a style that shows. |
| `elements[].bounds` | object | always | In pixels of the page from the corner of what its frame shows. |
| `elements[].bounds.x` | integer | always | Left edge. |
| `elements[].bounds.y` | integer | always | Top edge. |
| `elements[].bounds.width` | integer, at least 0 | always | Width in pixels. |
| `elements[].bounds.height` | integer, at least 0 | always | Height in pixels. |
| `elements[].attributes[]` | list of string | | Those asked for that it has, as name=value; a password's value as many * as it has characters. |
| `elements[].frame_url` | string | | Address of the frame that it lies in; absent in the page itself. |
| `element` | string | | What was acted on. |
| `outcome` | object | | What the action did and how that is known. |
| `outcome.since` | integer, at least 1 | | With observe: snapshot that changes refers to; absent when there is nothing to compare. |
| `outcome.snapshot_id` | integer, at least 1 | | With observe: snapshot taken after the action, whose elements can be acted on. |
| `outcome.changes[]` | list of object | | With observe: what changed of what shows, at most 4,000 bytes of lines. |
| `outcome.changes[].change` | one of `added`, `changed`, `removed` | always | What became of the line of an element. |
| `outcome.changes[].element_index` | integer, 1 to 2147483647 | always | Number in the latest get_window_state. |
| `outcome.changes[].line` | string | always | The element as get_window_state writes it. |
| `outcome.changes_note` | string | | With observe: what to know about changes, or why there are none and what to do. |
| `outcome.new_windows[]` | list of object | | With observe: windows that came since this session last looked at one; absent when there are none. |
| `outcome.new_windows[].window_id` | integer, 1 to 4294967295 | always | Handle for other tools. |
| `outcome.new_windows[].pid` | integer, at least 0 | always | Owning process; 0 when the owner hides it. |
| `outcome.new_windows[].app_name` | string | always | Name of the application. |
| `outcome.new_windows[].title` | string | always | Title of the window. |
| `outcome.new_windows[].bounds` | object | always | Visible frame on the screen, without shadow. |
| `outcome.new_windows[].bounds.x` | integer | always | Left edge. |
| `outcome.new_windows[].bounds.y` | integer | always | Top edge. |
| `outcome.new_windows[].bounds.width` | integer, at least 0 | always | Width in pixels. |
| `outcome.new_windows[].bounds.height` | integer, at least 0 | always | Height in pixels. |
| `outcome.new_windows[].z_index` | integer, at least 0 | always | Place in the stack; higher is nearer to the front. |
| `outcome.new_windows[].is_on_screen` | boolean | always | Mapped on the current workspace and inside the screen. |
| `outcome.new_windows[].on_current_space` | boolean | always | On the current workspace. |
| `outcome.new_windows[].is_active` | boolean | always | The window the desktop calls active. |
| `outcome.new_windows[].is_minimized` | boolean | always | Minimised. |
| `outcome.new_windows[].blocked_by` | integer, 1 to 4294967295 | | Modal dialog that keeps it from taking input; absent when none does. |
| `outcome.path` | so far one of `x11_atspi`, `atspi`, `x11_pixel`, `x11_pixel_fg`, `key_events`, `key_events_fg`, `x11_second_keyboard`, `x11_second_pointer`, `gtk_action`, `cdp`, `bidi`, `sim_action`, `sim_pointer`, `sim_keys`, `none` | always | The way by which the action was delivered; other platforms and later releases have further ones. |
| `outcome.verified` | boolean | | true: read back; false: dispatched but not confirmed. |
| `outcome.effect` | one of `confirmed`, `unverifiable`, `suspected_noop` | always | How sure it is that the action had its effect. |
| `outcome.target` | object | always | What was acted on. |
| `outcome.target.pid` | integer, at least 0 | always | Process; of a point of the screen, that of the window there, or 0. |
| `outcome.target.window_id` | integer, at least 0 | always | Window; 0 for a point of the screen. |
| `outcome.target.element_index` | integer, 1 to 2147483647 | | Number in the latest get_window_state. |
| `outcome.target.role` | string | | Role of the element, or of what lay at the point where its application tells. |
| `outcome.target.name` | string | | Name of the same as read before acting. |
| `outcome.target.renamed_from` | string | | Its name in the snapshot, when it has changed since. |
| `outcome.evidence` | object | | The observation behind a confirmed effect. |
| `outcome.evidence.kind` | one of `value_readback`, `state_readback`, `event`, `window_change` | always | What kind of observation confirms the effect. |
| `outcome.evidence.detail` | string | always | What was observed, in words; of an event also the role and the name of the node it came from. |
| `outcome.value` | string | | What the element holds now, cut to 200 characters; of a password as many * as it has. |
| `outcome.observed` | string | | What else changed in the application meanwhile: perhaps by the action, perhaps by itself. |
| `outcome.escalation` | object | | The next thing to try. |
| `outcome.escalation.recommended` | one of `px`, `foreground`, `page` | always | px: address a point; foreground: delivery_mode foreground; page: the page tool. |
| `outcome.escalation.reason` | string | always | Why. |
| `outcome.side_effects[]` | list of object | | Absent when nothing of the user's was seen to be disturbed. |
| `outcome.side_effects[].kind` | one of `active_window`, `focus`, `stacking`, `pointer`, `grab` | always | A part of what the user has at the desk; grab: a menu held pointer and keyboard for itself. |
| `outcome.side_effects[].duration_ms` | integer, at least 0 | always | For how long. |
| `outcome.side_effects[].restored` | boolean | always | Whether it was put back. |
| `outcome.side_effects[].keys_caught` | integer, at least 1 | | Keys that the user pressed meanwhile and that were caught and given to their window; what went elsewhere nobody counts. |
| `outcome.late_side_effects[]` | list of object | | The same of earlier actions of this session, after they were answered; absent when there was none. |
| `outcome.late_side_effects[].kind` | one of `active_window`, `focus`, `stacking`, `pointer`, `grab` | always | A part of what the user has at the desk; grab: a menu held pointer and keyboard for itself. |
| `outcome.late_side_effects[].duration_ms` | integer, at least 0 | always | For how long. |
| `outcome.late_side_effects[].restored` | boolean | always | Whether it was put back. |
| `outcome.late_side_effects[].keys_caught` | integer, at least 1 | | Keys that the user pressed meanwhile and that were caught and given to their window; what went elsewhere nobody counts. |
| `outcome.unobserved[]` | list of one of `active_window`, `focus`, `stacking`, `pointer`, `grab` | | What this desktop lets nobody observe, so that side_effects says nothing of it; absent when all was observed. |
| `note` | string | | What to know about this way. |

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
  .description = "Works in the page that a browser's window shows, through frames and open shadow roots: Chromium, Electron and Firefox started with a debugging pipe or port; in others what the accessibility tree tells: text, and elements by tag, id and class.",
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
