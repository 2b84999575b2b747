// Generated from schema/tools/ax/ax_workflow.json. Do not edit.
#include "generated/tools/ax/ax_workflow.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::ax {

constexpr SchemaNode kAxWorkflowArgsStepsNode = {.kind = SchemaKind::array, .min_size = 1, .max_size = 200, .items = &workflow_step_schema};
constexpr SchemaNode kAxWorkflowArgsNameNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr auto kAxWorkflowArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "steps", .node = &kAxWorkflowArgsStepsNode, .required = true},
  {.name = "name", .node = &kAxWorkflowArgsNameNode, .holds = Holds::plain},
});
constinit const SchemaNode ax_workflow_args_schema = {.kind = SchemaKind::object, .properties = kAxWorkflowArgsProperties};

constexpr auto kAxWorkflowArgsMemberKeys = member_keys("session", "steps", "name");
void write(JsonWriter& writer, const AxWorkflowArgs& value) { write_members(writer, value, kAxWorkflowArgsMemberKeys); }
void read(const nlohmann::json& json, AxWorkflowArgs& out) { read_members(json, out, kAxWorkflowArgsMemberKeys); }

constexpr auto kAxWorkflowResultMemberKeys = member_keys("success", "steps_completed", "steps_total", "results",
    "rolled_back", "undone", "error");
void write(JsonWriter& writer, const AxWorkflowResult& value) { write_members(writer, value, kAxWorkflowResultMemberKeys); }

std::string text_of(const AxWorkflowResult& value) {
  std::string text;
  if (value.success) {
    append_parts(text, "✅ ", value.steps_completed, " of ", Counted{value.steps_total, "step", "steps"}, " done");
  }
  if (value.error.has_value() && !value.error->empty()) {
    append_parts(text, "⚠️ ", value.steps_completed, " of ", Counted{value.steps_total, "step", "steps"}, " done. ",
        *value.error);
  }
  if (value.results.has_value()) {
    for (const auto& row : *value.results) {
      append_parts(text, "\n", "- ", row.step, ". ", row.tool, ": ", to_string(row.status), ", ",
          Counted{row.attempts, "attempt", "attempts"});
      if (row.error.has_value() && !row.error->empty()) append_parts(text, ": ", *row.error);
    }
  }
  if (value.undone.has_value()) {
    for (const auto& row : *value.undone) {
      append_parts(text, "\n", "- ", row.tool, " ", to_string(row.status));
      if (row.reason.has_value() && !row.reason->empty()) append_parts(text, ": ", *row.reason);
    }
  }
  return text;
}

namespace {

class AxWorkflowInvocation final : public ToolInvocation<AxWorkflowTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return arguments_.session; }
  Address address() const override { return address::Desktop{}; }
  Reply reply() const override { return structured_reply(text_of(outcome()), outcome()); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override { return keep(ax_workflow(call, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> AxWorkflowTool::invocation(AxWorkflowArgs arguments) {
  return std::make_unique<AxWorkflowInvocation>(std::move(arguments));
}

Result<AxWorkflowArgs> parse_ax_workflow_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<AxWorkflowArgs>(ax_workflow_args_schema, "ax.ax_workflow", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_ax_workflow(const nlohmann::json& json, std::string_view platform) {
  return prepare<AxWorkflowTool>(&parse_ax_workflow_args, json, platform);
}

}  // namespace offhand::tools::ax
