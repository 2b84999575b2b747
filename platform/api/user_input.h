#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "codegen/runtime/enum_set.h"
#include "generated/types/input.h"
#include "platform/api/clock.h"

namespace offhand::platform {

/// Something the user did with their own pointer or keyboard, and where. Never which character they typed.
struct UserInput {
  enum class Kind {
    press,  ///< A button went down at `x`, `y` of the screen.
    key     ///< A key went down.
  };
  Kind kind = Kind::key;
  TimePoint at = {};
  /// The application's window that got it, or whose menu did; 0: none.
  std::int64_t window_id = 0;
  std::int64_t pid = 0;
  /// It went to a menu or a similar window of that application, which lies over its window.
  bool is_in_menu = false;
  MouseButton button = MouseButton::left;
  int x = 0;
  int y = 0;
  /// Canonical name of a key that types nothing, or the character of one that is pressed with ctrl, alt or super; empty
  /// for every other.
  std::string key = {};
  EnumSet<KeyModifier> modifiers = {};
};

/// Called on a thread of the backend; must not block, nor call the backend.
using UserInputSink = std::function<void(const UserInput& input)>;

}  // namespace offhand::platform
