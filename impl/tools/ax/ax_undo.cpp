#include "generated/tools/ax/ax_undo.h"

#include <algorithm>

#include "impl/tools/ax/undoing.h"
#include "impl/tools/call.h"

namespace offhand::tools::ax {

Result<AxUndoResult> ax_undo(Call& call, const AxUndoArgs& args) {
  AxUndoResult result;
  result.actions = undo_all(call, call.session().journal().take(static_cast<std::size_t>(args.count)));
  result.undone = std::ranges::count(*result.actions, UndoneActionStatus::undone, &UndoneAction::status);
  result.skipped = static_cast<std::int64_t>(result.actions->size()) - result.undone;
  return result;
}

}  // namespace offhand::tools::ax
