#include "impl/target/shown_element.h"

#include <fmt/format.h>

#include "generated/types/errors.h"
#include "impl/target/resolver.h"

namespace offhand {

Result<SnapshotElement> shown_element(const Scope& scope, Perception& perception, const platform::WindowInfo& window,
                                      std::int64_t index) {
  auto seen = scope.session.last_shown(window.window_id, index);
  if (!seen)
    return fail(errors::unknown_element({.element = fmt::format("Element {}", index), .window_id = window.window_id}));
  OFFHAND_ASSIGN(const auto now, scope.platform.tree().identify(window, seen->node.handle, scope.limits));
  OFFHAND_CHECK(check_same(scope, perception, *seen, now, window));
  return *std::move(seen);
}

}  // namespace offhand
