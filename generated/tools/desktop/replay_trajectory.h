// Generated from schema/tools/desktop/replay_trajectory.json. Do not edit.
#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/tool.h"
#include "generated/types/replay.h"
#include "generated/types/session.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::desktop {

struct ReplayTrajectoryArgs {
  /// Run's name.
  std::optional<SessionId> session{};
  /// Folder that start_recording wrote.
  std::string dir{};
  /// Pause after each turn.
  std::int64_t delay_ms = 500;
  /// false goes on after a turn that could not be done.
  bool stop_on_error = true;
  bool operator==(const ReplayTrajectoryArgs&) const = default;
};
void write(JsonWriter& writer, const ReplayTrajectoryArgs& value);
void read(const nlohmann::json& json, ReplayTrajectoryArgs& out);
extern const SchemaNode replay_trajectory_args_schema;

/// complete when every turn was done.
enum class ReplayTrajectoryResultOutcome {
  complete,
  partial,
};
std::string_view to_string(ReplayTrajectoryResultOutcome value);
std::optional<ReplayTrajectoryResultOutcome> replay_trajectory_result_outcome_from_string(std::string_view text);
void write(JsonWriter& writer, ReplayTrajectoryResultOutcome value);

struct ReplayTrajectoryResult {
  /// complete when every turn was done.
  ReplayTrajectoryResultOutcome outcome{};
  /// Turns that were done again.
  std::int64_t done = 0;
  /// Turns that were tried and failed.
  std::int64_t failed = 0;
  /// Turns that cannot be done again.
  std::int64_t skipped = 0;
  /// Turns after the one that stopped the replay.
  std::int64_t not_reached = 0;
  /// Those that were not done, with the reason.
  std::vector<ReplayedTurn> turns{};
};
void write(JsonWriter& writer, const ReplayTrajectoryResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const ReplayTrajectoryResult& value);

/// All problems at once, never half a struct.
Result<ReplayTrajectoryArgs> parse_replay_trajectory_args(const nlohmann::json& json, std::string_view platform = {});

/// Does the recorded actions again, in order. Windows and elements are found anew by what they are called; a turn for
/// which that is in doubt is not done.
/// Written by hand in impl/tools/desktop/replay_trajectory.cpp.
Result<ReplayTrajectoryResult> replay_trajectory(Call& call, const ReplayTrajectoryArgs& args);

Result<std::unique_ptr<Invocation>> prepare_replay_trajectory(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo replay_trajectory_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct ReplayTrajectoryTool {
  using Arguments = ReplayTrajectoryArgs;
  using Result = ReplayTrajectoryResult;
  static const ToolInfo& info() { return replay_trajectory_tool; }
  static std::unique_ptr<Invocation> invocation(ReplayTrajectoryArgs arguments);
};

}  // namespace offhand::tools::desktop
