#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "generated/types/actions.h"

namespace offhand::platform::atspi {

/// What "activate" does to a node.
enum class Activation {
  clicks,       ///< What a click does.
  submits,      ///< Of a text field: what return does there.
  opens,        ///< Of an item in a list, table or tree: what a double click does (GTK 3 cells offer nothing else).
  opens_by_any  ///< Likewise, and so does any other action, whatever it is called; see ToolkitTraits.
};

/// What "toggle" does to a node.
enum class Toggling {
  clicks,  ///< What a click does.
  flips    ///< It changes the state alone; see ToolkitTraits::toggles_unheard.
};

/// Index of the action that means `wanted`, by name and without case.
std::optional<int> choose_action(const std::vector<std::string>& names, NodeAction wanted, Activation activation,
                                 Toggling toggling = Toggling::clicks);

/// All that is meant by one of these.
NodeActions offered_by(const std::vector<std::string>& names, Activation activation, Toggling toggling);

/// What is meant by an action of this name, whatever node it is of: by "activate" that it opens, for a press has names
/// of its own. Empty where no toolkit is known to call one so.
std::optional<NodeAction> meaning_of(std::string_view name);

}  // namespace offhand::platform::atspi
