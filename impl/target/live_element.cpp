// An element that was shown, found again: whether it is the same one, and whether it is ready.
#include <fmt/format.h>

#include <chrono>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "codegen/runtime/utf8.h"
#include "generated/types/errors.h"
#include "impl/target/resolver.h"
#include "impl/target/row_words.h"
#include "platform/api/atomic_acts.h"

namespace offhand {
namespace {

/// The interval of checks whether an element is ready; no event announces that.
constexpr std::chrono::milliseconds ready_look_interval{25};

Error stale(const Scope& scope, const Result<SnapshotPtr>& fresh, const SnapshotElement& seen,
            const platform::WindowInfo& window, std::string reason) {
  errors::StaleElement data{.element = "Element " + describe_element(seen),
                            .window_id = window.window_id,
                            .reason = std::move(reason),
                            .candidates = std::nullopt};
  // Candidates are a courtesy: when they cannot be found, the error stays the same without them.
  if (fresh) {
    std::string candidates;
    std::vector<SnapshotElement> named;
    for (const auto* near : nearest_elements(**fresh, seen, 3)) {
      candidates += (candidates.empty() ? "" : ", ") + describe_element(*near);
      // What only changed its name keeps the one it was shown with, so that the next action reports the change.
      if (!scope.session.is_shown_in_place(window.window_id, *near)) named.push_back(*near);
    }
    // The session may use the candidates from now on, as they are now; the rest of the snapshot was shown to nobody.
    scope.session.show_elements(*fresh, named);
    if (!candidates.empty()) data.candidates = candidates;
  }
  return errors::stale_element(data);
}

/// Firefox tells what kind of text a field takes only some time after it was first asked: a text field that turns out
/// to be one for searching is the same.
bool is_same_role(Role seen, Role now) {
  return now == seen || (has(seen, RoleTrait::text_field) && has(now, RoleTrait::text_field));
}

/// Whether a new reading of the window lists the element as it was shown. Some applications list a node in one place
/// and name another as its parent, or call it something else each time they are asked: what they list decides, or no
/// new snapshot would ever end the doubt.
bool is_listed_as_shown(const Result<SnapshotPtr>& fresh, const SnapshotElement& seen) {
  if (!fresh) return false;
  const auto* again = (*fresh)->find(seen.index);
  return again != nullptr && is_same_role(seen.node.role, again->node.role) && again->parent == seen.parent &&
         (!seen.in_container || again->node.name == seen.node.name);
}

/// Whether an element's parent is a menu that the session was not shown, inside the node that lists the element: GTK 3
/// lists the items of a menu button's menu as children of the button, while they name the menu as their parent.
bool is_between(const Scope& scope, const platform::NodeHandle& parent, const platform::NodeHandle& lister,
                const platform::WindowInfo& window) {
  if (!parent || scope.session.shown_as(window.window_id, parent)) return false;
  const auto now = scope.platform.tree().identify(window, parent, scope.limits);
  return now && now->exists && now->role == Role::menu && now->parent == lister;
}

/// Why a node that was read again is not the element that was shown; empty: it is.
std::optional<std::string> what_became_of(const Scope& scope, const SnapshotElement& seen,
                                          const platform::NodeIdentity& now, const platform::WindowInfo& window) {
  if (!now.exists) return "it no longer exists";
  if (now.birth != seen.node.birth) return "its place in the application may be another element's by now";
  if (!is_same_role(seen.node.role, now.role)) return fmt::format("it is a {} now", to_string(now.role));
  if (now.parent != seen.parent && seen.parent && !is_between(scope, now.parent, seen.parent, window))
    return "it has moved to another place in the tree";
  if (seen.in_container && now.name != seen.node.name)
    return fmt::format("its place in the list now holds \"{}\"", preview(now.name));
  return std::nullopt;
}

const platform::AtomicActs* atomic_acts(const Scope& scope) {
  return dynamic_cast<const platform::AtomicActs*>(&scope.platform.tree());
}

}  // namespace

Result<void> Resolver::check_row(const platform::WindowInfo& window, const SnapshotElement& seen) const {
  // Where the element is checked in the same turn as it is acted on, its page may have changed since in any case.
  if (atomic_acts(scope_) != nullptr) return {};
  const auto words = other_words_of_row(scope_, window, seen);
  if (!words) return {};
  const auto fresh = perception_.snapshot(scope_.platform, window, {}, scope_.limits);
  return fail(stale(scope_, fresh, seen, window, fmt::format("its row holds \"{}\" now", preview(*words))));
}

Result<void> check_same(const Scope& scope, Perception& perception, const SnapshotElement& seen,
                        const platform::NodeIdentity& now, const platform::WindowInfo& window) {
  auto reason = what_became_of(scope, seen, now, window);
  if (!reason) return {};
  const auto fresh = perception.snapshot(scope.platform, window, {}, scope.limits);
  const bool is_same_node = now.exists && now.birth == seen.node.birth;
  if (is_same_node && is_listed_as_shown(fresh, seen)) return {};
  return fail(stale(scope, fresh, seen, window, *std::move(reason)));
}

Result<platform::Exposure> look_where_it_shows(const Scope& scope, Perception& perception, const SnapshotElement& seen,
                                               const platform::WindowInfo& window) {
  const auto ancestors_then = scope.session.above(window.window_id, seen);
  OFFHAND_ASSIGN(auto exposure, scope.platform.tree().exposure(window, seen.node.handle, ancestors_then, scope.limits));
  OFFHAND_CHECK(check_same(scope, perception, seen, exposure.now, window));
  return exposure;
}

Result<LiveElement> Resolver::identify(const platform::WindowInfo& window, SnapshotElement seen) const {
  // An element that its own action does not serve is pressed by the pointer, which needs the exposure.
  if (rules_.ready_timeout && seen.node.press != platform::ActionPress::serves) return look_at(window, std::move(seen));
  const auto* acts = rules_.ready_timeout ? atomic_acts(scope_) : nullptr;
  auto told = acts != nullptr ? acts->as_last_told(seen.node.handle) : std::nullopt;
  if (!told) {
    OFFHAND_ASSIGN(told, scope_.platform.tree().identify(window, seen.node.handle, scope_.limits));
  }
  OFFHAND_CHECK(check_same(scope_, perception_, seen, *told, window));
  OFFHAND_CHECK(check_row(window, seen));
  return LiveElement{std::move(seen), *std::move(told)};
}

Result<LiveElement> Resolver::look_at(const platform::WindowInfo& window, SnapshotElement seen) const {
  const auto looked_at = scope_.now();
  OFFHAND_ASSIGN(auto exposure, look_where_it_shows(scope_, perception_, seen, window));
  OFFHAND_CHECK(check_row(window, seen));
  auto now = exposure.now;
  return LiveElement{std::move(seen), std::move(now), std::move(exposure), looked_at};
}

/// Since when the dialog that contains an element is known.
std::optional<platform::TimePoint> Resolver::dialog_since(const platform::WindowInfo& window,
                                                          const SnapshotElement& seen, SnapshotPtr snapshot) const {
  if (!snapshot) snapshot = scope_.session.showing(window.window_id, seen.index);
  if (!snapshot) return std::nullopt;
  for (const auto& handle : snapshot->ancestors_of(seen.index))
    if (const auto since = perception_.dialog_since(window.window_id, handle)) return since;
  return std::nullopt;
}

Result<void> Resolver::wait_for_dialog_input(const platform::WindowInfo& window, const SnapshotElement& seen,
                                             const SnapshotPtr& found_in, std::chrono::milliseconds timeout) const {
  const auto since = dialog_since(window, seen, found_in);
  if (!since) return {};
  const auto begun = scope_.now();
  const auto input_delay = scope_.platform.input().dialog_input_delay(window);
  if (*since + input_delay <= begun) return {};
  const auto what = "Element " + describe_element(seen);
  if (*since + input_delay - begun > timeout) {
    return fail(
        errors::not_ready({.what = what,
                           .reason = fmt::format("its dialog is new, and drops presses for {} ms", input_delay.count()),
                           .waited_ms = 0,
                           .advice = "Allow it that time."}));
  }
  OFFHAND_CHECK(scope_.still_allowed("The action on " + what));
  scope_.sleep_until(*since + input_delay);
  return {};
}

Result<LiveElement> Resolver::identify_ready(const platform::WindowInfo& window, const SnapshotElement& seen,
                                             std::chrono::milliseconds timeout) const {
  const auto begun = scope_.now();
  // The content of a field does not identify it, and changes most while somebody types into it.
  const bool is_field = seen.node.editable_text && !seen.in_container;
  const auto around = is_field ? std::vector<platform::NodeHandle>() : scope_.session.around(window.window_id, seen);
  const auto& holder = seen.in_container && seen.parent ? seen.parent : seen.node.handle;
  const auto* acts = atomic_acts(scope_);
  const bool is_atomic = acts != nullptr && acts->acts_atomically(seen.node.handle);
  for (;;) {
    // Read first, so that any later change is noticed by identify() or by the next check.
    const auto change_rate = events_.change_rate(window.pid, around, holder, scope_.now());
    OFFHAND_ASSIGN(auto element, identify(window, seen));
    const bool enabled = !element.now.states.contains(ElementState::disabled);
    // An element that was hidden already when it was read was chosen nevertheless: an item of a closed menu. Some
    // toolkits report everything in a window as hidden that is not shown.
    const bool shows = seen.node.states.contains(ElementState::hidden) || !window.is_on_screen ||
                       !element.now.states.contains(ElementState::hidden);
    const auto waited = std::chrono::duration_cast<std::chrono::milliseconds>(scope_.now() - begun);
    const bool is_known = is_atomic || !seen.in_container || waited >= timeout ||
                          events_.attended_for(window.pid, scope_.now()) >= ChangeRate::acquaintance;
    if (enabled && shows && (is_atomic || change_rate.rests) && is_known) return element;
    const auto what = "Element " + describe_element(seen);
    if (waited >= timeout && !(enabled && shows)) {
      return fail(errors::not_ready(
          {.what = what,
           .reason = enabled ? "it does not show any more" : "it is disabled",
           .waited_ms = waited.count(),
           .advice = enabled ? "Do first what shows it, or take a new snapshot." : "Do first what enables it."}));
    }
    if (waited >= timeout) {
      const std::chrono::milliseconds window_of_time = ChangeRate::memory;
      return fail(errors::element_unstable({.what = what,
                                            .changes = static_cast<std::int64_t>(change_rate.changes),
                                            .window_ms = window_of_time.count()}));
    }
    OFFHAND_CHECK(scope_.still_allowed("The action on " + what));
    scope_.sleep_until(scope_.now() + ready_look_interval);
  }
}

}  // namespace offhand
