#include "platform/linux/x11/user/input_grab.h"

#include <xcb/xtest.h>

#include <algorithm>
#include <chrono>
#include <utility>
#include <vector>

#include "platform/host/steady_clock.h"
#include "platform/linux/toolkit/toolkit.h"
#include "platform/linux/x11/connection/server_grab.h"
#include "platform/linux/x11/input/ping.h"
#include "platform/linux/x11/input/xtest.h"
#include "platform/linux/x11/keyboard/keymap.h"
#include "platform/linux/x11/keyboard/sent_keys.h"
#include "platform/linux/x11/windows/window_reader.h"

namespace offhand::platform::x11 {
namespace {

using std::chrono::milliseconds;

// A menu closes within about 20 ms after Escape.
constexpr milliseconds menu_timeout{400};
constexpr milliseconds between_grab_looks{5};
// A window manager that supports cancelling a move ungrabs within about 5 ms.
constexpr milliseconds manager_timeout{20};
constexpr milliseconds key_timeout{50};
constexpr milliseconds application_timeout{250};
// Escape closes one level of a menu.
constexpr int levels = 3;
/// Tests for grabs by trying to grab with a window that is never mapped. Such a grab always fails, and its status tells
/// whether another client has one: the server checks that first, so the test itself grabs nothing.
Result<InputGrab> test_grabs(Conversation& talk) {
  const xcb_window_t window = talk.hidden_window();
  auto asked_hold = talk.ask(xcb_grab_pointer(talk.raw(), 0, window, 0, XCB_GRAB_MODE_ASYNC, XCB_GRAB_MODE_ASYNC,
                                              XCB_WINDOW_NONE, XCB_CURSOR_NONE, XCB_CURRENT_TIME));
  auto asked_keyboard =
      talk.ask(xcb_grab_keyboard(talk.raw(), 0, window, XCB_CURRENT_TIME, XCB_GRAB_MODE_ASYNC, XCB_GRAB_MODE_ASYNC));
  auto asked_pointer = talk.ask(xcb_query_pointer(talk.raw(), talk.root()));
  OFFHAND_ASSIGN(const auto pointer_grab, asked_hold.get());
  OFFHAND_ASSIGN(const auto keyboard_grab, asked_keyboard.get());
  OFFHAND_ASSIGN(const auto pointer, asked_pointer.get());
  // While a button is pressed, the window below implicitly grabs the pointer.
  const bool button = pointer && (pointer->mask & any_pointer_button) != 0;
  return InputGrab{.pointer = pointer_grab && pointer_grab->status == XCB_GRAB_STATUS_ALREADY_GRABBED && !button,
                   .keyboard = keyboard_grab && keyboard_grab->status == XCB_GRAB_STATUS_ALREADY_GRABBED};
}

/// The popups that show: windows that the window manager does not manage.
Result<std::vector<WindowFacts>> read_popups(Conversation& talk) {
  auto asked_tree = talk.ask(xcb_query_tree(talk.raw(), talk.root()));
  OFFHAND_ASSIGN(const auto tree, asked_tree.get());
  if (!tree) return std::vector<WindowFacts>();
  const auto* first = xcb_query_tree_children(tree.get());
  const std::vector<xcb_window_t> children(first, first + xcb_query_tree_children_length(tree.get()));
  std::vector<Pending<xcb_get_window_attributes_reply_t>> asked;
  asked.reserve(children.size());
  for (const xcb_window_t child : children) asked.push_back(talk.ask(xcb_get_window_attributes(talk.raw(), child)));
  std::vector<xcb_window_t> popups;
  for (std::size_t index = 0; index < children.size(); ++index) {
    OFFHAND_ASSIGN(const auto attributes, asked[index].get());
    if (attributes && attributes->override_redirect != 0 && attributes->map_state == XCB_MAP_STATE_VIEWABLE)
      popups.push_back(children[index]);
  }
  return read_windows(talk, popups);
}

/// Whether a process shows a popup, or may show a menu that has no window while nobody else shows a popup.
Result<bool> may_show_menu(Conversation& talk, std::int64_t pid) {
  OFFHAND_ASSIGN(auto popups, read_popups(talk));
  // When the user has opened a menu, a tooltip of the target is no reason to close that menu.
  OFFHAND_ASSIGN(const auto menus, menus_among(talk, std::move(popups)));
  const bool has_its_own = std::ranges::any_of(menus, [&](const WindowFacts& popup) { return popup.pid == pid; });
  if (has_its_own) return true;
  // A window manager keeps the focus in a window beside the screen while no other has it.
  const bool somebody_shows_one = std::ranges::any_of(menus, [](const WindowFacts& popup) {
    const auto place = popup.visible_frame();
    return place.x + place.width > 0 && place.y + place.height > 0;
  });
  if (somebody_shows_one || !draws_menus_inside(pid)) return false;
  OFFHAND_ASSIGN(const auto held, test_grabs(talk));
  return held.pointer && held.keyboard;
}

/// Waits for a menu to close. Returns whether neither pointer nor keyboard is grabbed any more.
Result<bool> await_ungrabbed(Display& display, const Limits& limits) {
  const TimePoint until = steady_now() + menu_timeout;
  OFFHAND_ASSIGN(const auto talk, display.converse("Waiting for a menu to close", limits));
  while (true) {
    OFFHAND_ASSIGN(const auto now, test_grabs(*talk));
    if (!now.any()) return true;
    if (steady_now() >= until) return false;
    OFFHAND_CHECK(talk->budget().sleep(between_grab_looks));
  }
}

/// Presses Escape on the user's own keyboard while another client grabs it, so that only that client receives it. The
/// server is grabbed between test and press, so that the key cannot reach the user's window. False: nobody grabs the
/// keyboard.
Result<bool> press_grabbed_escape(Display& display, const Limits& limits) {
  OFFHAND_ASSIGN(const auto talk, display.converse("Closing a menu", limits));
  if (!talk->extensions().test) return false;
  OFFHAND_ASSIGN(const auto keymap, display.keymap(*talk));
  OFFHAND_ASSIGN(const auto keyboard, read_keyboard_state(*talk));
  const auto stroke = keymap->strokes(keyboard.locked).find("escape", keyboard.group);
  if (!stroke) return false;
  const ServerGrab alone(*talk);
  OFFHAND_ASSIGN(const auto now, test_grabs(*talk));
  if (!now.keyboard) return false;
  fake_key(*talk, stroke->keycode, true);
  fake_key(*talk, stroke->keycode, false);
  return true;
}

bool holds(const Bounds& area, int x, int y) {
  return x >= area.x && y >= area.y && x < area.x + area.width && y < area.y + area.height;
}

/// Clicks where the user's pointer is while another client grabs it, so that only that client receives the click. Tk
/// closes its menus so, and drops Escape while its window is not the active one. False: nobody grabs the pointer, or it
/// rests on a window of the application, where a click might choose.
Result<bool> click_beside_menu(Display& display, const WindowInfo& window, const Limits& limits) {
  OFFHAND_ASSIGN(const auto talk, display.converse("Closing a menu", limits));
  if (!talk->extensions().test) return false;
  OFFHAND_ASSIGN(const auto popups, read_popups(*talk));
  const ServerGrab alone(*talk);
  OFFHAND_ASSIGN(const auto now, test_grabs(*talk));
  OFFHAND_ASSIGN(const auto pointer, talk->ask(xcb_query_pointer(talk->raw(), talk->root())).get());
  if (!now.pointer || !pointer || holds(window.bounds, pointer->root_x, pointer->root_y)) return false;
  const bool is_on_popup = std::ranges::any_of(popups, [&](const WindowFacts& popup) {
    return popup.pid == window.pid && holds(popup.visible_frame(), pointer->root_x, pointer->root_y);
  });
  if (is_on_popup) return false;
  fake_button(*talk, XCB_BUTTON_INDEX_1, true);
  fake_button(*talk, XCB_BUTTON_INDEX_1, false);
  return true;
}

Result<bool> is_button_down(Display& display, const Limits& limits) {
  OFFHAND_ASSIGN(const auto talk, display.converse("Looking who holds a button", limits));
  auto asked = talk->ask(xcb_query_pointer(talk->raw(), talk->root()));
  OFFHAND_ASSIGN(const auto pointer, asked.get());
  return pointer && (pointer->mask & any_pointer_button) != 0;
}

/// Sends Escape to the application alone. False: it ignores sent events.
Result<bool> send_escape(Display& display, const WindowInfo& window, const Limits& limits) {
  const auto delivery = send_keys(display, window, {.keys = {{.key = "escape", .modifiers = {}}}, .delay = {}}, limits);
  return delivery.outcome != Outcome::not_attempted;
}

}  // namespace

Result<InputGrab> read_grab(Display& display, const Limits& limits) {
  OFFHAND_ASSIGN(const auto talk, display.converse("Looking who holds the pointer", limits));
  return test_grabs(*talk);
}

void let_settle(Display& display, const WindowInfo& window, const Limits& limits) {
  const Limits brief{std::min(limits.deadline, steady_now() + application_timeout), limits.stop};
  const auto talk = display.converse("Waiting for window " + std::to_string(window.window_id), brief);
  if (!talk) return;
  (void)wait_for_answer(**talk, static_cast<xcb_window_t>(window.window_id));
}

Result<bool> shows_menu(Display& display, std::int64_t pid, const Limits& limits) {
  OFFHAND_ASSIGN(const auto talk, display.converse("Looking for a menu", limits));
  return may_show_menu(*talk, pid);
}

Result<GrabRelease> end_move(Display& display, const Limits& limits) {
  const TimePoint begun = steady_now();
  TimePoint press_at = begun + manager_timeout;
  while (true) {
    OFFHAND_ASSIGN(const auto hold, read_grab(display, limits));
    const TimePoint now = steady_now();
    if (!hold.any()) return GrabRelease::called_off;
    if (now >= begun + menu_timeout) return GrabRelease::still_held;
    if (now >= press_at) {
      // While a button is pressed the user is moving something themselves.
      OFFHAND_ASSIGN(const bool button, is_button_down(display, limits));
      if (button) return GrabRelease::still_held;
      OFFHAND_CHECK(press_grabbed_escape(display, limits));
      // A move that has only begun may miss the key (xfwm4, once in two).
      press_at = now + key_timeout;
    }
    OFFHAND_CHECK(Budget("Waiting for a window to stay", limits).sleep(between_grab_looks));
  }
}

Result<GrabRelease> close_menu(Display& display, const WindowInfo& window, const Limits& limits) {
  OFFHAND_ASSIGN(const bool own, shows_menu(display, window.pid, limits));
  if (!own) return GrabRelease::not_its_own;
  // A completion list beside a field closes and opens with each key that was sent, and an Escape that arrives while it
  // is closed goes to the field: a file chooser forgets the path.
  let_settle(display, window, limits);
  OFFHAND_ASSIGN(const auto settled, read_grab(display, limits));
  if (!settled.any()) return GrabRelease::let_go;
  // Sent events first, which reach the application alone; GTK 4 accepts only keys of a real keyboard.
  for (int level = 0; level < levels; ++level) {
    OFFHAND_ASSIGN(const bool sent, send_escape(display, window, limits));
    if (!sent) break;
    OFFHAND_ASSIGN(const bool free, await_ungrabbed(display, limits));
    if (free) return GrabRelease::released;
  }
  for (int level = 0; level < levels; ++level) {
    OFFHAND_ASSIGN(const bool pressed, press_grabbed_escape(display, limits));
    if (!pressed) break;
    OFFHAND_ASSIGN(const bool free, await_ungrabbed(display, limits));
    if (free) return GrabRelease::released;
  }
  OFFHAND_ASSIGN(const bool clicked, click_beside_menu(display, window, limits));
  OFFHAND_ASSIGN(const bool free, clicked ? await_ungrabbed(display, limits) : Result<bool>(false));
  if (free) return GrabRelease::released;
  OFFHAND_ASSIGN(const auto now, read_grab(display, limits));
  return now.any() ? GrabRelease::still_held : GrabRelease::released;
}

}  // namespace offhand::platform::x11
