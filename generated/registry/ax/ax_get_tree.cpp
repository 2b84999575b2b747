// Generated from schema/tools/ax/ax_get_tree.json. Do not edit.
#include <array>
#include <string_view>

#include "generated/tools/ax/ax_get_tree.h"

namespace offhand::tools::ax {
namespace {

constexpr auto kAxGetTreePlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::none, "This tool works on desktop windows."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kAxGetTreeNeeds = std::to_array<std::string_view>({"accessibility", "apps", "windows"});
constexpr auto kAxGetTreeErrors = std::to_array<std::string_view>({"app_not_connected", "connection_ended", "ambiguous_app", "no_window", "invalid_query", "accessibility_off", "accessibility_disabled", "no_accessibility_bus", "ambiguous_window", "stale_element", "unknown_element", "window_owner_mismatch", "no_matching_element", "ambiguous_query"});

constexpr auto kAxGetTreeOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--app", .key = "app", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Connected application: its alias, its name, the id of its desktop entry, or its pid.", .facts = "Limits: 1 to 256 characters. Required.", .required = true},
  {.flag = "--root-query", .key = "root_query", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Query of the element to start from. Default: the windows.", .facts = "Limits: 1 to 4096 characters."},
  {.flag = "--max-depth", .key = "max_depth", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "How many levels below the start are shown.", .facts = "Limits: 0 to 256. Default: 5.", .default_text = "5"},
  {.flag = "--include-invisible", .key = "include_invisible", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "true: hidden elements are shown as well.", .facts = "Default: false.", .default_text = "false"},
  {.flag = "--compact", .key = "compact", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "true: only role and title of each element.", .facts = "Default: false.", .default_text = "false"},
});

constexpr std::string_view kAxGetTreeWire =
    R"text({"name":"ax_get_tree","title":"Get the tree of elements","description":"Shows the elements of an application, or of the one that a query finds, as an indented tree.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"app":{"type":"string","minLength":1,"maxLength":256,"description":"Alias, name, desktop-file id or pid of a connected application."},"root_query":{"type":"string","minLength":1,"maxLength":4096,"description":"Element to start from; default: the windows."},"max_depth":{"type":"integer","minimum":0,"maximum":256,"description":"How many levels below the start are shown.","default":5},"include_invisible":{"type":"boolean","description":"true: hidden elements are shown as well."},"compact":{"type":"boolean","description":"true: only role and title of each element."}},"required":["app"],"additionalProperties":false},"outputSchema":{"type":"object","required":["tree","elements","left_out"]},"annotations":{"readOnlyHint":true,"openWorldHint":false},"execution":{"taskSupport":"optional"}})text";

constexpr std::string_view kAxGetTreeBriefWire =
    R"text({"name":"ax_get_tree","title":"Get the tree of elements","description":"Shows the elements of an application, or of the one that a query finds, as an indented tree.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"app":{"type":"string","description":"Alias, name, desktop-file id or pid of a connected application."},"root_query":{"type":"string","description":"Element to start from; default: the windows."},"max_depth":{"type":"integer","minimum":0,"maximum":256,"description":"How many levels below the start are shown.","default":5},"include_invisible":{"type":"boolean","description":"true: hidden elements are shown as well."},"compact":{"type":"boolean","description":"true: only role and title of each element."}},"required":["app"],"additionalProperties":false},"outputSchema":{"type":"object","required":["tree","elements","left_out"]},"annotations":{"readOnlyHint":true,"openWorldHint":false},"execution":{"taskSupport":"optional"}})text";

constexpr std::string_view kAxGetTreeReference = R"text(# ax_get_tree

Shows the elements of an application, or of the one that a query finds, as an indented tree.

Toolset `ax`, group `find`, since 0.1. Command: `offhand ax tree`. A call can at worst observe.

A call may run on as a task after its answer.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `session` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. |
| `app` | string, 1 to 256 characters | required | Connected application: its alias, its name, the id of its desktop entry, or its pid. |
| `root_query` | string, 1 to 4096 characters | | Query of the element to start from. Default: the windows. |
| `max_depth` | integer, 0 to 256 | `5` | How many levels below the start are shown. |
| `include_invisible` | boolean | `false` | true: hidden elements are shown as well. |
| `compact` | boolean | `false` | true: only role and title of each element. |

## Result

Text, and the same facts as structured content:

| Member | Type | Present | Meaning |
|---|---|---|---|
| `tree` | string | always | The elements, one in a line, indented by their depth. |
| `elements` | integer, at least 0 | always | How many elements are shown. |
| `left_out` | integer, at least 0 | always | How many lie deeper or are hidden. |
| `detected_pattern` | one of `login_form`, `file_save_dialog`, `file_open_dialog`, `settings_page`, `confirmation_dialog`, `error_alert`, `search_interface`, `table_view`, `form`, `browser_main`, `text_editor`, `progress_indicator` | | What the window at the front is, as far as its elements tell; absent where no pattern fits, and with root_query. |
| `detected_state` | one of `idle`, `loading`, `error`, `auth_required`, `busy`, `modal_dialog` | | How the application stands; absent with root_query. |
| `suggestions[]` | list of object | | What could be done next; absent where no pattern fits. |
| `suggestions[].action` | string | always | What it is, in words. |
| `suggestions[].tool` | string | always | Tool that does it. |
| `suggestions[].query` | string | always | Query of the element. |
| `incomplete_reason` | string | | What was not read, and why; absent where everything was. |

## Errors

`accessibility_disabled`, `accessibility_off`, `ambiguous_app`, `ambiguous_query`, `ambiguous_window`, `app_not_connected`, `connection_ended`, `invalid_query`, `no_accessibility_bus`, `no_matching_element`, `no_window`, `stale_element`, `unknown_element`, `window_owner_mismatch`; besides the general ones.

## Examples

Two levels.

```json
{"name":"ax_get_tree","arguments":{"app":"gedit","max_depth":2}}
```

```sh
offhand ax tree --app gedit --max-depth 2
```

What lies in the tool bar.

```json
{"name":"ax_get_tree","arguments":{"app":"gedit","root_query":"toolbar:"}}
```

```sh
offhand ax tree --app gedit --root-query toolbar:
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

constinit const ToolInfo ax_get_tree_tool = {
  .toolset = "ax",
  .name = "ax_get_tree",
  .identity = "ax.ax_get_tree",
  .command = "ax tree",
  .title = "Get the tree of elements",
  .group = "find",
  .since = "0.1",
  .description = "Shows the elements of an application, or of the one that a query finds, as an indented tree.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .background_lock = LockKind::none,
  .foreground_lock = LockKind::none,
  .timeout = TimeoutKind::read,
  .tasks = TaskSupport::optional,
  .platforms = kAxGetTreePlatforms,
  .needs = kAxGetTreeNeeds,
  .errors = kAxGetTreeErrors,
  .wire = kAxGetTreeWire,
  .brief_wire = kAxGetTreeBriefWire,
  .input = &ax_get_tree_args_schema,
  .cli = kAxGetTreeOptions,
  .reference = kAxGetTreeReference,
  .parse = &prepare_ax_get_tree,
};

}  // namespace offhand::tools::ax
