// Generated from schema/tools/desktop/replay_trajectory.json. Do not edit.
#include "generated/tools/desktop/replay_trajectory.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::desktop {

constexpr SchemaNode kReplayTrajectoryArgsDirNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 4096, .format = SchemaFormat::path};
constexpr SchemaNode kReplayTrajectoryArgsDelayMsNode = {.kind = SchemaKind::integer, .minimum = 0, .maximum = 10000};
constexpr SchemaNode kReplayTrajectoryArgsStopOnErrorNode = {.kind = SchemaKind::boolean};
constexpr auto kReplayTrajectoryArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "dir", .node = &kReplayTrajectoryArgsDirNode, .required = true, .holds = Holds::plain},
  {.name = "delay_ms", .node = &kReplayTrajectoryArgsDelayMsNode},
  {.name = "stop_on_error", .node = &kReplayTrajectoryArgsStopOnErrorNode},
});
constinit const SchemaNode replay_trajectory_args_schema = {.kind = SchemaKind::object, .properties = kReplayTrajectoryArgsProperties};

constexpr auto kReplayTrajectoryArgsMemberKeys = member_keys("session", "dir", default_member("delay_ms"),
    default_member("stop_on_error"));
void write(JsonWriter& writer, const ReplayTrajectoryArgs& value) { write_changed_members(writer, value, kReplayTrajectoryArgsMemberKeys); }
void read(const nlohmann::json& json, ReplayTrajectoryArgs& out) { read_members(json, out, kReplayTrajectoryArgsMemberKeys); }

constexpr auto kReplayTrajectoryResultOutcomeValues = std::to_array<std::string_view>({"complete", "partial"});
std::string_view to_string(ReplayTrajectoryResultOutcome value) { return kReplayTrajectoryResultOutcomeValues[static_cast<std::size_t>(value)]; }
std::optional<ReplayTrajectoryResultOutcome> replay_trajectory_result_outcome_from_string(std::string_view text) {
  return value_of<ReplayTrajectoryResultOutcome>(text, kReplayTrajectoryResultOutcomeValues);
}
void write(JsonWriter& writer, ReplayTrajectoryResultOutcome value) { writer.value(to_string(value)); }

constexpr auto kReplayTrajectoryResultMemberKeys = member_keys("outcome", "done", "failed", "skipped", "not_reached",
    "cut_short", "turns");
void write(JsonWriter& writer, const ReplayTrajectoryResult& value) { write_members(writer, value, kReplayTrajectoryResultMemberKeys); }

std::string text_of(const ReplayTrajectoryResult& value) {
  std::string text;
  if (value.outcome == ReplayTrajectoryResultOutcome::complete) {
    append_parts(text, "✅ ", Counted{value.done, "turn", "turns"}, " replayed");
  }
  if (value.outcome == ReplayTrajectoryResultOutcome::partial) {
    append_parts(text, "⚠️ ", Counted{value.done, "turn", "turns"}, " replayed");
  }
  if (value.outcome == ReplayTrajectoryResultOutcome::partial) append_parts(text, ", ", value.failed, " failed");
  if (value.outcome == ReplayTrajectoryResultOutcome::partial) append_parts(text, ", ", value.skipped, " skipped");
  if (value.outcome == ReplayTrajectoryResultOutcome::partial) {
    append_parts(text, ", ", value.not_reached, " not reached");
  }
  if (value.cut_short.has_value() && !value.cut_short->empty()) {
    append_parts(text, "; of the recording some may be missing: ", *value.cut_short);
  }
  for (const auto& row : value.turns) {
    append_parts(text, "\n", "- ", row.turn);
    if (row.tool.has_value() && !row.tool->empty()) append_parts(text, " ", *row.tool);
    append_parts(text, " ", to_string(row.state), ": ", row.reason);
  }
  return text;
}

namespace {

class ReplayTrajectoryInvocation final : public ToolInvocation<ReplayTrajectoryTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return arguments_.session; }
  Address address() const override { return address::Desktop{}; }
  Reply reply() const override { return structured_reply(text_of(outcome()), outcome()); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override { return keep(replay_trajectory(call, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> ReplayTrajectoryTool::invocation(ReplayTrajectoryArgs arguments) {
  return std::make_unique<ReplayTrajectoryInvocation>(std::move(arguments));
}

Result<ReplayTrajectoryArgs> parse_replay_trajectory_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<ReplayTrajectoryArgs>(replay_trajectory_args_schema, "replay_trajectory", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_replay_trajectory(const nlohmann::json& json, std::string_view platform) {
  return prepare<ReplayTrajectoryTool>(&parse_replay_trajectory_args, json, platform);
}

}  // namespace offhand::tools::desktop
