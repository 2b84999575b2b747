// Generated from schema/common/compose.json. Do not edit.
#include "generated/types/compose.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string_view>

#include "codegen/runtime/json_reader.h"
#include "codegen/runtime/json_writer.h"
#include "codegen/runtime/schema.h"

namespace offhand {

namespace {
constexpr auto kOnFailValues = std::to_array<std::string_view>({"rollback", "skip", "abort"});
}  // namespace

constinit const SchemaNode on_fail_schema = {.kind = SchemaKind::string, .values = kOnFailValues};

std::string_view to_string(OnFail value) { return kOnFailValues[static_cast<std::size_t>(value)]; }

std::optional<OnFail> on_fail_from_string(std::string_view text) {
  const auto found = std::find(kOnFailValues.begin(), kOnFailValues.end(), text);
  if (found == kOnFailValues.end()) return std::nullopt;
  return static_cast<OnFail>(found - kOnFailValues.begin());
}

void write(JsonWriter& writer, OnFail value) { writer.value(to_string(value)); }

void read(const nlohmann::json& json, OnFail& out) {
  out = on_fail_from_string(text_of_json(json)).value_or(out);
}

namespace {
constexpr SchemaNode kWorkflowStepToolNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 128};
constexpr SchemaNode kWorkflowStepArgsNode = {.kind = SchemaKind::object, .open = true, .max_size = 50};
constexpr SchemaNode kWorkflowStepWaitAfterMsNode = {.kind = SchemaKind::integer, .minimum = 0, .maximum = 60000};
constexpr SchemaNode kWorkflowStepRetryNode = {.kind = SchemaKind::integer, .minimum = 0, .maximum = 20};
constexpr auto kWorkflowStepProperties = std::to_array<SchemaProperty>({
  {.name = "tool", .node = &kWorkflowStepToolNode, .required = true, .holds = Holds::plain},
  {.name = "args", .node = &kWorkflowStepArgsNode, .required = true, .holds = Holds::plain},
  {.name = "on_fail", .node = &on_fail_schema},
  {.name = "wait_after_ms", .node = &kWorkflowStepWaitAfterMsNode},
  {.name = "retry", .node = &kWorkflowStepRetryNode},
});
}  // namespace

constinit const SchemaNode workflow_step_schema = {.kind = SchemaKind::object, .properties = kWorkflowStepProperties};

void write(JsonWriter& writer, const WorkflowStep& value) {
  writer.begin_object();
  write_member(writer, "tool", value.tool);
  write_member(writer, "args", value.args);
  write_member(writer, "on_fail", value.on_fail);
  write_member(writer, "wait_after_ms", value.wait_after_ms);
  write_member(writer, "retry", value.retry);
  writer.end_object();
}

void read(const nlohmann::json& json, WorkflowStep& out) {
  read_member(json, "tool", out.tool);
  read_member(json, "args", out.args);
  read_member(json, "on_fail", out.on_fail);
  read_member(json, "wait_after_ms", out.wait_after_ms);
  read_member(json, "retry", out.retry);
}

namespace {
constexpr auto kStepResultStatusValues = std::to_array<std::string_view>({"done", "failed", "skipped"});
}  // namespace

std::string_view to_string(StepResultStatus value) { return kStepResultStatusValues[static_cast<std::size_t>(value)]; }

std::optional<StepResultStatus> step_result_status_from_string(std::string_view text) {
  const auto found = std::find(kStepResultStatusValues.begin(), kStepResultStatusValues.end(), text);
  if (found == kStepResultStatusValues.end()) return std::nullopt;
  return static_cast<StepResultStatus>(found - kStepResultStatusValues.begin());
}

void write(JsonWriter& writer, StepResultStatus value) { writer.value(to_string(value)); }

void write(JsonWriter& writer, const StepResult& value) {
  writer.begin_object();
  write_member(writer, "step", value.step);
  write_member(writer, "tool", value.tool);
  write_member(writer, "status", value.status);
  write_member(writer, "attempts", value.attempts);
  write_member(writer, "result", value.result);
  write_member(writer, "error", value.error);
  write_member(writer, "code", value.code);
  writer.end_object();
}

namespace {
constexpr auto kUndoneActionStatusValues = std::to_array<std::string_view>({"undone", "skipped_irreversible"});
}  // namespace

std::string_view to_string(UndoneActionStatus value) { return kUndoneActionStatusValues[static_cast<std::size_t>(value)]; }

std::optional<UndoneActionStatus> undone_action_status_from_string(std::string_view text) {
  const auto found = std::find(kUndoneActionStatusValues.begin(), kUndoneActionStatusValues.end(), text);
  if (found == kUndoneActionStatusValues.end()) return std::nullopt;
  return static_cast<UndoneActionStatus>(found - kUndoneActionStatusValues.begin());
}

void write(JsonWriter& writer, UndoneActionStatus value) { writer.value(to_string(value)); }

void write(JsonWriter& writer, const UndoneAction& value) {
  writer.begin_object();
  write_member(writer, "tool", value.tool);
  write_member(writer, "status", value.status);
  write_member(writer, "on", value.on);
  write_member(writer, "reason", value.reason);
  writer.end_object();
}

}  // namespace offhand
