#include "impl/action/target_focus.h"

#include <algorithm>
#include <chrono>

namespace offhand {
namespace {

using std::chrono::milliseconds;

/// A page of a browser has the focus 10 to 350 ms after it was clicked; most toolkits at once.
constexpr milliseconds time_for_focus{500};
/// Where something else was seen to get it, which may be a step on the way there: the document of a page before its
/// field; and where the application is still at work.
constexpr milliseconds time_for_focus_on_its_way{2'000};
/// Likewise in the foreground, where what the user types goes to the window all that time: longer only while the
/// application is at work.
constexpr milliseconds time_for_focus_on_its_way_in_front{250};
/// Where the element is sure to tell that it has it, and keys that come before it does are lost. Epiphany took 1.9 and
/// 3.2 s for a click into a page that had just loaded, on a machine with six busy processes to a processor.
constexpr milliseconds time_for_told_focus{8'000};
constexpr milliseconds focus_look_interval{10};
/// After that a click that is still worked at is overtaken.
constexpr milliseconds time_for_click{250};
constexpr milliseconds rest_look_interval{5};
/// As in SettleTimer.
constexpr int looks_at_rest = 3;

}  // namespace

bool TargetFocus::is_here() const {
  if (!target_.element || in_doubt_) return false;
  const auto& element = *target_.element;
  return element.now.states.contains(ElementState::focused) ||
         events_.last_focused(target_.window.pid) == element.seen.node.handle;
}

bool TargetFocus::is_seen() const {
  const auto& handle = target_.element->seen.node.handle;
  if (in_doubt_) return events_.last_focused(target_.window.pid) == handle;
  const auto now = scope_.platform.tree().states(target_.window, handle, scope_.limits);
  return now && *now && (*now)->contains(ElementState::focused);
}

bool TargetFocus::is_always_told() const {
  return target_.element &&
         scope_.platform.tree().is_embedded(target_.window, target_.element->seen.node.handle, scope_.limits);
}

bool TargetFocus::is_followed() const {
  return events_.attended_for(target_.window.pid, scope_.now()) >= ChangeRate::acquaintance;
}

std::optional<platform::NodeHandle> TargetFocus::holder() const { return events_.last_focused(target_.window.pid); }

bool TargetFocus::may_be_in_text() const {
  if (!is_followed()) return true;
  auto& tree = scope_.platform.tree();
  const auto told = events_.lately_focused(target_.window.pid);
  for (const auto& node : told.nodes) {
    const auto now = tree.identify(target_.window, node, scope_.limits);
    if (!now) return true;
    if (!now->exists) continue;
    const auto here = tree.lies_in(target_.window, node, scope_.limits);
    if (!here) return true;
    if (!here->value_or(true)) continue;
    return now->role == Role::textbox || now->states.contains(ElementState::editable);
  }
  return !told.are_all;
}

FocusCame TargetFocus::await(UsersKeys keys) const {
  if (!target_.element) return FocusCame::unseen;
  const auto& handle = target_.element->seen.node.handle;
  const auto within = scope_.session.within(target_.window.window_id, handle);
  const auto came = [&] {
    const auto now = events_.last_focused(target_.window.pid);
    if (!now || (now == before_ && !in_doubt_)) return FocusCame::unseen;
    return std::ranges::find(within, *now) == within.end() ? FocusCame::elsewhere : FocusCame::here;
  };
  const auto began = scope_.now();
  const auto none_timeout = is_always_told() ? time_for_told_focus : time_for_focus;
  const auto another_timeout =
      keys == UsersKeys::go_there ? time_for_focus_on_its_way_in_front : time_for_focus_on_its_way;
  std::unique_ptr<platform::Workload> workload;
  int rests = 0;
  for (;;) {
    const auto states = scope_.platform.tree().states(target_.window, handle, scope_.limits);
    if (!states || !*states) return FocusCame::unseen;
    const auto where = came();
    const bool says_so = (*states)->contains(ElementState::focused);
    if (in_doubt_ ? where == FocusCame::here : says_so) return FocusCame::here;
    const auto waited = scope_.now() - began;
    auto timeout = where == FocusCame::elsewhere ? another_timeout : none_timeout;
    if (waited >= timeout && waited < time_for_focus_on_its_way) {
      // What it is still at may be the click that was to give the focus.
      if (!workload) workload = scope_.platform.apps().workload(target_.window.pid, scope_.limits);
      rests = workload && workload->look() != platform::Work::none ? 0 : rests + 1;
      if (rests < looks_at_rest) timeout = time_for_focus_on_its_way;
    }
    const auto until = std::min(began + timeout, scope_.limits.deadline);
    if (scope_.now() >= until) {
      // What was told since goes before what the element says, which may be over.
      if (where != FocusCame::unseen || !says_so) return where;
      events_.saw_focus(target_.window.pid, handle);
      return FocusCame::here;
    }
    scope_.sleep_until(std::min(scope_.now() + focus_look_interval, until));
  }
}

void TargetFocus::let_click_end() const {
  const auto* window = target_.receiving_window();
  if (window == nullptr) return;
  scope_.platform.input().let_settle(*window, scope_.limits);
  const auto workload = scope_.platform.apps().workload(window->pid, scope_.limits);
  if (workload == nullptr) return;
  const auto until = std::min(scope_.now() + time_for_click, scope_.limits.deadline);
  for (int rests = 0; rests < looks_at_rest && scope_.now() < until;) {
    rests = workload->look() == platform::Work::none ? rests + 1 : 0;
    scope_.sleep_until(std::min(scope_.now() + rest_look_interval, until));
  }
}

void TargetFocus::took_effect() const {
  if (clicked_for_ && target_.element) events_.saw_focus(target_.window.pid, target_.element->seen.node.handle);
}

}  // namespace offhand
