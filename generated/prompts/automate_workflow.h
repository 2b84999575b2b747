// Generated from schema/prompts/automate-workflow.json. Do not edit.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "codegen/runtime/prompt.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::prompts {

struct AutomateWorkflowArgs {
  /// The task.
  std::string workflow{};
  /// Applications that it needs, separated by commas. Default: those that the task names.
  std::optional<std::string> apps{};
  /// true: it is planned and not carried out. The client's model is asked, where the client offers one (sampling), what
  /// to do first in the first of the applications that runs; else the prompt shows that application.
  std::optional<std::string> dry_run{};
  bool operator==(const AutomateWorkflowArgs&) const = default;
};
void write(JsonWriter& writer, const AutomateWorkflowArgs& value);
void read(const nlohmann::json& json, AutomateWorkflowArgs& out);
extern const SchemaNode automate_workflow_args_schema;

/// Carries out a task of several steps in one or more applications.
/// Written by hand in impl/prompts/automate_workflow.cpp.
Result<PromptReply> automate_workflow(Call& call, const AutomateWorkflowArgs& args);

extern const PromptInfo automate_workflow_prompt;

}  // namespace offhand::prompts
