#pragma once

#include <string>
#include <vector>

#include "codegen/runtime/error.h"
#include "generated/types/geometry.h"
#include "platform/api/clock.h"

namespace offhand::platform {

/// One of the screens that the desktop is made of.
struct Monitor {
  std::string name;
  Bounds bounds;
  bool primary = false;
};

/// The size of the screen, and what it is made of.
class ScreenLayout {
 public:
  virtual ~ScreenLayout() = default;
  /// The whole screen, as it is now.
  virtual Result<Bounds> screen(const Limits& limits) = 0;
  /// What it is made of, from left to right; where nothing tells, one that is all of it.
  virtual Result<std::vector<Monitor>> monitors(const Limits& limits) {
    OFFHAND_ASSIGN(const auto whole, screen(limits));
    return std::vector<Monitor>{{.name = "screen", .bounds = whole, .primary = true}};
  }
};

}  // namespace offhand::platform
