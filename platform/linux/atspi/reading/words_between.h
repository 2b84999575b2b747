#pragma once

#include "platform/api/tree.h"

namespace offhand::platform::atspi {

/// Puts what short elements inside a text say in place of their placeholders: "Total: ￼ items" of a paragraph becomes
/// "Total: 5 items". Longer ones are left out of it, because they have lines of their own. For browsers that tell the
/// words beside other elements only as the text of what holds them.
void fill_placeholders(Tree& tree);

}  // namespace offhand::platform::atspi
