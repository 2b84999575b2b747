// Generated from schema/prompts/automate-workflow.json. Do not edit.
#include "generated/prompts/automate_workflow.h"

#include "generated/support/define_tool.h"

namespace offhand::prompts {

constexpr SchemaNode kAutomateWorkflowArgsWorkflowNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 4000};
constexpr SchemaNode kAutomateWorkflowArgsAppsNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 4000};
constexpr SchemaNode kAutomateWorkflowArgsDryRunNode = {.kind = SchemaKind::string, .max_size = 16, .pattern = "^(true|false)$"};
constexpr auto kAutomateWorkflowArgsProperties = std::to_array<SchemaProperty>({
  {.name = "workflow", .node = &kAutomateWorkflowArgsWorkflowNode, .required = true},
  {.name = "apps", .node = &kAutomateWorkflowArgsAppsNode},
  {.name = "dry_run", .node = &kAutomateWorkflowArgsDryRunNode},
});
constinit const SchemaNode automate_workflow_args_schema = {.kind = SchemaKind::object, .properties = kAutomateWorkflowArgsProperties};

constexpr auto kAutomateWorkflowArgsMemberKeys = member_keys("workflow", "apps", "dry_run");
void write(JsonWriter& writer, const AutomateWorkflowArgs& value) { write_members(writer, value, kAutomateWorkflowArgsMemberKeys); }
void read(const nlohmann::json& json, AutomateWorkflowArgs& out) { read_members(json, out, kAutomateWorkflowArgsMemberKeys); }

namespace {

constexpr auto kAutomateWorkflowDryRunCompletions = std::to_array<std::string_view>({"true", "false"});
constexpr auto kAutomateWorkflowArguments = std::to_array<PromptArgumentInfo>({
  {"workflow", true, {}, ""},
  {"apps", false, {}, ""},
  {"dry_run", false, kAutomateWorkflowDryRunCompletions, ""},
});

constexpr std::string_view kAutomateWorkflowWire =
    R"text({"name":"automate-workflow","title":"Automate a workflow","description":"Carries out a task of several steps in one or more applications.","arguments":[{"name":"workflow","description":"The task.","required":true},{"name":"apps","description":"Applications that it needs, separated by commas. Default: those that the task names."},{"name":"dry_run","description":"true: it is planned and not carried out. The client's model is asked, where the client offers one (sampling), what to do first in the first of the applications that runs; else the prompt shows that application."}]})text";

Result<PromptReply> get_automate_workflow(Call& call, const nlohmann::json& json) {
  OFFHAND_ASSIGN(const auto args, parse_arguments<AutomateWorkflowArgs>(automate_workflow_args_schema, "automate-workflow", json, {}));
  return automate_workflow(call, args);
}

}  // namespace

constinit const PromptInfo automate_workflow_prompt = {
  .call = {.toolset = "prompts", .name = "automate-workflow", .identity = "prompts.automate-workflow", .annotations = {.read_only = true, .destructive = false}, .power = Power::observe, .is_sandboxed = true},
  .name = "automate-workflow",
  .title = "Automate a workflow",
  .description = "Carries out a task of several steps in one or more applications.",
  .wire = kAutomateWorkflowWire,
  .arguments = kAutomateWorkflowArguments,
  .get = &get_automate_workflow,
};

}  // namespace offhand::prompts
