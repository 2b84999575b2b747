// Generated from schema/common/replay.json. Do not edit.
#include "generated/types/replay.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

#include "codegen/runtime/json_reader.h"
#include "codegen/runtime/json_writer.h"
#include "codegen/runtime/schema.h"

namespace offhand {

namespace {
constexpr auto kReplayedTurnStateValues = std::to_array<std::string_view>({"failed", "skipped"});
}  // namespace

std::string_view to_string(ReplayedTurnState value) { return kReplayedTurnStateValues[static_cast<std::size_t>(value)]; }

std::optional<ReplayedTurnState> replayed_turn_state_from_string(std::string_view text) {
  const auto found = std::find(kReplayedTurnStateValues.begin(), kReplayedTurnStateValues.end(), text);
  if (found == kReplayedTurnStateValues.end()) return std::nullopt;
  return static_cast<ReplayedTurnState>(found - kReplayedTurnStateValues.begin());
}

void write(JsonWriter& writer, ReplayedTurnState value) { writer.value(to_string(value)); }

void write(JsonWriter& writer, const ReplayedTurn& value) {
  writer.begin_object();
  write_member(writer, "turn", value.turn);
  write_member(writer, "tool", value.tool);
  write_member(writer, "state", value.state);
  write_member(writer, "reason", value.reason);
  writer.end_object();
}

}  // namespace offhand
