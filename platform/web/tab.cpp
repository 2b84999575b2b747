#include "platform/web/tab.h"

#include "platform/web/json_access.h"

namespace offhand::platform::web {

Spot from_corner(const nlohmann::json& corner, Spot spot) {
  const auto scale = number_of(corner, "scale");
  return {(number_of(corner, "x") + spot.x) * scale, (number_of(corner, "y") + spot.y) * scale};
}

}  // namespace offhand::platform::web
