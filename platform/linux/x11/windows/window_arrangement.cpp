#include "platform/linux/x11/windows/window_arrangement.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "generated/types/errors.h"
#include "platform/host/steady_clock.h"
#include "platform/linux/x11/windows/manager_answer.h"

namespace offhand::platform::x11 {
namespace {

using std::chrono::milliseconds;

// The source indication of a pager in _NET_ACTIVE_WINDOW and _NET_RESTACK_WINDOW; window managers obey it at once.
constexpr std::uint32_t source_pager = 2;
// A window manager that has not obeyed within this time, and has handled what it was sent this often meanwhile, will
// not. On a busy machine it handles little in that time.
constexpr milliseconds arrangement_timeout{1000};
constexpr int handled_before_refusal = 6;
// One that is busy obeys later: time in which it handles nothing does not count, up to this, and nothing is asked
// again.
constexpr milliseconds longest_busy{5000};
constexpr milliseconds between_arrangements{3};
// openbox animates a restored window from the bottom of the screen, in 150 ms with a move every 16.
constexpr milliseconds longest_slide{1000};
constexpr milliseconds end_of_slide{100};
// ICCCM, sections 4.1.3.1 and 4.1.4.
constexpr std::uint32_t iconic_state = 3;

void ask_window_manager(Conversation& talk, Atom type, xcb_window_t window, const std::array<std::uint32_t, 5>& data) {
  xcb_client_message_event_t message{};
  message.response_type = XCB_CLIENT_MESSAGE;
  message.format = 32;
  message.window = window;
  message.type = talk.atom(type);
  std::ranges::copy(data, message.data.data32);
  xcb_send_event(talk.raw(), 0, talk.root(), XCB_EVENT_MASK_SUBSTRUCTURE_NOTIFY | XCB_EVENT_MASK_SUBSTRUCTURE_REDIRECT,
                 reinterpret_cast<const char*>(&message));
}

void ask_to_activate(Conversation& talk, const DesktopFacts& desktop, xcb_window_t window, xcb_timestamp_t time) {
  if (desktop.window_manager) {
    ask_window_manager(talk, Atom::net_active_window, window, {source_pager, time, 0, 0, 0});
    return;
  }
  constexpr std::uint32_t above = XCB_STACK_MODE_ABOVE;
  xcb_configure_window(talk.raw(), window, XCB_CONFIG_WINDOW_STACK_MODE, &above);
  xcb_set_input_focus(talk.raw(), XCB_INPUT_FOCUS_POINTER_ROOT, window, XCB_CURRENT_TIME);
}

/// xfwm4 does not support _NET_RESTACK_WINDOW, and raises a window that sends it.
Result<bool> takes_restacking(Conversation& talk) {
  auto asked = talk.ask_property(talk.root(), Atom::net_supported);
  OFFHAND_ASSIGN(const auto supported, asked.get());
  return std::ranges::find(values_of(supported.get()), talk.atom(Atom::net_restack_window)) !=
         values_of(supported.get()).end();
}

/// Puts windows into an order, bottom to top. Only raising without a sibling works alike in every window manager:
/// openbox and xfwm4 ignore siblings.
Result<void> ask_to_stack(Conversation& talk, const DesktopFacts& desktop, const std::vector<xcb_window_t>& order) {
  if (order.empty()) return {};
  OFFHAND_ASSIGN(const bool restacks, takes_restacking(talk));
  for (const xcb_window_t window : order) {
    if (desktop.window_manager && restacks) {
      ask_window_manager(talk, Atom::net_restack_window, window, {source_pager, 0, XCB_STACK_MODE_ABOVE, 0, 0});
      continue;
    }
    constexpr std::uint32_t above = XCB_STACK_MODE_ABOVE;
    xcb_configure_window(talk.raw(), window, XCB_CONFIG_WINDOW_STACK_MODE, &above);
  }
  return {};
}

/// The windows of an order that have to be raised: all from the first window on that is out of order.
std::vector<xcb_window_t> to_raise(const std::vector<xcb_window_t>& now, const std::vector<xcb_window_t>& wanted) {
  // Windows of `now` that match the wanted order from the bottom stay; the others are raised above them.
  std::size_t settled = 0;
  for (const xcb_window_t window : now) {
    if (settled < wanted.size() && wanted[settled] == window) ++settled;
  }
  return {wanted.begin() + static_cast<std::ptrdiff_t>(settled), wanted.end()};
}

bool is_among(const std::vector<xcb_window_t>& windows, std::int64_t window) {
  return std::ranges::any_of(windows, [&](xcb_window_t other) { return other == window; });
}

/// The stacking order to restore: former windows in their old order, new ones directly below the formerly active window
/// (at the bottom if none was active).
std::vector<xcb_window_t> wanted_stacking(const DesktopFacts& now, const UserState& before) {
  std::vector<xcb_window_t> fresh;
  for (const xcb_window_t window : now.stacking) {
    if (std::ranges::find(before.stacking, std::int64_t{window}) == before.stacking.end()) fresh.push_back(window);
  }
  std::vector<xcb_window_t> wanted;
  const bool had_active = is_among(now.stacking, before.active_window);
  if (!had_active) wanted = fresh;
  for (const std::int64_t window : before.stacking) {
    if (had_active && window == before.active_window) wanted.insert(wanted.end(), fresh.begin(), fresh.end());
    if (is_among(now.stacking, window)) wanted.push_back(static_cast<xcb_window_t>(window));
  }
  return wanted;
}

/// The window that has the focus, and its top-level window.
struct Focus {
  xcb_window_t window = XCB_WINDOW_NONE;
  xcb_window_t owner = XCB_WINDOW_NONE;
};

Result<bool> window_viewable(Conversation& talk, xcb_window_t window) {
  // None and PointerRoot always are.
  if (window <= XCB_INPUT_FOCUS_POINTER_ROOT) return true;
  auto asked = talk.ask(xcb_get_window_attributes(talk.raw(), window));
  OFFHAND_ASSIGN(const auto attributes, asked.get());
  return attributes && attributes->map_state == XCB_MAP_STATE_VIEWABLE;
}

/// A request to the window manager that is repeated after some time.
class Request {
 public:
  bool is_due() {
    const TimePoint now = steady_now();
    if (now < due_) return false;
    due_ = now + arrangement_timeout / 4;
    return true;
  }
  void renew() { due_ = {}; }

 private:
  TimePoint due_;
};

/// Reads the desktop until `holds(desktop)` or the timeout. Polled, because several properties, the focus and the
/// stacking order must agree, and reading them takes a tenth of a millisecond.
template <class Condition>
Result<std::optional<DesktopFacts>> wait_for_desktop(Conversation& talk, milliseconds timeout, Condition holds) {
  const TimePoint until = steady_now() + timeout;
  while (true) {
    OFFHAND_ASSIGN(auto desktop, read_desktop(talk));
    OFFHAND_ASSIGN(const bool reached, holds(desktop));
    if (reached) return std::optional(std::move(desktop));
    if (steady_now() >= until) return std::optional<DesktopFacts>();
    OFFHAND_CHECK(talk.budget().sleep(between_arrangements));
  }
}

void move_to_workspace(Conversation& talk, xcb_window_t window, std::uint32_t workspace) {
  ask_window_manager(talk, Atom::net_wm_desktop, window, {workspace, source_pager, 0, 0, 0});
}

/// Waits until a restored window has stopped moving.
Result<void> let_slide_in(Conversation& talk, xcb_window_t window) {
  const auto until = steady_now() + longest_slide;
  auto rests_since = steady_now();
  std::pair<std::int64_t, std::int64_t> place;
  while (steady_now() < until && steady_now() - rests_since < end_of_slide) {
    OFFHAND_ASSIGN(const auto facts, read_windows(talk, {window}));
    if (facts.empty()) return {};
    const std::pair now(facts.front().geometry.x, facts.front().geometry.y);
    if (std::exchange(place, now) != now) rests_since = steady_now();
    OFFHAND_CHECK(talk.budget().sleep(between_arrangements));
  }
  return {};
}

Result<HiddenPlace> hidden_place_of(Conversation& talk, const DesktopFacts& desktop, xcb_window_t window) {
  constexpr std::uint32_t all_workspaces = 0xFFFFFFFF;
  OFFHAND_ASSIGN(const auto facts, read_windows(talk, {window}));
  if (facts.empty() || !desktop.window_manager) return HiddenPlace{};
  HiddenPlace hidden_place{.minimized = facts.front().hidden};
  const auto workspace = facts.front().desktop;
  const bool is_elsewhere =
      workspace && workspace != all_workspaces && desktop.current_desktop && *workspace != *desktop.current_desktop;
  if (is_elsewhere) hidden_place.workspace = workspace;
  return hidden_place;
}

}  // namespace

xcb_window_t wanted_focus(const UserState& before) {
  const auto* had = static_cast<const Focus*>(before.memento.get());
  if (had != nullptr && had->owner == before.focus_owner) return had->window;
  return static_cast<xcb_window_t>(before.focus_owner);
}

namespace {

/// A top-level window of the client that a window belongs to.
std::int64_t top_level_beside(Conversation& talk, const DesktopFacts& desktop, xcb_window_t window) {
  if (window == XCB_WINDOW_NONE) return 0;
  const auto client_bits = ~xcb_get_setup(talk.raw())->resource_id_mask;
  const auto is_of_client = [&](xcb_window_t other) { return (other & client_bits) == (window & client_bits); };
  const auto found = std::ranges::find_if(desktop.stacking, is_of_client);
  return found == desktop.stacking.end() ? UserState::selected_elsewhere : *found;
}

}  // namespace

Result<UserState> read_user_state(Conversation& talk, const DesktopFacts& desktop) {
  OFFHAND_ASSIGN(const xcb_window_t owner, ancestor_among(talk, desktop.focus, desktop.stacking));
  UserState state;
  state.pointer = desktop.pointer;
  state.active_window = desktop.active;
  state.focus_owner = owner;
  state.selection_owner = top_level_beside(talk, desktop, desktop.selection_owner);
  state.stacking = {desktop.stacking.begin(), desktop.stacking.end()};
  state.memento = std::make_shared<const Focus>(Focus{desktop.focus, owner});
  return state;
}

namespace {

Result<void> make_active(Conversation& talk, const DesktopFacts& desktop, xcb_window_t window,
                         const HiddenPlace& hidden_place) {
  const auto is_active = [&](const DesktopFacts& now) -> Result<bool> {
    if (now.active != window) return false;
    OFFHAND_ASSIGN(const auto focused, ancestor_among(talk, now.focus, {window}));
    return focused == window;
  };
  const auto is_done = [&](const DesktopFacts& now) -> Result<bool> {
    if (!is_among(now.stacking, window)) return true;
    return is_active(now);
  };
  OFFHAND_ASSIGN(const xcb_timestamp_t time, talk.server_time());
  for (int attempt = 0; attempt < 2; ++attempt) {
    ask_to_activate(talk, desktop, window, time);
    OFFHAND_ASSIGN(auto now, wait_for_desktop(talk, arrangement_timeout, is_done));
    if (!now) {
      OFFHAND_CHECK(await_window_manager(talk, longest_busy));
      OFFHAND_ASSIGN(now, wait_for_desktop(talk, between_arrangements, is_done));
    }
    if (!now) continue;
    if (!is_among(now->stacking, window))
      return fail(errors::window_closed({.window_id = window, .what = "activation"}));
    return hidden_place.minimized ? let_slide_in(talk, window) : Result<void>();
  }
  return fail(
      errors::foreground_unavailable({.window_id = window, .reason = "the window manager did not make it active"}));
}

}  // namespace

void put_window_away(Conversation& talk, std::int64_t window_id, const HiddenPlace& where) {
  const auto window = static_cast<xcb_window_t>(window_id);
  if (where.workspace) move_to_workspace(talk, window, *where.workspace);
  if (where.minimized) ask_window_manager(talk, Atom::wm_change_state, window, {iconic_state, 0, 0, 0, 0});
  xcb_flush(talk.raw());
}

Result<HiddenPlace> activate_window(Conversation& talk, std::int64_t window_id) {
  OFFHAND_ASSIGN(const auto desktop, read_desktop(talk));
  if (!is_among(desktop.stacking, window_id)) return fail(errors::window_not_found({.window_id = window_id}));
  const auto window = static_cast<xcb_window_t>(window_id);
  OFFHAND_ASSIGN(const auto hidden_place, hidden_place_of(talk, desktop, window));
  if (hidden_place.workspace) move_to_workspace(talk, window, *desktop.current_desktop);
  const auto made = make_active(talk, desktop, window, hidden_place);
  if (made) return hidden_place;
  put_window_away(talk, window_id, hidden_place);
  return fail(made.error());
}

namespace {

/// A window manager that shows one window at a time took the user's off the screen for the new one (ratpoison), and
/// names no active window: it shows it again when it is asked to map it.
Result<bool> shown_again(Conversation& talk, xcb_window_t window) {
  xcb_map_window(talk.raw(), window);
  bool viewable = false;
  const auto is_viewable = [&](const DesktopFacts&) -> Result<bool> {
    OFFHAND_ASSIGN(viewable, window_viewable(talk, window));
    return viewable;
  };
  OFFHAND_CHECK(wait_for_desktop(talk, arrangement_timeout / 4, is_viewable));
  return viewable;
}

}  // namespace

Result<void> restore_user_state(Conversation& talk, const UserState& before) {
  const xcb_window_t focus = wanted_focus(before);
  OFFHAND_ASSIGN(bool focus_exists, window_viewable(talk, focus));
  if (!focus_exists && before.focus_owner != 0) {
    OFFHAND_ASSIGN(const auto found, read_desktop(talk));
    if (!found.window_manager) {
      OFFHAND_ASSIGN(focus_exists, shown_again(talk, static_cast<xcb_window_t>(before.focus_owner)));
    }
  }
  const auto order_holds = [&](const DesktopFacts& now) { return now.stacking == wanted_stacking(now, before); };
  const auto focus_holds = [&](const DesktopFacts& now) { return !focus_exists || now.focus == focus; };
  const auto activation_holds = [&](const DesktopFacts& now) {
    return now.active == before.active_window ||
           (before.active_window != 0 && !is_among(now.stacking, before.active_window));
  };
  Request activation;
  Request order;
  TimePoint until = steady_now() + arrangement_timeout;
  const TimePoint end = until + longest_busy;
  bool answers = true;
  int handled = 0;
  for (bool is_settled = false;; is_settled = true) {
    OFFHAND_ASSIGN(const auto now, read_desktop(talk));
    const bool holds = order_holds(now) && activation_holds(now) && focus_holds(now);
    if (is_settled && holds) return {};
    const bool had_chances = steady_now() >= until && handled >= handled_before_refusal;
    if (had_chances || steady_now() >= end) break;
    // Setting the focus restores the activation as well and raises nothing, while a request to the window manager would
    // raise the window. But some window managers move the focus away again (kwin, after the user's last key went
    // elsewhere); those are sent the request once they have done so.
    if (!focus_holds(now)) xcb_set_input_focus(talk.raw(), XCB_INPUT_FOCUS_POINTER_ROOT, focus, XCB_CURRENT_TIME);
    const bool is_refused = is_settled && answers && !(activation_holds(now) && focus_holds(now));
    if (is_refused && before.active_window != 0 && activation.is_due()) {
      OFFHAND_ASSIGN(const xcb_timestamp_t time, talk.server_time());
      ask_to_activate(talk, now, static_cast<xcb_window_t>(before.active_window), time);
      order.renew();
    }
    if (!order_holds(now) && answers && order.is_due())
      OFFHAND_CHECK(ask_to_stack(talk, now, to_raise(now.stacking, wanted_stacking(now, before))));
    // The window manager may still react to all this and change it again.
    const TimePoint asked_at = steady_now();
    OFFHAND_ASSIGN(answers, await_window_manager(talk, arrangement_timeout / 4));
    handled += answers ? 1 : 0;
    if (!answers) until += steady_now() - asked_at;
    if (!holds) OFFHAND_CHECK(talk.budget().sleep(between_arrangements));
  }
  return fail(errors::action_failed({.what = "Restoring the desktop",
                                     .reason = "the window manager keeps another order, activation or focus",
                                     .advice = "The user's window may have to be raised by hand."}));
}

}  // namespace offhand::platform::x11
