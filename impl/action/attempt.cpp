#include "impl/action/attempt.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/utf8.h"
#include "generated/types/errors.h"
#include "impl/action/desk_keeper.h"
#include "impl/action/point_hit.h"
#include "impl/action/press_spacing.h"
#include "impl/action/window_changes.h"

namespace offhand {
namespace {

using platform::Event;
using platform::EventKind;
using platform::Outcome;
using std::chrono::milliseconds;

/// Between the first sign of an effect elsewhere and the last of the same one.
constexpr milliseconds time_for_the_rest{100};
/// Between two looks when the application announces nothing.
constexpr milliseconds outcome_look_interval{40};
/// A page of a browser has the focus 10 to 350 ms after it was clicked; most toolkits at once.
constexpr milliseconds time_for_focus{500};
constexpr milliseconds focus_look_interval{10};
constexpr milliseconds time_to_give_back{1000};
/// A name in the evidence is worth no more: an application may be busy with what the action began.
constexpr milliseconds time_to_name{200};

/// Roles whose states are what a click changes.
bool keeps_states(std::string_view role) {
  constexpr std::array<std::string_view, 16> roles{
      "cell", "checkbox",  "combobox", "listitem", "menuitemcheckbox", "menuitemradio", "option", "radio",
      "row",  "rowheader", "switch",   "tab",      "treeitem",         "columnheader",  "slider", "togglebutton"};
  return std::find(roles.begin(), roles.end(), role) != roles.end();
}

/// Cut where a character ends.
std::string preview_value(const std::string& held) {
  constexpr std::size_t limit = 200;
  std::size_t at = 0;
  for (std::size_t count = 0; at < held.size() && count < limit; ++count)
    at += std::max<std::size_t>(1, utf8_length(held, at));
  return at < held.size() ? held.substr(0, at) + "…" : held;
}

/// What the action did was undone with the menu, whatever was seen of it.
void report_closed_menu(ActionResult& result) {
  result.effect = Effect::suspected_noop;
  result.verified = false;
  result.evidence.reset();
  result.escalation = Escalation{EscalationRecommended::foreground,
                                 "it opened a menu, which took the person's pointer and keyboard and was closed again"};
}

/// While a menu has the keyboard the focus is of no use to the person.
void report_hold(const SideEffect& held, ActionResult& result) {
  for (auto& effect : *result.side_effects) {
    if (effect.kind == SideEffectKind::focus) effect.restored = held.restored;
  }
  result.side_effects->push_back(held);
  if (held.restored) report_closed_menu(result);
}

/// What several ways that attempted nothing have to say: all their reasons, and the last error that knows better.
class Refusals {
 public:
  void add(platform::Delivery delivery) {
    if (delivery.error) said_.error = std::move(delivery.error);
    if (!delivery.reason.empty()) said_.reason += (said_.reason.empty() ? "" : "; ") + delivery.reason;
  }
  platform::Delivery take() { return std::move(said_); }

 private:
  platform::Delivery said_ = platform::Delivery::not_attempted("");
};

}  // namespace

bool Manner::allows(platform::Disturbs disturbs) const {
  switch (disturbs) {
    case platform::Disturbs::nobody:
      return !foreground;
    case platform::Disturbs::active_window:
      return !foreground && may_disturb_activation;
    case platform::Disturbs::person:
      break;
  }
  return foreground;
}

Result<std::unique_ptr<Attempt>> Attempt::begin(const Scope& scope, const ActionServices& services,
                                                const Manner& manner, const Target& target) {
  auto watch = services.events.watch(target.window.pid);
  OFFHAND_ASSIGN(auto desk, services.keeper.watch(scope.platform, scope.limits));
  std::unique_ptr<Attempt> attempt(new Attempt(scope, services, manner, target, std::move(watch), std::move(desk)));
  attempt->late_ = services.keeper.take_late(scope.session.id());
  if (!manner.foreground && target.window.pid != 0 && !target.on_screen()) attempt->keep_desk(target.window.pid);
  if (!manner.may_take_input) {
    OFFHAND_ASSIGN(attempt->hold_guard_, HoldGuard::begin(scope.platform, scope.limits));
  }
  return attempt;
}

Attempt::Attempt(const Scope& scope, const ActionServices& services, const Manner& manner, const Target& target,
                 std::unique_ptr<EventWatch> watch, std::unique_ptr<DeskWatch> desk)
    : scope_(scope),
      services_(services),
      manner_(manner),
      target_(target),
      watch_(std::move(watch)),
      desk_(std::move(desk)) {
  const auto& node = target.element ? target.element->seen.node.handle : platform::NodeHandle{};
  const auto point = target.point.value_or(PointTarget{});
  action_ = std::hash<std::string>{}(
      fmt::format("{}|{}|{}|{},{}", manner.fingerprint, target.window.window_id, node.hash(), point.x, point.y));
}

Result<Attempt::Dispatched> Attempt::first_of(const std::vector<Rung>& rungs) {
  const auto what = "The action on " + target_.describe();
  Refusals refusals;
  lay_there_ = what_lies_at_point(scope_, target_);
  began_ = scope_.now();
  was_calm_ = services_.events.is_calm(target_.window.pid, began_);
  watch_->begin_action(began_, action_);
  for (const auto& rung : rungs) {
    OFFHAND_CHECK(scope_.still_allowed(what));
    auto delivery = rung();
    delivered_ = scope_.now();
    if (delivery.outcome != Outcome::not_attempted) {
      if (manner_.foreground && target_.on_screen()) give_back_foreground();
      return Dispatched(*this, std::move(delivery));
    }
    // What turned out to be something else no other way may press.
    if (delivery.error && delivery.error->code == "stale_element") return fail(*std::move(delivery.error));
    refusals.add(std::move(delivery));
  }
  auto refused = refusals.take();
  if (refused.error) return fail(std::move(*refused.error));
  if (manner_.foreground) {
    return fail(errors::action_failed({.what = what, .reason = refused.reason, .advice = "Nothing was sent."}));
  }
  return fail(errors::background_unavailable(
      {.what = what, .reason = refused.reason, .advice = "Nothing was sent. Use delivery_mode foreground."}));
}

std::vector<platform::Route> Attempt::routes() const {
  auto routes = platform().input().routes(target_.window);
  // A point of the screen is clicked by the person's pointer, however the call was meant.
  if (!target_.on_screen()) std::erase_if(routes, [&](const auto& route) { return !manner_.allows(route.disturbs); });
  return routes;
}

platform::Delivery Attempt::deliver(const platform::Gesture& gesture) const {
  Refusals refusals;
  for (const auto& route : routes()) {
    auto delivery = platform().input().deliver(gesture, route, target_.window, limits());
    if (delivery.outcome != Outcome::not_attempted) return delivery;
    refusals.add(std::move(delivery));
  }
  return refusals.take();
}

void Attempt::keep_desk(std::int64_t pid) {
  const auto is_family = [platform = platform(), pid](std::int64_t other) {
    if (other == pid) return true;
    const auto family = platform.apps().process_tree(pid);
    return std::find(family.begin(), family.end(), other) != family.end();
  };
  const auto owns = [=, platform = platform(), &keeper = services_.keeper](const Window& window, bool is_new) {
    if (window.pid == pid || !is_new) return window.pid == pid;
    return is_family(window.pid) || keeper.owns(window, platform);
  };
  desk_->keep(owns, is_family, limits());
}

platform::Delivery Attempt::in_foreground(const Rung& rung) {
  if (const auto free = HoldGuard::await_free(platform(), target_.window, limits()); !free) {
    return platform::Delivery::failed(free.error());
  }
  if (const auto active = platform().windows().activate(target_.window.window_id, limits()); !active) {
    static_cast<void>(desk_->restore(limits()));
    return platform::Delivery::failed(active.error());
  }
  auto delivery = rung();
  if (delivery.outcome == Outcome::not_attempted) {
    static_cast<void>(desk_->restore(limits()));
  } else {
    give_back_foreground();
    keep_desk(target_.window.pid);
  }
  return delivery;
}

void Attempt::give_back_foreground() {
  // Once the input was read, its effect can be waited for without the person's keyboard.
  platform().input().let_settle(target_.window, limits());
  // What could not be put back stands in side_effects.
  static_cast<void>(desk_->restore(ample_limits()));
}

platform::Limits Attempt::ample_limits() const {
  return {std::max(limits().deadline, scope_.now() + time_to_give_back), limits().stop};
}

Evidence Attempt::evidence_of(const Event& event) const {
  const bool of_window = event.kind == EventKind::window_opened || event.kind == EventKind::window_closed;
  auto detail = std::string(to_string(event.kind));
  if (!event.detail.empty()) detail += fmt::format(" ({})", event.detail);
  if (event.node) {
    // Role and name only: of a password neither is its text. What is gone meanwhile stays unnamed.
    const platform::Limits brief{std::min(limits().deadline, scope_.now() + time_to_name), limits().stop};
    const auto node = platform().tree().identify(target_.window, event.node, brief);
    if (node && node->exists) detail += fmt::format(" of {} \"{}\"", node->role, preview(node->name));
  }
  return {of_window ? EvidenceKind::window_change : EvidenceKind::event, std::move(detail)};
}

Attempt::Bearing Attempt::bearing_of(const Event& event, const std::vector<platform::NodeHandle>& own) const {
  switch (event.kind) {
    case EventKind::window_opened:
    case EventKind::window_closed:
    case EventKind::application_gone:
      return Bearing::own;
    default:
      break;
  }
  if (!shows_an_effect(event)) return Bearing::none;
  const bool is_own = std::find(own.begin(), own.end(), event.node) != own.end();
  if (event.kind == EventKind::state_changed) {
    // Of a button that is pressed its own states say that it noticed; of anything that is made or torn down they say
    // nothing at all.
    if (event.detail == "showing" || event.detail == "visible" || event.detail == "defunct") return Bearing::none;
    const bool has_states = target_.element && keeps_states(target_.element->seen.node.role);
    return is_own && has_states ? Bearing::own : is_own ? Bearing::none : Bearing::elsewhere;
  }
  // A name that changes under an action may mean that the element became another one.
  const bool is_element = target_.element && event.node == target_.element->seen.node.handle;
  if (is_element && event.kind == EventKind::name_changed) return Bearing::elsewhere;
  return is_own ? Bearing::own : Bearing::elsewhere;
}

bool Attempt::went_back(const Event& event) const {
  if (event.kind != EventKind::state_changed || !target_.element) return false;
  const auto& handle = target_.element->seen.node.handle;
  if (event.node != handle) return false;
  const auto now = platform().tree().identify(target_.window, handle, limits());
  return now && now->exists && now->states == target_.element->now.states;
}

std::optional<Evidence> Attempt::wait_for_evidence(const Observation& observation, Patience patience,
                                                   std::optional<std::string>& observed) {
  std::vector<platform::NodeHandle> own;
  if (target_.element) own = scope_.session.within(target_.window.window_id, target_.element->seen.node.handle);
  if (observation.receiver) own.push_back(*observation.receiver);
  const auto bears = [&](const Event& event) { return bearing_of(event, own) != Bearing::none; };
  for (;;) {
    if (observation.look) {
      if (auto evidence = observation.look()) return evidence;
    }
    const bool is_over = patience.is_over();
    const auto now = scope_.now();
    auto wake = is_over ? now : patience.next_look();
    if (observation.look) wake = std::min(wake, now + outcome_look_interval);
    // What came before it was over still counts.
    const auto event = watch_->wait(bears, wake, limits().stop, scope_.clock());
    if (!event && is_over) return std::nullopt;
    if (!event || (observation.refutes && observation.refutes(*event))) continue;
    const bool of_a_window = !event->node || event->kind == EventKind::window_opened ||
                             event->kind == EventKind::window_closed || event->kind == EventKind::application_gone;
    if (observation.look && !of_a_window) continue;
    // In an application that was at rest a change comes of what was done to it; in another it may be a clock.
    const bool caused = was_calm_ && services_.events.is_news(*event, began_);
    const bool counts = bearing_of(*event, own) == Bearing::own || caused;
    if (counts && !went_back(*event)) return evidence_of(*event);
    if (observed) continue;
    observed = evidence_of(*event).detail;
    // The application has got to it: what is to come of the target itself comes with it.
    patience.shorten(time_for_the_rest);
  }
}

Patience Attempt::patience_for(const platform::Delivery& delivery, const Observation& observation) const {
  return {scope_, target_, delivery, delivered_, observation.must_change};
}

Result<ActionResult> Attempt::Dispatched::conclude(const Observation& observation) && {
  auto& watch = attempt_.watch();
  ActionResult result;
  result.path = delivery_.path;
  result.target = attempt_.target().acted_on();
  if (const auto& there = attempt_.lay_there_) {
    result.target.role = std::string(there->role);
    if (!there->name.empty()) result.target.name = there->name;
  }
  result.effect = Effect::unverifiable;
  result.verified = false;
  if (delivery_.outcome != Outcome::delivered) {
    result.escalation = Escalation{EscalationRecommended::px, delivery_.reason};
  } else if (auto evidence = attempt_.wait_for_evidence(observation, attempt_.patience_for(delivery_, observation),
                                                        result.observed)) {
    watch.end_with_effect();
    const auto& target = attempt_.target();
    if (attempt_.clicked_for_focus_ && target.element)
      attempt_.services_.events.saw_focus(target.window.pid, target.element->seen.node.handle);
    result.effect = Effect::confirmed;
    result.verified = true;
    result.evidence = std::move(evidence);
    result.observed.reset();
  } else {
    watch.end_in_silence();
    if (observation.must_change) {
      result.effect = Effect::suspected_noop;
      result.escalation = observation.escalation;
    }
  }
  if (observation.holds) {
    if (auto held = observation.holds()) result.value = preview_value(*held);
  }
  OFFHAND_CHECK(attempt_.give_back(result));
  if (attempt_.manner().observe == Observe::diff)
    attempt_.tell_changes(delivery_, attempt_.patience_for(delivery_, {}), result);
  return result;
}

void Attempt::tell_changes(const platform::Delivery& delivery, Patience patience, ActionResult& result) {
  if (delivery.outcome == Outcome::unknown) {
    result.changes_note = "not read: the application has not answered the action; get_window_state tries again";
    return;
  }
  while (!patience.rests()) scope_.sleep_until(patience.next_look());
  move_changes(window_changes(scope_, perception(), target_.window), result);
}

void Attempt::leave_desk(std::int64_t pid) {
  services_.keeper.keep(std::move(desk_), pid, scope_.session.id(), platform());
}

Result<void> Attempt::give_back(ActionResult& result) {
  const auto ample = ample_limits();
  std::optional<SideEffect> held;
  if (!target_.on_screen()) {
    if (hold_guard_) {
      OFFHAND_ASSIGN(held, manner_.foreground ? hold_guard_->tell_if_taken(target_.window, ample)
                                              : hold_guard_->release_if_taken(target_.window, ample));
    }
    OFFHAND_CHECK(desk_->look(ample));
  }
  result.side_effects = desk_->take_side_effects();
  result.late_side_effects = late_;
  result.unobserved = desk_->unobserved();
  if (target_.on_screen()) {
    OFFHAND_CHECK(report_screen_click(result, ample));
  } else {
    leave_desk(target_.window.pid);
  }
  if (!held) return {};
  if (!result.side_effects) result.side_effects.emplace();
  report_hold(*held, result);
  return {};
}

Result<void> Attempt::report_screen_click(ActionResult& result, const platform::Limits& ample) const {
  OFFHAND_ASSIGN(const auto now, platform().windows().desk(ample));
  const auto before = desk_->before();
  const auto since_begin = [&](platform::TimePoint until) {
    return std::chrono::duration_cast<milliseconds>(until - began_).count();
  };
  if (!result.side_effects) result.side_effects.emplace();
  auto& effects = *result.side_effects;
  const bool shown = now.observable.contains(SideEffectKind::pointer);
  effects.push_back({SideEffectKind::pointer, since_begin(delivered_), shown && now.pointer == before.pointer});
  if (manner_.foreground) return {};
  const auto left = [&](SideEffectKind kind) { effects.push_back({kind, since_begin(scope_.now()), false}); };
  if (now.active_window != before.active_window) left(SideEffectKind::active_window);
  if (now.focus_owner != before.focus_owner) left(SideEffectKind::focus);
  if (now.stacking != before.stacking) left(SideEffectKind::stacking);
  return {};
}

bool Attempt::has_focus() const {
  if (!target_.element) return false;
  const auto& element = *target_.element;
  return element.now.states.contains(ElementState::focused) ||
         services_.events.last_focused(target_.window.pid) == element.seen.node.handle;
}

bool Attempt::sees_focus() const {
  const auto& handle = target_.element->seen.node.handle;
  const auto now = platform().tree().identify(target_.window, handle, limits());
  return now && now->exists && now->states.contains(ElementState::focused);
}

std::optional<platform::NodeHandle> Attempt::focused() const {
  return services_.events.last_focused(target_.window.pid);
}

void Attempt::will_give_focus() { focused_before_ = services_.events.last_focused(target_.window.pid); }

FocusCame Attempt::await_focus() const {
  if (!target_.element) return FocusCame::unseen;
  const auto& handle = target_.element->seen.node.handle;
  const auto pid = target_.window.pid;
  const auto until = std::min(scope_.now() + time_for_focus, limits().deadline);
  for (;;) {
    const auto element = platform().tree().identify(target_.window, handle, limits());
    if (!element || !element->exists) return FocusCame::unseen;
    if (element->states.contains(ElementState::focused)) return FocusCame::here;
    if (scope_.now() >= until) break;
    scope_.sleep_until(std::min(scope_.now() + focus_look_interval, until));
  }
  const auto now = services_.events.last_focused(pid);
  if (!now || now == focused_before_) return FocusCame::unseen;
  const auto within = scope_.session.within(target_.window.window_id, handle);
  return std::ranges::find(within, *now) == within.end() ? FocusCame::elsewhere : FocusCame::here;
}

platform::Delivery Attempt::perform(const platform::NodeHandle& node, platform::NodeAction action) {
  auto& presses = services_.presses;
  scope_.sleep_until(presses.free_at(node, scope_.now()));
  auto delivery = platform().tree().perform(node, action, limits());
  if (delivery.outcome != Outcome::not_attempted) presses.pressed(node, scope_.now(), delivery.busy_for);
  return delivery;
}

}  // namespace offhand
