#include "generated/tools/desktop/move_cursor.h"

#include "generated/types/errors.h"
#include "impl/tools/call.h"

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

/// Moves the user's own pointer to a point of the screen, where it stays: nothing is pressed that had to be undone.
/// Where it is then, by what the screen says.
Result<CursorStatePointer> move_pointer(Call& call, const PointTarget& to) {
  const std::string what = "Moving the pointer";
  auto delivery = platform::Delivery::not_attempted("there is no way here to move the user's pointer");
  for (const auto& route : call.input().routes({})) {
    if (route.disturbs != platform::Disturbs::user) continue;
    delivery = call.input().deliver(platform::PointerMove{to.x, to.y}, route, {}, call.limits());
    if (delivery.outcome != platform::Outcome::not_attempted) break;
  }
  if (delivery.error) return fail(*std::move(delivery.error));
  if (delivery.outcome != platform::Outcome::delivered)
    return fail(errors::action_failed({.what = what, .reason = delivery.reason, .advice = "Nothing was pressed."}));
  OFFHAND_ASSIGN(const auto desk, call.user_desk().user_state(call.limits()));
  return CursorStatePointer{.x = desk.pointer.x, .y = desk.pointer.y};
}

}  // namespace

Result<CursorState> move_cursor(Call& call, const Target& target, const MoveCursorArgs& args) {
  if (target.point) {
    OFFHAND_ASSIGN(const auto pointer, move_pointer(call, *target.point));
    auto state = call.session().cursor().state(call.clock().now());
    state.pointer = pointer;
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
