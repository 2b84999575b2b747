#include "impl/action/persons_desk.h"

#include <algorithm>
#include <chrono>
#include <utility>
#include <vector>

namespace offhand {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds time_to_give_back{1000};
/// Qt 5 closes its menus 130 ms after the window that was in front before is back there (metacity).
constexpr milliseconds time_for_menu_to_close{200};
constexpr milliseconds menu_look_interval{20};

/// What the action did was undone with the menu, whatever was seen of it.
void report_undone(platform::Release release, ActionResult& result) {
  result.effect = Effect::suspected_noop;
  result.verified = false;
  result.evidence.reset();
  const auto* const reason =
      release == platform::Release::called_off
          ? "it moves the window, for which the person's pointer and keyboard were taken until that was called off: "
            "set_window_frame moves it without"
          : "it opened a menu, which took the person's pointer and keyboard and was closed again";
  result.escalation = Escalation{EscalationRecommended::foreground, reason};
}

/// What it did was undone with the menu, this time by the application.
void report_menu_gone_with_front(ActionResult& result) {
  result.effect = Effect::suspected_noop;
  result.verified = false;
  result.evidence.reset();
  result.observed = "the menu that it opened closed as the person's window came back to the front";
}

/// While a menu has the keyboard the focus is of no use to the person.
void report_hold(const HoldGuard::Held& held, ActionResult& result) {
  if (!result.side_effects) result.side_effects.emplace();
  for (auto& effect : *result.side_effects) {
    if (effect.kind != SideEffectKind::focus) continue;
    effect.restored = held.effect.restored && (held.closed() || effect.restored);
  }
  result.side_effects->push_back(held.effect);
  if (held.closed()) report_undone(held.release, result);
}

}  // namespace

Result<std::unique_ptr<PersonsDesk>> PersonsDesk::begin(const Scope& scope, DeskKeeper& keeper, const Manner& manner,
                                                        const Target& target, DeskAhead* ahead) {
  auto found = ahead != nullptr ? ahead->take() : std::nullopt;
  const auto kept_for = target.on_screen() ? 0 : target.window.pid;
  if (!found) found = find_desk(keeper, scope.platform, manner, kept_for, scope.limits);
  if (!*found) return fail(std::move(*found).error());
  std::unique_ptr<PersonsDesk> desk(new PersonsDesk(scope, keeper, manner, target, **std::move(found)));
  desk->late_ = keeper.take_late(scope.session.id());
  return desk;
}

PersonsDesk::PersonsDesk(const Scope& scope, DeskKeeper& keeper, const Manner& manner, const Target& target,
                         FoundDesk found)
    : scope_(scope),
      keeper_(keeper),
      manner_(manner),
      target_(target),
      watch_(std::move(found.watch)),
      hold_guard_(found.hold_guard) {}

void PersonsDesk::keep(std::int64_t pid) { keep_desk(*watch_, keeper_, scope_.platform, pid, scope_.limits); }

platform::Delivery PersonsDesk::in_foreground(const Rung& rung, NeedsKeyboard needs) {
  if (const auto free = HoldGuard::await_free(scope_.platform, target_.window, scope_.limits); !free) {
    return platform::Delivery::failed(free.error());
  }
  using Front = platform::KeyNet::Front;
  const auto front = needs == NeedsKeyboard::own ? Front::held : Front::about_to_be_lent;
  const bool keeps_keys =
      needs != NeedsKeyboard::persons &&
      watch_->prepare_to_lend_front(family_of(scope_.platform, target_.window.pid), front, scope_.limits);
  if (needs == NeedsKeyboard::own && !keeps_keys) {
    watch_->release();
    return platform::Delivery::not_attempted("");
  }
  const auto was = scope_.platform.windows().activate(target_.window.window_id, scope_.limits);
  if (!was) {
    take_front_back();
    return platform::Delivery::failed(was.error());
  }
  if (!hideout_.any()) hideout_ = *was;
  showed_menu_ = shows_menu();
  if (needs == NeedsKeyboard::none) watch_->lend_front();
  auto delivery = rung();
  if (delivery.outcome == platform::Outcome::not_attempted) {
    take_front_back();
  } else {
    leave_foreground();
    keep(target_.window.pid);
  }
  return delivery;
}

void PersonsDesk::take_front_back() {
  static_cast<void>(watch_->restore(scope_.limits));
  watch_->release();
  put_target_away();
}

void PersonsDesk::put_target_away() {
  const auto where = std::exchange(hideout_, {});
  if (!where.any()) return;
  // Also of a call that was given up.
  const platform::Limits limits{.deadline = scope_.now() + time_to_give_back, .stop = {}};
  auto& windows = scope_.platform.windows();
  const auto desk = windows.desk(limits);
  if (!desk) return;
  // The person may have turned to it; and a dialog that it opened would go with it.
  const auto before = watch_->before().stacking;
  const bool opened = std::ranges::any_of(
      desk->stacking, [&](std::int64_t window) { return std::ranges::find(before, window) == before.end(); });
  if (opened || desk->active_window == target_.window.window_id) return;
  static_cast<void>(windows.put_away(target_.window.window_id, where, limits));
}

void PersonsDesk::leave_foreground() {
  // Once the input was read, its effect can be waited for without the person's keyboard.
  if (const auto* window = target_.receiving_window()) scope_.platform.input().let_settle(*window, scope_.limits);
  opened_menu_ = showed_menu_ == false && shows_menu() == true;
  // What could not be put back stands in side_effects.
  static_cast<void>(watch_->restore(ample_limits()));
}

std::optional<bool> PersonsDesk::shows_menu() const {
  if (!hold_guard_ || target_.on_screen()) return std::nullopt;
  const auto shown = scope_.platform.input().shows_menu(target_.window, scope_.limits);
  return shown ? std::optional(*shown) : std::nullopt;
}

bool PersonsDesk::lost_menu_with_front() const {
  if (!opened_menu_) return false;
  const auto until = scope_.now() + time_for_menu_to_close;
  while (scope_.now() < until && shows_menu() == true && !scope_.limits.stop.stop_requested())
    scope_.sleep_until(scope_.now() + menu_look_interval);
  return shows_menu() == false;
}

platform::Limits PersonsDesk::ample_limits() const {
  auto limits = scope_.limits;
  limits.deadline = std::max(limits.deadline, scope_.now() + time_to_give_back);
  return limits;
}

Result<void> PersonsDesk::give_back(platform::TimePoint began, platform::TimePoint delivered, ActionResult& result) {
  std::optional<HoldGuard::Held> held;
  if (!target_.on_screen()) {
    auto settled = settle_hold();
    // A menu that was opened is there for the next action.
    if (!settled || !*settled || (*settled)->effect.restored) put_target_away();
    if (!settled) return fail(std::move(settled).error());
    held = *std::move(settled);
    OFFHAND_CHECK(watch_->look(ample_limits()));
  }
  result.side_effects = watch_->take_side_effects();
  result.late_side_effects = late_;
  result.unobserved = watch_->unobserved();
  if (target_.on_screen()) {
    OFFHAND_CHECK(report_on_screen(began, delivered, result));
  } else {
    leave(target_.window.pid);
  }
  if (held) report_hold(*held, result);
  const bool is_read_back = result.evidence && (result.evidence->kind == EvidenceKind::value_readback ||
                                                result.evidence->kind == EvidenceKind::state_readback);
  if (!is_read_back && lost_menu_with_front()) report_menu_gone_with_front(result);
  return {};
}

std::int64_t PersonsDesk::persons_window() const {
  return manner_.foreground || target_.on_screen() ? 0 : watch_->before().active_window;
}

bool PersonsDesk::shares_keyboard() const {
  const auto* window = target_.receiving_window();
  const auto persons = persons_window();
  return persons == 0 || (window != nullptr && window->window_id == persons);
}

void PersonsDesk::leave(std::int64_t pid) {
  keeper_.keep(std::move(watch_), pid, scope_.session.id(), scope_.platform);
}

bool PersonsDesk::frees_what_is_held() {
  auto held = hold_guard_->release_if_held(target_.window, ample_limits());
  if (held && *held) freed_ = *held;
  return freed_ && freed_->closed();
}

Result<void> PersonsDesk::check_hold_midway() {
  if (!hold_guard_ || target_.on_screen()) return {};
  if (manner_.foreground) {
    if (auto held = hold_guard_->tell_if_held(target_.window, ample_limits()); held && *held) {
      freed_ = *held;
      // It closes when the button is let go, or is looked at once more in the end.
      freed_->effect.restored = true;
    }
    return {};
  }
  std::string reason = "what was pressed opened a menu";
  std::string advice = "Press the item itself, or use delivery_mode foreground.";
  auto held = hold_guard_->release_if_held(target_.window, ample_limits());
  if (held && !*held) {
    held = hold_guard_->tell_if_held_in_drag(ample_limits());
    reason = "what is dragged holds more than the button";
    advice = "Use delivery_mode foreground.";
  }
  if (!held || !*held) return {};
  freed_ = *held;
  if (freed_->release == platform::Release::called_off) {
    reason = "it moves the window";
    advice = "set_window_frame moves it without.";
  }
  return fail(errors::background_unavailable(
      {.what = "The action on " + target_.describe(),
       .reason = reason + ", which takes the pointer and the keyboard from the person at this desktop",
       .advice = std::move(advice)}));
}

Result<std::optional<HoldGuard::Held>> PersonsDesk::settle_hold() {
  if (!hold_guard_ || (freed_ && freed_->closed())) return freed_;
  OFFHAND_ASSIGN(const auto held, manner_.foreground ? hold_guard_->tell_if_taken(target_.window, ample_limits())
                                                     : hold_guard_->release_if_taken(target_.window, ample_limits()));
  if (held || !freed_) return held ? held : freed_;
  // That it would be let go with the button was only supposed.
  if (!manner_.foreground) {
    OFFHAND_ASSIGN(const auto now, scope_.platform.input().hold(ample_limits()));
    freed_->effect.restored = !now.any();
  }
  return freed_;
}

Result<void> PersonsDesk::report_on_screen(platform::TimePoint began, platform::TimePoint delivered,
                                           ActionResult& result) const {
  OFFHAND_ASSIGN(const auto now, scope_.platform.windows().desk(ample_limits()));
  const auto before = watch_->before();
  const auto since_begin = [&](platform::TimePoint until) {
    return std::chrono::duration_cast<milliseconds>(until - began).count();
  };
  auto effects = result.side_effects.value_or(std::vector<SideEffect>());
  const bool shown = now.observable.contains(SideEffectKind::pointer);
  if (target_.point)
    effects.push_back({SideEffectKind::pointer, since_begin(delivered), shown && now.pointer == before.pointer});
  const auto left = [&](SideEffectKind kind) { effects.push_back({kind, since_begin(scope_.now()), false}); };
  // What the foreground mode could not put back is told already.
  if (!manner_.foreground && now.active_window != before.active_window) left(SideEffectKind::active_window);
  if (!manner_.foreground && now.focus_owner != before.focus_owner) left(SideEffectKind::focus);
  if (!manner_.foreground && now.stacking != before.stacking) left(SideEffectKind::stacking);
  if (!effects.empty()) result.side_effects = std::move(effects);
  return {};
}

}  // namespace offhand
