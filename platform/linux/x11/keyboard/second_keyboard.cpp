#include "platform/linux/x11/keyboard/second_keyboard.h"

#include <xcb/xinput.h>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "codegen/runtime/utf8.h"
#include "generated/types/errors.h"
#include "platform/linux/x11/input/ping.h"
#include "platform/linux/x11/input/toolkit_traits.h"
#include "platform/linux/x11/input/xtest.h"
#include "platform/linux/x11/keyboard/composition_guard.h"
#include "platform/linux/x11/keyboard/master_keyboard.h"
#include "platform/linux/x11/keyboard/second_focus.h"
#include "platform/linux/x11/keyboard/sent_keys.h"
#include "platform/linux/x11/keyboard/spare_keys.h"
#include "platform/linux/x11/user/input_grab.h"
#include "platform/linux/x11/windows/window_reader.h"

namespace offhand::platform::x11 {

namespace {

using std::chrono::milliseconds;

/// Keys that only concern the focused window. Window managers grab other keys, on the user's keyboard only, or they
/// open menus, which grab that keyboard.
bool is_for_one_window(const KeyPress& key) {
  constexpr std::array<std::string_view, 13> named{"space", "return", "tab",  "backspace", "delete", "left",    "right",
                                                   "up",    "down",   "home", "end",       "pageup", "pagedown"};
  const bool is_plain = std::ranges::all_of(key.modifiers, [](KeyModifier held) { return held == KeyModifier::shift; });
  const bool is_command = std::ranges::all_of(
      key.modifiers, [](KeyModifier held) { return held == KeyModifier::shift || held == KeyModifier::ctrl; });
  const auto lead = key.key.empty() ? 0 : static_cast<unsigned char>(key.key.front());
  const std::size_t length = lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  if (key.key.size() == length) return is_command;
  return is_plain && std::ranges::find(named, key.key) != named.end();
}

/// Why keys for the active window have to be pressed on the user's keyboard; empty when they need not.
std::optional<Delivery> needs_users_keyboard(Display& display, const std::vector<KeyPress>& keys,
                                             const Limits& limits) {
  if (!std::ranges::all_of(keys, is_for_one_window))
    return Delivery::not_attempted("such keys are taken from the user's keyboard only");
  const auto hold = read_grab(display, limits);
  if (!hold) return Delivery::failed(hold.error());
  if (hold->keyboard) return Delivery::not_attempted("a menu or a list holds the user's keyboard");
  return std::nullopt;
}

struct Stroke {
  xkb_keysym_t keysym = 0;
  /// 0: the layout has no key for it, so a spare key is mapped to it for a while.
  xcb_keycode_t keycode = 0;
  std::uint8_t modifiers = 0;
};

/// Applications interpret keys by the user's keymap, whichever keyboard they are pressed on.
struct Strokes {
  std::shared_ptr<const Keymap> keymap;
  std::vector<Stroke> keys;
};

/// All keys, or why not: nothing is sent of a text that cannot be sent completely.
tl::expected<std::vector<Stroke>, Delivery> prepare_strokes(const Keymap& keymap, const std::vector<KeyPress>& keys) {
  // A second keyboard has nothing locked and is in the first group: its own keymap, the server's default, has no other.
  const StrokeTable& table = keymap.strokes(0);
  const bool has_spare_keys = !keymap.spare_keys().empty();
  std::vector<Stroke> strokes;
  strokes.reserve(keys.size());
  for (const KeyPress& key : keys) {
    const xkb_keysym_t keysym = keysym_of(key.key);
    if (keysym == 0) return tl::unexpected(Delivery::failed(errors::unknown_key({.key = key.key, .suggestion = {}})));
    const auto found = table.find(keysym, 0);
    const bool has_key = found && found->group == 0;
    if (!has_key && !has_spare_keys)
      return tl::unexpected(Delivery::not_attempted("the second keyboard has no key for \"" + preview(key.key) + "\""));
    Stroke stroke{.keysym = keysym};
    if (has_key) stroke = {.keysym = keysym, .keycode = found->keycode, .modifiers = found->modifiers};
    for (const KeyModifier modifier : key.modifiers) {
      const auto with = keymap.modifier(modifier);
      if (!with) return tl::unexpected(Delivery::not_attempted("the keyboard layout lacks a modifier"));
      stroke.modifiers = static_cast<std::uint8_t>(stroke.modifiers | with->mask);
    }
    strokes.push_back(stroke);
  }
  return strokes;
}

Delivery type_strokes(Conversation& talk, MasterKeyboard& keyboard, xcb_window_t window,
                      const std::vector<Stroke>& strokes, BorrowedKeys& borrowed, milliseconds delay, ActionPath path) {
  for (std::size_t index = 0; index < strokes.size(); ++index) {
    const auto cut_short = [&](const std::string& reason) {
      return Delivery::cut_short(path, {.sent = index, .total = strokes.size()}, reason);
    };
    if (index > 0 && delay.count() > 0) {
      xcb_flush(talk.raw());
      if (auto slept = talk.budget().sleep(delay); !slept) return cut_short(slept.error().message);
      const auto still = keyboard.still_on(window);
      if (!still) return cut_short(still.error().message);
      if (!*still) return cut_short("the window lost the second keyboard");
    }
    const Stroke& stroke = strokes[index];
    auto keycode = stroke.keycode;
    if (keycode == 0) {
      const auto lent = borrowed.stroke_for(stroke.keysym);
      if (!lent && index == 0) return Delivery::not_attempted("no key is free to be lent to a character");
      if (!lent) return cut_short("no key is free to be lent to the next character");
      keycode = lent->keycode;
    }
    const bool is_single = strokes.size() == 1 && path == ActionPath::key_events_fg;
    keyboard.press(keycode, stroke.modifiers, is_single ? held_for_a_frame : milliseconds::zero());
  }
  return Delivery::delivered(path);
}

/// Whether a window passes the focus on to a child (Java: to an invisible one), so that the window itself takes no
/// keys: the globally active input model of ICCCM, section 4.1.7.
Result<bool> passes_focus_on(Conversation& talk, xcb_window_t window) {
  constexpr std::uint32_t input_is_told = 1;
  auto asked = talk.ask_property(window, Atom::wm_hints);
  OFFHAND_ASSIGN(const auto property, asked.get());
  const auto hints = values_of(property.get());
  return hints.size() >= 2 && (hints[0] & input_is_told) != 0 && hints[1] == 0;
}

/// The desktop as it is, after everything that can be refused before a keyboard is borrowed.
tl::expected<DesktopFacts, Delivery> make_ready(Conversation& talk, const WindowInfo& info, Front front) {
  if (auto lack = lacks_second_keyboards(talk)) return tl::unexpected(*std::move(lack));
  auto before = read_desktop(talk);
  if (!before) return tl::unexpected(Delivery::failed(std::move(before).error()));
  const auto windows = read_windows(talk, {static_cast<xcb_window_t>(info.window_id)});
  if (!windows) return tl::unexpected(Delivery::failed(windows.error()));
  if (windows->empty())
    return tl::unexpected(Delivery::failed(errors::window_closed({.window_id = info.window_id, .what = "the typing"})));
  if (!windows->front().viewable || windows->front().hidden)
    return tl::unexpected(Delivery::not_attempted("the window is not shown (minimised, or on another workspace)"));
  // The second keyboard gets the same focus as the user's, wherever that is by then.
  if (front == Front::lent) return *std::move(before);
  const auto passes_on = passes_focus_on(talk, windows->front().window);
  if (!passes_on) return tl::unexpected(Delivery::failed(passes_on.error()));
  if (*passes_on)
    return tl::unexpected(
        Delivery::not_attempted("the window hands the focus on to parts of its own, where no second keyboard follows"));
  return *std::move(before);
}

tl::expected<Strokes, Delivery> strokes_of(Display& display, Conversation& talk, std::int64_t pid,
                                           const std::vector<KeyPress>& keys) {
  auto keymap = display.keymap(talk);
  if (!keymap) return tl::unexpected(Delivery::failed(std::move(keymap).error()));
  auto prepared = prepare_strokes(**keymap, keys);
  if (!prepared) return tl::unexpected(std::move(prepared).error());
  const bool has_modifiers = std::ranges::any_of(*prepared, [](const Stroke& key) { return key.modifiers != 0; });
  if (has_modifiers && keeps_keyboard_state_itself(pid))
    return tl::unexpected(
        Delivery::not_attempted("the application takes shift and other modifiers from the user's keyboard only, so "
                                "other characters would arrive"));
  return Strokes{*std::move(keymap), *std::move(prepared)};
}

Result<std::unique_ptr<Conversation>> converse_about(Display& display, const WindowInfo& info, const Limits& limits) {
  return display.converse(fmt::format("Typing into window {} on a second keyboard", info.window_id), limits);
}

}  // namespace

std::optional<Delivery> lacks_second_keyboards(Conversation& talk) {
  if (!talk.extensions().test) return Delivery::not_attempted("the X server lacks XTEST");
  if (!talk.extensions().xkb) return Delivery::not_attempted("the X server lacks XKEYBOARD");
  if (!talk.extensions().xinput) return Delivery::not_attempted("the X server lacks the X Input extension");
  auto asked = talk.ask(xcb_input_xi_query_version(talk.raw(), 2, 0));
  const auto version = asked.get();
  if (!version) return Delivery::failed(version.error());
  if (!*version || (*version)->major_version < 2)
    return Delivery::not_attempted("the X server lacks X Input 2, which has second keyboards");
  return std::nullopt;
}

tl::expected<std::unique_ptr<SecondKeyboard>, Delivery> SecondKeyboard::enter(std::shared_ptr<Display> display,
                                                                              const WindowInfo& info, Front front,
                                                                              const Limits& limits) {
  auto talk = converse_about(*display, info, limits);
  if (!talk) return tl::unexpected(Delivery::failed(std::move(talk).error()));
  std::unique_ptr<SecondKeyboard> keyboard(new SecondKeyboard(std::move(display), *std::move(talk), info, front));
  if (auto refused = keyboard->take_focus()) return tl::unexpected(*std::move(refused));
  return keyboard;
}

SecondKeyboard::SecondKeyboard(std::shared_ptr<Display> display, std::unique_ptr<Conversation> talk,
                               const WindowInfo& info, Front front)
    : display_(std::move(display)),
      talk_(std::move(talk)),
      window_(static_cast<xcb_window_t>(info.window_id)),
      pid_(info.pid),
      front_(front),
      place_(window_) {}

std::optional<Delivery> SecondKeyboard::take_focus() {
  Conversation& talk = *talk_;
  auto ready = make_ready(talk, {.window_id = window_}, front_);
  if (!ready) return ready.error();
  const auto owner = ancestor_among(talk, ready->focus, {window_});
  if (!owner) return Delivery::failed(owner.error());
  users_focus_ = *owner == window_;
  if (front_ == Front::lent) {
    if (!users_focus_) return Delivery::not_attempted("the keyboard went to another window");
    place_ = ready->focus;
  }
  const auto pings = knows_ping(talk, window_);
  if (!pings) return Delivery::failed(pings.error());
  answers_ = *pings;
  const auto frame = frame_of(talk, window_);
  if (!frame) return Delivery::failed(frame.error());
  const auto kept = display_->kept_keyboards(talk.budget());
  if (!kept) return Delivery::failed(kept.error());

  std::vector<std::unique_ptr<MasterKeyboard>*> wanted{&roots_anchor_, &keyboard_};
  // A window in which the user types has been notified of a focus already.
  if (!users_focus_) wanted.push_back(&windows_anchor_);
  if (!users_focus_ && *frame != XCB_NONE) wanted.push_back(&frames_anchor_);
  for (auto* place : wanted) {
    auto borrowed = MasterKeyboard::borrow(talk, *kept);
    if (!borrowed) return Delivery::failed(std::move(borrowed).error());
    *place = *std::move(borrowed);
  }
  if (auto refused = await_announcement()) return refused;
  for (const auto& [anchor, place] : {std::pair(roots_anchor_.get(), talk.root()),
                                      {frames_anchor_.get(), *frame},
                                      {windows_anchor_.get(), window_}}) {
    if (anchor == nullptr) continue;
    const auto held = anchor->grab_window(place);
    if (!held) return Delivery::failed(held.error());
    if (!*held) return Delivery::not_attempted("the window is not shown");
  }
  const auto focused = keyboard_->enter(place_);
  // While the root is grabbed, it is not notified either when the user's focus falls to it.
  const bool falls_to_root = windows_anchor_ != nullptr && frames_anchor_ == nullptr;
  if (!falls_to_root) roots_anchor_.reset();
  if (!focused) return Delivery::failed(focused.error());
  if (!*focused) return Delivery::not_attempted("the window does not take the focus of a second keyboard");
  before_ = *std::move(ready);
  display_->note_second_keyboard(window_, this);
  return std::nullopt;
}

/// An application that does not read now would handle the keys at an arbitrary later time.
std::optional<Delivery> SecondKeyboard::await_announcement() {
  if (!answers_ && !keyboard_->is_new()) return std::nullopt;
  const auto met = wait_for_answer(*talk_, window_);
  if (!met) return Delivery::failed(met.error());
  if (*met == Answer::window_gone)
    return Delivery::failed(errors::window_closed({.window_id = window_, .what = "the typing"}));
  if (*met == Answer::none) return Delivery::not_attempted("the application does not answer");
  return std::nullopt;
}

Delivery SecondKeyboard::type(const std::vector<KeyPress>& keys, milliseconds delay) {
  if (front_ == Front::lent && knows_modifiers_of_one_keyboard(toolkit_of(pid_))) return send(keys, delay);
  auto strokes = strokes_of(*display_, *talk_, pid_, keys);
  if (!strokes) return std::move(strokes).error();
  if (auto lost = follow_users_focus()) return *std::move(lost);
  if (auto busy = await_composed_before(*display_, *talk_, window_, pid_)) return *std::move(busy);
  if (auto changed = changes_characters(*display_, window_, pid_, keys, Told::soon)) return *std::move(changed);
  const auto still = keyboard_->still_on(place_);
  if (!still) return Delivery::failed(still.error());
  if (!*still) return Delivery::not_attempted("the window lost the second keyboard");
  const auto path = front_ == Front::lent ? ActionPath::key_events_fg : ActionPath::x11_second_keyboard;
  BorrowedKeys borrowed(*talk_, *strokes->keymap, window_);
  auto delivery = type_strokes(*talk_, *keyboard_, place_, strokes->keys, borrowed, delay, path);
  const auto handled = await_handled();
  restore_users_window();
  if (delivery.outcome == Outcome::delivered && !handled)
    return Delivery::unknown(path, "the application has not answered since");
  return delivery;
}

/// A click may have moved the focus to another child of the window.
std::optional<Delivery> SecondKeyboard::follow_users_focus() {
  if (front_ != Front::lent) return std::nullopt;
  const auto now = read_desktop(*talk_);
  if (!now) return Delivery::failed(now.error());
  const auto owner = ancestor_among(*talk_, now->focus, {window_});
  if (!owner) return Delivery::failed(owner.error());
  if (*owner != window_ || now->focus == place_) return std::nullopt;
  place_ = now->focus;
  const auto focused = keyboard_->focus(place_);
  return focused ? std::nullopt : std::optional(Delivery::failed(focused.error()));
}

/// Sends events, which carry their modifiers themselves. The second keyboard keeps the window active for the
/// application even if the user's keyboard leaves it meanwhile.
Delivery SecondKeyboard::send(const std::vector<KeyPress>& keys, milliseconds delay) {
  auto delivery = send_keys(*display_, {.window_id = window_, .pid = pid_}, {.keys = keys, .delay = delay},
                            talk_->budget().limits());
  if (delivery.path == ActionPath::key_events) delivery.path = ActionPath::key_events_fg;
  return delivery;
}

void SecondKeyboard::restore_users_window() { restore_active_window(*talk_, *before_, window_); }

bool SecondKeyboard::await_handled() {
  const auto answer = wait_for_answer(*talk_, window_);
  return answer && *answer != Answer::none;
}

SecondKeyboard::~SecondKeyboard() {
  if (!before_) return;
  display_->note_second_keyboard(window_, nullptr);
  if (front_ == Front::lent) {
    leave();
    return;
  }
  // The application has to learn that it is not active. But GTK has one focus for all keyboards: a window in which the
  // user types must not notice that this keyboard left.
  if (users_focus_) {
    keyboard_->keep_focus();
  } else {
    keyboard_->leave();
    if (answers_) (void)await_handled();
  }
  keyboard_.reset();
  windows_anchor_.reset();
  frames_anchor_.reset();
  roots_anchor_.reset();
  notify_of_lost_focus(*talk_, *before_);
  const auto left = read_windows(*talk_, {window_});
  if (!users_focus_ && left && left->empty()) {
    restore_after_closing(*talk_, *before_, window_);
  } else {
    restore_users_window();
  }
}

/// Leaves before the user's keyboard does; or after it, when the user typed and the focus was returned. In the latter
/// case openbox, which listens to the frame, would think that the user's window lost the focus.
void SecondKeyboard::leave() {
  const auto now = read_desktop(*talk_);
  const auto owner = now ? ancestor_among(*talk_, now->focus, {window_}) : Result<xcb_window_t>(window_);
  if (!owner || *owner == window_) {
    keyboard_.reset();
    return;
  }
  grab_frame();
  keyboard_->leave();
  if (answers_) (void)await_handled();
  keyboard_.reset();
  frames_anchor_.reset();
  restore_active_window(*talk_, *now, window_);
}

void SecondKeyboard::grab_frame() {
  const auto frame = frame_of(*talk_, window_);
  if (!frame || *frame == XCB_NONE) return;
  const auto kept = display_->kept_keyboards(talk_->budget());
  if (!kept) return;
  auto anchor = MasterKeyboard::borrow(*talk_, *kept);
  if (!anchor) return;
  frames_anchor_ = *std::move(anchor);
  (void)frames_anchor_->grab_window(*frame);
}

std::optional<Delivery> refuses_second_keyboard(Display& display, const WindowInfo& info, Front front,
                                                const std::vector<KeyPress>& keys, const Limits& limits) {
  if (front == Front::lent) {
    if (auto needed = needs_users_keyboard(display, keys, limits)) return needed;
  }
  auto conversation = converse_about(display, info, limits);
  if (!conversation) return Delivery::failed(std::move(conversation).error());
  auto ready = make_ready(**conversation, info, front);
  if (!ready) return std::move(ready).error();
  auto strokes = strokes_of(display, **conversation, info.pid, keys);
  if (!strokes) return std::move(strokes).error();
  const auto window = static_cast<xcb_window_t>(info.window_id);
  if (auto changed = changes_characters(display, window, info.pid, keys, Told::by_now)) return changed;
  return await_composed_before(display, **conversation, window, info.pid);
}

Delivery type_on_second_keyboard(const std::shared_ptr<Display>& display, const WindowInfo& info, Front front,
                                 const std::vector<KeyPress>& keys, milliseconds delay, const Limits& limits) {
  if (auto* there = display->second_keyboard_on(static_cast<xcb_window_t>(info.window_id)))
    return there->type(keys, delay);
  // Before a keyboard is created: each is announced to all applications.
  if (auto refused = refuses_second_keyboard(*display, info, front, keys, limits)) return *std::move(refused);
  auto keyboard = SecondKeyboard::enter(display, info, front, limits);
  if (!keyboard) return std::move(keyboard).error();
  return (*keyboard)->type(keys, delay);
}

}  // namespace offhand::platform::x11
