// Generated from schema/common/replay.json. Do not edit.
#include "generated/types/replay.h"

#include "codegen/runtime/define_types.h"

namespace offhand {

constexpr auto kReplayedTurnStateValues = std::to_array<std::string_view>({"failed", "skipped"});
std::string_view to_string(ReplayedTurnState value) { return kReplayedTurnStateValues[static_cast<std::size_t>(value)]; }
std::optional<ReplayedTurnState> replayed_turn_state_from_string(std::string_view text) {
  return value_of<ReplayedTurnState>(text, kReplayedTurnStateValues);
}
void write(JsonWriter& writer, ReplayedTurnState value) { writer.value(to_string(value)); }

constexpr auto kReplayedTurnMemberKeys = member_keys("turn", "tool", "state", "reason");
void write(JsonWriter& writer, const ReplayedTurn& value) { write_members(writer, value, kReplayedTurnMemberKeys); }

}  // namespace offhand
