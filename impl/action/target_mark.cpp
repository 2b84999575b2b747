#include "impl/action/target_mark.h"

#include "impl/perception/picture.h"
#include "impl/perception/png.h"
#include "platform/host/files.h"

namespace offhand {

Result<void> write_target_mark(const Scope& scope, const Target& target, const std::string& file) {
  OFFHAND_CHECK(scope.platform.require(platform::Facet::screen));
  auto& screen = scope.platform.screen();
  OFFHAND_ASSIGN(auto picture, target.on_screen() ? screen.capture_desktop(scope.limits)
                                                  : screen.capture(target.window, scope.limits));
  if (target.point) {
    draw_cross(picture, target.point->x, target.point->y);
  } else if (target.element && target.element->now.bounds) {
    const auto& bounds = *target.element->now.bounds;
    draw_cross(picture, static_cast<double>(bounds.x) + static_cast<double>(bounds.width) / 2,
               static_cast<double>(bounds.y) + static_cast<double>(bounds.height) / 2);
  }
  OFFHAND_ASSIGN(const auto bytes, encode_png(picture));
  return host::write_file(file, bytes);
}

}  // namespace offhand
