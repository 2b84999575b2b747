// Generated from schema/tools/desktop/replay_trajectory.json. Do not edit.
#include "generated/tools/desktop/replay_trajectory.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "codegen/runtime/json_reader.h"
#include "codegen/runtime/json_writer.h"
#include "codegen/runtime/schema.h"
#include "codegen/runtime/text.h"
#include "generated/support/platforms.h"
#include "generated/types/errors.h"

namespace offhand::tools::desktop {

namespace {
constexpr SchemaNode kReplayTrajectoryArgsDirNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 4096, .format = SchemaFormat::path};
constexpr SchemaNode kReplayTrajectoryArgsDelayMsNode = {.kind = SchemaKind::integer, .minimum = 0, .maximum = 10000};
constexpr SchemaNode kReplayTrajectoryArgsStopOnErrorNode = {.kind = SchemaKind::boolean};
constexpr auto kReplayTrajectoryArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema},
  {.name = "dir", .node = &kReplayTrajectoryArgsDirNode, .required = true},
  {.name = "delay_ms", .node = &kReplayTrajectoryArgsDelayMsNode},
  {.name = "stop_on_error", .node = &kReplayTrajectoryArgsStopOnErrorNode},
});
}  // namespace

constinit const SchemaNode replay_trajectory_args_schema = {.kind = SchemaKind::object, .properties = kReplayTrajectoryArgsProperties};

void write(JsonWriter& writer, const ReplayTrajectoryArgs& value) {
  writer.begin_object();
  static const ReplayTrajectoryArgs otherwise;
  write_member(writer, "session", value.session);
  write_member(writer, "dir", value.dir);
  write_changed(writer, "delay_ms", value.delay_ms, otherwise.delay_ms);
  write_changed(writer, "stop_on_error", value.stop_on_error, otherwise.stop_on_error);
  writer.end_object();
}

void read(const nlohmann::json& json, ReplayTrajectoryArgs& out) {
  read_member(json, "session", out.session);
  read_member(json, "dir", out.dir);
  read_member(json, "delay_ms", out.delay_ms);
  read_member(json, "stop_on_error", out.stop_on_error);
}

namespace {
constexpr auto kReplayTrajectoryResultOutcomeValues = std::to_array<std::string_view>({"complete", "partial"});
}  // namespace

std::string_view to_string(ReplayTrajectoryResultOutcome value) { return kReplayTrajectoryResultOutcomeValues[static_cast<std::size_t>(value)]; }

std::optional<ReplayTrajectoryResultOutcome> replay_trajectory_result_outcome_from_string(std::string_view text) {
  const auto found = std::find(kReplayTrajectoryResultOutcomeValues.begin(), kReplayTrajectoryResultOutcomeValues.end(), text);
  if (found == kReplayTrajectoryResultOutcomeValues.end()) return std::nullopt;
  return static_cast<ReplayTrajectoryResultOutcome>(found - kReplayTrajectoryResultOutcomeValues.begin());
}

void write(JsonWriter& writer, ReplayTrajectoryResultOutcome value) { writer.value(to_string(value)); }

void write(JsonWriter& writer, const ReplayTrajectoryResult& value) {
  writer.begin_object();
  write_member(writer, "outcome", value.outcome);
  write_member(writer, "done", value.done);
  write_member(writer, "failed", value.failed);
  write_member(writer, "skipped", value.skipped);
  write_member(writer, "not_reached", value.not_reached);
  write_member(writer, "turns", value.turns);
  writer.end_object();
}

std::string text_of(const ReplayTrajectoryResult& value) {
  std::string text;
  if (value.outcome == ReplayTrajectoryResultOutcome::complete) {
    text += "✅ ";
    append_counted(text, value.done, "turn", "turns");
    text += " replayed";
  }
  if (value.outcome == ReplayTrajectoryResultOutcome::partial) {
    text += "⚠️ ";
    append_counted(text, value.done, "turn", "turns");
    text += " replayed";
  }
  if (value.outcome == ReplayTrajectoryResultOutcome::partial) {
    text += ", ";
    append_text(text, value.failed);
    text += " failed";
  }
  if (value.outcome == ReplayTrajectoryResultOutcome::partial) {
    text += ", ";
    append_text(text, value.skipped);
    text += " skipped";
  }
  if (value.outcome == ReplayTrajectoryResultOutcome::partial) {
    text += ", ";
    append_text(text, value.not_reached);
    text += " not reached";
  }
  for (const auto& row : value.turns) {
    text += '\n';
    text += "- ";
    append_text(text, row.turn);
    if (row.tool.has_value() && !row.tool->empty()) {
      text += " ";
      append_text(text, *row.tool);
    }
    text += " ";
    append_text(text, to_string(row.state));
    text += ": ";
    append_text(text, row.reason);
  }
  return text;
}

namespace {

class ReplayTrajectoryInvocation final : public TypedInvocation<ReplayTrajectoryArgs, ReplayTrajectoryResult> {
 public:
  explicit ReplayTrajectoryInvocation(ReplayTrajectoryArgs arguments) : TypedInvocation(replay_trajectory_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return arguments_.session; }
  Subject subject() const override { return {.kind = SubjectKind::desktop}; }
  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override {
    const auto& result = outcome();
    Reply reply;
    reply.text = text_of(result);
    reply.structured = to_json(result);
    return reply;
  }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    OFFHAND_ASSIGN(outcome_, replay_trajectory(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> ReplayTrajectoryTool::invocation(ReplayTrajectoryArgs arguments) {
  return std::make_unique<ReplayTrajectoryInvocation>(std::move(arguments));
}

Result<ReplayTrajectoryArgs> parse_replay_trajectory_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(replay_trajectory_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("replay_trajectory", checked.problems()));
  ReplayTrajectoryArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_replay_trajectory(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(replay_trajectory_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_replay_trajectory_args(json, platform));
  return ReplayTrajectoryTool::invocation(std::move(args));
}

}  // namespace offhand::tools::desktop
