#include "impl/verbs/pointer_strategies.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <optional>
#include <utility>

#include "codegen/runtime/utf8.h"
#include "generated/types/errors.h"
#include "impl/target/ancestry.h"
#include "impl/verbs/drawn_list.h"
#include "impl/verbs/drop_down.h"

namespace offhand {
namespace {

bool is_menu(const std::optional<LiveElement>& element, const std::optional<platform::Node>& there) {
  return (element && has(element->seen.node.role, RoleTrait::opens_menu)) ||
         (there && has(there->role, RoleTrait::opens_menu));
}

/// An entry of a menu bar is an item like those of its menu (Qt).
bool is_in_menu_bar(const ActionRun& run, const LiveElement& element) {
  if (element.seen.node.role != Role::menuitem) return false;
  const auto above = run.scope().session.shown_as(run.target().window.window_id, element.seen.parent);
  return above && above->role == Role::menubar;
}

/// Whether the element opens a menu, which its role does not say.
bool tells_of_menu(const ActionRun& run) {
  const auto& element = run.target().element;
  if (!element || !run.platform().has_tree()) return false;
  if (is_in_menu_bar(run, *element)) return true;
  if (element->seen.node.role != Role::button) return false;
  return run.platform().tree().opens_menu(element->seen.node.handle, run.limits());
}

/// The same of what holds what lies at a point: what a drop-down shows is a part of its own (GTK 4).
bool lies_in_what_opens_menu(const ActionRun& run) {
  if (run.target().element || !run.lay_there() || !run.platform().has_tree()) return false;
  const auto opens = [](const auto& /*node*/, const auto& now) { return has(now.role, RoleTrait::opens_menu); };
  const auto& there = run.lay_there()->handle;
  return first_upwards(run.platform().tree(), run.target().window, there, run.limits(), opens).has_value();
}

/// A menu takes hold of the keyboard as it opens, and one of GTK 3 does not open where somebody else has hold of it, be
/// it for a moment.
NeedsKeyboard needs_keyboard(const ActionRun& run, const platform::PointerClick& click) {
  const bool opens = opens_menu_there(run, click.button) || tells_of_menu(run) || lies_in_what_opens_menu(run);
  const bool needs = opens || !click.modifiers.empty();
  return needs ? NeedsKeyboard::users : NeedsKeyboard::none;
}

/// Another row may have been drawn into an element's place, which its tree does not tell yet.
Result<void> check_still_there(const ActionRun& run) {
  if (!run.target().element->seen.in_container) return {};
  return catch_up(run.scope(), run.perception(), run.target());
}

tl::unexpected<Error> drawn_list_may_close(const Target& target) {
  return fail(errors::background_unavailable(
      {.what = "The action on " + target.describe(),
       .reason = "a list that a page draws may close as soon as the page loses the focus",
       .advice = "Nothing was sent. set_value in delivery_mode foreground opens it and chooses one of its options."}));
}

tl::unexpected<Error> menu_would_open(const Target& target, std::optional<Role> role) {
  return fail(errors::background_unavailable(
      {.what = "The action on " + target.describe(),
       .reason = "a menu that opens takes the pointer and the keyboard from the user at this desktop",
       .advice = role == Role::combobox
                     ? "Nothing was sent. set_value chooses one of its options without opening it."
                     : "Nothing was sent. Press the item itself, use delivery_mode foreground, or work "
                       "in a sandbox."}));
}

}  // namespace

bool may_take_input(const ActionRun& run) {
  const auto& delivery_options = run.delivery_options();
  return delivery_options.may_take_input || delivery_options.foreground || run.target().on_screen();
}

bool opens_menu_there(const ActionRun& run, MouseButton button) {
  return button == MouseButton::right || is_menu(run.target().element, run.lay_there());
}

Result<void> check_opens_no_menu(const ActionRun& run, OpensMenu opens) {
  if (may_take_input(run)) return {};
  const auto& element = run.target().element;
  if (opens == OpensMenu::perhaps && !is_menu(element, {}) && !tells_of_menu(run)) return {};
  if (opens == OpensMenu::perhaps && is_drawn_list(run, element->seen.node)) return drawn_list_may_close(run.target());
  return menu_would_open(run.target(), element ? std::optional(element->seen.node.role) : std::nullopt);
}

Result<void> check_no_menu_there(const ActionRun& run) {
  const auto& there = run.lay_there();
  if (may_take_input(run) || !is_menu({}, there)) return {};
  return menu_would_open(run.target(), there->role);
}

Strategy element_action(ActionRun& run, platform::NodeAction action) {
  return [&run, action] {
    const auto& element = run.target().element;
    if (!element) return platform::Delivery::not_attempted("");
    const auto& node = element->seen.node;
    if (action == platform::NodeAction::press && node.press == platform::ActionPress::unheard)
      return platform::Delivery::not_attempted("its own action would be heard by nobody");
    const bool is_press = action == platform::NodeAction::press || action == platform::NodeAction::toggle;
    if (is_press && node.press == platform::ActionPress::elsewhere)
      return platform::Delivery::not_attempted("its own action activates its row instead");
    if (const auto there = check_still_there(run); !there) return platform::Delivery::failed(there.error());
    return run.perform(node.handle, action);
  };
}

Strategy element_action_called(ActionRun& run, const std::string& action) {
  return [&run, action] {
    const auto& element = run.target().element;
    if (!element) return platform::Delivery::not_attempted("");
    if (const auto there = check_still_there(run); !there) return platform::Delivery::failed(there.error());
    return run.perform_called(element->seen.node.handle, action);
  };
}

Strategy flip_frame(ActionRun& run) {
  return [&run] {
    const auto& target = run.target();
    if (!target.element || target.element->seen.node.role != Role::checkbox)
      return platform::Delivery::not_attempted("");
    const auto& node = target.element->seen.node;
    const auto within = run.scope().session.within(target.window.window_id, node.handle);
    const bool is_frame =
        std::any_of(within.begin(), within.end(), [&](const auto& part) { return part != node.handle; });
    if (!is_frame || node.actions.empty()) return platform::Delivery::not_attempted("");
    return run.platform().tree().perform_called(node.handle, node.actions.front(), run.limits());
  };
}

Strategy take_of_drop_down(ActionRun& run) {
  return [&run] {
    const auto& element = run.target().element;
    const auto holder = element ? DropDown::around(run, element->seen.node.handle) : std::nullopt;
    if (!holder) return platform::Delivery::not_attempted("");
    const auto take = [&] { return DropDown(run, *holder).take(element->seen.node.handle); };
    return run.delivery_options().foreground ? run.in_foreground(take, NeedsKeyboard::users) : take();
  };
}

Strategy ask_what_has_no_place(ActionRun& run) {
  return [&run, ask = element_action(run, platform::NodeAction::press)] {
    const auto& element = run.target().element;
    if (!element || element->seen.node.bounds) return platform::Delivery::not_attempted("");
    const auto& states = element->seen.node.states;
    if (states.contains(ElementState::hidden) || states.contains(ElementState::offscreen))
      return platform::Delivery::not_attempted("");
    return ask();
  };
}

Strategy choose_item(ActionRun& run) {
  return [&run] {
    const auto& element = run.target().element;
    if (!element || !has(element->seen.node.role, RoleTrait::selectable)) return platform::Delivery::not_attempted("");
    const auto& handle = element->seen.node.handle;
    if (DropDown::around(run, handle)) return platform::Delivery::not_attempted("the list that it lies in is closed");
    return run.platform().tree().choose(handle, handle, run.limits());
  };
}

namespace {

/// For so long at most a button is held down, whatever becomes of the application meanwhile.
constexpr std::chrono::milliseconds longest_press{1000};

/// The question comes by another way than the press, and overtook it in 26 of 120 clicks on Qt 5, the second in none.
/// To hear the application out instead takes as long as twelve questions.
constexpr int looks_at_once = 2;

Result<bool> is_down(const Scope& scope, const Target& target) {
  OFFHAND_ASSIGN(const auto states,
                 scope.platform.tree().states(target.window, target.element->seen.node.handle, scope.limits));
  return states && states->contains(ElementState::pressed);
}

/// Whether an element says that it is held down while a button of the pointer's is, and does what it is for only once
/// that is let go: buttons of Qt.
bool shows_press(const Target& target) {
  if (!target.element || target.element->seen.node.press == platform::ActionPress::serves) return false;
  const Role role = target.element->seen.node.role;
  const bool is_button = role == Role::button || has(role, RoleTrait::has_tick);
  return is_button && !target.element->now.states.contains(ElementState::pressed);
}

/// With the button down: that it holds the element down, and not what came into its place since it was aimed at. Some
/// that are drawn by a program's own code never say so; of those the place is looked at once more. Whether it said so.
Result<bool> check_press(const ActionRun& run, const ClickablePoint& at) {
  auto scope = run.scope();
  scope.limits = scope.limits.no_later_than(scope.now() + longest_press);
  const auto& target = run.target();
  for (int look = 0; look < looks_at_once; ++look) {
    OFFHAND_ASSIGN(const bool at_once, is_down(scope, target));
    if (at_once) return true;
  }
  scope.platform.input().let_settle(target.window, scope.limits);
  OFFHAND_ASSIGN(const bool by_now, is_down(scope, target));
  if (by_now) return true;
  OFFHAND_CHECK(check_clickable_point(scope, run.perception(), target, at));
  return false;
}

enum class Clicks { count, count_nowhere };

/// Of the others a second click is a second click, however soon it comes.
bool counts_clicks(const Target& target) {
  return target.element && !has(target.element->seen.node.role, RoleTrait::single_clicks);
}

platform::Delivery click_where_aimed(const ActionRun& run, platform::PointerClick click, ClickPart part,
                                     Clicks clicks) {
  if (run.delivery_options().foreground) let_show(run.scope(), run.perception(), run.target());
  auto at = find_clickable_point(run.scope(), run.perception(), run.target(), part);
  // It may have moved while that was waited for.
  if (at && clicks == Clicks::count && run.await_single_click(at->x, at->y))
    at = find_clickable_point(run.scope(), run.perception(), run.target(), part);
  if (!at) return platform::Delivery::failed(at.error());
  click.x = at->x;
  click.y = at->y;
  click.window_active_at = at->window_active_at;
  bool was_felt = true;
  if (shows_press(run.target())) {
    click.is_on_target = [&]() -> Result<void> {
      OFFHAND_ASSIGN(was_felt, check_press(run, *at));
      return {};
    };
  }
  auto delivery = run.deliver(click);
  if (delivery.outcome != platform::Outcome::not_attempted) run.note_click(at->x, at->y);
  delivery.was_not_felt = !was_felt;
  return delivery;
}

}  // namespace

platform::Delivery click_at_target(const ActionRun& run, platform::PointerClick click, ClickPart part) {
  const auto clicks = counts_clicks(run.target()) ? Clicks::count : Clicks::count_nowhere;
  return click_where_aimed(run, std::move(click), part, clicks);
}

platform::Delivery click_for_focus(const ActionRun& run) {
  return click_where_aimed(run, {}, ClickPart::body, Clicks::count);
}

Strategy pointer_click(ActionRun& run, platform::PointerClick click, ClickPart part) {
  return [&run, click, part] {
    if (const auto none = check_no_menu_there(run); !none) return platform::Delivery::failed(none.error());
    if (!run.delivery_options().foreground || run.target().on_screen()) return click_at_target(run, click, part);
    // What cannot be hit is refused before the desk is disturbed. What does not show may be hit once it does.
    if (run.target().window.is_on_screen) {
      const auto at = find_clickable_point(run.scope(), run.perception(), run.target(), part);
      if (!at) return platform::Delivery::failed(at.error());
      // While the user still has the front.
      if (counts_clicks(run.target())) run.await_single_click(at->x, at->y);
    }
    return run.in_foreground([&] { return click_at_target(run, click, part); }, needs_keyboard(run, click));
  };
}

Strategy prompt_click(ActionRun& run, Strategy pointer_click) {
  return [&run, pointer_click = std::move(pointer_click)] {
    const auto& target = run.target();
    if (!target.element || target.element->seen.node.press != platform::ActionPress::late)
      return platform::Delivery::not_attempted("");
    if (run.platform().has_input_grabs()) {
      const auto shows_menu = run.platform().input_grabs().shows_menu(target.window, run.limits());
      if (!shows_menu || *shows_menu) return platform::Delivery::not_attempted("");
    }
    return pointer_click();
  };
}

namespace {

bool lies_within(const ActionRun& run, const platform::NodeHandle& node, const platform::NodeHandle& holder) {
  const auto is_holder = [&](const auto& at, const auto& /*now*/) { return at == holder; };
  return first_upwards(run.platform().tree(), run.target().window, node, run.limits(), is_holder).has_value();
}

/// Whether one of the two holds the other: what is beneath something else at a point is not what was clicked.
bool lies_along(const ActionRun& run, const platform::Node& pressable, const platform::Node& on_top) {
  return lies_within(run, on_top.handle, pressable.handle) || lies_within(run, pressable.handle, on_top.handle);
}

}  // namespace

Strategy press_at_point(ActionRun& run, platform::NodeAction action) {
  return [&run, action] {
    if (const auto none = check_no_menu_there(run); !none) return platform::Delivery::failed(none.error());
    const auto& target = run.target();
    const auto at = find_clickable_point(run.scope(), run.perception(), target);
    if (!at) return platform::Delivery::not_attempted("");
    auto& tree = run.platform().tree();
    const auto node = tree.pressable_at(target.window, at->x, at->y, run.limits());
    if (!node) return platform::Delivery::not_attempted(node.error().message);
    if (*node && target.point && run.lay_there() && !lies_along(run, **node, *run.lay_there())) {
      return platform::Delivery::not_attempted(
          fmt::format("what lies on top at {}, {} is {} \"{}\", which cannot be pressed", at->x, at->y,
                      to_string(run.lay_there()->role), preview(run.lay_there()->name)));
    }
    // Of what is in a window that does not show some tell no places, and still what lies at one.
    const auto& on_top = run.lay_there();
    if (!*node && target.point && !target.window.is_on_screen && on_top &&
        !on_top->states.contains(ElementState::disabled)) {
      auto pressed = run.perform(on_top->handle, action);
      if (pressed.outcome != platform::Outcome::not_attempted) return pressed;
    }
    const auto& akin = at->akin;
    const bool is_meant = *node && (target.point || std::find(akin.begin(), akin.end(), (*node)->handle) != akin.end());
    if (!is_meant)
      return platform::Delivery::not_attempted(fmt::format("no element at {}, {} can be pressed", at->x, at->y));
    return run.perform((*node)->handle, action);
  };
}

}  // namespace offhand
