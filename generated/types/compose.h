// Generated from schema/common/compose.json. Do not edit.
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "codegen/runtime/json_value.h"

namespace offhand {

class JsonWriter;
struct SchemaNode;
struct SchemaUnion;

/// What to do where the step fails.
enum class OnFail {
  /// The workflow ends, and what was done is undone where it can be.
  rollback,
  /// The next step follows.
  skip,
  /// The workflow ends, and what was done stays.
  abort,
};
std::string_view to_string(OnFail value);
std::optional<OnFail> on_fail_from_string(std::string_view text);
void write(JsonWriter& writer, OnFail value);
void read(const nlohmann::json& json, OnFail& out);
extern const SchemaNode on_fail_schema;

/// A call of a tool.
struct WorkflowStep {
  /// Name of the tool, such as ax_click.
  std::string tool{};
  /// Arguments of the tool. In texts, {{step_2.value}} stands for that member of the result of step 2.
  JsonValue args{};
  /// What to do where the step fails.
  OnFail on_fail = OnFail::abort;
  /// Pause after the step in milliseconds.
  std::int64_t wait_after_ms = 0;
  /// How often the step is tried again where it fails.
  std::int64_t retry = 0;
  bool operator==(const WorkflowStep&) const = default;
};
void write(JsonWriter& writer, const WorkflowStep& value);
void read(const nlohmann::json& json, WorkflowStep& out);
extern const SchemaNode workflow_step_schema;

/// skipped: the step failed, and the next one followed.
enum class StepResultStatus {
  done,
  failed,
  skipped,
};
std::string_view to_string(StepResultStatus value);
std::optional<StepResultStatus> step_result_status_from_string(std::string_view text);
void write(JsonWriter& writer, StepResultStatus value);

/// What became of a step.
struct StepResult {
  /// Number of the step, counted from 1.
  std::int64_t step = 0;
  /// Name of the tool.
  std::string tool{};
  /// skipped: the step failed, and the next one followed.
  StepResultStatus status{};
  /// How often it was tried.
  std::int64_t attempts = 0;
  /// How long all attempts took together, in milliseconds.
  std::int64_t duration_ms = 0;
  /// Structured result of the tool; absent where the call failed.
  std::optional<JsonValue> result{};
  /// Why the step failed; absent where it did not.
  std::optional<std::string> error{};
  /// Code of the error of the call; absent without one.
  std::optional<std::string> code{};
};
void write(JsonWriter& writer, const StepResult& value);

/// undone: what was there before is there again; skipped_irreversible: nothing was done about it; failed: it was put
/// back, and something else is there now.
enum class UndoneActionStatus {
  undone,
  skipped_irreversible,
  failed,
};
std::string_view to_string(UndoneActionStatus value);
std::optional<UndoneActionStatus> undone_action_status_from_string(std::string_view text);
void write(JsonWriter& writer, UndoneActionStatus value);

/// An action that was to be undone.
struct UndoneAction {
  /// Name of the tool that did it.
  std::string tool{};
  /// undone: what was there before is there again; skipped_irreversible: nothing was done about it; failed: it was put
  /// back, and something else is there now.
  UndoneActionStatus status{};
  /// What it was done on, in words.
  std::optional<std::string> on{};
  /// Why it was left as it is, or what is there now; absent where it was undone.
  std::optional<std::string> reason{};
};
void write(JsonWriter& writer, const UndoneAction& value);

}  // namespace offhand
