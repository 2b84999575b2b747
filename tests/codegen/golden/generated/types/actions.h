// Generated from schema/common/actions.json. Do not edit.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "codegen/runtime/enum_set.h"

namespace offhand {

/// What can be asked of an element, by its meaning.
enum class NodeAction : std::uint8_t {
  /// Turns it.
  turn,
  /// Folds it.
  fold,
  /// Nobody else has a word for it.
  burn,
};
using NodeActions = EnumSet<NodeAction>;

inline constexpr std::size_t kNodeActionCount = 3;

std::string_view to_string(NodeAction action);
std::optional<NodeAction> node_action_from_string(std::string_view text);
/// What the Computer Use Protocol calls it; empty where it does not know it.
std::string_view cup_name_of(NodeAction action);

}  // namespace offhand
