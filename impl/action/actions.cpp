#include "impl/action/actions.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <string>

#include "codegen/runtime/utf8.h"
#include "generated/types/errors.h"
#include "impl/action/desk_keeper.h"
#include "impl/tools/call.h"

namespace offhand {
namespace {

using platform::Event;
using platform::EventKind;
using platform::Outcome;
using std::chrono::milliseconds;

/// The slowest effect seen came 319 ms after the action (a GTK 4 calculator); twice the button's own 250 ms is safe.
constexpr milliseconds evidence_patience{600};
/// Between two looks when the application announces nothing.
constexpr milliseconds outcome_look_interval{40};
constexpr milliseconds time_to_give_back{1000};
/// A name in the evidence is worth no more: an application may be busy with what the action began.
constexpr milliseconds time_to_name{200};

/// What the action did was undone with the menu, whatever was seen of it.
void report_closed_menu(ActionResult& result) {
  result.effect = Effect::suspected_noop;
  result.verified = false;
  result.evidence.reset();
  result.escalation = Escalation{EscalationRecommended::foreground,
                                 "it opened a menu, which took the person's pointer and keyboard and was closed again"};
}

}  // namespace

platform::TimePoint PressSpacing::reserve(const platform::NodeHandle& node, platform::TimePoint now) {
  const std::scoped_lock lock(mutex_);
  std::erase_if(last_, [&](const auto& press) { return now - press.second > gap; });
  const auto known = last_.find(node);
  const auto at = known == last_.end() ? now : std::max(now, known->second + gap);
  last_[node] = at;
  return at;
}

Result<void> Actions::prepare(const Target& target, std::string_view action) {
  const auto& node = target.element ? target.element->seen.node.handle : platform::NodeHandle{};
  const auto point = target.point.value_or(PointTarget{});
  action_ = std::hash<std::string>{}(fmt::format("{}|{}|{}|{}|{},{}|{}", action, target.window.window_id,
                                                 node.application, node.path, point.x, point.y, call_.foreground()));
  watch_ = call_.watch(target.window.pid);
  call_.desk_keeper().hand_over();
  OFFHAND_ASSIGN(auto guard, DeskGuard::begin(call_.platform(), call_.limits()));
  guard_ = std::move(guard);
  if (call_.may_take_input()) return {};
  OFFHAND_ASSIGN(hold_guard_, HoldGuard::begin(call_.platform(), call_.limits()));
  return {};
}

Result<platform::Delivery> Actions::first_of(const Target& target, const std::vector<Rung>& rungs) {
  std::string reasons;
  std::optional<Error> error;
  began_ = call_.clock().now();
  watch_->begin_action(began_, action_);
  for (const auto& rung : rungs) {
    OFFHAND_CHECK(call_.still_allowed(target.describe()));
    auto delivery = rung();
    delivered_ = call_.clock().now();
    if (delivery.outcome != Outcome::not_attempted) return delivery;
    if (delivery.error) error = std::move(delivery.error);
    if (!delivery.reason.empty()) reasons += (reasons.empty() ? "" : "; ") + delivery.reason;
  }
  if (error) return fail(std::move(*error));
  if (call_.foreground()) {
    return fail(errors::action_failed(
        {.what = "The action on " + target.describe(), .reason = reasons, .advice = "Nothing was sent."}));
  }
  return fail(errors::background_unavailable({.what = "The action on " + target.describe(),
                                              .reason = reasons,
                                              .advice = "Nothing was sent. Use delivery_mode foreground."}));
}

platform::Delivery Actions::in_foreground(const Target& target, const Rung& rung) {
  auto& windows = *call_.platform().windows;
  if (const auto locked = call_.lock_seat(); !locked) return platform::Delivery::failed(locked.error());
  if (const auto active = windows.activate(target.window.window_id, call_.limits()); !active) {
    static_cast<void>(guard_->restore(call_.limits()));
    return platform::Delivery::failed(active.error());
  }
  auto delivery = rung();
  // What was delivered is still to be looked at; conclude() gives the desk back after that.
  if (delivery.outcome == Outcome::not_attempted) static_cast<void>(guard_->restore(call_.limits()));
  return delivery;
}

Evidence Actions::evidence_of(const Target& target, const Event& event) const {
  const bool of_window = event.kind == EventKind::window_opened || event.kind == EventKind::window_closed;
  auto detail = std::string(to_string(event.kind));
  if (!event.detail.empty()) detail += fmt::format(" ({})", event.detail);
  if (!event.node.path.empty()) {
    // Role and name only: of a password neither is its text. What is gone meanwhile stays unnamed.
    const platform::Limits limits{std::min(call_.limits().deadline, call_.clock().now() + time_to_name),
                                  call_.limits().stop};
    const auto node = call_.platform().tree->identify(target.window, event.node, limits);
    if (node && node->exists) detail += fmt::format(" of {} \"{}\"", node->role, preview(node->name));
  }
  return {of_window ? EvidenceKind::window_change : EvidenceKind::event, std::move(detail)};
}

std::optional<Evidence> Actions::wait_for_evidence(const Target& target, const Observation& observation) {
  const auto until = std::min(call_.clock().now() + evidence_patience, call_.limits().deadline);
  for (;;) {
    if (observation.look) {
      if (auto evidence = observation.look()) return evidence;
    }
    const auto now = call_.clock().now();
    if (now >= until || call_.limits().stop.stop_requested()) return std::nullopt;
    const auto wake = observation.look ? std::min(until, now + outcome_look_interval) : until;
    const auto event = watch_->wait(shows_an_effect, wake, call_.limits().stop, call_.clock());
    if (!event || (observation.refutes && observation.refutes(*event))) continue;
    const bool ends_the_window = event->kind == EventKind::application_gone || event->kind == EventKind::window_closed;
    if (!observation.look || ends_the_window) return evidence_of(target, *event);
  }
}

Result<ActionResult> Actions::conclude(const Target& target, const platform::Delivery& delivery,
                                       const Observation& observation) {
  ActionResult result;
  result.path = delivery.path;
  result.target = target.acted_on();
  result.effect = Effect::unverifiable;
  result.verified = false;
  if (delivery.outcome == Outcome::delivered) {
    if (auto evidence = wait_for_evidence(target, observation)) {
      watch_->end_with_effect();
      result.effect = Effect::confirmed;
      result.verified = true;
      result.evidence = std::move(evidence);
    } else {
      watch_->end_in_silence();
      if (observation.must_change) {
        result.effect = Effect::suspected_noop;
        result.escalation = observation.escalation;
      }
    }
  } else {
    result.escalation = Escalation{EscalationRecommended::px, delivery.reason};
  }
  OFFHAND_CHECK(give_back(target, result));
  return result;
}

Result<void> Actions::give_back(const Target& target, ActionResult& result) {
  // An action that used up its time must still not leave the desk disturbed.
  const platform::Limits limits{std::max(call_.limits().deadline, call_.clock().now() + time_to_give_back),
                                call_.limits().stop};
  std::optional<SideEffect> held;
  auto& keeper = call_.desk_keeper();
  auto desk_watch = keeper.watch();
  if (call_.foreground()) {
    static_cast<void>(guard_->restore(limits));  // what could not be put back stands in side_effects
  } else if (!target.on_screen()) {
    if (hold_guard_) {
      OFFHAND_ASSIGN(held, hold_guard_->release_if_taken(target.window, limits));
    }
    const auto owns = [&](const Window& window, bool is_new) {
      if (window.pid == target.window.pid || !is_new) return window.pid == target.window.pid;
      const auto& apps = call_.platform().apps;
      const auto family = apps->process_tree(target.window.pid);
      return std::find(family.begin(), family.end(), window.pid) != family.end() ||
             keeper.owns(window, call_.platform());
    };
    OFFHAND_CHECK(guard_->restore_if_taken(owns, limits));
  }
  result.side_effects = guard_->side_effects();
  if (target.on_screen()) {
    OFFHAND_CHECK(report_screen_click(result, limits));
  } else {
    keeper.keep(*std::move(guard_), std::move(desk_watch), target.window.pid, call_.platform());
  }
  if (!held) return {};
  if (!result.side_effects) result.side_effects.emplace();
  result.side_effects->push_back(*held);
  if (held->restored) report_closed_menu(result);
  return {};
}

Result<void> Actions::report_screen_click(ActionResult& result, const platform::Limits& limits) const {
  OFFHAND_ASSIGN(const auto now, call_.platform().windows->desk(limits));
  const auto& before = guard_->before();
  const auto since_begin = [&](platform::TimePoint until) {
    return std::chrono::duration_cast<milliseconds>(until - began_).count();
  };
  if (!result.side_effects) result.side_effects.emplace();
  auto& effects = *result.side_effects;
  effects.push_back({SideEffectKind::pointer, since_begin(delivered_), now.pointer == before.pointer});
  if (call_.foreground()) return {};
  const auto left = [&](SideEffectKind kind) { effects.push_back({kind, since_begin(call_.clock().now()), false}); };
  if (now.active_window != before.active_window) left(SideEffectKind::active_window);
  if (now.focus_window != before.focus_window) left(SideEffectKind::focus);
  if (now.stacking != before.stacking) left(SideEffectKind::stacking);
  return {};
}

void Actions::space_presses(const platform::NodeHandle& node) {
  const auto at = call_.press_spacing().reserve(node, call_.clock().now());
  call_.sleep_until(at);
}

}  // namespace offhand
