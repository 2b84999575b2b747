// Generated from schema/common/replay.json. Do not edit.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace offhand {

class JsonWriter;
struct SchemaNode;
struct SchemaUnion;

/// Tried and failed, or not tried.
enum class ReplayedTurnState {
  failed,
  skipped,
};
std::string_view to_string(ReplayedTurnState value);
std::optional<ReplayedTurnState> replayed_turn_state_from_string(std::string_view text);
void write(JsonWriter& writer, ReplayedTurnState value);

/// A turn of a recording that was not done again.
struct ReplayedTurn {
  /// Its folder.
  std::string turn{};
  /// Its tool.
  std::optional<std::string> tool{};
  /// Tried and failed, or not tried.
  ReplayedTurnState state{};
  /// Why.
  std::string reason{};
};
void write(JsonWriter& writer, const ReplayedTurn& value);

}  // namespace offhand
