// Generated from schema/common/replay.json. Do not edit.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace offhand {

class JsonWriter;
struct SchemaNode;
struct SchemaUnion;

/// failed: the action was tried and failed; skipped: it was not tried.
enum class ReplayedTurnState {
  failed,
  skipped,
};
std::string_view to_string(ReplayedTurnState value);
std::optional<ReplayedTurnState> replayed_turn_state_from_string(std::string_view text);
void write(JsonWriter& writer, ReplayedTurnState value);

/// A recorded action that was not done again.
struct ReplayedTurn {
  /// Folder of the action within the recording, such as turn-00001.
  std::string turn{};
  /// Tool that the action was recorded from; absent where the recording does not tell.
  std::optional<std::string> tool{};
  /// failed: the action was tried and failed; skipped: it was not tried.
  ReplayedTurnState state{};
  /// Why the action was not done again.
  std::string reason{};
};
void write(JsonWriter& writer, const ReplayedTurn& value);

}  // namespace offhand
