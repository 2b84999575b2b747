// Generated from schema/tools/desktop/wait_for.json. Do not edit.
#include <array>
#include <string_view>

#include "generated/tools/desktop/wait_for.h"

namespace offhand::tools::desktop {
namespace {

constexpr auto kWaitForPlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::none, "This tool works on desktop windows."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kWaitForNeeds = std::to_array<std::string_view>({"accessibility", "apps", "windows"});
constexpr auto kWaitForErrors = std::to_array<std::string_view>({"not_satisfied", "invalid_arguments", "window_not_found", "process_not_found"});

constexpr auto kWaitForStateChoices = std::to_array<std::string_view>({"busy", "checked", "collapsed", "disabled", "editable", "expanded", "focused", "hidden", "mixed", "modal", "multiselectable", "offscreen", "pressed", "readonly", "required", "selected", "focusable", "protected"});
constexpr auto kWaitForUntilChoices = std::to_array<std::string_view>({"shows", "exists", "gone", "enabled", "disabled", "focused", "checked", "unchecked", "selected", "unselected", "expanded", "collapsed", "value_equals", "value_contains", "window_opens", "window_closes"});
constexpr auto kWaitForOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Run's name.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--query", .key = "query", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Text in its name, value, description or role.", .facts = "Limits: 1 to 256 characters."},
  {.flag = "--role", .key = "role", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Its role; usual other words serve too: input, dropdown, push button.", .facts = "Limits: 1 to 64 characters."},
  {.flag = "--name", .key = "name", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Its name, or nearly: part of it, a slip of the pen.", .facts = "Limits: 1 to 256 characters."},
  {.flag = "--exact", .key = "exact", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "Takes name literally.", .facts = "Default: false.", .default_text = "false"},
  {.flag = "--text", .key = "text", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Text that it shows: part of its name or value.", .facts = "Limits: 1 to 256 characters."},
  {.flag = "--state", .key = "state", .kind = CliKind::list, .position = -1, .value_name = "NAME,...", .description = "States that it has.", .facts = "One of busy, checked, collapsed, disabled, editable, expanded, focused, hidden, mixed, modal, multiselectable, offscreen, pressed, readonly, required, selected, focusable, protected. Limits: at most 18 items.", .choices = kWaitForStateChoices, .item_kind = CliKind::string},
  {.flag = "--pid", .key = "pid", .kind = CliKind::integer, .position = -1, .value_name = "PROCESS", .description = "Window's owner.", .facts = "Limits: 1 to 4194304."},
  {.flag = "--window-id", .key = "window_id", .kind = CliKind::integer, .position = -1, .value_name = "WINDOW", .description = "Default: the topmost that fits.", .facts = "Limits: 1 to 4294967295."},
  {.flag = "--title", .key = "title", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Part of the window's title.", .facts = "Limits: 1 to 256 characters."},
  {.flag = "--until", .key = "until", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "What is expected of the element, or of a window. gone: it is not there, or does not show. window_opens: one that fits is there; without a title one that was not there before.", .facts = "One of shows, exists, gone, enabled, disabled, focused, checked, unchecked, selected, unselected, expanded, collapsed, value_equals, value_contains, window_opens, window_closes. Default: shows.", .default_text = "shows", .choices = kWaitForUntilChoices},
  {.flag = "--value", .key = "value", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "For value_equals and value_contains.", .facts = "Limits: at most 4096 characters."},
  {.flag = "--element-index", .key = "element_index", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "The element, by its number; needs window_id.", .facts = "Limits: 1 to 2147483647."},
  {.flag = "--timeout-ms", .key = "timeout_ms", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "How long to wait; 0 only looks.", .facts = "Limits: 0 to 9500. Default: 5000.", .default_text = "5000"},
});

constexpr std::string_view kWaitForWire =
    R"text({"name":"wait_for","title":"Wait for something","description":"Waits until an element shows, is enabled, holds a value, or until a window opens or closes. Instead of looking again and again.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Run's name."},"query":{"type":"string","minLength":1,"maxLength":256,"description":"Text in its name, value, description or role."},"role":{"type":"string","minLength":1,"maxLength":64,"description":"Its role; usual other words serve too: input, dropdown, push button."},"name":{"type":"string","minLength":1,"maxLength":256,"description":"Its name, or nearly: part of it, a slip of the pen."},"exact":{"type":"boolean","description":"Takes name literally."},"text":{"type":"string","minLength":1,"maxLength":256,"description":"Text that it shows: part of its name or value."},"state":{"type":"array","maxItems":18,"items":{"type":"string","enum":["busy","checked","collapsed","disabled","editable","expanded","focused","hidden","mixed","modal","multiselectable","offscreen","pressed","readonly","required","selected","focusable","protected"]},"description":"States that it has."},"pid":{"type":"integer","minimum":1,"maximum":4194304,"description":"Window's owner."},"window_id":{"type":"integer","minimum":1,"maximum":4294967295,"description":"Default: the topmost that fits."},"title":{"type":"string","minLength":1,"maxLength":256,"description":"Part of the window's title."},"until":{"type":"string","enum":["shows","exists","gone","enabled","disabled","focused","checked","unchecked","selected","unselected","expanded","collapsed","value_equals","value_contains","window_opens","window_closes"],"description":"What is expected of the element, or of a window. gone: it is not there, or does not show. window_opens: one that fits is there; without a title one that was not there before.","default":"shows"},"value":{"type":"string","maxLength":4096,"description":"For value_equals and value_contains."},"element_index":{"type":"integer","minimum":1,"maximum":2147483647,"description":"The element, by its number; needs window_id."},"timeout_ms":{"type":"integer","minimum":0,"maximum":9500,"description":"How long to wait; 0 only looks.","default":5000}},"additionalProperties":false},"outputSchema":{"type":"object","required":["satisfied","waited_ms","reason"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kWaitForBriefWire =
    R"text({"name":"wait_for","title":"Wait for something","description":"Waits until an element shows, is enabled, holds a value, or until a window opens or closes. Instead of looking again and again.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Run's name."},"query":{"type":"string","description":"Text in its name, value, description or role."},"role":{"type":"string","description":"Its role; usual other words serve too: input, dropdown, push button."},"name":{"type":"string","description":"Its name, or nearly: part of it, a slip of the pen."},"exact":{"type":"boolean","description":"Takes name literally."},"text":{"type":"string","description":"Text that it shows: part of its name or value."},"state":{"type":"array","items":{"type":"string","enum":["busy","checked","collapsed","disabled","editable","expanded","focused","hidden","mixed","modal","multiselectable","offscreen","pressed","readonly","required","selected","focusable","protected"]},"description":"States that it has."},"pid":{"type":"integer","description":"Window's owner."},"window_id":{"type":"integer","description":"Default: the topmost that fits."},"title":{"type":"string","description":"Part of the window's title."},"until":{"type":"string","enum":["shows","exists","gone","enabled","disabled","focused","checked","unchecked","selected","unselected","expanded","collapsed","value_equals","value_contains","window_opens","window_closes"],"description":"What is expected of the element, or of a window. gone: it is not there, or does not show. window_opens: one that fits is there; without a title one that was not there before.","default":"shows"},"value":{"type":"string","description":"For value_equals and value_contains."},"element_index":{"type":"integer","description":"The element, by its number; needs window_id."},"timeout_ms":{"type":"integer","description":"How long to wait; 0 only looks.","default":5000}},"additionalProperties":false},"outputSchema":{"type":"object","required":["satisfied","waited_ms","reason"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kWaitForReference = R"text(# wait_for

Waits until an element shows, is enabled, holds a value, or until a window opens or closes. Instead of looking again and again.

Toolset `desktop`, group `observe`, since 0.1. Command: `offhand wait_for`. A call can at worst observe.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `session` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Run's name. |
| `query` | string, 1 to 256 characters | | Text in its name, value, description or role. |
| `role` | string, 1 to 64 characters | | Its role; usual other words serve too: input, dropdown, push button. |
| `name` | string, 1 to 256 characters | | Its name, or nearly: part of it, a slip of the pen. |
| `exact` | boolean | `false` | Takes name literally. |
| `text` | string, 1 to 256 characters | | Text that it shows: part of its name or value. |
| `state` | list of one of `busy`, `checked`, `collapsed`, `disabled`, `editable`, `expanded`, `focused`, `hidden`, `mixed`, `modal`, `multiselectable`, `offscreen`, `pressed`, `readonly`, `required`, `selected`, `focusable`, `protected`, at most 18 items | `[]` | States that it has. |
| `pid` | integer, 1 to 4194304 | | Window's owner. |
| `window_id` | integer, 1 to 4294967295 | | Default: the topmost that fits. |
| `title` | string, 1 to 256 characters | | Part of the window's title. |
| `until` | one of `shows`, `exists`, `gone`, `enabled`, `disabled`, `focused`, `checked`, `unchecked`, `selected`, `unselected`, `expanded`, `collapsed`, `value_equals`, `value_contains`, `window_opens`, `window_closes` | `"shows"` | What is expected of the element, or of a window. gone: it is not there, or does not show. window_opens: one that fits is there; without a title one that was not there before. |
| `value` | string, at most 4096 characters | | For value_equals and value_contains. |
| `element_index` | integer, 1 to 2147483647 | | The element, by its number; needs window_id. |
| `timeout_ms` | integer, 0 to 9500 | `5000` | How long to wait; 0 only looks. |

## Result

Text, and the same facts as structured content:

| Member | Type | Present | Meaning |
|---|---|---|---|
| `satisfied` | boolean | always | Always true: otherwise the call fails. |
| `waited_ms` | integer, at least 0 | always | How long it took. |
| `reason` | string | always | How things are now. |
| `window` | object | | Window in which it is so. |
| `window.window_id` | integer, 1 to 4294967295 | always | Handle for other tools. |
| `window.pid` | integer, at least 0 | always | Owning process; 0 when the owner hides it. |
| `window.app_name` | string | always | Name of the application. |
| `window.title` | string | always | Title of the window. |
| `window.bounds` | object | always | Visible frame on the screen, without shadow. |
| `window.bounds.x` | integer | always | Left edge. |
| `window.bounds.y` | integer | always | Top edge. |
| `window.bounds.width` | integer, at least 0 | always | Width in pixels. |
| `window.bounds.height` | integer, at least 0 | always | Height in pixels. |
| `window.z_index` | integer, at least 0 | always | Place in the stack; higher is nearer to the front. |
| `window.is_on_screen` | boolean | always | Mapped on the current workspace and inside the screen. |
| `window.on_current_space` | boolean | always | On the current workspace. |
| `window.is_active` | boolean | always | The window the desktop calls active. |
| `window.is_minimized` | boolean | always | Minimised. |
| `window.blocked_by` | integer, 1 to 4294967295 | | Modal dialog that keeps it from taking input; absent when none does. |
| `elements[]` | list of object | | What it is so of, at most three; they can be acted on at once. |
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

`invalid_arguments`, `not_satisfied`, `process_not_found`, `window_not_found`; besides the general ones.

## Examples

Until the button can be pressed.

```json
{"name":"wait_for","arguments":{"pid":844,"role":"button","name":"Next","until":"enabled"}}
```

```sh
offhand wait_for --pid 844 --role button --name Next --until enabled
```

Until the dialog is there.

```json
{"name":"wait_for","arguments":{"title":"Save as","until":"window_opens"}}
```

```sh
offhand wait_for --title 'Save as' --until window_opens
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

constinit const ToolInfo wait_for_tool = {
  .toolset = "desktop",
  .name = "wait_for",
  .identity = "desktop.wait_for",
  .command = "wait_for",
  .title = "Wait for something",
  .group = "observe",
  .since = "0.1",
  .description = "Waits until an element shows, is enabled, holds a value, or until a window opens or closes. Instead of looking again and again.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe,
  .background_lock = LockKind::none,
  .foreground_lock = LockKind::none,
  .timeout = TimeoutKind::read,
  .platforms = kWaitForPlatforms,
  .needs = kWaitForNeeds,
  .errors = kWaitForErrors,
  .wire = kWaitForWire,
  .brief_wire = kWaitForBriefWire,
  .input = &wait_for_args_schema,
  .cli = kWaitForOptions,
  .reference = kWaitForReference,
  .parse = &prepare_wait_for,
};

}  // namespace offhand::tools::desktop
