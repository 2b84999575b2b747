#include "impl/target/point_hit.h"

#include <algorithm>
#include <chrono>

namespace offhand {
namespace {

/// The answer is useful, but not worth delaying an action.
constexpr std::chrono::milliseconds time_to_tell{200};

}  // namespace

std::optional<platform::Node> what_lies_at_point(const Scope& scope, const Target& target) {
  if (!target.point || target.on_screen()) return std::nullopt;
  auto limits = scope.limits;
  limits.deadline = std::min(limits.deadline, scope.now() + time_to_tell);
  auto node = scope.platform.tree().node_at(target.window, target.point->x, target.point->y, limits);
  return node ? *std::move(node) : std::nullopt;
}

}  // namespace offhand
