#include "impl/action/drop_down.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <utility>

#include "generated/types/errors.h"
#include "impl/perception/snapshot.h"

namespace offhand {
namespace {

using platform::Delivery;
using platform::Node;
using platform::NodeHandle;
using platform::Outcome;

/// For a list to be drawn whose application is busy.
constexpr std::chrono::milliseconds time_to_open{1000};
constexpr std::chrono::milliseconds option_look_interval{20};

}  // namespace

std::optional<NodeHandle> DropDown::around(const Attempt& attempt, const NodeHandle& node) {
  const auto snapshot = attempt.scope().session.latest(attempt.target().window.window_id);
  if (!snapshot) return std::nullopt;
  const auto& elements = snapshot->elements;
  const auto found = std::ranges::find(elements, node, [](const auto& element) { return element.node.handle; });
  if (found == elements.end() || found->node.role != "listitem") return std::nullopt;
  for (int at = found->node.parent; at >= 0; at = elements[static_cast<std::size_t>(at)].node.parent) {
    const auto& above = elements[static_cast<std::size_t>(at)].node;
    if (above.role == "combobox") return above.handle;
  }
  return std::nullopt;
}

Result<std::vector<Node>> DropDown::options() const {
  return attempt_.platform().tree().options(holder_, attempt_.limits());
}

Delivery DropDown::press() {
  auto pressed = attempt_.perform(holder_, platform::NodeAction::press);
  if (pressed.outcome != Outcome::not_attempted) return pressed;
  const auto& scope = attempt_.scope();
  for (const auto& part : scope.session.within(attempt_.target().window.window_id, holder_)) {
    if (part == holder_) continue;
    const auto now = scope.platform.tree().identify(attempt_.target().window, part, attempt_.limits());
    if (!now || !now->exists || now->role != "button") continue;
    pressed = attempt_.perform(part, platform::NodeAction::press);
    if (pressed.outcome != Outcome::not_attempted) break;
  }
  return pressed;
}

Result<std::vector<Node>> DropDown::open() {
  const auto& scope = attempt_.scope();
  OFFHAND_ASSIGN(auto told, options());
  if (!told.empty()) return told;
  auto pressed = press();
  if (pressed.error) return fail(*std::move(pressed.error));
  const auto until = std::min(scope.now() + time_to_open, attempt_.limits().deadline);
  while (pressed.outcome != Outcome::not_attempted && scope.now() < until) {
    scope.sleep_until(std::min(scope.now() + option_look_interval, until));
    OFFHAND_ASSIGN(auto now, options());
    // A long one is drawn bit by bit.
    if (!now.empty() && now.size() == told.size()) return now;
    told = std::move(now);
  }
  return fail(errors::action_failed({.what = "Opening " + attempt_.target().describe(),
                                     .reason = "it told no options within a second",
                                     .advice = "Take a new snapshot to see what it shows."}));
}

Delivery DropDown::take(const std::vector<Node>& options, std::size_t place) {
  const auto focused =
      std::ranges::find_if(options, [](const Node& option) { return option.states.contains(ElementState::focused); });
  platform::Keys keys;
  std::size_t at = 0;
  if (focused == options.end()) {
    keys.keys.push_back({"home", {}});
  } else {
    at = static_cast<std::size_t>(focused - options.begin());
  }
  keys.keys.insert(keys.keys.end(), at < place ? place - at : at - place, {at < place ? "down" : "up", {}});
  keys.keys.push_back({"return", {}});
  return attempt_.deliver(keys);
}

void DropDown::close() { static_cast<void>(attempt_.deliver(platform::Keys{.keys = {{"escape", {}}}, .delay = {}})); }

}  // namespace offhand
