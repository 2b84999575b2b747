// Generated from schema/tools/ax/ax_find.json. Do not edit.
#include <array>
#include <string_view>

#include "generated/tools/ax/ax_find.h"

namespace offhand::tools::ax {
namespace {

constexpr auto kAxFindPlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::none, "This tool works on desktop windows."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kAxFindNeeds = std::to_array<std::string_view>({"accessibility", "apps", "windows"});
constexpr auto kAxFindErrors = std::to_array<std::string_view>({"app_not_connected", "connection_ended", "ambiguous_app", "no_window", "invalid_query", "accessibility_off", "accessibility_disabled", "no_accessibility_bus", "ambiguous_window", "stale_element", "unknown_element", "window_owner_mismatch"});

constexpr auto kAxFindStrategyChoices = std::to_array<std::string_view>({"auto", "exact", "contains", "regex", "role", "identifier", "xpath"});
constexpr auto kAxFindOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--app", .key = "app", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Connected application: its alias, its name, the id of its desktop entry, or its pid.", .facts = "Limits: 1 to 256 characters. Required.", .required = true},
  {.flag = "--query", .key = "query", .kind = CliKind::string, .position = 0, .value_name = "TEXT", .description = "Which element: its text, role:text, identifier:name, a combination of these with and, or, not and parentheses, an XPath such as //button[@name='Save'], or an element_ref. A number in brackets at the end chooses one of several matches.", .facts = "Limits: 1 to 4096 characters. Required.", .required = true},
  {.flag = "--strategy", .key = "strategy", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "How the query is understood: auto: title, part of a title, role with title, identifier, XPath, words, regular expression, whichever finds something first; exact: the whole title; contains: part of it; regex: a regular expression (RE2) for the title; role: a role, with or without title; identifier: what its program calls it; xpath: a path.", .facts = "One of auto, exact, contains, regex, role, identifier, xpath. Default: auto.", .default_text = "auto", .choices = kAxFindStrategyChoices},
});

constexpr std::string_view kAxFindWire =
    R"text({"name":"ax_find","title":"Find an element","description":"Finds the first element that a query means, and tells how many there are. Its element_ref stands wherever a query may.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"app":{"type":"string","minLength":1,"maxLength":256,"description":"Alias, name, desktop-file id or pid of a connected application."},"query":{"type":"string","minLength":1,"maxLength":4096,"description":"Text, role:text, identifier:name, and/or/not with ( ), XPath, element_ref; [2] at the end: the second match."},"strategy":{"type":"string","enum":["auto","exact","contains","regex","role","identifier","xpath"],"description":"auto tries all: title, part of it, role:title, identifier, XPath, words, regex.","default":"auto"}},"required":["app","query"],"additionalProperties":false},"outputSchema":{"type":"object","required":["found","count"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kAxFindBriefWire =
    R"text({"name":"ax_find","title":"Find an element","description":"Finds the first element that a query means, and tells how many there are. Its element_ref stands wherever a query may.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"app":{"type":"string","description":"Alias, name, desktop-file id or pid of a connected application."},"query":{"type":"string","description":"Text, role:text, identifier:name, and/or/not with ( ), XPath, element_ref; [2] at the end: the second match."},"strategy":{"type":"string","enum":["auto","exact","contains","regex","role","identifier","xpath"],"description":"auto tries all: title, part of it, role:title, identifier, XPath, words, regex.","default":"auto"}},"required":["app","query"],"additionalProperties":false},"outputSchema":{"type":"object","required":["found","count"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kAxFindReference = R"text(# ax_find

Finds the first element that a query means, and tells how many there are. Its element_ref stands wherever a query may.

Toolset `ax`, group `find`, since 0.1. Command: `offhand ax find`. A call can at worst observe.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `session` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. |
| `app` | string, 1 to 256 characters | required | Connected application: its alias, its name, the id of its desktop entry, or its pid. |
| `query` | string, 1 to 4096 characters | required | Which element: its text, role:text, identifier:name, a combination of these with and, or, not and parentheses, an XPath such as //button[@name='Save'], or an element_ref. A number in brackets at the end chooses one of several matches. |
| `strategy` | one of `auto`, `exact`, `contains`, `regex`, `role`, `identifier`, `xpath` | `"auto"` | How the query is understood: auto: title, part of a title, role with title, identifier, XPath, words, regular expression, whichever finds something first; exact: the whole title; contains: part of it; regex: a regular expression (RE2) for the title; role: a role, with or without title; identifier: what its program calls it; xpath: a path. |

## Result

Text, and the same facts as structured content:

| Member | Type | Present | Meaning |
|---|---|---|---|
| `found` | boolean | always | Whether anything matches. |
| `count` | integer, at least 0 | always | How many elements match; the first of them is told. |
| `method` | string | | What found it: accessibility. |
| `strategy` | string | | The strategy that found it: title_exact, title_contains, role_title, identifier, xpath, semantic, regex, compound or element_ref. |
| `role` | string | | Role of the element. |
| `title` | string | | What it is called. |
| `value` | string | | Text or number that it holds; **** stands for the content of a password field. |
| `position[]` | list of integer, 2 to 2 items | | Left and top edge on the screen, in pixels; absent where it has no place. |
| `size[]` | list of integer, 2 to 2 items | | Width and height in pixels; absent where it has no place. |
| `enabled` | boolean | | Whether it takes input. |
| `focused` | boolean | | Whether it has the focus of its window. |
| `element_ref` | string | | Lasting reference of the element, which stands wherever a query may. |
| `incomplete_reason` | string | | What was not searched, and why; absent where everything was. |

## Errors

`accessibility_disabled`, `accessibility_off`, `ambiguous_app`, `ambiguous_window`, `app_not_connected`, `connection_ended`, `invalid_query`, `no_accessibility_bus`, `no_window`, `stale_element`, `unknown_element`, `window_owner_mismatch`; besides the general ones.

## Examples

By its text.

```json
{"name":"ax_find","arguments":{"app":"gedit","query":"Save"}}
```

```sh
offhand ax find Save --app gedit
```

By role and text.

```json
{"name":"ax_find","arguments":{"app":"gedit","query":"button:Save"}}
```

```sh
offhand ax find button:Save --app gedit
```

By words that place it.

```json
{"name":"ax_find","arguments":{"app":"gedit","query":"the field beside Name"}}
```

```sh
offhand ax find 'the field beside Name' --app gedit
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

constinit const ToolInfo ax_find_tool = {
  .toolset = "ax",
  .name = "ax_find",
  .identity = "ax.ax_find",
  .command = "ax find",
  .title = "Find an element",
  .group = "find",
  .since = "0.1",
  .description = "Finds the first element that a query means, and tells how many there are. Its element_ref stands wherever a query may.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .background_lock = LockKind::none,
  .foreground_lock = LockKind::none,
  .timeout = TimeoutKind::read,
  .platforms = kAxFindPlatforms,
  .needs = kAxFindNeeds,
  .errors = kAxFindErrors,
  .wire = kAxFindWire,
  .brief_wire = kAxFindBriefWire,
  .input = &ax_find_args_schema,
  .cli = kAxFindOptions,
  .reference = kAxFindReference,
  .parse = &prepare_ax_find,
};

}  // namespace offhand::tools::ax
