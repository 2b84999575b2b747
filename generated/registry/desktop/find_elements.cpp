// Generated from schema/tools/desktop/find_elements.json. Do not edit.
#include <array>
#include <string_view>

#include "generated/tools/desktop/find_elements.h"

namespace offhand::tools::desktop {
namespace {

constexpr auto kFindElementsPlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::full, ""},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kFindElementsNeeds = std::to_array<std::string_view>({"accessibility", "apps", "windows"});
constexpr auto kFindElementsErrors = std::to_array<std::string_view>({"ambiguous_window", "window_not_found", "window_owner_mismatch", "process_not_found", "no_window", "accessibility_off", "accessibility_disabled", "no_accessibility_bus", "invalid_arguments"});

constexpr auto kFindElementsStateChoices = std::to_array<std::string_view>({"busy", "checked", "collapsed", "disabled", "editable", "expanded", "focused", "hidden", "mixed", "modal", "multiselectable", "offscreen", "pressed", "readonly", "required", "selected", "focusable", "protected"});
constexpr auto kFindElementsOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--query", .key = "query", .kind = CliKind::string, .position = 1, .value_name = "TEXT", .description = "Text to look for in the name, value, description and role of elements; or a query such as role:text, a combination with and, or and not, or an XPath.", .facts = "Limits: 1 to 256 characters."},
  {.flag = "--role", .key = "role", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Role that the element must have, such as button or textbox. Other usual words are understood: input, dropdown, push button.", .facts = "Limits: 1 to 64 characters."},
  {.flag = "--name", .key = "name", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Accessible name that the element must have. A part of the name and small misspellings fit as well, unless exact is given.", .facts = "Limits: 1 to 256 characters."},
  {.flag = "--exact", .key = "exact", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "true: the name must be exactly the one given; parts and misspellings do not fit.", .facts = "Default: false.", .default_text = "false"},
  {.flag = "--text", .key = "text", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Text that the element must show: part of its name or of its value.", .facts = "Limits: 1 to 256 characters."},
  {.flag = "--state", .key = "state", .kind = CliKind::list, .position = -1, .value_name = "NAME,...", .description = "States that the element must be in, all of them.", .facts = "One of busy, checked, collapsed, disabled, editable, expanded, focused, hidden, mixed, modal, multiselectable, offscreen, pressed, readonly, required, selected, focusable, protected. Limits: at most 18 items.", .choices = kFindElementsStateChoices, .item_kind = CliKind::string},
  {.flag = "--pid", .key = "pid", .kind = CliKind::integer, .position = 0, .value_name = "PROCESS", .description = "Process id of the application that owns the window.", .facts = "Limits: 1 to 4194304. Required.", .required = true},
  {.flag = "--window-id", .key = "window_id", .kind = CliKind::integer, .position = -1, .value_name = "WINDOW", .description = "Id of the window, from list_windows or launch_app. Default: the topmost window of pid.", .facts = "Limits: 1 to 4294967295."},
  {.flag = "--limit", .key = "limit", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Largest number of elements in the reply.", .facts = "Limits: 1 to 1000. Default: 20.", .default_text = "20"},
});

constexpr std::string_view kFindElementsWire =
    R"text({"name":"find_elements","title":"Find elements","description":"Finds elements of a window, the best match first, without showing the whole tree. What it names can be acted on at once.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"query":{"type":"string","minLength":1,"maxLength":256,"description":"Text in its name, value, description or role; or role:text, and/or/not, XPath."},"role":{"type":"string","minLength":1,"maxLength":64,"description":"Its role; usual other words serve too: input, dropdown, push button."},"name":{"type":"string","minLength":1,"maxLength":256,"description":"Its name, or nearly: part of it, a slip of the pen."},"exact":{"type":"boolean","description":"Takes name literally."},"text":{"type":"string","minLength":1,"maxLength":256,"description":"Text that it shows: part of its name or value."},"state":{"type":"array","maxItems":18,"items":{"type":"string","enum":["busy","checked","collapsed","disabled","editable","expanded","focused","hidden","mixed","modal","multiselectable","offscreen","pressed","readonly","required","selected","focusable","protected"]},"description":"States that it has."},"pid":{"type":"integer","minimum":1,"maximum":4194304,"description":"Window's owner."},"window_id":{"type":"integer","minimum":1,"maximum":4294967295,"description":"Default: pid's topmost."},"limit":{"type":"integer","minimum":1,"maximum":1000,"description":"At most so many.","default":20}},"required":["pid"],"additionalProperties":false},"outputSchema":{"type":"object","required":["window_id","total","complete","elements"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kFindElementsBriefWire =
    R"text({"name":"find_elements","title":"Find elements","description":"Finds elements of a window, the best match first, without showing the whole tree. What it names can be acted on at once.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"query":{"type":"string","description":"Text in its name, value, description or role; or role:text, and/or/not, XPath."},"role":{"type":"string","description":"Its role; usual other words serve too: input, dropdown, push button."},"name":{"type":"string","description":"Its name, or nearly: part of it, a slip of the pen."},"exact":{"type":"boolean","description":"Takes name literally."},"text":{"type":"string","description":"Text that it shows: part of its name or value."},"state":{"type":"array","items":{"type":"string","enum":["busy","checked","collapsed","disabled","editable","expanded","focused","hidden","mixed","modal","multiselectable","offscreen","pressed","readonly","required","selected","focusable","protected"]},"description":"States that it has."},"pid":{"type":"integer","description":"Window's owner."},"window_id":{"type":"integer","description":"Default: pid's topmost."},"limit":{"type":"integer","minimum":1,"maximum":1000,"description":"At most so many.","default":20}},"required":["pid"],"additionalProperties":false},"outputSchema":{"type":"object","required":["window_id","total","complete","elements"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kFindElementsReference = R"text(# find_elements

Finds elements of a window, the best match first, without listing the whole tree. The elements that it names can be acted on at once.

Toolset `desktop`, group `observe`, since 0.1. Command: `offhand find_elements`. A call can at worst observe.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `session` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. |
| `query` | string, 1 to 256 characters | | Text to look for in the name, value, description and role of elements; or a query such as role:text, a combination with and, or and not, or an XPath. |
| `role` | string, 1 to 64 characters | | Role that the element must have, such as button or textbox. Other usual words are understood: input, dropdown, push button. |
| `name` | string, 1 to 256 characters | | Accessible name that the element must have. A part of the name and small misspellings fit as well, unless exact is given. |
| `exact` | boolean | `false` | true: the name must be exactly the one given; parts and misspellings do not fit. |
| `text` | string, 1 to 256 characters | | Text that the element must show: part of its name or of its value. |
| `state` | list of one of `busy`, `checked`, `collapsed`, `disabled`, `editable`, `expanded`, `focused`, `hidden`, `mixed`, `modal`, `multiselectable`, `offscreen`, `pressed`, `readonly`, `required`, `selected`, `focusable`, `protected`, at most 18 items | `[]` | States that the element must be in, all of them. |
| `pid` | integer, 1 to 4194304 | required | Process id of the application that owns the window. |
| `window_id` | integer, 1 to 4294967295 | | Id of the window, from list_windows or launch_app. Default: the topmost window of pid. |
| `limit` | integer, 1 to 1000 | `20` | Largest number of elements in the reply. |

## Result

Text, and the same facts as structured content:

| Member | Type | Present | Meaning |
|---|---|---|---|
| `window_id` | integer, 1 to 4294967295 | always | Id of the window that was searched. |
| `total` | integer, at least 0 | always | Number of elements that match. |
| `complete` | boolean | always | Whether the whole tree was searched. |
| `incomplete_reason` | string | | What was not searched, and why. |
| `elements[]` | list of object | always | The elements that match, the best match first. |
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

`accessibility_disabled`, `accessibility_off`, `ambiguous_window`, `invalid_arguments`, `no_accessibility_bus`, `no_window`, `process_not_found`, `window_not_found`, `window_owner_mismatch`; besides the general ones.

## Examples

The save button, however it is written.

```json
{"name":"find_elements","arguments":{"pid":844,"role":"button","name":"save"}}
```

```sh
offhand find_elements 844 --role button --name save
```

All boxes that are ticked.

```json
{"name":"find_elements","arguments":{"pid":844,"role":"checkbox","state":["checked"]}}
```

```sh
offhand find_elements 844 --role checkbox --state checked
```

## Platforms

| Platform | Support | |
|---|---|---|
| linux | full | |
| macos | none | Offhand has no macOS backend yet. |
| sim | full | |
| web | full | |
| windows | none | Offhand has no Windows backend yet. |
)text";

}  // namespace

constinit const ToolInfo find_elements_tool = {
  .toolset = "desktop",
  .name = "find_elements",
  .identity = "desktop.find_elements",
  .command = "find_elements",
  .title = "Find elements",
  .group = "observe",
  .since = "0.1",
  .description = "Finds elements of a window, the best match first, without listing the whole tree. The elements that it names can be acted on at once.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .background_lock = LockKind::none,
  .foreground_lock = LockKind::none,
  .timeout = TimeoutKind::read,
  .platforms = kFindElementsPlatforms,
  .needs = kFindElementsNeeds,
  .errors = kFindElementsErrors,
  .wire = kFindElementsWire,
  .brief_wire = kFindElementsBriefWire,
  .input = &find_elements_args_schema,
  .cli = kFindElementsOptions,
  .reference = kFindElementsReference,
  .parse = &prepare_find_elements,
};

}  // namespace offhand::tools::desktop
