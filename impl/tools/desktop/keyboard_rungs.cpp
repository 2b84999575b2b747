#include "impl/tools/desktop/keyboard_rungs.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <string_view>

#include "impl/action/focus_walk.h"
#include "impl/tools/desktop/pointer_rungs.h"

namespace offhand {
namespace {

using platform::Delivery;
using platform::Outcome;

/// Window managers give the keyboard to a window that was clicked, and to a new one, within moments.
constexpr std::chrono::milliseconds time_for_keyboard{500};
constexpr std::chrono::milliseconds keyboard_look_interval{10};

/// How the receiver of keys came to have its window's focus.
enum class Way { without_input, by_a_click, by_tab };
struct Focusing {
  Delivery delivery;
  Way way = Way::without_input;
};

/// A click where the focus is already would drop a selection, or make two clicks a double one.
bool moves_focus(const Attempt& attempt) {
  const auto& target = attempt.target();
  return target.point || (target.element && !attempt.focus().is_here());
}

/// Where a click on the middle gives the focus and does nothing else: in a text, and on the number of a spin button,
/// whose arrows are at its end (the parts of a field for days or hours in a page are such).
bool click_only_focuses(const platform::Node& node) { return node.editable_text || node.role == "spinbutton"; }

/// Whether applications tell what has the focus of a window: where they take it for the one with the keyboard.
enum class FocusIs { told, untold };

/// Gives the target the focus within its window without the user's noticing: the toolkit gives it quietly, or a quiet
/// click does, on the point or on a field.
Focusing focus_quietly(Attempt& attempt, FocusIs focus) {
  attempt.focus().will_be_given();
  const auto& target = attempt.target();
  if (target.element) {
    const auto& element = *target.element;
    const auto& node = element.seen.node.handle;
    auto& tree = attempt.platform().tree();
    auto focused = focus == FocusIs::told ? tree.focus_where_feigned(node, attempt.limits())
                                          : tree.focus_quietly(node, attempt.limits());
    if (focused.outcome != Outcome::not_attempted) return {std::move(focused)};
    if (!click_only_focuses(element.seen.node)) {
      return {Delivery::not_attempted("the element cannot be given the focus without activating its window")};
    }
  }
  attempt.focus().was_clicked_for();
  return {click_for_focus(attempt), Way::by_a_click};
}

Focusing focus_in_foreground(Attempt& attempt) {
  attempt.focus().will_be_given();
  const auto& target = attempt.target();
  if (target.point) return {click_for_focus(attempt), Way::by_a_click};
  const bool has_it =
      target.element && !attempt.focus().is_in_doubt() && target.element->now.states.contains(ElementState::focused);
  if (!target.element || has_it) return {Delivery::delivered({})};
  // The window is active already: taking the focus within it disturbs nobody further.
  auto focused = attempt.platform().tree().focus(target.element->seen.node.handle, attempt.limits());
  if (focused.outcome != Outcome::not_attempted || !target.element->now.bounds) return {std::move(focused)};
  if (!click_only_focuses(target.element->seen.node)) return {std::move(focused)};
  return {click_for_focus(attempt), Way::by_a_click};
}

/// Whether the element itself has to say that it has the focus: a key that presses must not press anything else.
enum class FocusMust { be_there, be_seen };

/// Keys once their receiver has the focus. What was clicked stays clicked: from then on nothing may pass for not
/// attempted, or the next rung would click a second time.
Delivery keys_after(const Attempt& attempt, const Focusing& focusing, FocusIs focus, FocusMust must, const Rung& keys) {
  const bool clicked = focusing.way == Way::by_a_click;
  const auto outcome = focusing.delivery.outcome;
  // Where an uncertain click or Tab left the focus nobody knows, so nothing is typed there.
  const bool uncertain = focusing.way != Way::without_input && outcome == Outcome::unknown;
  if (outcome == Outcome::not_attempted || uncertain) return focusing.delivery;
  // Applications of several processes pass a click on, and go on taking keys where the focus was.
  const bool is_always_told = attempt.focus().is_always_told();
  if (focus == FocusIs::told || is_always_told) {
    const auto came = attempt.focus().await(attempt.manner().foreground ? PersonsKeys::go_there : PersonsKeys::stay);
    if (came == FocusCame::elsewhere)
      return Delivery::held_back(focusing.delivery.path, "another element got the focus, so nothing was typed");
    if (came == FocusCame::unseen && is_always_told)
      return Delivery::held_back(focusing.delivery.path, "the element did not get the focus, so nothing was typed");
  }
  if (clicked) {
    if (focus == FocusIs::untold) attempt.focus().let_click_end();
    attempt.focus().was_given();
  }
  if (must == FocusMust::be_seen && !(attempt.target().element && attempt.focus().is_seen())) {
    const std::string reason = "the element does not say that it has the focus, so nothing was pressed";
    return focusing.way == Way::without_input ? Delivery::not_attempted(reason)
                                              : Delivery::held_back(focusing.delivery.path, reason);
  }
  auto typed = keys();
  if (!clicked || typed.outcome != Outcome::not_attempted) return typed;
  return Delivery::held_back(focusing.delivery.path, "it was clicked, and then took no keys: " + typed.reason);
}

Rung keys_by(Attempt& attempt, const platform::Gesture& keys, const platform::Route& route, FocusMust must) {
  return [&attempt, keys, route, must] {
    auto& input = attempt.platform().input();
    const auto& window = attempt.target().window;
    const auto type = [&] { return input.deliver(keys, route, window, attempt.limits()); };
    // deliver() makes keys reach what has the focus, and refuses by itself; only where the focus has to move first it
    // matters that it will not, and the application must know before.
    const bool needs_front = route.disturbs >= platform::Disturbs::front;
    if (!needs_front && !moves_focus(attempt)) return type();
    if (auto refused = input.refuses(keys, route, window, attempt.limits())) return *refused;
    if (needs_front) {
      const bool is_persons = route.disturbs == platform::Disturbs::person;
      return attempt.in_foreground(
          [&] {
            // From the beginning on: the person's may have to go back before all is typed.
            const auto feigned = input.feign_focus(route, window, attempt.limits());
            if (!feigned) return Delivery::failed(feigned.error());
            if (!is_persons && !*feigned) return type();
            return keys_after(attempt, focus_in_foreground(attempt), FocusIs::told, must, type);
          },
          is_persons ? NeedsKeyboard::persons : NeedsKeyboard::own);
    }
    const auto feigned = input.feign_focus(route, window, attempt.limits());
    if (!feigned) return Delivery::failed(feigned.error());
    if (!*feigned) return keys_after(attempt, focus_quietly(attempt, FocusIs::untold), FocusIs::untold, must, type);
    // Some tell what has the focus of a window only while it is the active one.
    if (attempt.target().element && attempt.focus().is_seen()) return type();
    auto focusing = focus_quietly(attempt, FocusIs::told);
    if (focusing.delivery.outcome == Outcome::not_attempted) {
      const auto press = [&](const platform::KeyPress& key) {
        return input.deliver(platform::Keys{.keys = {key}, .delay = {}}, route, window, attempt.limits());
      };
      // A keyboard of our own is for what takes no events that are sent to it: that is GTK 4.
      const auto ctrl = route.disturbs == platform::Disturbs::active_window ? CtrlKeys::lead_on : CtrlKeys::may_do_more;
      if (auto walked = walk_to_target(attempt, press, ctrl)) focusing = {*std::move(walked), Way::by_tab};
    }
    return keys_after(attempt, focusing, FocusIs::told, must, type);
  };
}

/// Whether the window that lies at the point came to have the keyboard after a click there.
bool await_keyboard(const Attempt& attempt) {
  const auto* window = attempt.target().receiving_window();
  // Without a window only the platform can tell whether one has the keyboard.
  if (window == nullptr) return true;
  const auto& scope = attempt.scope();
  const auto until = std::min(scope.now() + time_for_keyboard, scope.limits.deadline);
  for (;;) {
    const auto desk = scope.platform.windows().desk(scope.limits);
    if (desk && (desk->focus_owner == window->window_id || !desk->observable.contains(SideEffectKind::focus)))
      return true;
    if (scope.now() >= until) return false;
    scope.sleep_until(std::min(scope.now() + keyboard_look_interval, until));
  }
}

/// Keys by the person's own keyboard, for the window that has it or gets it by a click on the target's point, and for
/// no other. Where no window has it, for whoever listens everywhere, such as the window manager.
Rung keys_on_screen(Attempt& attempt, const platform::Gesture& keys) {
  return [&attempt, keys] {
    auto& input = attempt.platform().input();
    const auto& target = attempt.target();
    const auto& window = target.taker ? *target.taker : target.window;
    const auto routes = input.routes(window);
    const auto persons = std::ranges::find(routes, platform::Disturbs::person, &platform::Route::disturbs);
    if (persons == routes.end()) return Delivery::not_attempted("there is no way to type as the person does");
    if (auto refused = input.refuses(keys, *persons, window, attempt.limits())) return *refused;
    const auto type = [&] {
      if (target.point && !await_keyboard(attempt))
        return Delivery::not_attempted("the window there did not get the keyboard");
      return input.deliver(keys, *persons, window, attempt.limits());
    };
    if (!target.point) return type();
    return keys_after(attempt, {click_for_focus(attempt), Way::by_a_click}, FocusIs::untold, FocusMust::be_there, type);
  };
}

std::vector<Rung> rungs_by(Attempt& attempt, const platform::Keys& keys, FocusMust must) {
  std::vector<Rung> rungs;
  for (const auto& route : attempt.routes()) rungs.push_back(keys_by(attempt, keys, route, must));
  return rungs;
}

}  // namespace

std::vector<Rung> keyboard_rungs(Attempt& attempt, const platform::Keys& keys) {
  if (attempt.target().on_screen()) return {keys_on_screen(attempt, keys)};
  return rungs_by(attempt, keys, FocusMust::be_there);
}

bool is_looked_up(const Attempt& attempt, bool takes_text) {
  const auto& target = attempt.target();
  if (takes_text || target.point || target.on_screen() || !attempt.platform().has_tree()) return false;
  // GTK lists what edits a row nowhere in its tree, and tells that it got the focus, to who has listened by then: a
  // command that is alone has not.
  return !attempt.focus().may_be_in_text();
}

std::vector<Rung> press_by_key(Attempt& attempt) {
  constexpr std::array<std::string_view, 4> pressed_by_space{"button", "checkbox", "radio", "switch"};
  const auto& element = attempt.target().element;
  const bool has_key = element && std::find(pressed_by_space.begin(), pressed_by_space.end(),
                                            element->seen.node.role) != pressed_by_space.end();
  if (!has_key) return {};
  return rungs_by(attempt, {.keys = {{.key = "space", .modifiers = {}}}, .delay = {}}, FocusMust::be_seen);
}

std::vector<platform::KeyPress> keys_of_text(const std::string& text) {
  std::vector<platform::KeyPress> keys;
  for (std::size_t at = 0; at < text.size();) {
    const auto lead = static_cast<unsigned char>(text[at]);
    const std::size_t length = lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
    const auto character = text.substr(at, length);
    at += length;
    if (character == "\r" && at < text.size() && text[at] == '\n') continue;
    const bool line_break = character == "\n" || character == "\r";
    keys.push_back({line_break ? "return" : character == "\t" ? "tab" : character, {}});
  }
  return keys;
}

}  // namespace offhand
