// Generated from schema/common/compose.json. Do not edit.
#include "generated/types/compose.h"

#include "codegen/runtime/define_types.h"

namespace offhand {

constexpr auto kOnFailValues = std::to_array<std::string_view>({"rollback", "skip", "abort"});
constinit const SchemaNode on_fail_schema = {.kind = SchemaKind::string, .values = kOnFailValues};

std::string_view to_string(OnFail value) { return kOnFailValues[static_cast<std::size_t>(value)]; }
std::optional<OnFail> on_fail_from_string(std::string_view text) {
  return value_of<OnFail>(text, kOnFailValues);
}
void write(JsonWriter& writer, OnFail value) { writer.value(to_string(value)); }
void read(const nlohmann::json& json, OnFail& out) { out = on_fail_from_string(text_of_json(json)).value_or(out); }

constexpr SchemaNode kWorkflowStepToolNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 128};
constexpr SchemaNode kWorkflowStepArgsNode = {.kind = SchemaKind::object, .open = true, .max_size = 50};
constexpr SchemaNode kWorkflowStepWaitAfterMsNode = {.kind = SchemaKind::integer, .minimum = 0, .maximum = 60000};
constexpr SchemaNode kWorkflowStepRetryNode = {.kind = SchemaKind::integer, .minimum = 0, .maximum = 20};
constexpr auto kWorkflowStepProperties = std::to_array<SchemaProperty>({
  {.name = "tool", .node = &kWorkflowStepToolNode, .required = true, .holds = Holds::tool},
  {.name = "args", .node = &kWorkflowStepArgsNode, .required = true, .holds = Holds::tool_arguments},
  {.name = "on_fail", .node = &on_fail_schema},
  {.name = "wait_after_ms", .node = &kWorkflowStepWaitAfterMsNode},
  {.name = "retry", .node = &kWorkflowStepRetryNode},
});
constinit const SchemaNode workflow_step_schema = {.kind = SchemaKind::object, .properties = kWorkflowStepProperties};

constexpr auto kWorkflowStepMemberKeys = member_keys("tool", "args", "on_fail", "wait_after_ms", "retry");
void write(JsonWriter& writer, const WorkflowStep& value) { write_members(writer, value, kWorkflowStepMemberKeys); }
void read(const nlohmann::json& json, WorkflowStep& out) { read_members(json, out, kWorkflowStepMemberKeys); }

constexpr auto kStepResultStatusValues = std::to_array<std::string_view>({"done", "failed", "skipped"});
std::string_view to_string(StepResultStatus value) { return kStepResultStatusValues[static_cast<std::size_t>(value)]; }
std::optional<StepResultStatus> step_result_status_from_string(std::string_view text) {
  return value_of<StepResultStatus>(text, kStepResultStatusValues);
}
void write(JsonWriter& writer, StepResultStatus value) { writer.value(to_string(value)); }

constexpr auto kStepResultMemberKeys = member_keys("step", "tool", "status", "attempts", "duration_ms", "result",
    "error", "code");
void write(JsonWriter& writer, const StepResult& value) { write_members(writer, value, kStepResultMemberKeys); }

constexpr auto kUndoneActionStatusValues = std::to_array<std::string_view>({"undone", "skipped_irreversible", "failed"});
std::string_view to_string(UndoneActionStatus value) { return kUndoneActionStatusValues[static_cast<std::size_t>(value)]; }
std::optional<UndoneActionStatus> undone_action_status_from_string(std::string_view text) {
  return value_of<UndoneActionStatus>(text, kUndoneActionStatusValues);
}
void write(JsonWriter& writer, UndoneActionStatus value) { writer.value(to_string(value)); }

constexpr auto kUndoneActionMemberKeys = member_keys("tool", "status", "on", "reason");
void write(JsonWriter& writer, const UndoneAction& value) { write_members(writer, value, kUndoneActionMemberKeys); }

}  // namespace offhand
