#include "impl/tools/desktop/pointer_rungs.h"

#include <fmt/format.h>

#include <utility>

#include "generated/types/errors.h"
#include "impl/tools/call.h"

namespace offhand {
namespace {

using platform::Delivery;

/// Sets the position of `click` to the target's; an error says why there is none.
std::optional<Error> aim(const Target& target, platform::PointerClick& click) {
  if (target.point) {
    click.x = target.point->x;
    click.y = target.point->y;
    return std::nullopt;
  }
  const auto& now = target.element->now;
  const auto invisible = [&](std::string reason) {
    return errors::not_visible({.what = target.describe(),
                                .reason = std::move(reason),
                                .advice = "Scroll or open what holds it, then take a new snapshot."});
  };
  if (!now.bounds) return invisible("it has no place in the window");
  if (now.states.contains(ElementState::hidden) || now.states.contains(ElementState::offscreen)) {
    return invisible("it is hidden or scrolled away");
  }
  const auto& bounds = *now.bounds;
  click.x = static_cast<double>(bounds.x) + static_cast<double>(bounds.width) / 2;
  click.y = static_cast<double>(bounds.y) + static_cast<double>(bounds.height) / 2;
  const bool inside = click.x >= 0 && click.y >= 0 && click.x < static_cast<double>(target.window.bounds.width) &&
                      click.y < static_cast<double>(target.window.bounds.height);
  if (!inside) return invisible("its middle lies outside the window");
  return std::nullopt;
}

}  // namespace

Result<void> check_enabled(const Target& target) {
  if (!target.element || !target.element->now.states.contains(ElementState::disabled)) return {};
  return fail(errors::action_failed({.what = "The action on " + target.describe(),
                                     .reason = "it is disabled",
                                     .advice = "Do first what enables it."}));
}

Result<void> check_opens_no_menu(Call& call, const Target& target, OpensMenu opens) {
  if (call.may_take_input() || target.on_screen()) return {};
  const bool is_menu =
      target.element && (target.element->seen.node.role == "combobox" || target.element->seen.node.role == "menu");
  if (opens == OpensMenu::perhaps && !is_menu) return {};
  return fail(errors::background_unavailable(
      {.what = "The action on " + target.describe(),
       .reason = "a menu that opens takes the pointer and the keyboard from the person at this desktop",
       .advice = "Nothing was sent. Press the item itself, use delivery_mode foreground, or work in a sandbox."}));
}

Rung element_action(Call& call, const Target& target, platform::NodeAction action) {
  return [&call, &target, action] {
    if (!target.element) return Delivery::not_attempted("");
    call.act().space_presses(target.element->seen.node.handle);
    return call.platform().tree->perform(target.element->seen.node.handle, action, call.limits());
  };
}

Rung background_click(Call& call, const Target& target, platform::PointerClick click) {
  return [&call, &target, click]() mutable {
    if (auto error = aim(target, click)) return Delivery::failed(std::move(*error));
    return call.platform().input->click_background(target.window, click, call.limits());
  };
}

Rung press_at_point(Call& call, const Target& target, platform::NodeAction action) {
  return [&call, &target, action] {
    platform::PointerClick at;
    if (aim(target, at)) return Delivery::not_attempted("");
    auto& tree = *call.platform().tree;
    const auto node = tree.pressable_at(target.window, at.x, at.y, call.limits());
    if (!node) return Delivery::not_attempted(node.error().message);
    if (!*node) return Delivery::not_attempted(fmt::format("no element at {}, {} can be pressed", at.x, at.y));
    call.act().space_presses((*node)->handle);
    return tree.perform((*node)->handle, action, call.limits());
  };
}

Rung foreground_click(Call& call, const Target& target, platform::PointerClick click) {
  return [&call, &target, click]() mutable {
    if (auto error = aim(target, click)) return Delivery::failed(std::move(*error));
    auto& input = *call.platform().input;
    if (target.on_screen()) return input.click_screen(click, call.limits());
    return call.act().in_foreground(target,
                                    [&] { return input.click_foreground(target.window, click, call.limits()); });
  };
}

}  // namespace offhand
