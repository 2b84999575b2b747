#include "impl/evidence/evidence_search.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>

#include "codegen/runtime/utf8.h"

namespace offhand {
namespace {

using platform::Event;
using platform::EventKind;
using std::chrono::milliseconds;

/// The time from the first event of an effect elsewhere to its last.
constexpr milliseconds time_for_the_rest{100};
/// The interval of checks when the application announces nothing.
constexpr milliseconds outcome_look_interval{40};
/// The interval of checks whether the action was undone: a user types a character every 50 ms at most.
constexpr milliseconds undone_look_interval{10};
/// The limit for identifying the subject of an event: the application may be busy with what the action began.
constexpr milliseconds time_to_identify{200};
/// A child that appears in a button may belong to something that failed to open: Chromium adds its colour picker and
/// removes it 134 ms later where its window is not the active one.
constexpr milliseconds time_to_stay_in_button{200};
/// A button that swaps its content (a picture changed by a script) loses the old child within this time.
constexpr milliseconds time_to_swap{50};

bool is_of(const Scope& scope, std::int64_t pid, std::int64_t window) {
  return std::ranges::any_of(scope.platform.windows().known_windows(pid),
                             [&](const platform::OwnedWindow& each) { return each.window_id == window; });
}

bool is_of_a_window(const Event& event) {
  return event.kind == EventKind::window_opened || event.kind == EventKind::window_closed ||
         event.kind == EventKind::application_gone;
}

/// Whether an event concerns one of these windows.
bool is_of_one_of(const std::vector<Event>& windows, const Event& event) {
  return is_of_a_window(event) && std::ranges::any_of(windows, [&](const Event& each) {
           return each.node == event.node && each.window_id == event.window_id;
         });
}

/// Whether an event shows only what any press causes: something was selected, checked, or is down.
bool is_choosing(const Event& event) {
  constexpr std::array<std::string_view, 4> chosen{"selected", "checked", "indeterminate", "pressed"};
  return event.kind == EventKind::selection_changed ||
         (event.kind == EventKind::state_changed &&
          std::find(chosen.begin(), chosen.end(), event.detail) != chosen.end());
}

}  // namespace

EvidenceSearch::EvidenceSearch(const Scope& scope, const Target& target, EventHub& events, EventWatch& watch,
                               std::int64_t users_window)
    : scope_(scope),
      target_(target),
      events_(events),
      watch_(watch),
      window_relations_(scope, target),
      began_(scope.now()),
      was_calm_(events.is_calm(target.window.pid, began_)),
      shares_with_user_(users_window != 0 && is_of(scope, target.window.pid, users_window)) {}

EvidenceSearch::Found EvidenceSearch::run(const Observation& observation, SettleTimer settle_timer,
                                          milliseconds earliest, const std::function<bool()>& is_undone) const {
  Found found;
  Own own;
  if (target_.element) own = scope_.session.within(target_.window.window_id, target_.element->seen.node.handle);
  if (observation.receiver) own.push_back(*observation.receiver);
  std::vector<Event> windows_not_there;
  std::optional<Event> came_into_button;
  const auto bears = [&](const Event& event) { return bearing_of(event, own) != Bearing::none; };
  for (;;) {
    // The check after the end is the last one, unless a child of a button has yet to prove that it stays.
    const bool is_over = settle_timer.is_over() && !came_into_button;
    if (observation.look) {
      found.evidence = observation.look();
      if (found.evidence) break;
    }
    if (is_undone && is_undone()) break;
    const auto shown = std::ranges::find_if(windows_not_there, [&](const Event& each) { return shows(each) == true; });
    if (shown != windows_not_there.end()) {
      found.evidence = evidence_of(*shown);
      break;
    }
    const auto now = scope_.now();
    if (came_into_button && now >= came_into_button->at + time_to_stay_in_button) {
      found.evidence = evidence_of(*came_into_button);
      break;
    }
    auto wake = is_over ? now : settle_timer.next_look();
    if (came_into_button) wake = came_into_button->at + time_to_stay_in_button;
    if (is_undone) wake = std::min(wake, now + undone_look_interval);
    if (observation.look || !windows_not_there.empty()) wake = std::min(wake, now + outcome_look_interval);
    // Events that arrived before the end still count.
    const auto event = watch_.wait(bears, wake, scope_.limits.stop, scope_.clock());
    if (!event && is_over) break;
    if (!event || (observation.refutes && observation.refutes(*event))) continue;
    if (observation.look && !observation.events_count && event->node && !is_of_a_window(*event)) continue;
    const bool is_proof = may_tell(observation, *event, own) && !is_of_one_of(windows_not_there, *event);
    if (event->kind == EventKind::children_changed && is_button(event->node)) {
      const bool goes = came_into_button && !event->on && event->at >= came_into_button->at + time_to_swap;
      if (goes) {
        came_into_button.reset();
        continue;
      }
      if (is_proof && event->on && may_be_its_doing(*event, own, began_ + earliest)) {
        if (!came_into_button) came_into_button = *event;
        continue;
      }
    }
    if (is_proof && may_be_its_doing(*event, own, began_ + earliest) && !went_back(*event)) {
      if (shows(*event) != false) {
        found.evidence = evidence_of(*event);
        break;
      }
      windows_not_there.push_back(*event);
    }
    if (event->kind == EventKind::application_gone) {
      found.observed = evidence_of(*event).detail;
      found.is_gone = true;
      break;
    }
    if (found.observed) continue;
    found.observed = evidence_of(*event).detail;
    const bool by_any_press = (!observation.choosing_counts && is_choosing(*event)) ||
                              (!observation.closed_popups_count && closes_popup(*event));
    if (by_any_press) *found.observed += ", as any press does";
    if (!is_proof) continue;
    if (is_of_one_of(windows_not_there, *event)) {
      *found.observed += ", which does not show";
      continue;
    }
    if (event->at < began_ + earliest) continue;
    // The application has handled the action: further effects on the target itself follow closely.
    settle_timer.shorten(time_for_the_rest);
  }
  found.is_at_work = !found.evidence && settle_timer.ended_at_work();
  if (found.evidence) {
    found.observed.reset();
  } else if (observation.disturbed) {
    if (auto by_somebody = observation.disturbed()) found.observed = std::move(by_somebody);
  }
  return found;
}

bool EvidenceSearch::may_tell(const Observation& observation, const Event& event, const Own& own) const {
  if (closes_popup(event) && !observation.closed_popups_count) return false;
  if (is_of_a_window(event)) return observation.windows_count && (observation.end_counts || !is_end(event));
  if (!observation.choosing_counts && is_choosing(event)) return false;
  const bool is_own = bearing_of(event, own) == Bearing::own;
  return event.at >= (is_own ? observation.counts_from : observation.elsewhere_counts_from);
}

bool EvidenceSearch::may_be_its_doing(const Event& event, const Own& own, platform::TimePoint earliest) const {
  const bool is_own = bearing_of(event, own) == Bearing::own;
  if (is_own && !is_of_a_window(event)) return true;
  if (event.kind != EventKind::application_gone && may_be_the_users()) return false;
  // In an application that was at rest a change has the action as its cause; in another it may be a clock.
  const bool caused = was_calm_ && !watch_.has_company() && events_.is_news(event, began_);
  return (is_own || caused) && event.at >= earliest && !window_relations_.is_elsewhere(event);
}

bool EvidenceSearch::may_be_the_users() const {
  if (!shares_with_user_) return false;
  const auto acted = scope_.platform.user_acted_since(began_, scope_.limits);
  return !acted || *acted;
}

EvidenceSearch::Bearing EvidenceSearch::bearing_of(const Event& event, const Own& own) const {
  if (is_of_a_window(event)) {
    const bool is_target = event.window_id == target_.window.window_id || event.kind == EventKind::application_gone;
    return is_target || !watch_.has_company() ? Bearing::own : Bearing::elsewhere;
  }
  if (!shows_an_effect(event)) return Bearing::none;
  const bool is_own = std::find(own.begin(), own.end(), event.node) != own.end();
  if (event.kind == EventKind::state_changed) return bearing_of_state(event, is_own);
  // A name that changes during an action may mean that the element became another one.
  const bool is_element = target_.element && event.node == target_.element->seen.node.handle;
  if (is_element && event.kind == EventKind::name_changed) return Bearing::elsewhere;
  return is_own ? Bearing::own : Bearing::elsewhere;
}

EvidenceSearch::Bearing EvidenceSearch::bearing_of_state(const Event& event, bool is_own) const {
  // States of nodes that are being created or destroyed say nothing.
  if (event.detail == "showing" || event.detail == "visible" || event.detail == "defunct" || event.detail == "stale")
    return Bearing::none;
  if (!is_own) return Bearing::elsewhere;
  // Of a button that is pressed its own states say only that it noticed.
  return target_.element && has(target_.element->seen.node.role, RoleTrait::keeps_state) ? Bearing::own : Bearing::none;
}

bool EvidenceSearch::closes_popup(const Event& event) {
  return event.kind == EventKind::window_closed && event.window_id == 0;
}

bool EvidenceSearch::is_end(const Event& event) const {
  if (event.kind == EventKind::application_gone) return true;
  if (event.kind != EventKind::window_closed) return false;
  return event.window_id == target_.window.window_id || !is_of(scope_, target_.window.pid, target_.window.window_id);
}

std::optional<bool> EvidenceSearch::shows(const Event& event) const {
  if (event.kind != EventKind::window_opened) return true;
  if (!event.node) return is_of(scope_, event.pid, event.window_id);
  const auto now = scope_.platform.tree().identify(target_.window, event.node, brief());
  if (!now) return std::nullopt;
  return now->exists && !now->states.contains(ElementState::hidden);
}

bool EvidenceSearch::went_back(const Event& event) const {
  if (event.kind != EventKind::state_changed || !target_.element) return false;
  const auto& handle = target_.element->seen.node.handle;
  if (event.node != handle) return false;
  const auto now = scope_.platform.tree().identify(target_.window, handle, scope_.limits);
  return now && now->exists && now->states == target_.element->now.states;
}

bool EvidenceSearch::is_button(const platform::NodeHandle& node) const {
  return target_.element && target_.element->seen.node.role == Role::button &&
         node == target_.element->seen.node.handle;
}

platform::Limits EvidenceSearch::brief() const { return scope_.limits.no_later_than(scope_.now() + time_to_identify); }

Evidence EvidenceSearch::evidence_of(const Event& event) const {
  const bool of_window = event.kind == EventKind::window_opened || event.kind == EventKind::window_closed;
  auto detail = std::string(to_string(event.kind));
  if (!event.detail.empty()) detail += fmt::format(" ({})", event.detail);
  if (event.kind == EventKind::window_closed && event.window_id != 0 && event.window_id != target_.window.window_id)
    detail += fmt::format(" ({}, another one)", event.window_id);
  if (event.node) {
    // Only role and name, neither of which contains a password. A node that is gone by now stays unnamed.
    const auto node = scope_.platform.tree().identify(target_.window, event.node, brief());
    if (node && node->exists) detail += fmt::format(" of {} \"{}\"", to_string(node->role), preview(node->name));
  }
  return {of_window ? EvidenceKind::window_change : EvidenceKind::event, std::move(detail)};
}

}  // namespace offhand
