#pragma once

#include <memory>

#include "codegen/runtime/error.h"
#include "platform/api/clock.h"
#include "platform/api/input.h"
#include "platform/api/windows.h"

namespace offhand::platform {

/// While it lives, an application takes one of its windows for the one that has the keyboard, and tells what of it has
/// the focus. The desktop notices nothing.
class SyntheticFocus {
 public:
  virtual ~SyntheticFocus() = default;
};

/// Makes applications believe that one of their windows has the keyboard.
class FocusSynthesis {
 public:
  virtual ~FocusSynthesis() = default;
  /// Makes the application believe that the window has the keyboard, for what is delivered by a route until the object
  /// goes; null where keys need no such thing or it is so. Not attempted is no error: deliver() says why.
  virtual Result<std::unique_ptr<SyntheticFocus>> give_synthetic_focus(const Route& route, const WindowInfo& window,
                                                                       const Limits& limits) = 0;
};

}  // namespace offhand::platform
