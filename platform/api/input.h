#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

#include "codegen/runtime/enum_set.h"
#include "generated/types/input.h"
#include "platform/api/clock.h"
#include "platform/api/delivery.h"
#include "platform/api/windows.h"

namespace offhand::platform {

using Modifiers = EnumSet<KeyModifier>;

struct PointerClick {
  /// From the window's visible frame, in physical pixels.
  double x = 0;
  double y = 0;
  MouseButton button = MouseButton::left;
  int count = 1;
  Modifiers modifiers;
};

/// One key: a canonical name ("return", "f5") or one character in UTF-8.
struct KeyPress {
  std::string key;
  Modifiers modifiers;
};

/// Pointer and keyboard. The background calls move no pointer and take neither focus, activation nor stacking; a window
/// that cannot be served so gets `not_attempted` with the reason.
class Input {
 public:
  virtual ~Input() = default;
  virtual Delivery click_background(const WindowInfo& window, const PointerClick& click, const Limits& limits) = 0;
  /// The window is active already; the user's pointer is moved and put back.
  virtual Delivery click_foreground(const WindowInfo& window, const PointerClick& click, const Limits& limits) = 0;
  /// A point of the screen, delivered to whatever is topmost there.
  virtual Delivery click_screen(const PointerClick& click, const Limits& limits) = 0;
  /// Keys to what has the focus within the window, in order.
  virtual Delivery keys_background(const WindowInfo& window, const std::vector<KeyPress>& keys,
                                   std::chrono::milliseconds delay, const Limits& limits) = 0;
  /// The same through a keyboard of our own beside the user's (X: a second master device). It may disturb what the desktop
  /// calls the active window, so callers put that back.
  virtual Delivery keys_second_keyboard(const WindowInfo& /*window*/, const std::vector<KeyPress>& /*keys*/,
                                        std::chrono::milliseconds /*delay*/, const Limits& /*limits*/) {
    return Delivery::not_attempted("this platform has no second keyboard");
  }
  virtual Delivery keys_foreground(const WindowInfo& window, const std::vector<KeyPress>& keys,
                                   std::chrono::milliseconds delay, const Limits& limits) = 0;
  /// Whether the platform knows a key of this name.
  virtual bool knows_key(const std::string& key) const = 0;
};

}  // namespace offhand::platform
