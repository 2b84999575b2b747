#pragma once

#include <xcb/xcb.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "platform/api/user_desk.h"
#include "platform/linux/x11/connection/display.h"
#include "platform/linux/x11/input/point_target.h"
#include "platform/linux/x11/keyboard/kept_keyboards.h"

namespace offhand::platform::x11 {

/// What a gesture presses at its point: several presses, each released at once; or one that is held.
struct Press {
  std::uint8_t button = 1;
  int count = 1;
  bool stays_down = false;
};

/// Where a gesture goes, and the windows above that point.
struct PressAddress {
  DesktopFacts desktop;
  WindowFacts window;
  PointTarget target;
  /// From the window at the point up to the root.
  std::vector<xcb_window_t> ancestors;
  std::uint8_t modifiers = 0;
  /// Where the button can be released without a click: outside the window, if the screen has such a place.
  ScreenPoint release_point = {};
};

/// A second pointer with its keyboard, borrowed for one gesture.
class BorrowedPointer {
 public:
  static Result<std::unique_ptr<BorrowedPointer>> borrow(Display& display, const Budget& budget);
  /// Releases a held button, and returns the pointer out of sight.
  ~BorrowedPointer();
  BorrowedPointer(const BorrowedPointer&) = delete;
  BorrowedPointer& operator=(const BorrowedPointer&) = delete;

  bool can_press() const { return loan_.pair.pointer_slave != 0; }

  /// Empty on success, otherwise why it was not attempted.
  std::optional<Delivery> press(const PressAddress& address, const Press& press, const Budget& budget);
  /// Moves with the button down: the pressed window receives all events, wherever the pointer goes.
  void move(Conversation& talk, ScreenPoint to) const;
  void release(ScreenPoint at);
  /// Where the button was pressed; the window may have moved since the point was found.
  ScreenPoint pressed_at() const { return pressed_at_; }

 private:
  BorrowedPointer(std::shared_ptr<KeptKeyboards> kept, KeptKeyboards::Loan loan)
      : kept_(std::move(kept)), loan_(std::move(loan)) {}

  void fake_button(Conversation& talk, std::uint8_t button, bool down) const;
  void lock(Conversation& talk, std::uint8_t modifiers) const;
  void ungrab_presses(Conversation& talk, const std::vector<xcb_window_t>& ancestors) const;
  std::optional<Delivery> move_to(Conversation& talk, const PressAddress& address, ScreenPoint at) const;

  const std::shared_ptr<KeptKeyboards> kept_;
  const KeptKeyboards::Loan loan_;
  std::optional<std::uint8_t> down_;
  std::uint8_t modifiers_ = 0;
  ScreenPoint pressed_at_ = {};
  ScreenPoint release_point_ = {};
};

}  // namespace offhand::platform::x11
