#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "impl/action/action_run.h"
#include "platform/api/tree.h"

namespace offhand {

/// The action of an element that is the default of a press. A press has other strategies than an action of the element.
inline constexpr std::string_view press_action = "press";

/// The action that a caller may name by its meaning, whatever the toolkit calls it: press, show_menu, pick, confirm,
/// cancel, open. Empty for any other name.
std::optional<NodeAction> named_meaning(std::string_view action);

/// The action that a name means for the target's element: by its meaning, or in the words of its toolkit. Empty if the
/// toolkit's word has no known meaning.
std::optional<NodeAction> meaning_of(const ActionRun& run, const std::string& action);

/// The names that a caller may give for an element; null: for a point.
std::vector<std::string> actions_offered_by(const platform::Node* node);

}  // namespace offhand
