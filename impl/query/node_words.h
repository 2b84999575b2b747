#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "platform/api/tree.h"

namespace offhand {

/// Case-folded, letters and digits only, so that "Push Button" equals "push_button" and "Save as…" equals "save as".
std::string bare(std::string_view text);

/// How well a name matches the wanted one, from 0 to 1 (equal). Tolerates, in this order: case, punctuation, a partial
/// name, and typing mistakes.
double likeness(std::string_view name, std::string_view wanted);

/// True if the word names this role, also by a common synonym, by its platform's own name, or as macOS calls it
/// (AXButton).
bool is_role(const platform::Node& node, std::string_view word);

/// Whether the word names any role so. The name that a platform alone has for one does not count.
bool names_a_role(std::string_view word);

/// True if a user who looks at the window can see the element.
bool shows(const platform::Node& node);

/// True of what does something or takes something, rather than to say or hold others.
bool can_be_acted_on(const platform::Node& node);

}  // namespace offhand
