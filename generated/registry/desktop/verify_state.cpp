// Generated from schema/tools/desktop/verify_state.json. Do not edit.
#include <array>
#include <string_view>

#include "generated/tools/desktop/verify_state.h"

namespace offhand::tools::desktop {
namespace {

constexpr auto kVerifyStatePlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::none, "This tool works on desktop windows."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kVerifyStateNeeds = std::to_array<std::string_view>({"accessibility", "apps", "windows"});
constexpr auto kVerifyStateErrors = std::to_array<std::string_view>({"invalid_arguments", "window_not_found", "process_not_found"});

constexpr auto kVerifyStateMembers = std::to_array<CliMember>({
  {"expect[].query", "Text in its name, value, description or role.", "String, 1 to 256 characters."},
  {"expect[].role", "Its role; usual other words serve too: input, dropdown, push button.", "String, 1 to 64 characters."},
  {"expect[].name", "Its name, or nearly: part of it, a slip of the pen.", "String, 1 to 256 characters."},
  {"expect[].exact", "Takes name literally.", "Boolean. Default: false."},
  {"expect[].text", "Text that it shows: part of its name or value.", "String, 1 to 256 characters."},
  {"expect[].state", "States that it has.", "List of one of busy, checked, collapsed, disabled, editable, expanded, focused, hidden, mixed, modal, multiselectable, offscreen, pressed, readonly, required, selected, focusable, protected, at most 18 items."},
  {"expect[].until", "What is expected of the element, or of a window. gone: it is not there, or does not show. window_opens: one that fits is there; without a title one that was not there before.", "One of shows, exists, gone, enabled, disabled, focused, checked, unchecked, selected, unselected, expanded, collapsed, value_equals, value_contains, window_opens, window_closes. Default: shows."},
  {"expect[].value", "For value_equals and value_contains.", "String, at most 4096 characters."},
  {"expect[].element_index", "The element, by its number; needs window_id.", "Integer, 1 to 2147483647."},
  {"expect[].title", "Part of the window's title.", "String, 1 to 256 characters."},
});

constexpr auto kVerifyStateOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Run's name.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--pid", .key = "pid", .kind = CliKind::integer, .position = -1, .value_name = "PROCESS", .description = "Window's owner.", .facts = "Limits: 1 to 4194304. Required.", .required = true},
  {.flag = "--window-id", .key = "window_id", .kind = CliKind::integer, .position = -1, .value_name = "WINDOW", .description = "Default: the topmost that fits.", .facts = "Limits: 1 to 4294967295."},
  {.flag = "--expect", .key = "expect", .kind = CliKind::json, .position = -1, .value_name = "JSON", .description = "What should be so, all of it.", .facts = "Limits: 1 to 8 items. Required.", .required = true},
  {.flag = "--timeout-ms", .key = "timeout_ms", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "How long to wait; 0 only looks.", .facts = "Limits: 0 to 9500. Default: 5000.", .default_text = "5000"},
  {.flag = "--stable-samples", .key = "stable_samples", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Looks in a row at which all of it has to hold.", .facts = "Limits: 1 to 5. Default: 2.", .default_text = "2"},
});

constexpr std::string_view kVerifyStateWire =
    R"text({"name":"verify_state","title":"Check what is so","description":"Checks up to eight expectations of a window and its elements together, waiting until all hold, and says how each stands.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Run's name."},"pid":{"type":"integer","minimum":1,"maximum":4194304,"description":"Window's owner."},"window_id":{"type":"integer","minimum":1,"maximum":4294967295,"description":"Default: the topmost that fits."},"expect":{"type":"array","minItems":1,"maxItems":8,"items":{"type":"object","properties":{"query":{"type":"string","minLength":1,"maxLength":256,"description":"Text in its name, value, description or role."},"role":{"type":"string","minLength":1,"maxLength":64,"description":"Its role; usual other words serve too: input, dropdown, push button."},"name":{"type":"string","minLength":1,"maxLength":256,"description":"Its name, or nearly: part of it, a slip of the pen."},"exact":{"type":"boolean","description":"Takes name literally."},"text":{"type":"string","minLength":1,"maxLength":256,"description":"Text that it shows: part of its name or value."},"state":{"type":"array","maxItems":18,"items":{"type":"string","enum":["busy","checked","collapsed","disabled","editable","expanded","focused","hidden","mixed","modal","multiselectable","offscreen","pressed","readonly","required","selected","focusable","protected"]},"description":"States that it has."},"until":{"type":"string","enum":["shows","exists","gone","enabled","disabled","focused","checked","unchecked","selected","unselected","expanded","collapsed","value_equals","value_contains","window_opens","window_closes"],"description":"What is expected of the element, or of a window. gone: it is not there, or does not show. window_opens: one that fits is there; without a title one that was not there before.","default":"shows"},"value":{"type":"string","maxLength":4096,"description":"For value_equals and value_contains."},"element_index":{"type":"integer","minimum":1,"maximum":2147483647,"description":"The element, by its number; needs window_id."},"title":{"type":"string","minLength":1,"maxLength":256,"description":"Part of the window's title."}},"additionalProperties":false},"description":"What should be so, all of it."},"timeout_ms":{"type":"integer","minimum":0,"maximum":9500,"description":"How long to wait; 0 only looks.","default":5000},"stable_samples":{"type":"integer","minimum":1,"maximum":5,"description":"Looks in a row at which all of it has to hold.","default":2}},"required":["pid","expect"],"additionalProperties":false},"outputSchema":{"type":"object","required":["status","waited_ms","results"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kVerifyStateBriefWire =
    R"text({"name":"verify_state","title":"Check what is so","description":"Checks up to eight expectations of a window and its elements together, waiting until all hold, and says how each stands.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Run's name."},"pid":{"type":"integer","description":"Window's owner."},"window_id":{"type":"integer","description":"Default: the topmost that fits."},"expect":{"type":"array","items":{"type":"object","properties":{"query":{"type":"string","description":"Text in its name, value, description or role."},"role":{"type":"string","description":"Its role; usual other words serve too: input, dropdown, push button."},"name":{"type":"string","description":"Its name, or nearly: part of it, a slip of the pen."},"exact":{"type":"boolean","description":"Takes name literally."},"text":{"type":"string","description":"Text that it shows: part of its name or value."},"state":{"type":"array","items":{"type":"string","enum":["busy","checked","collapsed","disabled","editable","expanded","focused","hidden","mixed","modal","multiselectable","offscreen","pressed","readonly","required","selected","focusable","protected"]},"description":"States that it has."},"until":{"type":"string","enum":["shows","exists","gone","enabled","disabled","focused","checked","unchecked","selected","unselected","expanded","collapsed","value_equals","value_contains","window_opens","window_closes"],"description":"What is expected of the element, or of a window. gone: it is not there, or does not show. window_opens: one that fits is there; without a title one that was not there before.","default":"shows"},"value":{"type":"string","description":"For value_equals and value_contains."},"element_index":{"type":"integer","description":"The element, by its number; needs window_id."},"title":{"type":"string","description":"Part of the window's title."}},"additionalProperties":false},"description":"What should be so, all of it."},"timeout_ms":{"type":"integer","description":"How long to wait; 0 only looks.","default":5000},"stable_samples":{"type":"integer","minimum":1,"maximum":5,"description":"Looks in a row at which all of it has to hold.","default":2}},"required":["pid","expect"],"additionalProperties":false},"outputSchema":{"type":"object","required":["status","waited_ms","results"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kVerifyStateReference = R"text(# verify_state

Checks up to eight expectations of a window and its elements together, waiting until all hold, and says how each stands.

Toolset `desktop`, group `observe`, since 0.1. Command: `offhand verify_state`. A call can at worst observe.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `session` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Run's name. |
| `pid` | integer, 1 to 4194304 | required | Window's owner. |
| `window_id` | integer, 1 to 4294967295 | | Default: the topmost that fits. |
| `expect` | list of object, 1 to 8 items | required | What should be so, all of it. |
| `expect[].query` | string, 1 to 256 characters | | Text in its name, value, description or role. |
| `expect[].role` | string, 1 to 64 characters | | Its role; usual other words serve too: input, dropdown, push button. |
| `expect[].name` | string, 1 to 256 characters | | Its name, or nearly: part of it, a slip of the pen. |
| `expect[].exact` | boolean | `false` | Takes name literally. |
| `expect[].text` | string, 1 to 256 characters | | Text that it shows: part of its name or value. |
| `expect[].state` | list of one of `busy`, `checked`, `collapsed`, `disabled`, `editable`, `expanded`, `focused`, `hidden`, `mixed`, `modal`, `multiselectable`, `offscreen`, `pressed`, `readonly`, `required`, `selected`, `focusable`, `protected`, at most 18 items | `[]` | States that it has. |
| `expect[].until` | one of `shows`, `exists`, `gone`, `enabled`, `disabled`, `focused`, `checked`, `unchecked`, `selected`, `unselected`, `expanded`, `collapsed`, `value_equals`, `value_contains`, `window_opens`, `window_closes` | `"shows"` | What is expected of the element, or of a window. gone: it is not there, or does not show. window_opens: one that fits is there; without a title one that was not there before. |
| `expect[].value` | string, at most 4096 characters | | For value_equals and value_contains. |
| `expect[].element_index` | integer, 1 to 2147483647 | | The element, by its number; needs window_id. |
| `expect[].title` | string, 1 to 256 characters | | Part of the window's title. |
| `timeout_ms` | integer, 0 to 9500 | `5000` | How long to wait; 0 only looks. |
| `stable_samples` | integer, 1 to 5 | `2` | Looks in a row at which all of it has to hold. |

## Result

Text, and the same facts as structured content:

| Member | Type | Present | Meaning |
|---|---|---|---|
| `status` | one of `satisfied`, `unsatisfied`, `unknown` | always | satisfied when all are; unknown when one could not be told and none is unsatisfied. |
| `waited_ms` | integer, at least 0 | always | How long it took. |
| `results[]` | list of object | always | In the order of expect. |
| `results[].expected` | string | always | What was expected. |
| `results[].status` | one of `satisfied`, `unsatisfied`, `unknown` | always | Whether it is so. |
| `results[].reason` | string | always | How things are. |
| `results[].window_id` | integer, 1 to 4294967295 | | Window that was looked at. |
| `results[].element_index` | integer, 1 to 2147483647 | | Element that it is so of. |

## Errors

`invalid_arguments`, `process_not_found`, `window_not_found`; besides the general ones.

## Examples

Is the box ticked, and does the field hold that?

```json
{"name":"verify_state","arguments":{"pid":844,"expect":[{"role":"checkbox","name":"Remember me","until":"checked"},{"role":"textbox","name":"Name","until":"value_equals","value":"Ada"}]}}
```

```sh
offhand verify_state --pid 844 --expect '[{"role":"checkbox","name":"Remember me","until":"checked"},{"role":"textbox","name":"Name","until":"value_equals","value":"Ada"}]'
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

constinit const ToolInfo verify_state_tool = {
  .toolset = "desktop",
  .name = "verify_state",
  .identity = "desktop.verify_state",
  .command = "verify_state",
  .title = "Check what is so",
  .group = "observe",
  .since = "0.1",
  .description = "Checks up to eight expectations of a window and its elements together, waiting until all hold, and says how each stands.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe,
  .background_lock = LockKind::none,
  .foreground_lock = LockKind::none,
  .timeout = TimeoutKind::read,
  .platforms = kVerifyStatePlatforms,
  .needs = kVerifyStateNeeds,
  .errors = kVerifyStateErrors,
  .wire = kVerifyStateWire,
  .brief_wire = kVerifyStateBriefWire,
  .input = &verify_state_args_schema,
  .cli = kVerifyStateOptions,
  .members = kVerifyStateMembers,
  .reference = kVerifyStateReference,
  .parse = &prepare_verify_state,
};

}  // namespace offhand::tools::desktop
