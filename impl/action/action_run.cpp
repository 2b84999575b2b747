#include "impl/action/action_run.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

#include "codegen/runtime/utf8.h"
#include "generated/types/errors.h"
#include "impl/action/press_spacing.h"
#include "impl/evidence/window_changes.h"
#include "impl/target/clickable_point.h"
#include "impl/target/point_hit.h"
#include "impl/target/resolver.h"
#include "impl/user_state/lasting_effects.h"

namespace offhand {
namespace {

/// Of what the target holds by then.
constexpr std::size_t value_characters = 200;

/// What turned out to be something else no other way may press, none reaches who does not answer, and every way would
/// break off what the user composes, be changed by their input method, or take the keyboard that they type on.
bool rules_out_others(const Error& error) {
  return error.code == "stale_element" || error.code == "app_not_responding" || error.code == "composing" ||
         error.code == "input_method_on" || error.code == "user_typing";
}

/// What several ways that attempted nothing have to say: all their reasons, and the last error that knows better.
class Refusals {
 public:
  void add(platform::Delivery delivery) {
    if (delivery.error) said_.error = std::move(delivery.error);
    // Several ways may say the same.
    if (delivery.reason.empty() || said_.reason.find(delivery.reason) != std::string::npos) return;
    said_.reason += (said_.reason.empty() ? "" : "; ") + delivery.reason;
  }
  platform::Delivery take() { return std::move(said_); }

 private:
  platform::Delivery said_ = platform::Delivery::not_attempted("");
};

}  // namespace

Result<std::unique_ptr<ActionRun>> ActionRun::begin(const ActionContext& context, const Target& target) {
  std::unique_ptr<ActionRun> run(new ActionRun(context, target));
  OFFHAND_ASSIGN(run->desk_, UserStateProtection::begin(run->scope_, context.services.keeper, run->delivery_options_,
                                                        target, context.user_state_prefetch));
  return run;
}

ActionRun::ActionRun(const ActionContext& context, const Target& target)
    : scope_(context.scope),
      services_(context.services),
      delivery_options_(context.delivery_options),
      journaling_(context.journaling),
      target_(target),
      watch_(context.services.events.watch(target.window.pid)),
      focus_(scope_, target_, context.services.events) {
  const auto& node = target.element ? target.element->seen.node.handle : platform::NodeHandle{};
  const auto point = target.point.value_or(PointTarget{});
  const auto to = target.to.value_or(PointTarget{});
  action_ = std::hash<std::string>{}(fmt::format("{}|{}|{}|{},{}|{},{}", delivery_options_.fingerprint,
                                                 target.window.window_id, node.hash(), point.x, point.y, to.x, to.y));
}

Result<ActionRun::Dispatched> ActionRun::first_of(const std::vector<Strategy>& strategies) {
  const auto what = "The action on " + target_.describe();
  Refusals refusals;
  lay_there_ = what_lies_at_point(scope_, target_);
  begin_search();
  // What a way in front took before it turned out to be none stands in the error.
  const auto failed = [&](Error error) {
    return fail(with_side_effects(std::move(error), desk_->watch().take_side_effects()));
  };
  for (const auto& strategy : strategies) {
    if (const auto allowed = scope_.still_allowed(what); !allowed) return failed(allowed.error());
    auto delivery = strategy();
    delivered_ = scope_.now();
    if (delivery.outcome != platform::Outcome::not_attempted) {
      if (delivery_options_.foreground && target_.on_screen()) desk_->leave_foreground();
      return Dispatched(*this, std::move(delivery));
    }
    if (delivery.error && rules_out_others(*delivery.error)) return failed(*std::move(delivery.error));
    refusals.add(std::move(delivery));
  }
  auto refused = refusals.take();
  if (!refused.error && !platform().has_input()) refused.error = platform().missing(platform::Facet::input);
  if (refused.error) return failed(std::move(*refused.error));
  if (delivery_options_.foreground || target_.on_screen()) {
    return failed(errors::action_failed({.what = what, .reason = refused.reason, .advice = "Nothing was sent."}));
  }
  return failed(errors::background_unavailable(
      {.what = what, .reason = refused.reason, .advice = "Nothing was sent. Use delivery_mode foreground."}));
}

void ActionRun::begin_search() {
  search_.emplace(scope_, target_, services_.events, *watch_, desk_->users_window());
  watch_->begin_action(search_->began(), action_);
}

Result<void> ActionRun::begin_again() {
  if (target_.element) OFFHAND_CHECK(catch_up(scope_, services_.perception, target_));
  auto late = desk_->late_side_effects();
  desk_.reset();
  OFFHAND_ASSIGN(desk_, UserStateProtection::begin(scope_, services_.keeper, delivery_options_, target_, nullptr));
  desk_->add_late(std::move(late));
  begin_search();
  return {};
}

platform::Delivery ActionRun::in_foreground(const Strategy& strategy, NeedsKeyboard needs) {
  if (const auto& await_pause = delivery_options_.users_keyboard.await_pause;
      needs == NeedsKeyboard::users && await_pause) {
    const auto waited = await_pause(target_.window);
    if (!waited) return platform::Delivery::failed(waited.error());
    if (const auto again = *waited ? begin_again() : Result<void>(); !again)
      return platform::Delivery::failed(again.error());
  }
  return desk_->in_foreground(strategy, needs);
}

std::vector<platform::Route> ActionRun::routes() const {
  if (!platform().has_input()) return {};
  auto routes = platform().input().routes(target_.window);
  // On the screen the user's own pointer acts, however the call was meant.
  if (!target_.on_screen())
    std::erase_if(routes, [&](const auto& route) { return !delivery_options_.allows(route.disturbs); });
  return routes;
}

platform::Delivery ActionRun::deliver(const platform::Gesture& gesture, By by) const {
  if (!platform().has_input()) return platform::Delivery::failed(platform().missing(platform::Facet::input));
  Refusals refusals;
  for (const auto& route : routes()) {
    if (by == By::no_own_pointer && route.own_pointer) continue;
    auto delivery = platform().input().deliver(gesture, route, target_.window, limits());
    if (delivery.outcome != platform::Outcome::not_attempted) return delivery;
    refusals.add(std::move(delivery));
  }
  return refusals.take();
}

Result<std::unique_ptr<platform::SyntheticFocus>> ActionRun::give_synthetic_focus(const platform::Route& route) const {
  if (!platform().has_focus_synthesis()) return nullptr;
  return platform().focus_synthesis().give_synthetic_focus(route, target_.window, limits());
}

SettleTimer ActionRun::settle_timer_for(const platform::Delivery& delivery, const Observation& observation) const {
  return {scope_, target_, delivery, delivered_, observation.must_change};
}

Result<ActionResult> ActionRun::Dispatched::conclude(const Observation& observation) && {
  ActionResult result;
  result.path = delivery_.path;
  result.target = run_.target().acted_on();
  if (const auto& there = run_.lay_there_) {
    result.target.role = std::string(to_string(there->role));
    if (!there->name.empty()) result.target.name = there->name;
  }
  result.effect = Effect::unverifiable;
  result.verified = false;
  if (delivery_.outcome != platform::Outcome::delivered) {
    const bool may_in_front = delivery_.was_held_back && !run_.delivery_options().foreground;
    result.escalation =
        Escalation{may_in_front ? EscalationRecommended::foreground : EscalationRecommended::px, delivery_.reason};
    if (delivery_.was_held_back) result.effect = Effect::suspected_noop;
  } else {
    run_.look_for_effect(observation, delivery_, result);
  }
  if (observation.holds) {
    auto held = observation.holds();
    const bool is_outdated =
        held && result.effect != Effect::confirmed && observation.may_be_outdated && observation.may_be_outdated();
    if (held && !is_outdated) result.value = brief(*held, value_characters);
  }
  OFFHAND_CHECK(run_.desk_->give_back(run_.search_->began(), run_.delivered_, result));
  // On the screen it is told with where it was left.
  if (const auto& use = delivery_.pointer_use; use && !run_.target().on_screen()) {
    if (!result.side_effects) result.side_effects.emplace();
    result.side_effects->push_back({SideEffectKind::pointer, use->lasted.count(), use->restored});
  }
  if (delivery_.partly) return fail(run_.partly_sent(delivery_, result));
  if (run_.delivery_options().observe == Observe::diff)
    run_.tell_changes(delivery_, run_.settle_timer_for(delivery_, {}), result);
  return result;
}

/// What could not be given back by then stands in the error, as it would in a reply.
Error ActionRun::partly_sent(const platform::Delivery& delivery, const ActionResult& result) const {
  auto error = errors::partly_sent({.element = target_.describe(),
                                    .sent = static_cast<std::int64_t>(delivery.partly->sent),
                                    .total = static_cast<std::int64_t>(delivery.partly->total),
                                    .reason = delivery.reason,
                                    .value = result.value});
  return with_side_effects(std::move(error), result.side_effects);
}

void ActionRun::look_for_effect(const Observation& observation, const platform::Delivery& delivery,
                                ActionResult& result) {
  if (delivery.evidence && !observation.look) {
    watch_->end_with_effect();
    focus_.took_effect();
    result.effect = Effect::confirmed;
    result.verified = true;
    result.evidence = delivery.evidence;
    return;
  }
  std::function<bool()> is_undone;
  // A menu that took the user's keyboard is closed at once, and with it what the action did.
  if (desk_->guards_grab()) is_undone = [this] { return desk_->frees_what_is_held(); };
  auto found = search_->run(observation, settle_timer_for(delivery, observation), delivery.starts_after, is_undone);
  result.observed = std::move(found.observed);
  const bool is_read_back = found.evidence && found.evidence->kind == EvidenceKind::value_readback;
  if (const auto name = is_read_back ? std::nullopt : other_name()) {
    result.observed = fmt::format("{}its name is \"{}\" by now, so it may have been another element already",
                                  found.evidence ? found.evidence->detail + "; " : "", preview(*name));
    found.evidence ? watch_->end_with_effect() : watch_->end_in_silence();
    return;
  }
  if (found.evidence) {
    watch_->end_with_effect();
    focus_.took_effect();
    result.effect = Effect::confirmed;
    result.verified = true;
    result.evidence = std::move(found.evidence);
    return;
  }
  watch_->end_in_silence();
  if (!observation.must_change || found.is_gone) return;
  // On a busy machine what is told late is later still: under a load of 15 a row and a number in Firefox were.
  const bool is_late = delivery.late_while_minimised > std::chrono::milliseconds::zero();
  if ((delivery.silent_while_minimised || is_late) && target_.window.is_minimized) {
    result.observed = is_late ? "its application tells changes of a minimised window late"
                              : "its application tells no change of a minimised window";
    return;
  }
  if (found.is_at_work) {
    if (!result.observed) result.observed = "its application has been at work ever since";
    return;
  }
  // To be told that nothing happened makes a caller do it again.
  if (auto doubt = observation.doubt ? observation.doubt() : std::nullopt) {
    result.observed = std::move(doubt);
    return;
  }
  result.effect = Effect::suspected_noop;
  result.escalation = observation.escalation;
}

void ActionRun::tell_changes(const platform::Delivery& delivery, SettleTimer settle_timer, ActionResult& result) {
  if (delivery.outcome == platform::Outcome::unknown) {
    result.changes_note = "not read: the application has not answered the action; get_window_state tries again";
    return;
  }
  while (!settle_timer.rests()) scope_.sleep_until(settle_timer.next_look());
  move_changes(window_changes(scope_, perception(), target_.window), result);
}

Result<void> ActionRun::check_still_same() const {
  if (!target_.element) return {};
  const auto& seen = target_.element->seen;
  OFFHAND_ASSIGN(const auto now, platform().tree().identify(target_.window, seen.node.handle, limits()));
  return check_same(scope_, services_.perception, seen, now, target_.window);
}

std::optional<std::string> ActionRun::other_name() const {
  if (!target_.element || !target_.element->seen.in_container) return std::nullopt;
  const auto& node = target_.element->seen.node;
  const auto now = platform().tree().identify(target_.window, node.handle, limits());
  if (!now || !now->exists || now->name == node.name) return std::nullopt;
  return now->name;
}

platform::Delivery ActionRun::perform(const platform::NodeHandle& node, platform::NodeAction action) {
  return once_free(node, [&] { return platform().tree().perform(node, action, limits()); });
}

platform::Delivery ActionRun::perform_called(const platform::NodeHandle& node, const std::string& action) {
  return once_free(node, [&] { return platform().tree().perform_called(node, action, limits()); });
}

bool ActionRun::await_single_click(double x, double y) const {
  const auto now = scope_.now();
  const auto apart_at = services_.presses.clicks_apart_at(target_.window.window_id, x, y, now);
  if (apart_at <= now) return false;
  scope_.sleep_until(apart_at);
  return true;
}

void ActionRun::note_click(double x, double y) const {
  services_.presses.clicked(target_.window.window_id, x, y, scope_.now());
}

platform::Delivery ActionRun::once_free(const platform::NodeHandle& node, const Strategy& ask) {
  auto& presses = services_.presses;
  if (const auto free_at = presses.free_at(node, scope_.now()); free_at > scope_.now()) {
    scope_.sleep_until(free_at);
    // What the press before did meanwhile may have made another element of it.
    if (const auto same = check_still_same(); !same) return platform::Delivery::failed(same.error());
  }
  auto delivery = ask();
  if (delivery.outcome == platform::Outcome::not_attempted) return delivery;
  presses.pressed(node, scope_.now(), delivery.busy_for);
  if (delivery.moves_focus_in_silence) services_.events.doubt_focus(target_.window.pid, node);
  return delivery;
}

}  // namespace offhand
