#pragma once

#include <string>

#include "impl/verbs/plan.h"
#include "platform/api/tree.h"

namespace offhand {

/// Whether an element is a drop-down that a page draws by its own code: the browser opens no menu for it, its options
/// come into the tree as it opens, and it may close as soon as the page loses the focus.
bool is_drawn_list(const ActionRun& run, const platform::Node& node);

/// Opens the target's element, which is such a list, by a click, waits for the option of that name
/// (impl/verbs/option_choice.h), scrolls to it, and clicks it. In the foreground; in the background only where nobody
/// sits at the desk.
Result<Plan> plan_option_of_drawn_list(ActionRun& run, const std::string& name);

/// Whether it is a combo box of a page that takes text, and tells none of its options.
bool is_written_list(const ActionRun& run, const platform::Node& node);
/// Writes the name of an option into it, and chooses that option in the list that the page draws below; where it draws
/// none, or none with that option, the text stands there alone.
Result<Plan> plan_option_of_written_list(ActionRun& run, const std::string& name);

}  // namespace offhand
