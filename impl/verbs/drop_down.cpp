#include "impl/verbs/drop_down.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <string>
#include <utility>

#include "generated/types/errors.h"
#include "impl/perception/snapshot.h"
#include "impl/target/ancestry.h"
#include "impl/verbs/pointer_strategies.h"

namespace offhand {
namespace {

using platform::Delivery;
using platform::Node;
using platform::NodeHandle;

/// For a list to be drawn whose application is busy.
constexpr std::chrono::milliseconds time_to_open{2000};
constexpr std::chrono::milliseconds option_look_interval{20};

auto focused_in(const std::vector<Node>& options) {
  return std::ranges::find_if(options, [](const Node& one) { return one.states.contains(ElementState::focused); });
}

}  // namespace

std::optional<NodeHandle> DropDown::around(const ActionRun& run, const NodeHandle& node) {
  const auto snapshot = run.scope().session.latest(run.target().window.window_id);
  if (!snapshot) return std::nullopt;
  const auto& elements = snapshot->elements;
  const auto found = std::ranges::find(elements, node, [](const auto& element) { return element.node.handle; });
  if (found == elements.end() || found->node.role != Role::listitem) return std::nullopt;
  for (int at = found->node.parent; at >= 0; at = elements[static_cast<std::size_t>(at)].node.parent) {
    const auto& above = elements[static_cast<std::size_t>(at)].node;
    if (above.role != Role::combobox) continue;
    const bool opens = run.platform().tree().opens_for_options(above.handle, run.limits());
    return opens ? std::optional(above.handle) : std::nullopt;
  }
  return std::nullopt;
}

Result<std::vector<Node>> DropDown::options() const { return run_.platform().tree().options(holder_, run_.limits()); }

std::vector<NodeHandle> DropDown::buttons() const {
  std::vector<NodeHandle> buttons;
  for (const auto& part : run_.scope().session.within(run_.target().window.window_id, holder_)) {
    const auto now = run_.platform().tree().identify(run_.target().window, part, run_.limits());
    if (now && now->exists && now->role == Role::button) buttons.push_back(part);
  }
  return buttons;
}

Delivery DropDown::press() {
  auto pressed = run_.perform(holder_, platform::NodeAction::press);
  for (const auto& button : buttons()) {
    if (pressed.outcome != platform::Outcome::not_attempted) break;
    pressed = run_.perform(button, platform::NodeAction::press);
  }
  // A row that opens its list has neither (AdwComboRow).
  const auto& element = run_.target().element;
  const bool is_target = element && element->seen.node.handle == holder_;
  if (pressed.outcome == platform::Outcome::not_attempted && !pressed.error && is_target)
    pressed = pointer_click(run_, {})();
  return pressed;
}

bool DropDown::is_open(const std::vector<Node>& options) const {
  if (options.empty()) return false;
  if (focused_in(options) != options.end()) return true;
  // The field of one that can be searched through.
  const auto& window = run_.target().window;
  auto& tree = run_.platform().tree();
  const auto focused = tree.focused(window, run_.limits());
  if (!focused || !*focused || !(*focused)->editable_text) return false;
  const auto is_holder = [&](const NodeHandle& node, const auto& /*now*/) { return node == holder_; };
  return first_upwards(tree, window, (*focused)->handle, run_.limits(), is_holder).has_value();
}

Result<std::vector<Node>> DropDown::open() {
  const auto& scope = run_.scope();
  OFFHAND_ASSIGN(auto told, options());
  if (is_open(told)) return told;
  auto pressed = press();
  if (pressed.error) return fail(*std::move(pressed.error));
  const auto is_unnamed = [](const Node& option) { return option.name.empty(); };
  const auto until = std::min(scope.now() + time_to_open, run_.limits().deadline);
  while (pressed.outcome != platform::Outcome::not_attempted && scope.now() < until) {
    scope.sleep_until(std::min(scope.now() + option_look_interval, until));
    OFFHAND_ASSIGN(auto now, options());
    // A long one is drawn bit by bit.
    if (now.size() == told.size() && is_open(now) && std::ranges::none_of(now, is_unnamed)) return now;
    told = std::move(now);
  }
  if (is_open(told)) return told;
  if (pressed.outcome == platform::Outcome::not_attempted) {
    return fail(errors::action_failed({.what = "Opening " + run_.target().describe(),
                                       .reason = pressed.reason.empty() ? "it takes no press" : pressed.reason,
                                       .advice = "Take a new snapshot to see what it shows."}));
  }
  close_what_opened();
  return fail(errors::action_failed({.what = "Opening " + run_.target().describe(),
                                     .reason = "its list did not open and get the focus within two seconds",
                                     .advice = "Take a new snapshot to see what it shows."}));
}

Delivery DropDown::take(const NodeHandle& option) {
  const auto now = options();
  if (!now) return Delivery::failed(now.error());
  const auto wanted = std::ranges::find(*now, option, &Node::handle);
  if (wanted == now->end() || !is_open(*now)) return Delivery::not_attempted("the list that it lies in is closed");
  // From the field of one that can be searched through the first arrow leads past the first option.
  const auto focused = focused_in(*now);
  const auto steps = wanted - (focused == now->end() ? now->begin() : focused);
  platform::Keys keys;
  keys.keys.assign(static_cast<std::size_t>(std::abs(steps)), {.key = steps < 0 ? "up" : "down", .modifiers = {}});
  keys.keys.push_back({.key = "return", .modifiers = {}});
  return run_.deliver(keys);
}

void DropDown::press_escape() const {
  static_cast<void>(run_.deliver(platform::Keys{.keys = {{.key = "escape", .modifiers = {}}}, .delay = {}}));
}

void DropDown::close() {
  const auto now = options();
  if (now && is_open(*now)) press_escape();
}

void DropDown::close_what_opened() const {
  if (!run_.platform().has_input_grabs()) return;
  const auto shows = run_.platform().input_grabs().shows_menu(run_.target().window, run_.limits());
  if (shows && *shows) press_escape();
}

bool DropDown::lies_in_list(const NodeHandle& node) const {
  const auto ends_there = [&](const NodeHandle& at, const platform::NodeIdentity& now) {
    return at == holder_ || now.role == Role::list || now.role == Role::listitem;
  };
  return first_upwards(run_.platform().tree(), run_.target().window, node, run_.limits(), ends_there) != holder_;
}

bool DropDown::shows(const std::string& text) const {
  const auto now = options();
  if (!now || is_open(*now)) return false;
  const auto& window = run_.target().window;
  return std::ranges::any_of(run_.scope().session.within(window.window_id, holder_), [&](const NodeHandle& part) {
    const auto told = run_.platform().tree().identify(window, part, run_.limits());
    return told && told->exists && told->name == text && !lies_in_list(part);
  });
}

}  // namespace offhand
