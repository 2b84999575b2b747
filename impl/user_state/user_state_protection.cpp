#include "impl/user_state/user_state_protection.h"

#include <algorithm>
#include <chrono>
#include <utility>
#include <vector>

#include "generated/types/errors.h"
#include "impl/user_state/lasting_effects.h"

namespace offhand {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds time_to_give_back{1000};
/// Qt 5 closes its menus 130 ms after the window that was in front before is back there (metacity).
constexpr milliseconds time_for_menu_to_close{200};
constexpr milliseconds menu_look_interval{20};

bool is_lasting_grab(const SideEffect& effect) { return effect.kind == SideEffectKind::grab && !effect.restored; }

/// Closing the menu undid the action, so what was observed is no evidence.
void report_undone(platform::GrabRelease release, bool in_foreground, ActionResult& result) {
  result.effect = Effect::suspected_noop;
  result.verified = false;
  result.evidence.reset();
  const auto* const reason =
      in_foreground
          ? "it opened a menu, which took the keyboard on which the user types and was closed again: repeat it once "
            "they pause"
      : release == platform::GrabRelease::called_off
          ? "it moves the window, for which the user's pointer and keyboard were taken until that was called off: "
            "set_window_frame moves it without"
          : "it opened a menu, which took the user's pointer and keyboard and was closed again";
  result.escalation = Escalation{EscalationRecommended::foreground, reason};
}

/// The application closed the menu, which undid the action.
void report_menu_gone_with_front(ActionResult& result) {
  result.effect = Effect::suspected_noop;
  result.verified = false;
  result.evidence.reset();
  result.observed = "the menu that it opened closed as the user's window came back to the front";
}

/// While a menu grabs the keyboard, a restored focus is of no use to the user.
void report_grab(const GrabGuard::Held& held, bool in_foreground, ActionResult& result) {
  if (!result.side_effects) result.side_effects.emplace();
  for (auto& effect : *result.side_effects) {
    if (effect.kind != SideEffectKind::focus) continue;
    effect.restored = held.effect.restored && (held.closed() || effect.restored);
  }
  result.side_effects->push_back(held.effect);
  if (held.closed()) report_undone(held.release, in_foreground, result);
}

}  // namespace

Result<std::unique_ptr<UserStateProtection>> UserStateProtection::begin(const Scope& scope, UserStateKeeper& keeper,
                                                                        const DeliveryOptions& delivery_options,
                                                                        const Target& target,
                                                                        UserStatePrefetch* ahead) {
  auto found = ahead != nullptr ? ahead->take() : std::nullopt;
  const auto kept_for = target.on_screen() ? 0 : target.window.pid;
  if (!found) found = find_user_state(keeper, scope.platform, delivery_options, kept_for, scope.limits);
  if (!*found) return fail(std::move(*found).error());
  std::unique_ptr<UserStateProtection> desk(
      new UserStateProtection(scope, keeper, delivery_options, target, **std::move(found)));
  desk->late_ = keeper.take_late(scope.session.id(), scope.platform, scope.limits);
  return desk;
}

UserStateProtection::UserStateProtection(const Scope& scope, UserStateKeeper& keeper,
                                         const DeliveryOptions& delivery_options, const Target& target,
                                         FoundUserState found)
    : scope_(scope),
      keeper_(keeper),
      delivery_options_(delivery_options),
      target_(target),
      watch_(std::move(found.watch)),
      grab_guard_(found.grab_guard) {}

void UserStateProtection::keep(std::int64_t pid) {
  keep_user_state(*watch_, keeper_, scope_.platform, pid, scope_.limits);
}

platform::Delivery UserStateProtection::in_foreground(const Strategy& strategy, NeedsKeyboard needs) {
  if (!scope_.platform.has_window_placement())
    return platform::Delivery::failed(scope_.platform.missing(platform::Facet::window_placement));
  if (const auto free = GrabGuard::await_free(scope_.platform, target_.window, scope_.limits); !free) {
    return platform::Delivery::failed(free.error());
  }
  if (scope_.platform.has_input()) {
    const auto composed = scope_.platform.input().await_composed(target_.window, scope_.limits);
    if (!composed) return platform::Delivery::failed(composed.error());
  }
  using Front = platform::KeyInterceptor::Front;
  const auto front = needs == NeedsKeyboard::own ? Front::held : Front::about_to_be_lent;
  const bool keeps_keys =
      needs != NeedsKeyboard::users &&
      watch_->prepare_to_lend_front(family_of(scope_.platform, target_.window.pid), front, scope_.limits);
  if (needs == NeedsKeyboard::own && !keeps_keys) {
    watch_->release();
    return platform::Delivery::not_attempted("");
  }
  const auto was = scope_.platform.window_placement().activate(target_.window.window_id, scope_.limits);
  if (!was) {
    take_front_back();
    return platform::Delivery::failed(was.error());
  }
  if (!hidden_place_.any()) hidden_place_ = *was;
  showed_menu_ = shows_menu();
  if (needs == NeedsKeyboard::none) watch_->lend_front();
  auto delivery = strategy();
  if (delivery.outcome == platform::Outcome::not_attempted) {
    take_front_back();
  } else {
    leave_foreground();
    keep(target_.window.pid);
  }
  return delivery;
}

void UserStateProtection::take_front_back() {
  static_cast<void>(watch_->restore(scope_.limits));
  watch_->release();
  put_target_away();
}

void UserStateProtection::put_target_away() {
  const auto where = std::exchange(hidden_place_, {});
  if (!where.any()) return;
  // Runs for cancelled calls as well.
  const platform::Limits limits{.deadline = scope_.now() + time_to_give_back, .stop = {}};
  const auto desk = scope_.platform.user_state(limits);
  if (!desk) return;
  // Not when the user has turned to the window, and not when it opened a dialog, which would be minimised with it.
  const auto before = watch_->before().stacking;
  const bool opened = std::ranges::any_of(
      desk->stacking, [&](std::int64_t window) { return std::ranges::find(before, window) == before.end(); });
  if (opened || desk->active_window == target_.window.window_id) return;
  static_cast<void>(scope_.platform.window_placement().put_away(target_.window.window_id, where, limits));
}

void UserStateProtection::leave_foreground() {
  // Once the application has read the input, its effect can be awaited without the user's keyboard.
  const auto* window = target_.receiving_window();
  if (window != nullptr && scope_.platform.has_input()) scope_.platform.input().let_settle(*window, scope_.limits);
  opened_menu_ = showed_menu_ == false && shows_menu() == true;
  // What could not be restored is reported in side_effects.
  static_cast<void>(watch_->restore(ample_limits()));
}

std::optional<bool> UserStateProtection::shows_menu() const {
  if (!grab_guard_ || target_.on_screen()) return std::nullopt;
  const auto shown = scope_.platform.input_grabs().shows_menu(target_.window, scope_.limits);
  return shown ? std::optional(*shown) : std::nullopt;
}

bool UserStateProtection::lost_menu_with_front() const {
  if (!opened_menu_) return false;
  const auto until = scope_.now() + time_for_menu_to_close;
  while (scope_.now() < until && shows_menu() == true && !scope_.limits.stop.stop_requested())
    scope_.sleep_until(scope_.now() + menu_look_interval);
  return shows_menu() == false;
}

platform::Limits UserStateProtection::ample_limits() const {
  auto limits = scope_.limits;
  limits.deadline = std::max(limits.deadline, scope_.now() + time_to_give_back);
  return limits;
}

Result<void> UserStateProtection::give_back(platform::TimePoint began, platform::TimePoint delivered,
                                            ActionResult& result) {
  std::optional<GrabGuard::Held> held;
  if (!target_.on_screen()) {
    auto settled = settle_grab();
    // An opened menu stays for the next action, so its window is not put away.
    if (!settled || !*settled || (*settled)->effect.restored) put_target_away();
    if (!settled) return fail(std::move(settled).error());
    held = *std::move(settled);
    OFFHAND_CHECK(watch_->look(ample_limits()));
  }
  result.side_effects = watch_->take_side_effects();
  report_selection(began, result);
  look_at_late_grab();
  result.late_side_effects = late_;
  result.unobserved = watch_->unobserved();
  if (target_.on_screen()) {
    OFFHAND_CHECK(report_on_screen(began, delivered, result));
  } else {
    leave(target_.window.pid);
  }
  if (held) report_grab(*held, delivery_options_.foreground, result);
  if (held && held->release == platform::GrabRelease::still_held)
    keeper_.note_grab(scope_.session.id(), scope_.now() - milliseconds(held->effect.duration_ms));
  say_what_ends(result.side_effects);
  const bool is_read_back = result.evidence && (result.evidence->kind == EvidenceKind::value_readback ||
                                                result.evidence->kind == EvidenceKind::state_readback);
  if (!is_read_back && lost_menu_with_front()) report_menu_gone_with_front(result);
  return {};
}

bool UserStateProtection::is_of_target(std::int64_t window) const {
  if (window <= 0) return false;
  if (window == target_.window.window_id) return true;
  const auto now = scope_.platform.windows().describe(window, ample_limits());
  return now && now->pid == target_.window.pid;
}

bool UserStateProtection::user_has_selection() const {
  const auto owner = watch_->before().selection_owner;
  return owner != 0 && !is_of_target(owner);
}

void UserStateProtection::report_selection(platform::TimePoint began, ActionResult& result) const {
  const auto is = watch_->selection_owner();
  // Of its own text an application may mark another part; and what others mark meanwhile is the user's doing.
  if (is == watch_->before().selection_owner || !is_of_target(is) || !user_has_selection()) return;
  if (!result.side_effects) result.side_effects.emplace();
  const auto lasted = std::chrono::duration_cast<milliseconds>(scope_.now() - began);
  result.side_effects->push_back({SideEffectKind::selection, lasted.count(), false});
}

std::int64_t UserStateProtection::users_window() const {
  return delivery_options_.foreground || target_.on_screen() ? 0 : watch_->before().active_window;
}

bool UserStateProtection::shares_keyboard() const {
  const auto* window = target_.receiving_window();
  const auto users = users_window();
  return users == 0 || (window != nullptr && window->window_id == users);
}

void UserStateProtection::leave(std::int64_t pid, milliseconds at_least) {
  keeper_.keep(std::move(watch_), pid, scope_.session.id(), scope_.platform, at_least);
}

void UserStateProtection::add_late(std::optional<std::vector<SideEffect>> late) {
  if (late && late_) late->insert(late->end(), late_->begin(), late_->end());
  if (late) late_ = std::move(late);
}

bool UserStateProtection::began_with_grab() const { return late_ && std::ranges::any_of(*late_, is_lasting_grab); }

void UserStateProtection::look_at_late_grab() {
  if (!began_with_grab() || !scope_.platform.has_input_grabs()) return;
  // A menu whose item was just chosen closes a moment later (Tk).
  const auto until = scope_.now() + time_for_menu_to_close;
  for (;;) {
    const auto hold = scope_.platform.input_grabs().hold(ample_limits());
    if (!hold) return;
    if (!hold->any()) break;
    if (scope_.now() >= until || scope_.limits.stop.stop_requested()) return;
    scope_.sleep_until(scope_.now() + menu_look_interval);
  }
  for (auto& effect : *late_) {
    if (!is_lasting_grab(effect)) continue;
    effect.restored = true;
    effect.ends_by.reset();
  }
}

bool UserStateProtection::ends_grabs() const {
  if (!delivery_options_.foreground) return true;
  const auto& is_in_use = delivery_options_.users_keyboard.is_in_use;
  return is_in_use && is_in_use();
}

bool UserStateProtection::frees_what_is_held() {
  if (!ends_grabs()) return false;
  auto held = grab_guard_->release_if_held(target_.window, ample_limits());
  if (held && *held) freed_ = *held;
  return freed_ && freed_->closed();
}

Result<void> UserStateProtection::check_grab_midway() {
  if (!grab_guard_ || target_.on_screen()) return {};
  if (delivery_options_.foreground) {
    if (auto held = grab_guard_->tell_if_held(target_.window, ample_limits()); held && *held) {
      freed_ = *held;
      // Presumed: it closes when the button is released; the end of the action checks that.
      freed_->effect.restored = true;
    }
    return {};
  }
  std::string reason = "what was pressed opened a menu";
  std::string advice = "Press the item itself, or use delivery_mode foreground.";
  auto held = grab_guard_->release_if_held(target_.window, ample_limits());
  if (held && !*held) {
    held = grab_guard_->tell_if_held_in_drag(ample_limits());
    reason = "what is dragged holds more than the button";
    advice = "Use delivery_mode foreground.";
  }
  if (!held || !*held) return {};
  freed_ = *held;
  if (freed_->release == platform::GrabRelease::called_off) {
    reason = "it moves the window";
    advice = "set_window_frame moves it without.";
  }
  return fail(errors::background_unavailable(
      {.what = "The action on " + target_.describe(),
       .reason = reason + ", which takes the pointer and the keyboard from the user at this desktop",
       .advice = std::move(advice)}));
}

Result<std::optional<GrabGuard::Held>> UserStateProtection::settle_grab() {
  if (!grab_guard_ || (freed_ && freed_->closed())) return freed_;
  OFFHAND_ASSIGN(const auto held, ends_grabs() ? grab_guard_->release_if_taken(target_.window, ample_limits())
                                               : grab_guard_->tell_if_taken(target_.window, ample_limits()));
  if (held || !freed_) return held ? held : freed_;
  // It was only presumed that releasing the button would end the grab.
  if (!delivery_options_.foreground) {
    OFFHAND_ASSIGN(const auto now, scope_.platform.input_grabs().hold(ample_limits()));
    freed_->effect.restored = !now.any();
  }
  return freed_;
}

Result<void> UserStateProtection::report_on_screen(platform::TimePoint began, platform::TimePoint delivered,
                                                   ActionResult& result) const {
  OFFHAND_ASSIGN(const auto now, scope_.platform.user_state(ample_limits()));
  const auto before = watch_->before();
  const auto since_begin = [&](platform::TimePoint until) {
    return std::chrono::duration_cast<milliseconds>(until - began).count();
  };
  auto effects = result.side_effects.value_or(std::vector<SideEffect>());
  const bool shown = now.observable.contains(SideEffectKind::pointer);
  if (target_.point)
    effects.push_back({SideEffectKind::pointer, since_begin(delivered), shown && now.pointer == before.pointer});
  const auto left = [&](SideEffectKind kind) { effects.push_back({kind, since_begin(scope_.now()), false}); };
  // Side effects that foreground delivery could not restore were reported already.
  if (!delivery_options_.foreground && now.active_window != before.active_window) left(SideEffectKind::active_window);
  if (!delivery_options_.foreground && now.focus_owner != before.focus_owner) left(SideEffectKind::focus);
  if (!delivery_options_.foreground && now.stacking != before.stacking) left(SideEffectKind::stacking);
  if (!effects.empty()) result.side_effects = std::move(effects);
  return {};
}

}  // namespace offhand
