#include "platform/linux/x11/pointer/borrowed_pointer.h"

#include <xcb/xinput.h>
#include <xcb/xtest.h>

#include <algorithm>
#include <chrono>
#include <utility>

#include "platform/host/steady_clock.h"
#include "platform/linux/x11/connection/server_grab.h"
#include "platform/linux/x11/keyboard/input_devices.h"
#include "platform/linux/x11/keyboard/xcb_xkb.h"
#include "platform/linux/x11/pointer/input_holes.h"

namespace offhand::platform::x11 {

template <>
struct ReplyOf<xcb_input_xi_passive_grab_device_cookie_t> {
  using type = xcb_input_xi_passive_grab_device_reply_t;
};
template <>
struct ReplyOf<xcb_input_xi_query_pointer_cookie_t> {
  using type = xcb_input_xi_query_pointer_reply_t;
};

namespace {

/// The button is released even when the call has used up its time.
constexpr std::chrono::milliseconds time_to_release{1000};
constexpr std::uint32_t any_modifiers = XCB_INPUT_MODIFIER_MASK_ANY;
constexpr std::uint32_t any_button = 0;
constexpr std::uint16_t one_mask = 1;

xcb_input_fp1616_t in_fixed_point(int pixels) {
  constexpr int farthest = 32'767;
  return static_cast<xcb_input_fp1616_t>(std::clamp(pixels, -farthest, farthest)) * 65536;
}

void warp(xcb_connection_t* raw, xcb_window_t root, ScreenPoint to, DeviceId pointer) {
  xcb_input_xi_warp_pointer(raw, XCB_WINDOW_NONE, root, 0, 0, 0, 0, in_fixed_point(to.x), in_fixed_point(to.y),
                            pointer);
}

/// The target point's present position on the screen.
Result<std::optional<ScreenPoint>> place_now(Conversation& talk, const PointTarget& target) {
  auto asked = talk.ask(xcb_translate_coordinates(talk.raw(), target.window, talk.root(),
                                                  static_cast<std::int16_t>(target.in_window.x),
                                                  static_cast<std::int16_t>(target.in_window.y)));
  OFFHAND_ASSIGN(const auto place, asked.get());
  if (!place) return std::nullopt;
  return ScreenPoint{place->dst_x, place->dst_y};
}

}  // namespace

Result<std::unique_ptr<BorrowedPointer>> BorrowedPointer::borrow(Display& display, const Budget& budget) {
  OFFHAND_ASSIGN(auto kept, display.kept_keyboards(budget));
  OFFHAND_ASSIGN(auto loan, kept->borrow(budget));
  return std::unique_ptr<BorrowedPointer>(new BorrowedPointer(std::move(kept), std::move(loan)));
}

BorrowedPointer::~BorrowedPointer() {
  if (down_) release(release_point_);
  kept_->give_back(loan_.pair, KeptKeyboards::Left::nowhere);
}

std::optional<Delivery> BorrowedPointer::press(const PressAddress& address, const Press& press, const Budget& budget) {
  auto locked = kept_->lock_conversation(budget);
  Conversation& talk = locked.talk;
  const ServerGrab alone(talk);
  const auto at = place_now(talk, address.target);
  if (!at) return Delivery::failed(at.error());
  if (!*at) return Delivery::not_attempted("the window closed meanwhile");
  auto users = talk.ask(xcb_query_pointer(talk.raw(), talk.root()));
  auto holes = holes_above(talk, address.ancestors[address.ancestors.size() - 2], **at);
  const auto pointer = users.get();
  if (!holes) return Delivery::failed(std::move(holes).error());
  if (!pointer) return Delivery::failed(pointer.error());
  // The covering window would be notified that the user's pointer left it.
  if (!holes->empty() && *pointer && ScreenPoint{(*pointer)->root_x, (*pointer)->root_y} == **at)
    return Delivery::not_attempted("the user's pointer is on the window that lies over that very point");
  const OpenHoles open(talk, *std::move(holes));
  if (auto refused = move_to(talk, address, **at)) {
    ungrab_presses(talk, address.ancestors);
    kept_->rest(loan_.pair);
    return refused;
  }
  pressed_at_ = **at;
  release_point_ = address.release_point;
  if (address.modifiers != 0) lock(talk, modifiers_ = address.modifiers);
  for (int number = 0; number < press.count; ++number) {
    fake_button(talk, press.button, true);
    for (std::size_t caught = 0; caught < address.ancestors.size(); ++caught)
      xcb_input_xi_allow_events(talk.raw(), XCB_CURRENT_TIME, loan_.pair.pointer, XCB_INPUT_EVENT_MODE_REPLAY_DEVICE, 0,
                                XCB_WINDOW_NONE);
    if (press.stays_down) {
      down_ = press.button;
    } else {
      fake_button(talk, press.button, false);
    }
  }
  ungrab_presses(talk, address.ancestors);
  if (!press.stays_down) {
    if (modifiers_ != 0) lock(talk, modifiers_ = 0);
    kept_->rest(loan_.pair);
  }
  return std::nullopt;
}

/// Moves the pointer to the point, with passive grabs that catch its presses. The server keeps a pointer on the screen,
/// so for a point beyond its edge the pointer lies over something else.
std::optional<Delivery> BorrowedPointer::move_to(Conversation& talk, const PressAddress& address,
                                                 ScreenPoint at) const {
  const std::uint32_t presses = XCB_INPUT_XI_EVENT_MASK_BUTTON_PRESS;
  std::vector<Pending<xcb_input_xi_passive_grab_device_reply_t>> grabs;
  for (const auto window : address.ancestors)
    grabs.push_back(talk.ask(xcb_input_xi_passive_grab_device(
        talk.raw(), XCB_CURRENT_TIME, window, XCB_CURSOR_NONE, any_button, loan_.pair.pointer, one_mask, 1,
        XCB_INPUT_GRAB_TYPE_BUTTON, XCB_INPUT_GRAB_MODE_22_SYNC, XCB_INPUT_GRAB_MODE_22_ASYNC,
        XCB_INPUT_GRAB_OWNER_NO_OWNER, &presses, &any_modifiers)));
  // The pointer is still grabbed at its resting place, so no window is notified of the move.
  warp(talk.raw(), talk.root(), at, loan_.pair.pointer);
  xcb_input_xi_ungrab_device(talk.raw(), XCB_CURRENT_TIME, loan_.pair.pointer);
  std::vector<Pending<xcb_input_xi_query_pointer_reply_t>> asked;
  for (const auto window : address.ancestors)
    asked.push_back(talk.ask(xcb_input_xi_query_pointer(talk.raw(), window, loan_.pair.pointer)));
  for (auto& grab : grabs) {
    const auto caught = grab.get();
    if (!caught) return Delivery::failed(caught.error());
    if (!*caught || xcb_input_xi_passive_grab_device_modifiers_length(caught->get()) > 0)
      return Delivery::not_attempted("another program has grabbed the buttons of second pointers there");
  }
  for (std::size_t level = 0; level < asked.size(); ++level) {
    const auto there = asked[level].get();
    if (!there) return Delivery::failed(there.error());
    const auto& now = *there;
    const bool is_there = now && now->root_x == in_fixed_point(at.x) && now->root_y == in_fixed_point(at.y);
    if (!is_there) return Delivery::not_attempted("that point of the window is not on the screen");
    // What lies over the innermost window takes no clicks (find_target).
    if (level > 0 && now->child != address.ancestors[level - 1])
      return Delivery::not_attempted("another window lies over that point");
  }
  return std::nullopt;
}

/// Uses the connection that releases the button: a move over another connection might be handled after the release.
void BorrowedPointer::release(ScreenPoint at) {
  auto locked = kept_->lock_conversation(Budget("Letting a second pointer go", {steady_now() + time_to_release, {}}));
  const ServerGrab alone(locked.talk);
  warp(locked.talk.raw(), locked.talk.root(), at, loan_.pair.pointer);
  fake_button(locked.talk, *std::exchange(down_, std::nullopt), false);
  if (modifiers_ != 0) lock(locked.talk, modifiers_ = 0);
  kept_->rest(loan_.pair);
}

void BorrowedPointer::move(Conversation& talk, ScreenPoint to) const {
  warp(talk.raw(), talk.root(), to, loan_.pair.pointer);
}

void BorrowedPointer::fake_button(Conversation& talk, std::uint8_t button, bool down) const {
  const int event = down ? XCB_INPUT_DEVICE_BUTTON_PRESS : XCB_INPUT_DEVICE_BUTTON_RELEASE;
  xcb_test_fake_input(talk.raw(), static_cast<std::uint8_t>(talk.extensions().xinput_first_event + event), button,
                      XCB_CURRENT_TIME, XCB_NONE, 0, 0, static_cast<std::uint8_t>(loan_.pair.pointer_slave));
}

void BorrowedPointer::lock(Conversation& talk, std::uint8_t modifiers) const {
  xcb_xkb_latch_lock_state(talk.raw(), loan_.pair.keyboard, 0xFF, modifiers, 1, 0, 0, 0, 0);
}

void BorrowedPointer::ungrab_presses(Conversation& talk, const std::vector<xcb_window_t>& ancestors) const {
  for (const auto window : ancestors)
    xcb_input_xi_passive_ungrab_device(talk.raw(), window, any_button, loan_.pair.pointer, one_mask,
                                       XCB_INPUT_GRAB_TYPE_BUTTON, &any_modifiers);
}

}  // namespace offhand::platform::x11
