// Generated from schema/tools/ax/ax_get_attributes.json. Do not edit.
#include <array>
#include <string_view>

#include "generated/tools/ax/ax_get_attributes.h"

namespace offhand::tools::ax {
namespace {

constexpr auto kAxGetAttributesPlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::none, "This tool works on desktop windows."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kAxGetAttributesNeeds = std::to_array<std::string_view>({"accessibility", "apps", "windows"});
constexpr auto kAxGetAttributesErrors = std::to_array<std::string_view>({"app_not_connected", "connection_ended", "ambiguous_app", "no_window", "invalid_query", "accessibility_off", "accessibility_disabled", "no_accessibility_bus", "ambiguous_window", "stale_element", "unknown_element", "window_owner_mismatch", "no_matching_element", "ambiguous_query"});

constexpr auto kAxGetAttributesOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--app", .key = "app", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Connected application: its alias, its name, the id of its desktop entry, or its pid.", .facts = "Limits: 1 to 256 characters. Required.", .required = true},
  {.flag = "--query", .key = "query", .kind = CliKind::string, .position = 0, .value_name = "TEXT", .description = "Which element: its text, role:text, identifier:name, a combination of these with and, or, not and parentheses, an XPath such as //button[@name='Save'], or an element_ref. A number in brackets at the end chooses one of several matches.", .facts = "Limits: 1 to 4096 characters. Required.", .required = true},
});

constexpr std::string_view kAxGetAttributesWire =
    R"text({"name":"ax_get_attributes","title":"Get attributes of an element","description":"Tells everything that is known of the one element that a query finds.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"app":{"type":"string","minLength":1,"maxLength":256,"description":"Alias, name, desktop-file id or pid of a connected application."},"query":{"type":"string","minLength":1,"maxLength":4096,"description":"Text, role:text, identifier:name, and/or/not with ( ), XPath, element_ref; [2] at the end: the second match."}},"required":["app","query"],"additionalProperties":false},"outputSchema":{"type":"object","required":["role","title","states","actions","element_ref"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kAxGetAttributesBriefWire =
    R"text({"name":"ax_get_attributes","title":"Get attributes of an element","description":"Tells everything that is known of the one element that a query finds.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"app":{"type":"string","description":"Alias, name, desktop-file id or pid of a connected application."},"query":{"type":"string","description":"Text, role:text, identifier:name, and/or/not with ( ), XPath, element_ref; [2] at the end: the second match."}},"required":["app","query"],"additionalProperties":false},"outputSchema":{"type":"object","required":["role","title","states","actions","element_ref"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kAxGetAttributesReference = R"text(# ax_get_attributes

Tells everything that is known of the one element that a query finds.

Toolset `ax`, group `find`, since 0.1. Command: `offhand ax attributes`. A call can at worst observe.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `session` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. |
| `app` | string, 1 to 256 characters | required | Connected application: its alias, its name, the id of its desktop entry, or its pid. |
| `query` | string, 1 to 4096 characters | required | Which element: its text, role:text, identifier:name, a combination of these with and, or, not and parentheses, an XPath such as //button[@name='Save'], or an element_ref. A number in brackets at the end chooses one of several matches. |

## Result

Text, and the same facts as structured content:

| Member | Type | Present | Meaning |
|---|---|---|---|
| `role` | string | always | Role of the element. |
| `platform_role` | string | | The platform's own name of the role. |
| `title` | string | always | What it is called. |
| `description` | string | | Accessible description; absent when there is none. |
| `value` | string | | Text or number that it holds; **** stands for the content of a password field. |
| `identifier` | string | | What its program or page calls it; absent where it does not tell. |
| `states[]` | list of one of `busy`, `checked`, `collapsed`, `disabled`, `editable`, `expanded`, `focused`, `hidden`, `mixed`, `modal`, `multiselectable`, `offscreen`, `pressed`, `readonly`, `required`, `selected`, `focusable`, `protected` | always | The states that it is in. |
| `actions[]` | list of string | always | Actions that it offers, in its toolkit's words. |
| `position[]` | list of integer, 2 to 2 items | | Left and top edge on the screen, in pixels; absent where it has no place. |
| `size[]` | list of integer, 2 to 2 items | | Width and height in pixels; absent where it has no place. |
| `parent` | string | | Role and title of what it lies in; absent for a window. |
| `children` | integer, at least 0 | | How many elements lie in it directly. |
| `window_title` | string | | Title of its window. |
| `element_ref` | string | always | Lasting reference of the element, which stands wherever a query may. |

## Errors

`accessibility_disabled`, `accessibility_off`, `ambiguous_app`, `ambiguous_query`, `ambiguous_window`, `app_not_connected`, `connection_ended`, `invalid_query`, `no_accessibility_bus`, `no_matching_element`, `no_window`, `stale_element`, `unknown_element`, `window_owner_mismatch`; besides the general ones.

## Examples

All about a field.

```json
{"name":"ax_get_attributes","arguments":{"app":"gedit","query":"textbox:Name"}}
```

```sh
offhand ax attributes textbox:Name --app gedit
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

constinit const ToolInfo ax_get_attributes_tool = {
  .toolset = "ax",
  .name = "ax_get_attributes",
  .identity = "ax.ax_get_attributes",
  .command = "ax attributes",
  .title = "Get attributes of an element",
  .group = "find",
  .since = "0.1",
  .description = "Tells everything that is known of the one element that a query finds.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .background_lock = LockKind::none,
  .foreground_lock = LockKind::none,
  .timeout = TimeoutKind::read,
  .platforms = kAxGetAttributesPlatforms,
  .needs = kAxGetAttributesNeeds,
  .errors = kAxGetAttributesErrors,
  .wire = kAxGetAttributesWire,
  .brief_wire = kAxGetAttributesBriefWire,
  .input = &ax_get_attributes_args_schema,
  .cli = kAxGetAttributesOptions,
  .reference = kAxGetAttributesReference,
  .parse = &prepare_ax_get_attributes,
};

}  // namespace offhand::tools::ax
