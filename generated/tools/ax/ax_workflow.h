// Generated from schema/tools/ax/ax_workflow.json. Do not edit.
#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/tool.h"
#include "generated/types/compose.h"
#include "generated/types/session.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::ax {

struct AxWorkflowArgs {
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  /// The steps, in order. A workflow is no step of another.
  std::vector<WorkflowStep> steps{};
  /// Name of the workflow, for progress and logs.
  std::optional<std::string> name{};
  bool operator==(const AxWorkflowArgs&) const = default;
};
void write(JsonWriter& writer, const AxWorkflowArgs& value);
void read(const nlohmann::json& json, AxWorkflowArgs& out);
extern const SchemaNode ax_workflow_args_schema;

struct AxWorkflowResult {
  /// Whether the workflow came to its end.
  bool success = false;
  /// Number of steps that were done.
  std::int64_t steps_completed = 0;
  /// Number of steps.
  std::int64_t steps_total = 0;
  /// What became of each step that was reached.
  std::optional<std::vector<StepResult>> results{};
  /// Whether what was done was undone, as far as undone tells.
  std::optional<bool> rolled_back{};
  /// What the rollback came to, newest first; absent without one.
  std::optional<std::vector<UndoneAction>> undone{};
  /// Why the workflow ended early; absent where it did not.
  std::optional<std::string> error{};
};
void write(JsonWriter& writer, const AxWorkflowResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const AxWorkflowResult& value);

/// All problems at once, never half a struct.
Result<AxWorkflowArgs> parse_ax_workflow_args(const nlohmann::json& json, std::string_view platform = {});

/// Carries out several calls of tools as one, in order. A step fails where its call fails or its result says found,
/// passed or success: false. Then its on_fail decides: the workflow ends (abort), goes on (skip), or undoes what it did
/// and ends (rollback). All steps are checked before the first is done.
/// Written by hand in impl/tools/ax/ax_workflow.cpp.
Result<AxWorkflowResult> ax_workflow(Call& call, const AxWorkflowArgs& args);

Result<std::unique_ptr<Invocation>> prepare_ax_workflow(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo ax_workflow_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct AxWorkflowTool {
  using Arguments = AxWorkflowArgs;
  using Result = AxWorkflowResult;
  static const ToolInfo& info() { return ax_workflow_tool; }
  static std::unique_ptr<Invocation> invocation(AxWorkflowArgs arguments);
};

}  // namespace offhand::tools::ax
