#include "impl/tools/desktop/keyboard_rungs.h"

#include <fmt/format.h>

#include "impl/tools/call.h"
#include "impl/tools/desktop/pointer_rungs.h"

namespace offhand {
namespace {

using platform::Delivery;
using platform::Outcome;

/// Gives the element the focus within its window without the user's noticing: it has it, the toolkit gives it quietly,
/// or a quiet click on a field does.
Delivery focus_element(Call& call, const Target& target) {
  const auto& element = *target.element;
  if (element.now.states.contains(ElementState::focused)) return Delivery::delivered({});
  auto focused = call.platform().tree->focus_quietly(element.seen.node.handle, call.limits());
  if (focused.outcome != Outcome::not_attempted) return focused;
  if (!element.seen.node.editable_text) {
    return Delivery::not_attempted("the element cannot be given the focus without activating its window");
  }
  return background_click(call, target, {})();
}

Delivery focus_quietly(Call& call, const Target& target) {
  if (target.element) return focus_element(call, target);
  if (target.point) return background_click(call, target, {})();
  return Delivery::delivered({});
}

Delivery focus_in_foreground(Call& call, const Target& target) {
  platform::PointerClick click;
  if (target.point) {
    click.x = target.point->x;
    click.y = target.point->y;
    return call.platform().input->click_foreground(target.window, click, call.limits());
  }
  if (!target.element || target.element->now.states.contains(ElementState::focused)) return Delivery::delivered({});
  // The window is active already: taking the focus within it disturbs nobody further.
  auto focused = call.platform().tree->focus(target.element->seen.node.handle, call.limits());
  if (focused.outcome != Outcome::not_attempted || !target.element->now.bounds) return focused;
  if (!target.element->seen.node.editable_text) return focused;
  const auto& bounds = *target.element->now.bounds;
  click.x = static_cast<double>(bounds.x) + static_cast<double>(bounds.width) / 2;
  click.y = static_cast<double>(bounds.y) + static_cast<double>(bounds.height) / 2;
  return call.platform().input->click_foreground(target.window, click, call.limits());
}

}  // namespace

std::vector<Rung> keyboard_rungs(Call& call, const Target& target, const std::vector<platform::KeyPress>& keys,
                                 std::chrono::milliseconds delay) {
  auto& input = *call.platform().input;
  if (call.foreground()) {
    return {[&call, &target, &keys, &input, delay] {
      return call.act().in_foreground(target, [&] {
        auto focused = focus_in_foreground(call, target);
        if (focused.outcome == Outcome::not_attempted) return focused;
        return input.keys_foreground(target.window, keys, delay, call.limits());
      });
    }};
  }
  const auto quietly = [&call, &target](const Rung& deliver) {
    return [&call, &target, deliver] {
      auto focused = focus_quietly(call, target);
      return focused.outcome == Outcome::not_attempted ? focused : deliver();
    };
  };
  std::vector<Rung> rungs;
  rungs.push_back(quietly([&call, &target, &keys, &input, delay] {
    return input.keys_background(target.window, keys, delay, call.limits());
  }));
  if (call.second_keyboard_allowed()) {
    rungs.push_back(quietly([&call, &target, &keys, &input, delay] {
      return input.keys_second_keyboard(target.window, keys, delay, call.limits());
    }));
  }
  return rungs;
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
