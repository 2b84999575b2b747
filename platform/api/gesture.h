#pragma once

#include <array>
#include <chrono>
#include <functional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "codegen/runtime/enum_set.h"
#include "codegen/runtime/error.h"
#include "generated/types/input.h"
#include "platform/api/clock.h"
#include "platform/api/delivery.h"

namespace offhand::platform {

using Modifiers = EnumSet<KeyModifier>;

// Points are measured from the window's visible frame, or from the screen's corner; in physical pixels.

struct PointerClick {
  double x = 0;
  double y = 0;
  MouseButton button = MouseButton::left;
  int count = 1;
  Modifiers modifiers;
  /// Asked once the button is down for the first time, by routes that can take a press back: an error lets it go
  /// elsewhere, so that nothing is clicked. Null: nobody asks.
  std::function<Result<void>()> is_on_target = {};
  /// When the application said that it takes the window for the active one (Exposure::is_window_active); empty: it did
  /// not.
  std::optional<TimePoint> window_active_at = {};
};

struct PointerDrag {
  double from_x = 0;
  double from_y = 0;
  double to_x = 0;
  double to_y = 0;
  MouseButton button = MouseButton::left;
  Modifiers modifiers;
  /// From the press to the release, in so many moves along a straight line.
  std::chrono::milliseconds duration{};
  int steps = 1;

  enum class Stage { pressed, moved };
  /// Called before the first move and before the release, with the button down, once the application has read all that
  /// was sent by then; not where it does not show that. Null: nobody waits.
  std::function<void(Stage, const Delivery& so_far)> on_stage = {};
  /// Asked with the button down, before moves and before the release. Where it fails the drag ends there, in the
  /// background by a release beside what was pressed, which clicks nothing, and tells why. Null: it goes on.
  std::function<Result<void>()> may_go_on = {};
};

struct Scroll {
  double x = 0;
  double y = 0;
  /// In notches of a wheel; negative is left and up.
  double right = 0;
  double down = 0;
  Modifiers modifiers;
};

/// One key: a canonical name ("return", "f5") or one character in UTF-8.
struct KeyPress {
  std::string key;
  Modifiers modifiers;
};

/// Keys to what has the focus within the window, in order.
struct Keys {
  std::vector<KeyPress> keys;
  std::chrono::milliseconds delay{};
  /// They are typed where nothing takes text: a list looks up what is typed so. Its application may be told that it got
  /// the keyboard for them and lost it again, which would end what is edited somewhere.
  bool looked_up = false;
};

/// Text as a whole to what has the focus within the window, where no keys are needed for it.
struct TextInput {
  std::string text;
};

struct PointerMove {
  double x = 0;
  double y = 0;
};

/// A button that goes down and stays down, or comes up again.
struct PointerHold {
  enum class Phase { press, release };
  double x = 0;
  double y = 0;
  MouseButton button = MouseButton::left;
  Phase phase = Phase::press;
};

using Gesture = std::variant<PointerClick, PointerDrag, Scroll, Keys, TextInput, PointerMove, PointerHold>;

/// "click", "drag", "scroll", "keys", "text", "move", "hold".
inline std::string_view name_of(const Gesture& gesture) {
  constexpr std::array<std::string_view, std::variant_size_v<Gesture>> names{"click", "drag", "scroll", "keys",
                                                                             "text",  "move", "hold"};
  return names.at(gesture.index());
}

}  // namespace offhand::platform
