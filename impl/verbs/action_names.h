#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "platform/api/tree.h"

namespace offhand {

/// What is asked of an element by default; it has other ways than an action of the element's.
inline constexpr std::string_view press_action = "press";

/// The action that a name means, whatever the toolkit calls it: "press", "show_menu", "pick", "confirm", "cancel",
/// "open". Empty for a toolkit's own name.
std::optional<platform::NodeAction> meaning_of(std::string_view action);

/// By the names that a caller may give; null: of a point.
std::vector<std::string> actions_offered_by(const platform::Node* node);

// What a name says of its action, be it a toolkit's own.

bool shows_menu(std::string_view action);
bool opens_item(std::string_view action);
bool flips(std::string_view action);

}  // namespace offhand
