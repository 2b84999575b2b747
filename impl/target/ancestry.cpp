#include "impl/target/ancestry.h"

namespace offhand {
namespace {

/// Applications may name each other's parts as their parents.
constexpr int most_levels = 256;

}  // namespace

std::optional<platform::NodeHandle> first_upwards(platform::AccessibilityTree& tree, const platform::WindowInfo& window,
                                                  const platform::NodeHandle& node, const platform::Limits& limits,
                                                  const NodeTest& is_it) {
  auto at = node;
  for (int level = 0; at && level < most_levels; ++level) {
    const auto now = tree.identify(window, at, limits);
    if (!now || !now->exists) return std::nullopt;
    if (is_it(at, *now)) return at;
    at = now->parent;
  }
  return std::nullopt;
}

}  // namespace offhand
