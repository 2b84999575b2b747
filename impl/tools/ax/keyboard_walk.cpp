#include "impl/tools/ax/keyboard_walk.h"

#include <algorithm>
#include <chrono>
#include <optional>
#include <utility>

#include "generated/tools/desktop/bring_to_front.h"
#include "generated/tools/desktop/press_key.h"
#include "impl/config/desk.h"
#include "impl/query/node_words.h"
#include "impl/target/element_search.h"
#include "impl/tools/call.h"
#include "platform/api/focus_synthesis.h"

namespace offhand::tools::ax {
namespace {

using audit::WalkKey;
using platform::NodeHandle;

/// One direction; the way back takes as long again.
constexpr std::chrono::seconds walk_time{20};
/// An application tells within some milliseconds where the focus went.
constexpr std::chrono::milliseconds focus_timeout{250};
constexpr std::chrono::milliseconds focus_interval{5};
/// And what had it, once it takes its window for the active one.
constexpr std::chrono::milliseconds told_focus_timeout{500};

/// Whether rows show that Tab may come to: GTK 4 chooses each that gets the focus so.
bool shows_rows(const Snapshot& snapshot) {
  return std::ranges::any_of(snapshot.elements, [](const SnapshotElement& element) {
    return shows(element.node) && has(element.node.role, RoleTrait::item);
  });
}

/// Whether keys reach a window without anybody's noticing; asked only, nothing is sent.
bool takes_keys_quietly(Call& call, const platform::WindowInfo& window) {
  const platform::Keys tab{.keys = {{.key = "tab", .modifiers = {}}}, .delay = {}};
  return std::ranges::any_of(call.input().routes(window), [&](const platform::Route& route) {
    return route.disturbs == platform::Disturbs::nobody && !call.input().refuses(tab, route, window, call.limits());
  });
}

/// Whom a walk would disturb; empty: nobody.
std::string whom_it_disturbs(Call& call, const platform::WindowInfo& window) {
  if (is_private_desk(call.config())) return {};
  const auto desk = call.facets().user_state(call.limits());
  using Kind = SideEffectKind;
  if (!desk || !desk->observable.contains(Kind::active_window) || !desk->observable.contains(Kind::focus))
    return "it cannot be told whether anybody uses the application";
  const auto windows = windows_of(call.scope(), window.pid);
  if (!windows) return "the windows of the application cannot be told";
  const bool is_used = std::ranges::any_of(*windows, [&](const platform::WindowInfo& each) {
    return each.window_id == desk->active_window || each.window_id == desk->focus_owner;
  });
  if (is_used) return "somebody uses the application";
  return takes_keys_quietly(call, window) ? "" : "the window takes no keys in the background unnoticed";
}

/// Why there is no walk through a window; empty: there may be one.
std::string why_not(Call& call, const Snapshot& snapshot) {
  const auto& window = snapshot.window;
  if (call.config().security_mode == ConfigSecurityMode::sandboxed)
    return "the security mode sandboxed lets no key be sent";
  if (!call.has_input()) return "keys cannot be sent here";
  if (window.is_minimized) return "the window is minimised";
  if (window.blocked_by) return "a dialog blocks the window";
  if (shows_rows(snapshot)) return "Tab may choose rows of a list";
  return whom_it_disturbs(call, window);
}

/// The steps of a walk through one window.
class Walking {
 public:
  Walking(Call& call, const Snapshot& snapshot)
      : call_(call),
        snapshot_(snapshot),
        is_private_(is_private_desk(call.config())),
        until_(call.clock().now() +
               std::min<std::chrono::nanoseconds>(walk_time, (call.limits().deadline - call.clock().now()) / 3)) {}

  Walking(const Walking&) = delete;
  Walking& operator=(const Walking&) = delete;
  ~Walking() {
    if (users_) (void)call_.facets().restore(*users_, call_.limits());
  }

  audit::FocusSteps steps() {
    return {.press = [this](WalkKey key) { return press(key); },
            .focus = [this](const auto& before) { return before ? await_focus(*before) : focus_now(); },
            .give = [this](const NodeHandle& node) { give(node); },
            .has_time = [this] { return call_.clock().now() < until_ && !call_.limits().stop.stop_requested(); }};
  }

 private:
  tl::expected<void, std::string> press(WalkKey key) {
    const auto& window = snapshot_.window;
    desktop::PressKeyArgs arguments{.target = FocusInWindow{.pid = window.pid, .window_id = window.window_id},
                                    .key = "tab"};
    if (key == WalkKey::shift_tab) arguments.modifiers = {KeyModifier::shift};
    const auto pressed = call_.invoke<desktop::PressKeyTool>(std::move(arguments), {.is_noted = false});
    if (!pressed) return tl::unexpected(pressed.error().message);
    const bool disturbs = pressed->side_effects && !pressed->side_effects->empty();
    if (disturbs && !is_private_)
      return tl::unexpected<std::string>("a key in the window took something from the user");
    return {};
  }

  std::optional<NodeHandle> focus_by_tree() {
    const auto found = call_.facets().tree().focused(snapshot_.window, call_.limits());
    return found && *found ? std::optional((*found)->handle) : std::nullopt;
  }
  /// What the application said last.
  std::optional<NodeHandle> last_told() {
    const auto events = call_.event_log().of(snapshot_.window.pid);
    const auto found = std::find_if(events.rbegin(), events.rend(), [](const LoggedEvent& logged) {
      return logged.event.kind == platform::EventKind::focus_changed && logged.event.node;
    });
    return found == events.rend() ? std::nullopt : std::optional(found->event.node);
  }
  /// Many tell it only while they take the window for the active one.
  std::optional<NodeHandle> focus_now() {
    if (auto found = focus_by_tree()) return found;
    if (auto found = focus_where_feigned()) return found;
    if (!is_private_ || users_ || !bring_to_front()) return std::nullopt;
    return await_told_focus();
  }
  std::optional<NodeHandle> focus_where_feigned() {
    if (!call_.has_focus_synthesis()) return std::nullopt;
    const auto& window = snapshot_.window;
    for (const auto& route : call_.input().routes(window)) {
      if (route.disturbs != platform::Disturbs::nobody) continue;
      const auto feigned = call_.focus_synthesis().give_synthetic_focus(route, window, call_.limits());
      if (!feigned || !*feigned) continue;
      if (auto found = await_told_focus()) return found;
    }
    return std::nullopt;
  }
  std::optional<NodeHandle> await_told_focus() {
    const auto until = std::min(call_.clock().now() + told_focus_timeout, call_.limits().deadline);
    for (;;) {
      if (auto found = focus_by_tree()) return found;
      if (call_.clock().now() >= until) return std::nullopt;
      call_.sleep_until(std::min(call_.clock().now() + focus_interval, until));
    }
  }
  /// On a private desktop the window may be the active one meanwhile.
  bool bring_to_front() {
    auto users = call_.facets().user_state(call_.limits());
    if (!users) return false;
    const auto& window = snapshot_.window;
    if (!call_.invoke<desktop::BringToFrontTool>({.pid = window.pid, .window_id = window.window_id},
                                                 {.is_noted = false}))
      return false;
    users_ = *std::move(users);
    return true;
  }
  std::optional<NodeHandle> await_focus(const NodeHandle& before) {
    const auto until = std::min(call_.clock().now() + focus_timeout, call_.limits().deadline);
    for (;;) {
      const auto told = last_told();
      if (told && *told != before) return told;
      if (call_.clock().now() >= until) break;
      call_.sleep_until(std::min(call_.clock().now() + focus_interval, until));
    }
    if (auto found = focus_by_tree()) return found;
    return last_told();
  }

  void give(const NodeHandle& node) {
    auto& tree = call_.facets().tree();
    const auto quietly = tree.focus_quietly(node, call_.limits());
    if (quietly.outcome == platform::Outcome::not_attempted && is_private_) (void)tree.focus(node, call_.limits());
  }

  Call& call_;
  const Snapshot& snapshot_;
  const bool is_private_;
  const platform::TimePoint until_;
  /// As it was before the window was brought to the front.
  std::optional<platform::UserState> users_;
};

}  // namespace

tl::expected<audit::FocusWalk, std::string> walk_keyboard(Call& call, const Snapshot& snapshot) {
  if (auto reason = why_not(call, snapshot); !reason.empty()) return tl::unexpected(std::move(reason));
  Walking walking(call, snapshot);
  const auto steps = walking.steps();
  auto walk = audit::walk_focus(snapshot, steps);
  if (!walk.is_complete && walk.reached.size() < 2) return tl::unexpected(std::move(walk.ended));
  return walk;
}

}  // namespace offhand::tools::ax
