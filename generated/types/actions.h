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
  /// What a click does.
  press,
  /// Opens its menu, as a right click does.
  show_menu,
  /// Chooses it among others.
  pick,
  /// What the return key does in a field. The Computer Use Protocol has no word for it.
  confirm,
  /// Closes or gives up what it stands for.
  cancel,
  /// What a double click does to an item.
  open,
  /// Turns it on or off.
  toggle,
  /// Shows what it holds.
  expand,
  /// Folds away what it holds.
  collapse,
  /// Raises its number by a step.
  increment,
  /// Lowers its number by a step.
  decrement,
  /// Gives it the focus of its window.
  focus,
  /// Scrolls what it holds.
  scroll,
  /// Gives it another value.
  set_value,
  /// Puts text into it.
  type,
  /// What a finger does that rests on it.
  long_press,
};
using NodeActions = EnumSet<NodeAction>;

inline constexpr std::size_t kNodeActionCount = 16;

std::string_view to_string(NodeAction action);
std::optional<NodeAction> node_action_from_string(std::string_view text);
/// What the Computer Use Protocol calls it; empty where it does not know it.
std::string_view cup_name_of(NodeAction action);

}  // namespace offhand
