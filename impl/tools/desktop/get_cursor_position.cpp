#include "generated/tools/desktop/get_cursor_position.h"

#include "impl/tools/call.h"

namespace offhand::tools::desktop {

Result<GetCursorPositionResult> get_cursor_position(Call& call, const GetCursorPositionArgs& /*args*/) {
  OFFHAND_ASSIGN(const auto desk, call.user_desk().user_state(call.limits()));
  return GetCursorPositionResult{.x = desk.pointer.x, .y = desk.pointer.y};
}

}  // namespace offhand::tools::desktop
