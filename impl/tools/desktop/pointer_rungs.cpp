#include "impl/tools/desktop/pointer_rungs.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "generated/types/errors.h"
#include "impl/action/aim.h"
#include "impl/tools/call.h"

namespace offhand {
namespace {

using platform::Delivery;

/// A click once it is known where; `send` gets it.
template <class Send>
Delivery aimed(Call& call, const Target& target, platform::PointerClick click, Send send) {
  const auto at = aim(call, target);
  if (!at) return Delivery::failed(at.error());
  click.x = at->x;
  click.y = at->y;
  return send(click);
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
  return [&call, &target, click] {
    return aimed(call, target, click, [&](const platform::PointerClick& at) {
      return call.platform().input->click_background(target.window, at, call.limits());
    });
  };
}

Rung press_at_point(Call& call, const Target& target, platform::NodeAction action) {
  return [&call, &target, action] {
    const auto at = aim(call, target);
    if (!at) return Delivery::not_attempted("");
    auto& tree = *call.platform().tree;
    const auto node = tree.pressable_at(target.window, at->x, at->y, call.limits());
    if (!node) return Delivery::not_attempted(node.error().message);
    const auto& akin = at->akin;
    const bool is_meant = *node && (target.point || std::find(akin.begin(), akin.end(), (*node)->handle) != akin.end());
    if (!is_meant) return Delivery::not_attempted(fmt::format("no element at {}, {} can be pressed", at->x, at->y));
    call.act().space_presses((*node)->handle);
    return tree.perform((*node)->handle, action, call.limits());
  };
}

Delivery click_in_active_window(Call& call, const Target& target, const platform::PointerClick& click) {
  return aimed(call, target, click, [&](const platform::PointerClick& at) {
    return call.platform().input->click_foreground(target.window, at, call.limits());
  });
}

Rung foreground_click(Call& call, const Target& target, platform::PointerClick click) {
  return [&call, &target, click] {
    // What cannot be hit is refused before the desk is disturbed.
    return aimed(call, target, click, [&](const platform::PointerClick& at) {
      if (target.on_screen()) return call.platform().input->click_screen(at, call.limits());
      return call.act().in_foreground(target, [&] { return click_in_active_window(call, target, click); });
    });
  };
}

}  // namespace offhand
