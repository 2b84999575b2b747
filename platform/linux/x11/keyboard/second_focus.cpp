#include "platform/linux/x11/keyboard/second_focus.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstring>

#include "platform/host/steady_clock.h"
#include "platform/linux/x11/windows/window_arrangement.h"

namespace offhand::platform::x11 {
namespace {

using std::chrono::milliseconds;

/// The time a window manager needs to handle one event.
constexpr milliseconds notice_timeout{100};
constexpr milliseconds between_looks_for_it{2};

void restore_state(Conversation& talk, const DesktopFacts& before) {
  if (const auto state = read_user_state(talk, before)) (void)restore_user_state(talk, *state);
}

bool becomes_active(Conversation& talk, xcb_window_t window) {
  const auto until = steady_now() + notice_timeout;
  while (true) {
    const auto now = read_desktop(talk);
    if (!now) return false;
    if (now->active == window) return true;
    if (steady_now() >= until || !talk.budget().sleep(between_looks_for_it)) return false;
  }
}

void send_focus_in(Conversation& talk, xcb_window_t window, std::uint8_t detail) {
  xcb_focus_in_event_t event{};
  event.response_type = XCB_FOCUS_IN;
  event.detail = detail;
  event.event = window;
  event.mode = XCB_NOTIFY_MODE_NORMAL;
  // X events are always 32 bytes long.
  std::array<char, 32> bytes{};
  std::memcpy(bytes.data(), &event, sizeof(event));
  xcb_send_event(talk.raw(), 0, window, XCB_EVENT_MASK_FOCUS_CHANGE, bytes.data());
  xcb_flush(talk.raw());
}

/// A window manager that took the second keyboard's focus for the user's gets no correcting event, because the user's
/// focus did not change. So it is sent a FocusIn for the user's window: to the frame, which no other client listens to;
/// without a frame to the window itself, for which it is nothing new.
void confirm_focus(Conversation& talk, const DesktopFacts& before) {
  const auto frame = frame_of(talk, before.active);
  if (!frame) return;
  if (*frame == XCB_WINDOW_NONE) return send_focus_in(talk, before.active, XCB_NOTIFY_DETAIL_NONLINEAR);
  send_focus_in(talk, *frame, XCB_NOTIFY_DETAIL_NONLINEAR_VIRTUAL);
}

/// The detail with which the root is notified that no window has the focus; empty: a window has it.
std::optional<std::uint8_t> lost_focus_detail(xcb_window_t focus, xcb_window_t root) {
  if (focus == XCB_INPUT_FOCUS_NONE) return XCB_NOTIFY_DETAIL_NONE;
  if (focus == XCB_INPUT_FOCUS_POINTER_ROOT) return XCB_NOTIFY_DETAIL_POINTER_ROOT;
  if (focus == root) return XCB_NOTIFY_DETAIL_INFERIOR;
  return std::nullopt;
}

/// If the active window is wrong but the focus is right, a sent FocusIn is enough and moves nothing.
void confirm_or_restore(Conversation& talk, const DesktopFacts& before, const DesktopFacts& now) {
  if (now.focus == before.focus) {
    confirm_focus(talk, before);
    if (becomes_active(talk, before.active)) return;
  }
  restore_state(talk, before);
}

}  // namespace

Result<xcb_window_t> frame_of(Conversation& talk, xcb_window_t window) {
  auto asked = talk.ask(xcb_query_tree(talk.raw(), window));
  OFFHAND_ASSIGN(const auto tree, asked.get());
  return tree && tree->parent != talk.root() ? tree->parent : xcb_window_t{XCB_NONE};
}

void restore_active_window(Conversation& talk, const DesktopFacts& before, xcb_window_t window) {
  if (before.active == window || before.active == 0) return;
  const auto now = read_desktop(talk);
  if (!now || now->active == before.active || (now->active != 0 && now->active != window)) return;
  confirm_or_restore(talk, before, *now);
}

void notify_of_lost_focus(Conversation& talk, const DesktopFacts& before) {
  if (lost_focus_detail(before.focus, talk.root())) return;
  auto asked = talk.ask(xcb_get_input_focus(talk.raw()));
  const auto now = asked.get();
  if (!now || !*now) return;
  if (const auto detail = lost_focus_detail((*now)->focus, talk.root())) send_focus_in(talk, talk.root(), *detail);
}

void restore_after_closing(Conversation& talk, const DesktopFacts& before, xcb_window_t window) {
  constexpr milliseconds between_looks{10};
  constexpr milliseconds holds_for{300};
  constexpr milliseconds timeout{3000};
  const auto begun = steady_now();
  auto since = begun;
  while (true) {
    const auto now = read_desktop(talk);
    if (!now) return;
    const auto looked = steady_now();
    const bool managed = std::ranges::find(now->stacking, window) != now->stacking.end();
    const bool as_before = now->active == before.active && now->focus == before.focus;
    if (!as_before) confirm_or_restore(talk, before, *now);
    if (managed || !as_before) since = looked;
    if (looked - since >= holds_for || looked - begun >= timeout) return;
    if (!talk.budget().sleep(between_looks)) return;
  }
}

}  // namespace offhand::platform::x11
