#pragma once

#include <optional>

#include "codegen/runtime/error.h"
#include "generated/types/action.h"
#include "platform/api/platform.h"

namespace offhand {

/// Keeps the person's pointer and keyboard free. Menus hold both until they close, however they were opened; one that
/// an action in the background opened is closed again. Only for desktops that a person works at.
class HoldGuard {
 public:
  static Result<HoldGuard> begin(const platform::Facets& platform, const platform::Limits& limits);

  /// Once the action was delivered: what the window's application held and whether it was freed. Empty: nothing.
  Result<std::optional<SideEffect>> release_if_taken(const platform::WindowInfo& window,
                                                     const platform::Limits& limits);

 private:
  HoldGuard(const platform::Facets& platform, platform::InputHold before)
      : platform_(platform), before_(before), free_at_(platform.clock().now()) {}

  platform::Facets platform_;
  platform::InputHold before_;
  platform::TimePoint free_at_;  // when they were last seen free
};

}  // namespace offhand
