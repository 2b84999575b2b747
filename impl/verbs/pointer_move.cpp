#include "impl/verbs/pointer_move.h"

#include <utility>

#include "generated/types/errors.h"

namespace offhand {

Result<platform::ScreenPoint> move_pointer(const Scope& scope, const PointTarget& to) {
  auto& input = scope.platform.input();
  auto delivery = platform::Delivery::not_attempted("there is no way here to move the user's pointer");
  for (const auto& route : input.routes({})) {
    if (route.disturbs != platform::Disturbs::user) continue;
    delivery = input.deliver(platform::PointerMove{to.x, to.y}, route, {}, scope.limits);
    if (delivery.outcome != platform::Outcome::not_attempted) break;
  }
  if (delivery.error) return fail(*std::move(delivery.error));
  if (delivery.outcome != platform::Outcome::delivered) {
    return fail(errors::action_failed(
        {.what = "Moving the pointer", .reason = delivery.reason, .advice = "Nothing was pressed."}));
  }
  OFFHAND_ASSIGN(const auto desk, scope.platform.user_desk().user_state(scope.limits));
  return desk.pointer;
}

}  // namespace offhand
