#pragma once

#include <string>
#include <vector>

#include "impl/action/action_run.h"
#include "impl/target/target.h"
#include "platform/api/input.h"

namespace offhand {

/// Keys for the target, a strategy for each way that the call may take: the element gets the focus within its window
/// first, without the user's noticing, or in the foreground in a window that is activated for it. For the screen there
/// is one way, the user's own keyboard.
std::vector<Strategy> keyboard_strategies(ActionRun& run, const platform::Keys& keys);

/// Keys by the first of these ways that attempts them: within a strategy that presses several times.
platform::Delivery press_keys(ActionRun& run, const platform::Keys& keys);

/// Whether what is typed is looked up, as a list does: nothing there takes text, as far as its application has told.
/// `takes_text`: what has the focus is known to.
bool is_looked_up(const ActionRun& run, bool takes_text);

/// The target's element is given the focus and pressed by the space key, as somebody without a pointer presses what has
/// this role (ARIA Authoring Practices Guide): for toolkits that offer no action there and take no sent clicks (the
/// check boxes of GTK 4). Not attempted where the element does not say that it has the focus: something else would be
/// pressed. None for other roles.
std::vector<Strategy> press_by_key(ActionRun& run);

/// Text as keys, one character each; line breaks are return.
std::vector<platform::KeyPress> keys_of_text(const std::string& text);

}  // namespace offhand
