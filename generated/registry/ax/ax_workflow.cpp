// Generated from schema/tools/ax/ax_workflow.json. Do not edit.
#include <array>
#include <string_view>

#include "generated/tools/ax/ax_workflow.h"

namespace offhand::tools::ax {
namespace {

constexpr auto kAxWorkflowPlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::none, "This tool works on desktop windows."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kAxWorkflowNeeds = std::to_array<std::string_view>({"accessibility", "apps", "windows"});
constexpr auto kAxWorkflowErrors = std::to_array<std::string_view>({"workflow_invalid"});

constexpr auto kAxWorkflowMembers = std::to_array<CliMember>({
  {"steps[].tool", "Name of the tool, such as ax_click.", "String, 1 to 128 characters. Required."},
  {"steps[].args", "Arguments of the tool. In texts, {{step_2.value}} stands for that member of the result of step 2.", "Object, at most 50 members. Required."},
  {"steps[].on_fail", "What to do where the step fails.", "One of rollback, skip, abort. Default: abort."},
  {"steps[].wait_after_ms", "Pause after the step in milliseconds.", "Integer, 0 to 60000. Default: 0."},
  {"steps[].retry", "How often the step is tried again where it fails.", "Integer, 0 to 20. Default: 0."},
});

constexpr auto kAxWorkflowOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--steps", .key = "steps", .kind = CliKind::json, .position = -1, .value_name = "JSON", .description = "The steps, in order. A workflow is no step of another.", .facts = "Limits: 1 to 200 items. Required.", .required = true},
  {.flag = "--name", .key = "name", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Name of the workflow, for progress and logs.", .facts = "Limits: 1 to 256 characters."},
});

constexpr std::string_view kAxWorkflowWire =
    R"text({"name":"ax_workflow","title":"Execute composed workflow","description":"Carries out several tool calls in order as one. A step fails where its call does, or its result says found, passed or success: false; on_fail decides what follows. Checked whole before anything is done.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"steps":{"type":"array","minItems":1,"maxItems":200,"items":{"type":"object","properties":{"tool":{"type":"string","minLength":1,"maxLength":128,"description":"Name of the tool, such as ax_click."},"args":{"type":"object","description":"Arguments; {{step_2.value}}: from step 2's result."},"on_fail":{"type":"string","enum":["rollback","skip","abort"],"description":"What to do where the step fails.","default":"abort"},"wait_after_ms":{"type":"integer","minimum":0,"maximum":60000,"description":"Pause after it.","default":0},"retry":{"type":"integer","minimum":0,"maximum":20,"description":"How often the step is tried again where it fails.","default":0}},"required":["tool","args"],"additionalProperties":false},"description":"The steps, in order. A workflow is no step of another."},"name":{"type":"string","minLength":1,"maxLength":256,"description":"Name of the workflow, for progress and logs."}},"required":["steps"],"additionalProperties":false},"outputSchema":{"type":"object","required":["success","steps_completed","steps_total"]},"annotations":{"openWorldHint":false},"execution":{"taskSupport":"optional"}})text";

constexpr std::string_view kAxWorkflowBriefWire =
    R"text({"name":"ax_workflow","title":"Execute composed workflow","description":"Carries out several tool calls in order as one. A step fails where its call does, or its result says found, passed or success: false; on_fail decides what follows. Checked whole before anything is done.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"steps":{"type":"array","items":{"type":"object","properties":{"tool":{"type":"string","description":"Name of the tool, such as ax_click."},"args":{"type":"object","description":"Arguments; {{step_2.value}}: from step 2's result."},"on_fail":{"type":"string","enum":["rollback","skip","abort"],"description":"What to do where the step fails.","default":"abort"},"wait_after_ms":{"type":"integer","description":"Pause after it.","default":0},"retry":{"type":"integer","minimum":0,"maximum":20,"description":"How often the step is tried again where it fails.","default":0}},"required":["tool","args"],"additionalProperties":false},"description":"The steps, in order. A workflow is no step of another."},"name":{"type":"string","description":"Name of the workflow, for progress and logs."}},"required":["steps"],"additionalProperties":false},"outputSchema":{"type":"object","required":["success","steps_completed","steps_total"]},"annotations":{"openWorldHint":false},"execution":{"taskSupport":"optional"}})text";

constexpr std::string_view kAxWorkflowReference = R"text(# ax_workflow

Carries out several calls of tools as one, in order. A step fails where its call fails or its result says found, passed or success: false. Then its on_fail decides: the workflow ends (abort), goes on (skip), or undoes what it did and ends (rollback). All steps are checked before the first is done.

Toolset `ax`, group `compose`, since 0.1. Command: `offhand ax workflow`. A call can at worst destroy something.

A call may run on as a task after its answer.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `session` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. |
| `steps` | list of object, 1 to 200 items | required | The steps, in order. A workflow is no step of another. |
| `steps[].tool` | string, 1 to 128 characters | required | Name of the tool, such as ax_click. |
| `steps[].args` | object, at most 50 members | required | Arguments of the tool. In texts, {{step_2.value}} stands for that member of the result of step 2. |
| `steps[].on_fail` | one of `rollback`, `skip`, `abort` | `"abort"` | What to do where the step fails. `rollback`: The workflow ends, and what was done is undone where it can be. `skip`: The next step follows. `abort`: The workflow ends, and what was done stays. |
| `steps[].wait_after_ms` | integer, 0 to 60000 | `0` | Pause after the step in milliseconds. |
| `steps[].retry` | integer, 0 to 20 | `0` | How often the step is tried again where it fails. |
| `name` | string, 1 to 256 characters | | Name of the workflow, for progress and logs. |

## Result

Text, and the same facts as structured content:

| Member | Type | Present | Meaning |
|---|---|---|---|
| `success` | boolean | always | Whether the workflow came to its end. |
| `steps_completed` | integer, at least 0 | always | Number of steps that were done. |
| `steps_total` | integer, at least 1 | always | Number of steps. |
| `results[]` | list of object | | What became of each step that was reached. |
| `results[].step` | integer, at least 1 | always | Number of the step, counted from 1. |
| `results[].tool` | string | always | Name of the tool. |
| `results[].status` | one of `done`, `failed`, `skipped` | always | skipped: the step failed, and the next one followed. |
| `results[].attempts` | integer, at least 1 | always | How often it was tried. |
| `results[].result` | any JSON | | Structured result of the tool; absent where the call failed. |
| `results[].error` | string | | Why the step failed; absent where it did not. |
| `results[].code` | string | | Code of the error of the call; absent without one. |
| `rolled_back` | boolean | | Whether what was done was undone, as far as undone tells. |
| `undone[]` | list of object | | What the rollback came to, newest first; absent without one. |
| `undone[].tool` | string | always | Name of the tool that did it. |
| `undone[].status` | one of `undone`, `skipped_irreversible` | always | undone: what was there before is there again; skipped_irreversible: nothing was done about it. |
| `undone[].on` | string | | What it was done on, in words. |
| `undone[].reason` | string | | Why it was left as it is; absent where it was undone. |
| `error` | string | | Why the workflow ended early; absent where it did not. |

## Errors

`workflow_invalid`; besides the general ones.

## Examples

Save, and answer the dialog once it is there.

```json
{"name":"ax_workflow","arguments":{"name":"save-and-confirm","steps":[{"tool":"ax_key_press","args":{"app":"gedit","key":"s","modifiers":["ctrl"]}},{"tool":"ax_find","args":{"app":"gedit","query":"button:Save"},"retry":3},{"tool":"ax_click","args":{"app":"gedit","query":"{{step_2.element_ref}}"}}]}}
```

```sh
offhand ax workflow --name save-and-confirm --steps '[{"tool":"ax_key_press","args":{"app":"gedit","key":"s","modifiers":["ctrl"]}},{"tool":"ax_find","args":{"app":"gedit","query":"button:Save"},"retry":3},{"tool":"ax_click","args":{"app":"gedit","query":"{{step_2.element_ref}}"}}]'
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

constinit const ToolInfo ax_workflow_tool = {
  .toolset = "ax",
  .name = "ax_workflow",
  .identity = "ax.ax_workflow",
  .command = "ax workflow",
  .title = "Execute composed workflow",
  .group = "compose",
  .since = "0.1",
  .description = "Carries out several calls of tools as one, in order. A step fails where its call fails or its result says found, passed or success: false. Then its on_fail decides: the workflow ends (abort), goes on (skip), or undoes what it did and ends (rollback). All steps are checked before the first is done.",
  .annotations = {.read_only = false, .destructive = true, .idempotent = false, .open_world = false},
  .power = Power::destroy, .is_sandboxed = false,
  .background_lock = LockKind::none,
  .foreground_lock = LockKind::none,
  .timeout = TimeoutKind::run,
  .tasks = TaskSupport::optional,
  .platforms = kAxWorkflowPlatforms,
  .needs = kAxWorkflowNeeds,
  .errors = kAxWorkflowErrors,
  .wire = kAxWorkflowWire,
  .brief_wire = kAxWorkflowBriefWire,
  .input = &ax_workflow_args_schema,
  .cli = kAxWorkflowOptions,
  .members = kAxWorkflowMembers,
  .reference = kAxWorkflowReference,
  .parse = &prepare_ax_workflow,
};

}  // namespace offhand::tools::ax
