#include "impl/verbs/keyboard_strategies.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

#include "impl/verbs/focus_walk.h"
#include "impl/verbs/pointer_strategies.h"

namespace offhand {
namespace {

using platform::Delivery;

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
bool moves_focus(const ActionRun& run) {
  const auto& target = run.target();
  return target.point || (target.element && !run.focus().is_here());
}

/// Where a click on the middle gives the focus and does nothing else: in a text, and on the number of a spin button,
/// whose arrows are at its end (the parts of a field for days or hours in a page are such).
bool click_only_focuses(const platform::Node& node) { return node.editable_text || node.role == Role::spinbutton; }

/// Whether applications tell what has the focus of a window: where they take it for the one with the keyboard.
enum class FocusIs { told, untold };

/// Gives the target the focus within its window without the user's noticing: the toolkit gives it quietly, or a quiet
/// click does, on the point or on a field.
Focusing focus_quietly(ActionRun& run, FocusIs focus) {
  run.focus().will_be_given();
  const auto& target = run.target();
  if (target.element) {
    const auto& element = *target.element;
    const auto& node = element.seen.node.handle;
    auto& tree = run.platform().tree();
    auto focused =
        focus == FocusIs::told ? tree.focus_where_feigned(node, run.limits()) : tree.focus_quietly(node, run.limits());
    if (focused.outcome != platform::Outcome::not_attempted) return {std::move(focused)};
    if (!click_only_focuses(element.seen.node)) {
      return {Delivery::not_attempted("the element cannot be given the focus without activating its window")};
    }
  }
  run.focus().was_clicked_for();
  return {click_for_focus(run), Way::by_a_click};
}

/// Where the toolkit gives it to nobody who asks (the combo boxes of Qt), Tab leads there.
Focusing focus_in_foreground(ActionRun& run, const PressKey& press) {
  run.focus().will_be_given();
  const auto& target = run.target();
  if (target.point) return {click_for_focus(run), Way::by_a_click};
  const bool has_it =
      target.element && !run.focus().is_in_doubt() && target.element->now.states.contains(ElementState::focused);
  if (!target.element || has_it) return {Delivery::delivered({})};
  // The window is active already: taking the focus within it disturbs nobody further.
  auto focused = run.platform().tree().focus(target.element->seen.node.handle, run.limits());
  if (focused.outcome != platform::Outcome::not_attempted) return {std::move(focused)};
  if (target.element->now.bounds && click_only_focuses(target.element->seen.node))
    return {click_for_focus(run), Way::by_a_click};
  const bool is_stop = has(target.element->seen.node.role, RoleTrait::tab_stop);
  auto walked = is_stop ? walk_to_target(run, press, CtrlKeys::may_do_more) : std::nullopt;
  if (walked) return {*std::move(walked), Way::by_tab};
  return {std::move(focused)};
}

/// Whether the element itself has to say that it has the focus: a key that presses must not press anything else.
enum class FocusMust { be_there, be_seen };

/// Keys once their receiver has the focus. What was clicked stays clicked: from then on nothing may pass for not
/// attempted, or the next strategy would click a second time.
Delivery keys_after(const ActionRun& run, const Focusing& focusing, FocusIs focus, FocusMust must,
                    const Strategy& keys) {
  const bool clicked = focusing.way == Way::by_a_click;
  const auto outcome = focusing.delivery.outcome;
  // Where an uncertain click or Tab left the focus nobody knows, so nothing is typed there.
  const bool uncertain = focusing.way != Way::without_input && outcome == platform::Outcome::unknown;
  if (outcome == platform::Outcome::not_attempted || uncertain) return focusing.delivery;
  // Applications of several processes pass a click on, and go on taking keys where the focus was.
  const bool is_always_told = run.focus().is_always_told();
  if (focus == FocusIs::told || is_always_told) {
    const auto came = run.focus().await(run.delivery_options().foreground ? UsersKeys::go_there : UsersKeys::stay);
    if (came == FocusCame::elsewhere)
      return Delivery::held_back(focusing.delivery.path, "another element got the focus, so nothing was typed");
    if (came == FocusCame::unseen && is_always_told)
      return Delivery::held_back(focusing.delivery.path, "the element did not get the focus, so nothing was typed");
  }
  if (clicked) {
    if (focus == FocusIs::untold) run.focus().let_click_end();
    run.focus().was_given();
  }
  if (must == FocusMust::be_seen && !(run.target().element && run.focus().is_seen())) {
    const std::string reason = "the element does not say that it has the focus, so nothing was pressed";
    return focusing.way == Way::without_input ? Delivery::not_attempted(reason)
                                              : Delivery::held_back(focusing.delivery.path, reason);
  }
  auto typed = keys();
  if (!clicked || typed.outcome != platform::Outcome::not_attempted) return typed;
  return Delivery::held_back(focusing.delivery.path, "it was clicked, and then took no keys: " + typed.reason);
}

Strategy keys_by(ActionRun& run, const platform::Gesture& keys, const platform::Route& route, FocusMust must) {
  return [&run, keys, route, must] {
    auto& input = run.platform().input();
    const auto& window = run.target().window;
    const auto type = [&] { return input.deliver(keys, route, window, run.limits()); };
    const auto press = [&](const platform::KeyPress& key) {
      return input.deliver(platform::Keys{.keys = {key}, .delay = {}}, route, window, run.limits());
    };
    // deliver() makes keys reach what has the focus, and refuses by itself; only where the focus has to move first it
    // matters that it will not, and the application must know before.
    const bool needs_front = route.disturbs >= platform::Disturbs::front;
    if (!needs_front && !moves_focus(run)) return type();
    if (auto refused = input.refuses(keys, route, window, run.limits())) return *refused;
    if (needs_front) {
      const bool is_users = route.disturbs == platform::Disturbs::user;
      return run.in_foreground(
          [&] {
            // From the beginning on: the user's may have to go back before all is typed.
            const auto synthetic_focus = run.give_synthetic_focus(route);
            if (!synthetic_focus) return Delivery::failed(synthetic_focus.error());
            if (!is_users && !*synthetic_focus) return type();
            return keys_after(run, focus_in_foreground(run, press), FocusIs::told, must, type);
          },
          is_users ? NeedsKeyboard::users : NeedsKeyboard::own);
    }
    const auto synthetic_focus = run.give_synthetic_focus(route);
    if (!synthetic_focus) return Delivery::failed(synthetic_focus.error());
    if (!*synthetic_focus) return keys_after(run, focus_quietly(run, FocusIs::untold), FocusIs::untold, must, type);
    // Some tell what has the focus of a window only while it is the active one.
    if (run.target().element && run.focus().is_seen()) return type();
    auto focusing = focus_quietly(run, FocusIs::told);
    if (focusing.delivery.outcome == platform::Outcome::not_attempted) {
      // A keyboard of our own is for what takes no events that are sent to it: that is GTK 4.
      const auto ctrl = route.disturbs == platform::Disturbs::active_window ? CtrlKeys::lead_on : CtrlKeys::may_do_more;
      if (auto walked = walk_to_target(run, press, ctrl)) focusing = {*std::move(walked), Way::by_tab};
    }
    return keys_after(run, focusing, FocusIs::told, must, type);
  };
}

/// Whether the window that lies at the point came to have the keyboard after a click there.
bool await_keyboard(const ActionRun& run) {
  const auto* window = run.target().receiving_window();
  // Without a window only the platform can tell whether one has the keyboard.
  if (window == nullptr) return true;
  const auto& scope = run.scope();
  const auto until = std::min(scope.now() + time_for_keyboard, scope.limits.deadline);
  for (;;) {
    const auto desk = scope.platform.user_state(scope.limits);
    if (desk && (desk->focus_owner == window->window_id || !desk->observable.contains(SideEffectKind::focus)))
      return true;
    if (scope.now() >= until) return false;
    scope.sleep_until(std::min(scope.now() + keyboard_look_interval, until));
  }
}

/// Keys by the user's own keyboard, for the window that has it or gets it by a click on the target's point, and for
/// no other. Where no window has it, for whoever listens everywhere, such as the window manager.
Strategy keys_on_screen(ActionRun& run, const platform::Gesture& keys) {
  return [&run, keys] {
    if (!run.platform().has_input()) return Delivery::failed(run.platform().missing(platform::Facet::input));
    auto& input = run.platform().input();
    const auto& target = run.target();
    const auto& window = target.recipient ? *target.recipient : target.window;
    const auto routes = input.routes(window);
    const auto users = std::ranges::find(routes, platform::Disturbs::user, &platform::Route::disturbs);
    if (users == routes.end()) return Delivery::not_attempted("there is no way to type as the user does");
    if (auto refused = input.refuses(keys, *users, window, run.limits())) return *refused;
    const auto type = [&] {
      if (target.point && !await_keyboard(run))
        return Delivery::not_attempted("the window there did not get the keyboard");
      return input.deliver(keys, *users, window, run.limits());
    };
    if (!target.point) return type();
    return keys_after(run, {click_for_focus(run), Way::by_a_click}, FocusIs::untold, FocusMust::be_there, type);
  };
}

std::vector<Strategy> strategies_by(ActionRun& run, const platform::Keys& keys, FocusMust must) {
  std::vector<Strategy> strategies;
  for (const auto& route : run.routes()) strategies.push_back(keys_by(run, keys, route, must));
  return strategies;
}

}  // namespace

std::vector<Strategy> keyboard_strategies(ActionRun& run, const platform::Keys& keys) {
  if (run.target().on_screen()) return {keys_on_screen(run, keys)};
  return strategies_by(run, keys, FocusMust::be_there);
}

Delivery press_keys(ActionRun& run, const platform::Keys& keys) {
  auto delivery = Delivery::not_attempted("no way to press keys");
  for (const auto& strategy : keyboard_strategies(run, keys)) {
    delivery = strategy();
    if (delivery.outcome != platform::Outcome::not_attempted) break;
  }
  return delivery;
}

bool is_looked_up(const ActionRun& run, bool takes_text) {
  const auto& target = run.target();
  if (takes_text || target.point || target.on_screen() || !run.platform().has_tree()) return false;
  // GTK lists what edits a row nowhere in its tree, and tells that it got the focus, to who has listened by then: a
  // command that is alone has not.
  return !run.focus().may_be_in_text();
}

std::vector<Strategy> press_by_key(ActionRun& run) {
  const auto& element = run.target().element;
  if (!element || !has(element->seen.node.role, RoleTrait::pressed_by_space)) return {};
  return strategies_by(run, {.keys = {{.key = "space", .modifiers = {}}}, .delay = {}}, FocusMust::be_seen);
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
