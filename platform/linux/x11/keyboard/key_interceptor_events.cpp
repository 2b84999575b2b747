// What the thread does at each event: keys that are caught, focus that is taken, windows that appear.
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <optional>
#include <set>
#include <string_view>
#include <utility>

#include "platform/host/steady_clock.h"
#include "platform/linux/apps/process_table.h"
#include "platform/linux/x11/keyboard/input_devices.h"
#include "platform/linux/x11/keyboard/key_grab.h"
#include "platform/linux/x11/keyboard/key_interception.h"
#include "platform/linux/x11/keyboard/key_interceptor.h"
#include "platform/linux/x11/windows/window_arrangement.h"
#include "platform/linux/x11/windows/window_reader.h"

namespace offhand::platform::x11 {
namespace {

/// The limit for learning the process of a new window, for which a busy server may need several rounds.
constexpr std::chrono::milliseconds time_to_learn{2000};
/// The longest delay of a key while a window is being activated; window managers need a fraction of it. Users notice
/// letters that are delayed longer.
constexpr std::chrono::milliseconds longest_freeze{300};
/// After this many returns the focus is left to a window that keeps taking it; keys are still intercepted.
constexpr int most_returns = 200;

template <class T>
const T& event_as(const xcb_generic_event_t& event) {
  return reinterpret_cast<const T&>(event);
}

/// What begins to be shown, or gets its frame; none where the window manager has nothing to do with it.
xcb_window_t shown_window(const xcb_generic_event_t& event) {
  if (event.response_type == XCB_MAP_NOTIFY) {
    const auto& mapped = event_as<xcb_map_notify_event_t>(event);
    return mapped.override_redirect != 0 ? xcb_window_t{XCB_NONE} : mapped.window;
  }
  const auto& framed = event_as<xcb_reparent_notify_event_t>(event);
  return framed.override_redirect != 0 ? xcb_window_t{XCB_NONE} : framed.window;
}

/// Programs that start others for whoever asks them, or adopt them, by their kernel names (15 bytes).
constexpr std::array<std::string_view, 9> agents = {
    "systemd",         "init",           "dbus-daemon", "dbus-broker", "dbus-broker-lau",
    "xdg-desktop-por", "flatpak-portal", "klauncher",   "kdeinit5"};

}  // namespace

bool KeyInterceptors::Interception::is_started_by_another(std::int64_t pid) {
  using linux_apps::executable_of;
  using linux_apps::read_process;
  const auto row = read_process(pid);
  const auto parent = row && row->parent > 1 ? read_process(row->parent) : std::nullopt;
  if (!parent || std::ranges::find(agents, parent->name) != agents.end()) return false;
  // A sandbox adopts what its programs leave behind.
  if (executable_of(parent->pid) == executable_of(::getpid())) return false;
  // What has neither its parent's session nor one of its own was adopted.
  if (row->session != parent->session && row->session != pid) return false;
  for (auto ancestor = row; ancestor; ancestor = read_process(ancestor->parent)) {
    if (ancestor->pid == ::getpid()) return false;
  }
  return true;
}

/// Sent events carry a mark in their type and match none of these cases.
void KeyInterceptors::handle(const xcb_generic_event_t& event) {
  constexpr std::uint8_t error = 0;
  switch (event.response_type) {
    case error:
      return on_error(event_as<xcb_generic_error_t>(event));
    case XCB_GE_GENERIC:
      return on_generic(event);
    case XCB_FOCUS_IN:
    case XCB_FOCUS_OUT:
      return on_focus(event_as<xcb_focus_in_event_t>(event), event.response_type == XCB_FOCUS_IN);
    case XCB_CREATE_NOTIFY:
      if (!interceptions_.empty()) on_new(event_as<xcb_create_notify_event_t>(event).window);
      return;
    case XCB_MAP_NOTIFY:
    case XCB_REPARENT_NOTIFY:
      if (const auto pid = owners_.of(shown_window(event), short_budget()); pid && *pid > 0)
        for (const auto& interception : interceptions_) interception->note_shown(*pid);
      return;
    case XCB_DESTROY_NOTIFY: {
      const auto window = event_as<xcb_destroy_notify_event_t>(event).window;
      covered_.erase(window);
      return owners_.doubt(window);
    }
    case XCB_MAPPING_NOTIFY:
      (void)activations_.learn_keys(short_budget());
      return;
    default:
      return;
  }
}

void KeyInterceptors::on_generic(const xcb_generic_event_t& event) {
  const auto& of_device = event_as<xcb_input_key_press_event_t>(event);
  if (of_device.extension != opcode_) return;
  if (of_device.event_type == XCB_INPUT_KEY_PRESS) return on_key(of_device);
  if (is_our_click(event)) return;
  const auto home = interceptions_.empty() ? xcb_window_t{XCB_NONE} : interceptions_.back()->home;
  if (const auto command = activations_.handle(event, home, short_budget())) on_command(*command);
}

/// The server has frozen the keyboard at this key.
void KeyInterceptors::on_key(const xcb_input_key_press_event_t& event) {
  const auto interception = interception_over(event.event);
  const bool is_kept = interception && interception->home != XCB_NONE && !may_be_users(event.event, *interception);
  frozen_key_ = {{event.time, event.event}, is_kept ? interception : nullptr, steady_now() + longest_freeze};
  if (!is_kept || !front_is(KeyInterceptor::Front::about_to_be_lent)) replay_frozen_key();
}

void KeyInterceptors::replay_frozen_key() {
  if (!frozen_key_) return;
  const auto [key, interception, until] = *std::exchange(frozen_key_, std::nullopt);
  if (interception && !interception->turned && interception->home != XCB_NONE) {
    ++interception->caught;
    // While the front is lent, nothing else reports the theft.
    interception->taken = interception->left_at.has_value();
    give_back(*interception);
  }
  // Also when the interception has ended: the keyboard must never stay frozen.
  replay_key(*connection_, key);
  xcb_flush(connection_->raw());
}

void KeyInterceptors::replay_when_due() {
  if (frozen_key_ && steady_now() >= frozen_key_->until) replay_frozen_key();
  if (grabbed_until_ && steady_now() >= *grabbed_until_) {
    for (const auto& interception : interceptions_) {
      if (interception->front == KeyInterceptor::Front::held) interception->front = KeyInterceptor::Front::lent;
    }
    update_keyboard_grab();
  }
}

void KeyInterceptors::update_keyboard_grab() {
  const auto wanting = std::ranges::find_if(interceptions_, [](const auto& interception) {
    return interception->front == KeyInterceptor::Front::held && !interception->turned &&
           interception->home != XCB_NONE;
  });
  if (wanting == interceptions_.end()) {
    if (!std::exchange(grabbed_until_, std::nullopt)) return;
    ungrab_request_ = static_cast<std::uint16_t>(ungrab_keyboard(*connection_));
    xcb_flush(connection_->raw());
    return;
  }
  if (grabbed_until_) return;
  // A frozen key would be lost with the grab.
  replay_frozen_key();
  Conversation talk(*connection_, short_budget());
  // The grab may be active before the reply arrives. If another client has a grab, keys are intercepted one by one.
  grabbed_until_ = steady_now() + longest_freeze;
  const auto held = grab_keyboard(talk);
  if (held && *held) return;
  ungrab_request_ = static_cast<std::uint16_t>(ungrab_keyboard(*connection_));
  grabbed_until_.reset();
  (*wanting)->front = KeyInterceptor::Front::about_to_be_lent;
}

void KeyInterceptors::set_front(Interception& interception, KeyInterceptor::Front front) {
  interception.front = front;
  update_keyboard_grab();
  if (!front_is(KeyInterceptor::Front::about_to_be_lent)) replay_frozen_key();
}

bool KeyInterceptors::front_is(KeyInterceptor::Front front) const {
  return std::ranges::any_of(
      interceptions_, [&](const auto& interception) { return interception->front == front && !interception->turned; });
}

bool KeyInterceptors::front_is_users() const {
  return !front_is(KeyInterceptor::Front::about_to_be_lent) && !front_is(KeyInterceptor::Front::lent) &&
         !front_is(KeyInterceptor::Front::held);
}

/// While the front is lent, clicks by XTEST are ours, not the user's.
bool KeyInterceptors::is_our_click(const xcb_generic_event_t& event) const {
  const auto& press = event_as<xcb_input_raw_button_press_event_t>(event);
  return press.event_type == XCB_INPUT_RAW_BUTTON_PRESS && press.sourceid == core_test_pointer && !front_is_users();
}

/// Decides at once by what is known or supposed of the process: before a busy server answers, it may have shown the
/// window and given it the focus.
void KeyInterceptors::on_new(xcb_window_t window) {
  register_window(window);
  if (!owners_.knows(window)) learn_process(window, steady_now() + time_to_learn);
}

void KeyInterceptors::learn_process(xcb_window_t window, TimePoint until) {
  enqueue([this, window, until] {
    if (interceptions_.empty() || connection_->broken()) return;
    if (!owners_.learn({window}, short_budget())) {
      if (steady_now() < until) learn_process(window, until);
      return;
    }
    if (!covered_.contains(window)) return register_window(window);
    if (!interception_wanting(window)) uncover(window);
  });
}

/// On a busy machine the window may have the focus already, and no event would report it.
void KeyInterceptors::register_window(xcb_window_t window) {
  cover_if_wanted(window);
  const auto interception = interception_over(window);
  if (!interception) return;
  Conversation talk(*connection_, short_budget());
  auto asked = talk.ask(xcb_get_input_focus(talk.raw()));
  const auto focus = asked.get();
  if (!focus || !*focus) return;
  const auto inside = ancestor_among(talk, (*focus)->focus, {window});
  if (inside && *inside == window) on_focus_taken(window, *interception);
}

void KeyInterceptors::on_focus(const xcb_focus_in_event_t& event, bool in) {
  if (event.event == connection_->screen().root) return on_focus_lost(event, in);
  if (event.detail == XCB_NOTIFY_DETAIL_POINTER || event.detail == XCB_NOTIFY_DETAIL_INFERIOR) return;
  const bool of_a_grab = event.mode == XCB_NOTIFY_MODE_GRAB || event.mode == XCB_NOTIFY_MODE_UNGRAB;
  bool is_home = false;
  for (const auto& interception : interceptions_) {
    if (interception->home != event.event) continue;
    is_home = true;
    if (of_a_grab) {
      if (in) note_end_of_grab(*interception);
      continue;
    }
    if (in) interception->is_asked_to_show = false;
    if (!in) {
      if (!interception->left_at) interception->left_at = steady_now();
    } else if (const auto left = std::exchange(interception->left_at, std::nullopt);
               std::exchange(interception->taken, false) && left) {
      const std::lock_guard lock(interception->mutex);
      interception->thefts.push_back({*left, steady_now()});
    }
  }
  if (is_home && in && !of_a_grab && frozen_key_ && frozen_key_->interception->home == event.event) replay_frozen_key();
  const bool is_held = (is_home && of_a_grab) || event.mode == XCB_NOTIFY_MODE_WHILE_GRABBED;
  // Not our own grab while the front is lent, nor the end of that grab.
  if (is_held && front_is_users() && event.sequence != ungrab_request_) activations_.on_grab();
  if (in && event.mode == XCB_NOTIFY_MODE_GRAB && front_is_users()) {
    if (const auto interception = interception_over(event.event)) interception->grabbed_at = steady_now();
  }
  if (is_home || of_a_grab || !in) return;
  if (const auto interception = interception_over(event.event)) on_focus_taken(event.event, *interception);
}

/// What was typed meanwhile is lost: nothing keeps a grab from those who may grab. So it is told.
void KeyInterceptors::note_end_of_grab(Interception& interception) {
  const auto since = std::exchange(interception.grabbed_at, std::nullopt);
  if (!since || interception.turned) return;
  const std::lock_guard lock(interception.mutex);
  interception.thefts.push_back({*since, steady_now()});
}

/// The window that took the focus closed with it, and no window has the focus.
void KeyInterceptors::on_focus_lost(const xcb_focus_in_event_t& event, bool in) {
  const bool nobodys = event.detail == XCB_NOTIFY_DETAIL_POINTER_ROOT || event.detail == XCB_NOTIFY_DETAIL_NONE;
  if (!in || !nobodys || event.mode != XCB_NOTIFY_MODE_NORMAL || activations_.just_now()) return;
  if (!front_is_users()) return;
  for (const auto& interception : interceptions_) {
    if (!interception->left_at || interception->turned || (interception->commanded && !interception->taken)) continue;
    interception->taken = true;
    give_back(*interception);
  }
  xcb_flush(connection_->raw());
}

void KeyInterceptors::on_focus_taken(xcb_window_t window, Interception& interception) {
  if (may_be_users(window, interception)) return uncover(window);
  if (!front_is_users()) return;
  if (activations_.just_now()) return end_interception(interception);
  const bool was_there = interception.first_windows.contains(window);
  if (was_there && activations_.moved_to(window, interception.pointer, short_budget()))
    return end_interception(interception);
  // If no window of the user's lost the focus, it is the focus of a second keyboard.
  interception.taken = interception.left_at.has_value();
  if (interception.home == XCB_NONE || ++interception.returns > most_returns) return;
  give_back(interception);
  xcb_flush(connection_->raw());
}

void KeyInterceptors::on_command(const UserActivations::Command& command) {
  for (const auto& interception : interceptions_) interception->commanded = true;
  for (const xcb_window_t window : command.pressed) {
    if (const auto interception = interception_over(window)) return end_interception(*interception);
  }
}

/// SetInputFocus failed because the user's window is not viewable: the user closed or minimised it and works elsewhere
/// now. Where they did nothing of the kind, the window manager shows one window at a time and took theirs off the
/// screen (ratpoison); asked to map it, it shows it again and gives it the focus.
void KeyInterceptors::on_error(const xcb_generic_error_t& error) {
  for (const auto& interception : interceptions_) {
    if (interception->return_request != error.full_sequence) continue;
    const bool may_show_again = error.error_code == XCB_MATCH && interception->names_no_active_window;
    if (!may_show_again || interception->commanded || std::exchange(interception->is_asked_to_show, true)) {
      end_interception(*interception);
      continue;
    }
    xcb_map_window(connection_->raw(), interception->home);
    xcb_flush(connection_->raw());
  }
}

void KeyInterceptors::update_guard() {
  if (!guard_) return;
  const auto spread =
      std::ranges::find_if(interceptions_, [](const auto& interception) { return !interception->turned; });
  guard_->watch(spread == interceptions_.end() ? xcb_window_t{XCB_NONE} : (*spread)->home);
}

void KeyInterceptors::give_back(Interception& interception) {
  interception.return_request = set_focus(*connection_, interception.home);
}

bool KeyInterceptors::may_be_users(xcb_window_t window, Interception& interception) {
  if (!interception.commanded) return false;
  const auto owner = owners_.of(window, short_budget());
  return owner && !interception.wants(*owner);
}

}  // namespace offhand::platform::x11
