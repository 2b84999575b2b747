#include "impl/action/focus_walk.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <utility>
#include <vector>

namespace offhand {
namespace {

using platform::Delivery;
using platform::NodeHandle;
using platform::Outcome;

/// More controls than a form has; a list of many rows is one stop.
constexpr std::size_t most_steps = 60;
/// An application tells within some milliseconds where the focus went.
constexpr std::chrono::milliseconds patience{250};
constexpr std::chrono::milliseconds look_interval{5};

/// Where the focus has gone from `before`.
std::optional<NodeHandle> await_move(const Attempt& attempt, const NodeHandle& before) {
  const auto& scope = attempt.scope();
  const auto until = std::min(scope.now() + patience, attempt.limits().deadline);
  for (;;) {
    if (const auto now = attempt.focused(); now && *now != before) return now;
    if (scope.now() >= until) return std::nullopt;
    scope.sleep_until(std::min(scope.now() + look_interval, until));
  }
}

/// By its tree; an application may have told of it before anybody listened.
std::optional<NodeHandle> focused_now(const Attempt& attempt) {
  const auto node = attempt.platform().tree().focused(attempt.target().window, attempt.limits());
  if (node && *node) return (*node)->handle;
  return attempt.focused();
}

/// Whether Tab is no letter there. What the session was not shown may be a text.
bool lets_tab_pass(const Attempt& attempt, const NodeHandle& node) {
  const auto shown = attempt.scope().session.shown_as(attempt.target().window.window_id, node);
  return shown && !(shown->editable_text && shown->many_lines);
}

}  // namespace

std::optional<Delivery> walk_to_target(Attempt& attempt,
                                       const std::function<Delivery(const platform::KeyPress&)>& press) {
  if (!attempt.target().element) return std::nullopt;
  const auto& wanted = attempt.target().element->seen.node.handle;
  auto at = focused_now(attempt);
  if (!at || !lets_tab_pass(attempt, *at)) return std::nullopt;
  // The shorter way, which also keeps out of texts on the other.
  const bool back = attempt.scope().session.comes_before(attempt.target().window.window_id, wanted, *at);
  const platform::KeyPress step{.key = "tab",
                                .modifiers = back ? platform::Modifiers{KeyModifier::shift} : platform::Modifiers{}};
  std::vector<NodeHandle> passed{*at};
  while (passed.size() < most_steps) {
    auto pressed = press(step);
    if (pressed.outcome != Outcome::delivered) return pressed;
    at = await_move(attempt, passed.back());
    if (at && *at == wanted) return pressed;
    const bool was_there = at && std::find(passed.begin(), passed.end(), *at) != passed.end();
    if (!at || was_there || !lets_tab_pass(attempt, *at)) break;
    passed.push_back(*at);
  }
  return Delivery::not_attempted(fmt::format("the Tab key does not lead to it ({} steps)", passed.size()));
}

}  // namespace offhand
