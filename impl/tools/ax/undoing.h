#pragma once

#include <vector>

#include "generated/types/compose.h"
#include "impl/session/journal.h"

namespace offhand {
class Call;
}

namespace offhand::tools::ax {

/// Undoes actions in this order, each by a call of its own that is not noted for undoing. What cannot be undone is
/// told, and the next one follows.
std::vector<UndoneAction> undo_all(Call& call, const std::vector<JournalEntry>& entries);

}  // namespace offhand::tools::ax
