#include "generated/tools/desktop/move_cursor.h"

#include "generated/types/errors.h"
#include "impl/tools/call.h"
#include "impl/verbs/pointer_move.h"

namespace offhand::tools::desktop {
namespace {

/// A point of the last picture of the screen, on the screen.
Result<platform::Spot> spot_of(Call& call, const MoveCursorArgs& args) {
  OFFHAND_ASSIGN(const auto screen, call.screen_layout().screen(call.limits()));
  const auto frame = call.session().picture(Session::screen_picture);
  const auto at = frame.in_window(args.x, args.y);
  const auto width = static_cast<double>(screen.width);
  const auto height = static_cast<double>(screen.height);
  if (at.x >= 0 && at.y >= 0 && at.x < width && at.y < height) return platform::Spot{at.x, at.y};
  const auto seen = frame.in_picture(screen);
  return fail(errors::point_outside(
      {.x = args.x, .y = args.y, .what = "the screen", .width = seen.width, .height = seen.height}));
}

}  // namespace

Result<CursorState> move_cursor(Call& call, const Target& target, const MoveCursorArgs& args) {
  if (target.point) {
    OFFHAND_ASSIGN(const auto pointer, move_pointer(call.scope(), *target.point));
    auto state = call.session().cursor().state(call.clock().now());
    state.pointer = CursorStatePointer{.x = pointer.x, .y = pointer.y};
    return state;
  }
  OFFHAND_CHECK(call.require_memory("The cursor"));
  OFFHAND_ASSIGN(const auto spot, spot_of(call, args));
  auto& cursor = call.session().cursor();
  const auto now = call.clock().now();
  // Whoever moves it wants to see it, unless somebody said that it is not to be seen.
  cursor.enable_if_unsaid();
  OFFHAND_ASSIGN(const auto arrival, cursor.move(call.overlay(), spot, now, call.limits()));
  call.sleep_until(arrival);
  return cursor.state(call.clock().now());
}

}  // namespace offhand::tools::desktop
