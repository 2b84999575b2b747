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

/// What a gesture does where it is: presses one after the other, each let go at once; or one that is held.
struct Press {
  std::uint8_t button = 1;
  int count = 1;
  bool stays_down = false;
};

/// Where a gesture goes, and what lies on the way there.
struct PressAddress {
  DesktopFacts desktop;
  WindowFacts window;
  PointTarget target;
  /// From the window at the point out to the root.
  std::vector<xcb_window_t> way;
  std::uint8_t modifiers = 0;
  /// Where what is pressed there is let go so that nothing is clicked: outside the window, where the screen has such.
  ScreenPoint beside = {};
};

/// A pointer with its keyboard, borrowed for one gesture.
class BorrowedPointer {
 public:
  static Result<std::unique_ptr<BorrowedPointer>> borrow(Display& display, const Budget& budget);
  /// Lets go of what is down, and gives it back out of sight.
  ~BorrowedPointer();
  BorrowedPointer(const BorrowedPointer&) = delete;
  BorrowedPointer& operator=(const BorrowedPointer&) = delete;

  bool can_press() const { return loan_.pair.pointer_slave != 0; }

  /// Why it was not attempted, if so.
  std::optional<Delivery> press(const PressAddress& address, const Press& press, const Budget& budget);
  /// With the button down: what was pressed gets all that comes, wherever the pointer goes.
  void move(Conversation& talk, ScreenPoint to) const;
  void let_go(ScreenPoint at);
  /// Where the button went down, wherever the window lay when the point was found.
  ScreenPoint pressed_at() const { return pressed_at_; }

 private:
  BorrowedPointer(std::shared_ptr<KeptKeyboards> kept, KeptKeyboards::Loan loan)
      : kept_(std::move(kept)), loan_(std::move(loan)) {}

  void fake_button(Conversation& talk, std::uint8_t button, bool down) const;
  void lock(Conversation& talk, std::uint8_t modifiers) const;
  void release_catchers(Conversation& talk, const std::vector<xcb_window_t>& way) const;
  std::optional<Delivery> come_to(Conversation& talk, const PressAddress& address, ScreenPoint at) const;

  const std::shared_ptr<KeptKeyboards> kept_;
  const KeptKeyboards::Loan loan_;
  std::optional<std::uint8_t> down_;
  std::uint8_t modifiers_ = 0;
  ScreenPoint pressed_at_ = {};
  ScreenPoint beside_ = {};
};

}  // namespace offhand::platform::x11
