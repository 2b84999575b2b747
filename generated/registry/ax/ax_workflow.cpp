// Generated from schema/tools/ax/ax_workflow.json. Do not edit.
#include "generated/tools/ax/ax_workflow.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::ax {

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
    R"text({"name":"ax_workflow","title":"Execute composed workflow","description":"Carries out several tool calls in order as one. A step fails where its call does, or its result says found, passed or success: false; on_fail decides what follows. Checked whole before anything is done.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"steps":{"type":"array","minItems":1,"maxItems":200,"items":{"type":"object","properties":{"tool":{"type":"string","minLength":1,"maxLength":128,"description":"Name of the tool, such as ax_click."},"args":{"type":"object","maxProperties":50,"description":"Arguments; {{step_2.value}}: from step 2's result."},"on_fail":{"type":"string","enum":["rollback","skip","abort"],"description":"What to do where the step fails.","default":"abort"},"wait_after_ms":{"type":"integer","minimum":0,"maximum":60000,"description":"Pause after it.","default":0},"retry":{"type":"integer","minimum":0,"maximum":20,"description":"How often the step is tried again where it fails.","default":0}},"required":["tool","args"],"additionalProperties":false},"description":"The steps, in order. A workflow is no step of another."},"name":{"type":"string","minLength":1,"maxLength":256,"description":"Name of the workflow, for progress and logs."}},"required":["steps"],"additionalProperties":false},"outputSchema":{"type":"object","required":["success","steps_completed","steps_total"]},"annotations":{"openWorldHint":false},"execution":{"taskSupport":"optional"}})text";

constexpr std::string_view kAxWorkflowBriefWire =
    R"text({"name":"ax_workflow","title":"Execute composed workflow","description":"Carries out several tool calls in order as one. A step fails where its call does, or its result says found, passed or success: false; on_fail decides what follows. Checked whole before anything is done.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"steps":{"type":"array","items":{"type":"object","properties":{"tool":{"type":"string","description":"Name of the tool, such as ax_click."},"args":{"type":"object","description":"Arguments; {{step_2.value}}: from step 2's result."},"on_fail":{"type":"string","enum":["rollback","skip","abort"],"description":"What to do where the step fails.","default":"abort"},"wait_after_ms":{"type":"integer","description":"Pause after it.","default":0},"retry":{"type":"integer","minimum":0,"maximum":20,"description":"How often the step is tried again where it fails.","default":0}},"required":["tool","args"],"additionalProperties":false},"description":"The steps, in order. A workflow is no step of another."},"name":{"type":"string","description":"Name of the workflow, for progress and logs."}},"required":["steps"],"additionalProperties":false},"outputSchema":{"type":"object","required":["success","steps_completed","steps_total"]},"annotations":{"openWorldHint":false},"execution":{"taskSupport":"optional"}})text";

/// docs/reference/tools/ax/ax_workflow.md, of which the build makes it (cmake/references.cmake).
extern const char ax_workflow_reference[];

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
  .timeout = TimeoutKind::run,
  .tasks = TaskSupport::optional,
  .platforms = platform_support::kPlatforms2905451567,
  .needs = kAxWorkflowNeeds,
  .errors = kAxWorkflowErrors,
  .wire = kAxWorkflowWire,
  .brief_wire = kAxWorkflowBriefWire,
  .input = &ax_workflow_args_schema,
  .cli = kAxWorkflowOptions,
  .members = kAxWorkflowMembers,
  .reference = {ax_workflow_reference, 4588},
  .parse = &prepare_ax_workflow,
};

}  // namespace offhand::tools::ax
