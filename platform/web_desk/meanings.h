#pragma once

#include "platform/api/tree.h"

namespace offhand::platform::web_desk {

/// Gives each node that somebody may act on its meaning (NodeAddress), where no other node of its document says the
/// same. What lies in a part of a tree that was not read whole gets none.
void note_meanings(Tree& tree);

}  // namespace offhand::platform::web_desk
